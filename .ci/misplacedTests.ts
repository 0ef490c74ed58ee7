import { posix } from 'node:path'

const TEST = /\.test\.tsx?$/
const SOURCE_ENDINGS = ['ts', 'tsx', 'js', 'mjs', 'mts']

/**
 * Finds unit tests without a tested file beside them.
 *
 * `x.test.ts` and `x.story.test.ts` belong beside `x.ts` or in a folder named `x`.
 */
export function misplacedTests(paths: readonly string[]): string[] {
  const present = new Set(paths)
  return paths.filter((path) => {
    const { dir, base } = posix.parse(path)
    if (!TEST.test(base)) return false
    const subject = base.replace(/\..*/, '')
    const folder = posix.basename(dir).replace(/^\./, '')
    const isBesideIt = SOURCE_ENDINGS.some((ending) => present.has(`${dir}/${subject}.${ending}`))
    return subject !== folder && !isBesideIt
  })
}
