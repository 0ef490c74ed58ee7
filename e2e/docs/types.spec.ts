import { documentedBlocks } from '../../.ci/docs/documentation'
import { expect, test } from '../fixtures'
import { compileSite } from '../support/packedTypes'

test('the code of the guides compiles against the package, in strict TypeScript', async () => {
  const blocks = documentedBlocks().filter(({ kind }) => kind === 'npm')
  const files = blocks.map(({ page, line, language, code }) => [
    `${page}/line-${line}.${language}`,
    // Pads the code, so that line numbers in the compiler's messages match the guide.
    '\n'.repeat(line) + code,
  ])
  const said = await compileSite(test.info().outputPath('site'), Object.fromEntries(files))
  expect(said).toBe('')
})
