// Simulates a visitor who prefers reduced motion, when the address requests it.
//
// Covers `matchMedia`, constructed style sheets, and the page's own style sheets. Does not cover
// the browser's own behaviour, nor frames inside the page.
;(() => {
  if (new URLSearchParams(location.search).get('motion') !== 'reduce') return
  const ALWAYS = '(min-width: 0px)'
  const NEVER = '(max-width: -1px)'

  const reduced = (text) =>
    text
      .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/gi, NEVER)
      .replace(/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/gi, ALWAYS)

  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia.call(window, reduced(String(query)))

  const sheets = CSSStyleSheet.prototype
  for (const name of ['replace', 'replaceSync', 'insertRule']) {
    const original = sheets[name]
    sheets[name] = function (text, ...rest) {
      return original.call(this, reduced(String(text)), ...rest)
    }
  }
  const { insertRule } = CSSGroupingRule.prototype
  CSSGroupingRule.prototype.insertRule = function (text, ...rest) {
    return insertRule.call(this, reduced(String(text)), ...rest)
  }

  /** Rules in the page or in server-rendered HTML do not pass through the patched methods. */
  function reduceRules({ cssRules }) {
    for (const rule of cssRules) {
      if (rule.media) rule.media.mediaText = reduced(rule.media.mediaText)
      if (rule.cssRules) reduceRules(rule)
    }
  }

  function reduceSheets(root) {
    for (const sheet of root.styleSheets) {
      try {
        reduceRules(sheet)
      } catch {
        // Cross-origin style sheets hide their rules.
      }
    }
  }

  addEventListener('DOMContentLoaded', () => {
    reduceSheets(document)
    const root = window.siteblocksPreview.content?.shadowRoot
    if (root) reduceSheets(root)
  })
})()
