import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseContent } from '../../../content/parseContent'
import type { ContentEntry } from '../../../content/types'
import { deepFreeze } from '../../../utils/testing/deepFreeze'
import { isRecord } from '../../../utils/values/isRecord'

/** Where the samples of the playground are. */
export const SAMPLES = 'playground/content'

/** The samples, and the fixtures of the conformance suite, which some checkouts do not have. */
export const ENTRY_FILES = [SAMPLES, '../shared/conformance/fixtures'].flatMap((folder) => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`)
})

export function entryIn(file: string): ContentEntry {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return deepFreeze(parseContent(isRecord(content) && 'entry' in content ? content.entry : content))
}
