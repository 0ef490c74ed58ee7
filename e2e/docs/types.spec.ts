import { documentedBlocks } from '../../.ci/docs/documentation'
import { expect, test } from '../fixtures'
import { compileSite } from '../support/packedTypes'

const RESOLUTIONS = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
}

for (const [name, options] of Object.entries(RESOLUTIONS)) {
  test(`the code of the guides compiles in strict TypeScript, as ${name} resolves`, async () => {
    const blocks = documentedBlocks().filter(({ kind }) => kind === 'npm')
    const files = blocks.map(({ page, line, language, code }) => [
      `${page}/line-${line}.${language}`,
      // Pads the code, so that line numbers in the compiler's messages match the guide.
      '\n'.repeat(line) + code,
    ])
    const folder = test.info().outputPath('site')
    expect(await compileSite(folder, Object.fromEntries(files), options)).toBe('')
  })
}
