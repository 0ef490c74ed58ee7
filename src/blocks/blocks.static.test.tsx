// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { parseContent } from '../content/parseContent'
import type { ContentEntry } from '../content/types'
import { isRecord } from '../utils/isRecord'
import { expectSamePage, holdStill } from './internals/testing/expectSamePage'

const SAMPLES = 'playground/content'
const FIXTURES = '../shared/conformance/fixtures'

function entryIn(file: string): ContentEntry {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return parseContent(isRecord(content) && 'entry' in content ? content.entry : content)
}

/** The files of a folder; none if the checkout does not have it. */
function filesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`)
}

describe('a page, with and without React for what never changes', () => {
  holdStill()

  it.each([...filesIn(SAMPLES), ...filesIn(FIXTURES)])('is the same for %s', async (file) => {
    await expectSamePage(entryIn(file))
  })
})
