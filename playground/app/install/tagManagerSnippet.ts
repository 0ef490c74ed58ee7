import {
  builtFile,
  quoteString,
  type SnippetOptions,
  splitAttributes,
  writeOptionLines,
} from './SnippetOptions'

/** Default element after which the content is inserted. */
export const DEFAULT_SELECTOR = 'h1'

/**
 * A tag that inserts the custom element itself. Uses ES5 syntax, because tag managers reject newer
 * code; functions among the options keep their own syntax.
 */
export function tagManagerSnippet(options: SnippetOptions): string {
  const { widget, manager, scriptUrl, integrity, place = DEFAULT_SELECTOR } = options
  const { attributes, others } = splitAttributes(widget)
  const set = attributes.map(([name, value]) => {
    const text = quoteString(value === true ? '' : value)
    return `    content.setAttribute(${quoteString(name)}, ${text})\n`
  })
  const properties =
    others.length > 0
      ? `    Object.assign(content, {\n${writeOptionLines(others, '      ')}    })\n`
      : ''
  return `<script>
  (function () {
    var content = document.createElement('site-blocks')
${set.join('')}${properties}    var place = document.querySelector(${quoteString(place)}) || document.body.firstElementChild
    place.insertAdjacentElement('afterend', content)
${loadScript('script', scriptUrl, integrity)}${
  widget.analytics && !manager ? loadScript('connect', builtFile(scriptUrl, 'connect.js')) : ''
}  })()
</script>`
}

function loadScript(name: string, url: string, integrity?: string): string {
  return [
    `var ${name} = document.createElement('script')`,
    ...(integrity
      ? [`${name}.integrity = ${quoteString(integrity)}`, `${name}.crossOrigin = 'anonymous'`]
      : []),
    `${name}.src = ${quoteString(url)}`,
    `document.head.appendChild(${name})`,
  ]
    .map((line) => `    ${line}\n`)
    .join('')
}
