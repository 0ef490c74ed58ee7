import type { Cut } from './cutCode.ts'

/** What a cache of Emotion does with the style elements of a page. */
export const emotionCache: readonly Cut[] = [
  {
    reason:
      'Each cache gets a sheet of ours, which a strict policy does not refuse, and a key of its own, which no element of the page has.',
    texts: [
      ["if (key === 'css') { … node.setAttribute('data-s', ''); }); }", ''],
      ['container = options.container || document.head; … nodesToHydrate.push(node); });', ''],
      ['sheet: new StyleSheet({ … }),', 'sheet: null,'],
      ['cache.sheet.hydrate(nodesToHydrate);', ''],
    ],
  },
]
