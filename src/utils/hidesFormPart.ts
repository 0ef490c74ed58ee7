const PARTS =
  /^(?:node(?:Name|Type)|tagName|namespaceURI|ownerDocument|parentNode|textContent|(?:first|last)Child|(?:next|previous)Sibling|(?:append|remove)Child|insertBefore|(?:[gs]et|has|remove)Attribute|(?:add|remove)EventListener|dispatchEvent|querySelector(?:All)?)$/

/**
 * Whether a field with this name or id would take the place of a part of its form that scripts rely on:
 * `form.nodeName` is then the field.
 */
export function hidesFormPart(name: unknown): boolean {
  return typeof name === 'string' && PARTS.test(name)
}
