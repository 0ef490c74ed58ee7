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

/** Texts of a snippet that a policy has to name. */
export const policedTexts = ({ html }: Policed) => [
  ...inlineTexts(html, 'script'),
  ...inlineTexts(html, 'style'),
]

/** The policy under which a snippet works, with the hashes of its inline texts. */
export async function hashedPolicy(policed: Policed): Promise<string> {
  const hashes = policedTexts(policed).map(async (text) => [text, await hashSource(text)] as const)
  // Insecure pages have no `crypto.subtle`.
  const sources = new Map(await Promise.all(hashes).catch(() => []))
  return snippetPolicy(policed, (text) => sources.get(text) ?? "'nonce-YOUR_NONCE'")
}

async function hashSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
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
