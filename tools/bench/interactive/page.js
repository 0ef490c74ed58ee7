// Runs in the page: renders content with the widget, or the same DOM with plain React from the same
// bundle.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createGlobal } from '../../../embed/global/createGlobal.ts'
import { wholeRenderer } from '../../../embed/renderers/wholeRenderer.ts'

const { siteBlocks } = createGlobal(wholeRenderer)

/** Elements whose content both the widget and plain React set as HTML. */
const HTML = '.builder-text'
const NAMES = { class: 'className', for: 'htmlFor', srcset: 'srcSet', tabindex: 'tabIndex' }

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until `selector` matches `count` painted elements. */
async function rendered(root, { selector, count }) {
  while (root.querySelectorAll(selector).length < count) await nextFrame()
  await nextFrame()
  await nextFrame()
}

function describe(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.data
  const props = {}
  for (const { name, value } of node.attributes) {
    if (name === 'style') props.style = styleOf(node.style)
    else if (name === 'inert') props.inert = true
    else props[NAMES[name] ?? name] = value
  }
  if (node.matches(HTML)) props.dangerouslySetInnerHTML = { __html: node.innerHTML }
  const children = node.matches(HTML) ? [] : Array.from(node.childNodes, describe)
  return { tag: node.localName, props, children }
}

function styleOf(style) {
  return Object.fromEntries(
    Array.from(style, (name) => [
      name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      style.getPropertyValue(name),
    ]),
  )
}

const elementOf = (node) =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, node.props, ...node.children.map(elementOf))

function Plain({ nodes }) {
  return nodes.map((node, key) =>
    createElement(node.tag, { ...node.props, key }, ...node.children.map(elementOf)),
  )
}

window.bench = {
  async widget(content, wanted) {
    const app = document.querySelector('#app')
    siteBlocks.mount(app, { apiKey: 'bench', model: 'page', canTrack: false, content })
    await rendered(app.shadowRoot, wanted)
  },

  /** The widget's output, as data. */
  capture() {
    const { shadowRoot } = document.querySelector('#app')
    const css = shadowRoot.adoptedStyleSheets
      .flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText))
      .join('\n')
    return { css, nodes: Array.from(shadowRoot.children, describe) }
  },

  async plain({ css, nodes }, wanted) {
    const root = document.querySelector('#app').attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
    createRoot(root).render(createElement(Plain, { nodes }))
    await rendered(root, wanted)
  },

  html: () => document.querySelector('#app').shadowRoot.innerHTML,
}
