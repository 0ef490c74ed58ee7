/**
 * @typedef {object} ReleaseState
 * @property {string} version - As in package.json.
 * @property {string} repository - Address of package.json, as in `git+https://forge.example/a/b.git`.
 * @property {string} changes - Text of CHANGELOG.md.
 * @property {readonly string[]} notes - Names of the files in .changeset.
 * @property {string} status - Output of `git status --porcelain`.
 * @property {readonly string[]} tags - Tags of the commit.
 * @property {string | undefined} remote - Address of the remote.
 * @property {number} builtAt - Milliseconds since 1970.
 * @property {number} changedAt - Time of the latest change to a source.
 */

/**
 * Lists the problems that keep a commit from being released.
 *
 * @param {ReleaseState} state
 * @returns {string[]} One line per problem, with its remedy.
 */
export function releaseProblems(state) {
  const { version, repository, changes, notes, status, tags, remote, builtAt, changedAt } = state
  const problems = []
  if (status.trim()) problems.push(`the tree has changes that are not committed:\n${status}`)
  if (!tags.includes(`v${version}`))
    problems.push(`this commit has no tag v${version}: git tag -s v${version}`)
  if (builtAt < changedAt) problems.push('dist is older than the sources: npm run build')
  if (
    !new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm').test(
      changes,
    )
  )
    problems.push(`CHANGELOG.md has no heading "## ${version} (YYYY-MM-DD)"`)
  const pending = notes.filter((name) => name.endsWith('.md'))
  if (pending.length > 0)
    problems.push(
      `CHANGELOG.md lacks what ${pending.join(', ')} of .changeset say: node tools/release/version.mjs`,
    )
  if (remote === undefined || pathOf(remote) !== pathOf(repository))
    problems.push(
      `package.json names ${repository}, and this checkout came from ${remote ?? 'nowhere'}: provenance would not match`,
    )
  return problems
}

/** Reduces an address to host, owner and name, which all its spellings share. */
function pathOf(address) {
  return address
    .replace(/^(?:git\+)?\w+:\/\/(?:[^@/]*@)?|^[^@/]*@/, '')
    .replace(/\.git$/, '')
    .replace(':', '/')
}
