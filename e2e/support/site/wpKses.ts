import type { Page } from 'playwright/test'

/**
 * Tags and attributes that WordPress's `wp_kses_post` allows in snippets of authors without the
 * right to unfiltered HTML.
 *
 * @see https://github.com/WordPress/WordPress/blob/master/wp-includes/kses.php ($allowedposttags)
 */
const ALLOWED_TAGS: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'rev', 'name', 'target', 'download'],
  div: ['align'],
  h1: ['align'],
  h2: ['align'],
  p: ['align'],
  section: ['align'],
}

/** Attributes of every tag: `_wp_add_global_attributes`. */
const GLOBAL_ATTRIBUTES = ['class', 'dir', 'hidden', 'id', 'lang', 'style', 'title', 'role']

/** `data-*` names that `wp_kses_attr_check` accepts. */
const DATA_ATTRIBUTE = '^data-[a-z0-9_-]+$'

/**
 * Filters HTML like WordPress: removes other tags but keeps their content, as text if it was code.
 */
export function wpKses(page: Page, html: string): Promise<string> {
  const rules = { tags: ALLOWED_TAGS, global: GLOBAL_ATTRIBUTES, data: DATA_ATTRIBUTE }
  return page.evaluate(
    ({ html, rules }) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      for (const element of Array.from(body.querySelectorAll('*'))) {
        const attributes = rules.tags[element.localName]
        if (!attributes) {
          element.replaceWith(...Array.from(element.childNodes))
          continue
        }
        for (const { name } of Array.from(element.attributes)) {
          const isAllowed = attributes.includes(name) || rules.global.includes(name)
          if (!isAllowed && !new RegExp(rules.data).test(name)) element.removeAttribute(name)
        }
      }
      return body.innerHTML
    },
    { html, rules },
  )
}
