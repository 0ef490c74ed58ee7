import type { Cut } from '../cutCode.ts'

const VERSION = '19.3.1'

/** What the cuts were written for: another version may have the same texts and do other things. */
export const version: readonly Cut[] = [
  {
    reason: 'CONTRIBUTING.md tells how to move to another version.',
    texts: [[`exports.version = "${VERSION}"`, `exports.version = "${VERSION}"`]],
  },
]
