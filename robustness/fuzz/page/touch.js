const EVENTS = 'pointerover mouseover mouseenter focusin input change submit keydown blur toggle'
const MOST_ELEMENTS = 60

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Settles with `promise`, or after some seconds with the text `late`. */
export const limited = (promise, ms = 3_000) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms, 'late'))])

/** Clicks on and types into what stands in a widget's container, as a visitor would. */
export async function touchAll(container) {
  const root = container.shadowRoot ?? container
  const elements = [...root.querySelectorAll('*')].slice(0, MOST_ELEMENTS)
  for (const element of elements) {
    if (element.localName === 'input' && element.type === 'text') element.value = 'typed'
    for (const type of EVENTS.split(' ')) {
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    }
    // Not composed where it would leave: links and forms are answered with 204, which opens
    // nothing.
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
