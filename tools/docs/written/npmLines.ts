/** Text of a guide that is true until npm has the package. */
const UNTIL_NPM = /<!-- until npm -->\n?([\s\S]*?)<!-- \/until npm -->\n*/g

/** What `npm install` takes: the package, or an archive of it. */
const PACKAGE = /(`| |^)(npm install) (?:siteblocks|\.\/siteblocks-[\d.]+\.tgz)\b/gm

/**
 * A guide whose lines for npm work: with the archive until npm has the package, and then without
 * what was true until then.
 *
 * @param taken - What `npm install` takes now.
 */
export function withNpmLines(guide: string, taken: string, isOnNpm: boolean): string {
  const lines = guide.replace(PACKAGE, `$1$2 ${taken}`)
  return isOnNpm ? lines.replace(UNTIL_NPM, '') : lines
}

/** Whether a guide says, until npm has the package, where the archive comes from. */
export function lacksCondition(guide: string): boolean {
  return guide.search(PACKAGE) >= 0 && guide.search(UNTIL_NPM) < 0
}
