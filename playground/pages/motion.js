// Makes this page believe that its visitor asked for less motion, where its address says so.
//
// Covered are `matchMedia`, adopted style sheets as they are filled, and the style sheets of the
// page. Not covered: what the browser itself does under that setting, and frames inside of the
// page.
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

  /** Rules that came with the page, or with what a server drew, were not filled in by a script. */
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
        // A sheet of another origin keeps its rules to itself.
      }
    }
  }

  addEventListener('DOMContentLoaded', () => {
    reduceSheets(document)
    const root = document.getElementById('content')?.shadowRoot
    if (root) reduceSheets(root)
  })
})()
