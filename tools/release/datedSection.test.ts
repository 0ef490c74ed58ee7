import { expect, it } from 'vitest'
import { datedSection } from './datedSection.mjs'

const OLDER = '## 0.4.0 (2026-11-28)\n\n### Minor Changes\n\n- 1234567: Stays as it is.\n'

it('dates the newest section, with breaking changes first and no hashes of commits', () => {
  const written = `# Changes

## 0.5.0
### Minor Changes

- 1234567: Forms send
  what HTML sends.
- Not committed yet.

### Patch Changes

- 89abcde: Images load at once.

${OLDER}`
  expect(datedSection(written, new Date('2026-12-01T23:00:00Z'))).toBe(`# Changes

## 0.5.0 (2026-12-01)

### Breaking changes

- Forms send
  what HTML sends.
- Not committed yet.

### New and fixed

- Images load at once.

${OLDER}`)
})

it('has new things apart from fixes from 1.0 on', () => {
  const written = '# Changes\n\n## 1.1.0\n### Minor Changes\n\n- A.\n\n### Patch Changes\n\n- B.\n'
  expect(datedSection(written, new Date(0))).toBe(
    '# Changes\n\n## 1.1.0 (1970-01-01)\n\n### New\n\n- A.\n\n### Fixed\n\n- B.\n',
  )
})
