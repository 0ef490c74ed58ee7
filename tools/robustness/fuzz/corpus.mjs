import { readdirSync, readFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'

const SAMPLES = 'playground/content'

/**
 * Seeds of cases: the samples of the playground, every block, and payloads of the browser tests.
 */
export async function readCorpus() {
  const load = (file) => tsImport(`../../../e2e/support/${file}.ts`, import.meta.url)
  const [{ allBlocks }, { MARKUP }, { ENTRY_PAYLOADS }] = await Promise.all([
    load('content/allBlocks'),
    load('payloads/markup'),
    load('payloads/entryPayloads'),
  ])
  const samples = readdirSync(SAMPLES)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(`${SAMPLES}/${name}`, 'utf8')))
    .map(({ entry }) => entry)
  return {
    entries: [
      ...samples,
      { id: 'all', data: { blocks: allBlocks } },
      ...allBlocks.map((block, index) => ({ id: `block-${index}`, data: { blocks: [block] } })),
    ],
    html: MARKUP.map(([, html]) => html('ran(1)')),
    payloads: ENTRY_PAYLOADS.map(([, data]) => data('ran(1)', 'harmless')),
  }
}
