/** Elements whose clicks have their own effect. A button may have none. */
const OWN_CLICKS =
  'a[href],iframe,input,select,summary,textarea,[controls],[contenteditable],label,object,[type=submit]'

/** The click of a visitor, as React tells it. */
interface Click {
  readonly nativeEvent: Event
  readonly currentTarget: EventTarget
}

/**
 * Whether a click has an effect of its own inside the element that hears it.
 *
 * @param others - Selects further elements with such an effect.
 */
export function hasOwnEffect({ nativeEvent, currentTarget }: Click, others = ''): boolean {
  const path = nativeEvent.composedPath() as Element[]
  const inside = path.slice(0, path.indexOf(currentTarget as Element))
  return inside.some((node) => node.matches?.(OWN_CLICKS + others))
}
