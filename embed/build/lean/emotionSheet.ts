import type { Cut } from './cutCode.ts'

/** The style elements of Emotion. */
export const emotionSheet: readonly Cut[] = [
  {
    reason:
      'Nothing is written into them: each cache gets a sheet of ours in their place, which a strict policy does not refuse.',
    functions: { sheetForTag: '', createStyleElement: '' },
    texts: [
      ['this._insertTag = function (tag) { … };', ''],
      ['_proto.hydrate = function hydrate(nodes) { … };', '_proto.hydrate = function () {};'],
      ['_proto.insert = function insert(rule) { … return StyleSheet;', 'return StyleSheet;'],
    ],
  },
]
