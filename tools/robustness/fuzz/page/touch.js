const EVENTS = 'pointerover mouseover mouseenter focusin input change submit keydown blur toggle'
const MOST_ELEMENTS = 60

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Settles like `promise`, or resolves with `late` after some seconds. */
export const limited = (promise, ms = 3_000) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms, 'late'))])

/** Clicks on and types into the elements of a widget, like a visitor. */
export async function touchAll(container) {
  const root = container.shadowRoot ?? container
  const elements = [...root.querySelectorAll('*')].slice(0, MOST_ELEMENTS)
  for (const element of elements) {
    if (element.localName === 'input' && element.type === 'text') element.value = 'typed'
    for (const type of EVENTS.split(' ')) {
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    }
    // Links and forms may navigate: they are answered with 204, which keeps the page.
    element.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
    )
  }
  await nextFrame()
}

/** Summary of the output: which elements were rendered. */
export function shapeOf(container) {
  const root = container.shadowRoot ?? container
  const names = [...root.querySelectorAll('*')].map((element) => element.localName)
  return [...new Set(names)].sort().join(' ')
}
