/** @jsxImportSource @emotion/react */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'

// The least that React and Emotion can do: no features, only the elements that SiteBlocks draws for the same page.

const BASE = `:host{display:block}.builder-blocks{display:flex;flex-direction:column}
.builder-columns{display:flex}.builder-text{outline:none}.builder-text p:first-of-type{margin:0}
.builder-block{box-sizing:border-box;position:relative;display:flex;flex-direction:column}
.builder-image{width:100%;object-fit:cover;position:absolute;height:100%;top:0;left:0}
.builder-button{text-decoration:none}`

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const declarations = (styles) =>
  Object.entries(styles)
    .map(([name, value]) => `${kebab(name)}:${value}`)
    .join(';')

/** Class names by styles, and one text with all of their rules. */
function createStyles() {
  const names = new Map()
  let css = BASE
  return {
    css: () => css,
    classOf({ responsiveStyles: styles }) {
      if (!styles) return ''
      const key = JSON.stringify(styles)
      let name = names.get(key)
      if (!name) {
        name = `f-${names.size.toString(36)}`
        names.set(key, name)
        css += `.${name}{${declarations(styles.large)}}`
        if (styles.small) css += `@media (max-width:640px){.${name}{${declarations(styles.small)}}}`
      }
      return name
    },
  }
}

function collect(blocks, styles, classes) {
  for (const block of blocks) {
    classes.set(block, styles.classOf(block))
    if (block.children) collect(block.children, styles, classes)
    for (const column of block.component?.options.columns ?? []) {
      collect(column.blocks, styles, classes)
    }
  }
}

const classes = new Map()

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

const read = (state, source) =>
  source
    .split('.')
    .slice(1)
    .reduce((value, key) => value[key], state)

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
let shadow
let render

window.entrant = {
  async mount(container, { model, data: first = {} }) {
    const response = await window.fetch(`/api/v3/content/${model}?apiKey=bench`)
    const { results } = await response.json()
    const { blocks } = results[0].data
    const styles = createStyles()
    collect(blocks, styles, classes)
    const { CSSStyleSheet } = window
    const [sheet, own] = [new CSSStyleSheet(), new CSSStyleSheet()]
    sheet.replaceSync(styles.css())
    shadow = container.shadowRoot ?? container.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheet, own]
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
  /** Writes the same texts without React, to tell what the browser itself needs for them. */
  write(texts) {
    const elements = shadow.querySelectorAll('.builder-text')
    texts.forEach((text, index) => {
      elements[index].innerHTML = text
    })
  },
  unmount() {
    root.unmount()
  },
}
