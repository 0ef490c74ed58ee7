// Writes the lines for npm in the guides, by whether npm has the package: see npmPackage.ts.
import { writeFileSync } from 'node:fs'
import { IS_ON_NPM, PACKAGE } from '../../../playground/app/install/npmPackage'
import { documentation } from '../documentation'
import { withNpmLines } from './npmLines'

for (const [path, guide] of documentation()) {
  const written = withNpmLines(guide, PACKAGE, IS_ON_NPM)
  if (written !== guide) writeFileSync(path, written)
}
