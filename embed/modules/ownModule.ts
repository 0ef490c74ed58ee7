/**
 * The script element of a module, found by the module's URL: `document.currentScript` is `null` in
 * modules.
 */
export function ownModule(url: string): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined
  return Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')).find(
    ({ src }) => src === url,
  )
}
