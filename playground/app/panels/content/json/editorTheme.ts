import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--control)', color: 'var(--text)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { font: 'var(--type-code)', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--control)',
    color: 'var(--text-quiet)',
    borderRight: '1px solid var(--hairline)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'color-mix(in oklch, var(--accent) 30%, transparent)' },
  '.cm-foldPlaceholder': {
    border: '1px solid var(--control-border)',
    backgroundColor: 'transparent',
    color: 'var(--text-quiet)',
  },
  '.cm-tooltip, .cm-panels': {
    border: '1px solid var(--control-border)',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: 'none' },
  // An underline instead of the default background image, so that contrast checkers can measure the
  // text.
  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--failure)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--waiting)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--failure)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--waiting)' },
})

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--text)', fontWeight: '500' },
  { tag: tags.string, color: 'var(--accent-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--waiting)' },
  { tag: tags.punctuation, color: 'var(--text-quiet)' },
])

/** Colours the editor like the playground, in both themes. */
export const editorTheme = [look, syntaxHighlighting(colours)]
