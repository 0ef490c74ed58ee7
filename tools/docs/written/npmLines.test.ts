import { describe, expect, it } from 'vitest'
import { IS_ON_NPM, PACKAGE } from '../../../playground/app/install/npmPackage'
import { documentation } from '../documentation'
import { lacksCondition, withNpmLines } from './npmLines'

const GUIDE = `Get it:

<!-- until npm -->
Make the archive.
<!-- /until npm -->

\`\`\`sh project
npm install ./siteblocks-0.4.0.tgz react
\`\`\`

\`npm install siteblocks\`<!-- until npm -->, not yet<!-- /until npm -->, or \`npm install\`.
`

describe('the lines for npm', () => {
  it('use the archive until npm has the package', () => {
    const archive = './siteblocks-0.4.0.tgz'
    const written = withNpmLines(GUIDE, archive, false)
    expect(written.split(`npm install ${archive}`)).toHaveLength(3)
    expect(written).toContain('Make the archive.')
    expect(written).toContain('or `npm install`.')
  })

  it('lose their conditions with the first release', () => {
    expect(withNpmLines(GUIDE, 'siteblocks', true)).toBe(`Get it:

\`\`\`sh project
npm install siteblocks react
\`\`\`

\`npm install siteblocks\`, or \`npm install\`.
`)
  })

  it('need a condition', () => {
    expect(lacksCondition(GUIDE)).toBe(false)
    expect(lacksCondition('`npm install siteblocks`')).toBe(true)
  })

  it.each([...documentation()])('of %s work; "npm run docs:write" writes them', (_, guide) => {
    expect(withNpmLines(guide, PACKAGE, IS_ON_NPM)).toBe(guide)
    expect(!IS_ON_NPM && lacksCondition(guide)).toBe(false)
  })
})
