/** Whether text in an element runs from right to left. */
export function isRtl(element: Element, view: Window): boolean {
  return view.getComputedStyle(element).direction === 'rtl'
}
