// Markup of SiteBlocks' elements, shared by both floors.

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

/** Class names by block, and a style sheet with all their rules. */
export function createStyles(blocks) {
  const names = new Map()
  const classes = new Map()
  let css = BASE
  function nameFor({ responsiveStyles: styles }) {
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
  }
  function collect(list) {
    for (const block of list) {
      classes.set(block, nameFor(block))
      if (block.children) collect(block.children)
      for (const column of block.component?.options.columns ?? []) collect(column.blocks)
    }
  }
  collect(blocks)
  return { css, classes }
}

/** Reads a path such as `state.lot.name`. */
export const read = (state, path) =>
  path
    .split('.')
    .slice(1)
    .reduce((value, key) => value[key], state)

/** Fetches the blocks of a page. */
export async function fetchBlocks(model) {
  const response = await window.fetch(`/api/v3/content/${model}?apiKey=bench`)
  const { results } = await response.json()
  return results[0].data.blocks
}

/** Opens a shadow root on the container and adopts the sheets. */
export function openShadow(container, sheets) {
  const shadow = container.shadowRoot ?? container.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = sheets
  return shadow
}
