import { createStyles, fetchBlocks, openShadow, read } from './elements.mjs'

// The floor's elements by `createElement`, without React and Emotion: what the browser itself needs
// for them.

const COLUMNS = `.columns>[data-column]{width:calc(50% - 10px)}.columns>*+*{margin-inline-start:20px}
@media only screen and (max-width:991px){.columns{flex-direction:column;align-items:stretch}
.columns>*{width:100%}.columns>*+*{margin-inline-start:0}}`

let classes
/** Elements bound to a key of the state, with their expressions. */
const bound = new Map()

function create(tag, attributes, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

const createList = (blocks, state, parent) =>
  create(
    'div',
    {
      class: parent ? 'builder-blocks builder-blocks-child' : 'builder-blocks',
      'builder-type': 'blocks',
      'builder-parent-id': parent,
    },
    ...blocks.flatMap((block) => createBlocks(block, state)),
  )

function createBlocks(block, state) {
  const { repeat } = block
  if (!repeat) return [createBlock(block, state)]
  const list = state[repeat.collection.replace('state.', '')]
  return list.map((item, index) => createBlock(block, { [repeat.itemName]: item }, index))
}

function createBlock(block, state, index) {
  const { id, component, children = [] } = block
  const { name, options } = component ?? {}
  const has = component ? ' builder-has-component' : ''
  const isButton = name === 'Core:Button'
  const element = create(
    isButton ? 'a' : 'div',
    {
      class: `builder-block ${id}${has} ${classes.get(block)}${isButton ? ' builder-button' : ''}`,
      'builder-id': id,
      'builder-index': index || undefined,
      href: isButton ? options.link : undefined,
    },
    ...(isButton ? [options.text] : []),
  )
  if (name === 'Text') element.append(createText(block, state))
  if (name === 'Image') element.append(...createPicture(options))
  if (name === 'Columns') element.append(createColumns(block, state))
  element.append(...children.flatMap((child) => createBlocks(child, state)))
  return element
}

function createText({ component, bindings }, state) {
  const element = create('span', { class: 'builder-text' })
  const path = bindings?.['component.options.text']
  element.innerHTML = path ? read(state, path) : component.options.text
  if (path) bound.set(path.replace('state.', ''), element)
  return element
}

const createColumns = ({ id, component }, state) =>
  create(
    'div',
    { class: 'builder-columns columns' },
    ...component.options.columns.map(({ blocks }, index) =>
      create(
        'div',
        { class: 'builder-column', 'data-column': index },
        createList(blocks, state, id),
      ),
    ),
  )

function createPicture({ altText, image, aspectRatio }) {
  const attributes = {
    class: 'builder-image builder-image-fill',
    loading: 'lazy',
    fetchpriority: 'auto',
    alt: altText,
    src: image,
  }
  const sizer = create('div', { class: 'builder-image-sizer' })
  sizer.style.paddingTop = `${aspectRatio * 100}%`
  return [create('picture', {}, create('img', attributes)), sizer]
}

let shown

window.entrant = {
  async mount(container, { model, data = {} }) {
    shown = data
    const blocks = await fetchBlocks(model)
    const styles = createStyles(blocks)
    classes = styles.classes
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync(styles.css + COLUMNS)
    const list = create('div', {}, createList(blocks, data))
    const content = create('div', { class: 'builder-content' }, list)
    const component = create('div', { class: 'builder-component' }, content)
    openShadow(container, [sheet]).append(create('div', {}, component))
  },
  update(data) {
    for (const [key, element] of bound) {
      if (data[key] !== shown[key]) element.innerHTML = data[key]
    }
    shown = data
  },
}
