/** @jsxImportSource @emotion/react */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createStyles, fetchBlocks, openShadow, read } from './elements.mjs'

// The least that React and Emotion can do: no features, only the elements that SiteBlocks renders for the same page.

let classes

const Html = ({ html }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content is made up by the benchmark.
  <span className="builder-text" dangerouslySetInnerHTML={{ __html: html }} />
)

const List = ({ blocks, state, parent }) => (
  <div
    className={parent ? 'builder-blocks builder-blocks-child' : 'builder-blocks'}
    builder-type="blocks"
    builder-parent-id={parent}
  >
    {blocks.map((block) => (
      <Block key={block.id} block={block} state={state} />
    ))}
  </div>
)

const columnCss = {
  '& > [data-column]': { width: 'calc(50% - 10px)' },
  '& > * + *': { marginInlineStart: 20 },
  '@media only screen and (max-width:991px)': {
    '&': { flexDirection: 'column', alignItems: 'stretch' },
    '& > *': { width: '100%' },
    '& > * + *': { marginInlineStart: 0 },
  },
}

const Columns = ({ block, state }) => (
  <div className="builder-columns" css={columnCss}>
    {block.component.options.columns.map(({ blocks }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
      <div key={index} className="builder-column" data-column={index}>
        <List blocks={blocks} state={state} parent={block.id} />
      </div>
    ))}
  </div>
)

const Picture = ({ options }) => (
  <>
    <picture>
      <img
        className="builder-image builder-image-fill"
        loading="lazy"
        fetchPriority="auto"
        alt={options.altText}
        src={options.image}
      />
    </picture>
    <div className="builder-image-sizer" style={{ paddingTop: `${options.aspectRatio * 100}%` }} />
  </>
)

function Block({ block, state }) {
  const { repeat } = block
  if (!repeat || state[repeat.itemName]) return <Single block={block} state={state} />
  const list = state[repeat.collection.replace('state.', '')]
  return list.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items stay where they are.
    <Single key={index} block={block} state={{ [repeat.itemName]: item }} index={index} />
  ))
}

function Single({ block, state, index }) {
  const { id, component, children, bindings } = block
  const has = component ? ' builder-has-component' : ''
  const attributes = {
    className: `builder-block ${id}${has} ${classes.get(block)}`,
    'builder-id': id,
    'builder-index': index || undefined,
  }
  const options = component?.options
  if (component?.name === 'Core:Button') {
    return (
      <a {...attributes} className={`${attributes.className} builder-button`} href={options.link}>
        {options.text}
      </a>
    )
  }
  const bound = bindings?.['component.options.text']
  return (
    <div {...attributes}>
      {component?.name === 'Text' && <Html html={bound ? read(state, bound) : options.text} />}
      {component?.name === 'Image' && <Picture options={options} />}
      {component?.name === 'Columns' && <Columns block={block} state={state} />}
      {children?.map((child) => (
        <Block key={child.id} block={child} state={state} />
      ))}
    </div>
  )
}

/** Emotion's sheet over the one that the shadow root has adopted. */
const sheetOver = (sheet, key, container) => ({
  key,
  container,
  nonce: undefined,
  isSpeedy: true,
  tags: [],
  before: null,
  hydrate() {},
  insert: (rule) => sheet.insertRule(rule, sheet.cssRules.length),
  flush() {},
})

let root
let render

window.entrant = {
  async mount(container, { model, data: first = {} }) {
    const blocks = await fetchBlocks(model)
    const styles = createStyles(blocks)
    classes = styles.classes
    const { CSSStyleSheet } = window
    const [sheet, own] = [new CSSStyleSheet(), new CSSStyleSheet()]
    sheet.replaceSync(styles.css)
    const shadow = openShadow(container, [sheet, own])
    const mountPoint = shadow.appendChild(document.createElement('div'))
    const cache = createCache({ key: 'floor', container: mountPoint })
    cache.sheet = sheetOver(own, 'floor', mountPoint)
    root = createRoot(mountPoint)
    render = (data) =>
      root.render(
        <CacheProvider value={cache}>
          <div className="builder-component">
            <div className="builder-content">
              <div>
                <List blocks={blocks} state={data} />
              </div>
            </div>
          </div>
        </CacheProvider>,
      )
    render(first)
  },
  update(data) {
    render(data)
  },
  unmount() {
    root.unmount()
  },
}
