/** CSP sources of a page with the snippet, and the requirements of its author. */
export interface PolicyParts {
  readonly scripts: readonly string[]
  readonly styles?: readonly string[]
  /** Origin of the content host. */
  readonly host: string
  readonly trustedTypes?: boolean
}

/** Writes the strictest Content Security Policy under which a snippet works. */
export function writePolicy({
  scripts,
  styles = ["'self'"],
  host,
  trustedTypes = false,
}: PolicyParts): string {
  return [
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `connect-src 'self' ${host}`,
    `img-src 'self' ${host}`,
    ...(trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types siteblocks'] : []),
  ].join('; ')
}

/** Texts of the inline elements of a name in HTML that a snippet consists of. */
export function inlineTexts(html: string, name: 'script' | 'style'): readonly string[] {
  return Array.from(
    html.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs')),
    ([, text = '']) => text,
  )
}

/** What decides the policy of a page with a snippet. */
export interface Policed extends Omit<PolicyParts, 'styles'> {
  /** HTML of the snippet; the policy allows its inline scripts and styles by their hashes. */
  readonly html: string
}

/** The policy under which a snippet works; `sourceOf` gives the CSP source of an inline text. */
export function snippetPolicy(
  { html, scripts, ...parts }: Policed,
  sourceOf: (text: string) => string,
): string {
  return writePolicy({
    ...parts,
    scripts: ["'self'", ...scripts, ...inlineTexts(html, 'script').map(sourceOf)],
    styles: ["'self'", ...inlineTexts(html, 'style').map(sourceOf)],
  })
}
