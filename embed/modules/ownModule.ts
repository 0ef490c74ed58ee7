/**
 * The element of a module, by the address of the module: `document.currentScript` does not tell.
 */
export function ownModule(url: string): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined
  return Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')).find(
    ({ src }) => src === url,
  )
}
