import { detachStyles } from './detachStyles'
import type { TrustedTypePolicy } from './trustedTypes'

/** HTML of content, and what needs a way of its own into the page. */
export interface HtmlParts {
  /** The HTML without styles and scripts; not sanitised. */
  readonly markup: string
  readonly css: string
  readonly scripts: readonly HTMLScriptElement[]
}

/** Takes styles and scripts out of HTML, without running, loading or applying anything. */
export function takeApart(
  html: string,
  document: Document,
  policy: TrustedTypePolicy | null,
): HtmlParts {
  if (!/<(?:style|script)/i.test(html)) return { markup: html, css: '', scripts: [] }
  const template = document.createElement('template')
  const detached = detachStyles(html)
  template.innerHTML = policy ? policy.createHTML(detached) : detached
  const scripts: HTMLScriptElement[] = []
  let css = ''
  for (const element of Array.from(template.content.querySelectorAll('script,style'))) {
    element.remove()
    if (element.localName === 'script') scripts.push(element as HTMLScriptElement)
    else css += `${element.textContent}\n`
  }
  return { markup: template.innerHTML, css, scripts }
}
