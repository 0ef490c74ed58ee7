const IMPORTANT = /\s*!\s*important\s*$/i

/** Sets one declaration through the CSSOM, which passes over what it cannot parse. */
export function setDeclaration(style: CSSStyleDeclaration, property: string, value: string): void {
  const priority = IMPORTANT.test(value) ? 'important' : ''
  style.setProperty(property, value.replace(IMPORTANT, ''), priority)
}
