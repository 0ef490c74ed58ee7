import { documentedBlocks } from '../../tools/docs/documentation'
import { expect, test } from '../fixtures'
import { compileSite } from '../support/build/packedTypes'

const RESOLUTIONS = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
}

test('the code of the guides compiles in strict TypeScript, however imports resolve', async () => {
  const blocks = documentedBlocks().filter(({ kind }) => kind === 'npm')
  const files = blocks.map(({ page, line, language, code }) => [
    `${page}/line-${line}.${language}`,
    // Pads the code, so that line numbers in the compiler's messages match the guide.
    '\n'.repeat(line) + code,
  ])
  for (const [name, options] of Object.entries(RESOLUTIONS)) {
    const folder = test.info().outputPath(name)
    expect(await compileSite(folder, Object.fromEntries(files), options), name).toBe('')
  }
})
