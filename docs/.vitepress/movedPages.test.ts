import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, it } from 'vitest'
import { writeMovedPages } from './movedPages'

const folder = mkdtempSync(join(tmpdir(), 'siteblocks-moved-'))
writeMovedPages('docs/api', folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Where the script of an old page leads. */
function follow(page: string, hash: string): string {
  const [, script = ''] =
    /<script>([\s\S]*)<\/script>/.exec(readFileSync(join(folder, page), 'utf8')) ?? []
  const visited: string[] = []
  const location = { hash, replace: (address: string) => visited.push(address) }
  runInNewContext(script, { location })
  return visited[0] ?? ''
}

it.each([
  ['siteblocks/client.html', '#trackedevent', '../events.html#trackedevent'],
  ['siteblocks/client.html', '#client', '../client.html#client'],
  ['siteblocks/client.html', '', '../client.html'],
  ['siteblocks/global.html', '#widget', '../widget.html#widget'],
  ['siteblocks.html', '#blockdefinition', 'blocks.html#blockdefinition'],
  ['content.html', '#contententry', 'types.html#contententry'],
])('%s%s leads to %s', (page, hash, address) => {
  expect(follow(page, hash)).toBe(address)
})
