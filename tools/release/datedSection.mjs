/** What kinds of notes mean to people who embed the widget; before 1.0, a minor version may break. */
const HEADINGS = { Major: 'Breaking changes', Minor: 'New', Patch: 'Fixed' }
const EARLY_HEADINGS = { Minor: 'Breaking changes', Patch: 'New and fixed' }

/**
 * Gives the newest section of a changelog, as `changeset version` writes it, its date and headings.
 *
 * @param {string} changes - Text of CHANGELOG.md.
 * @param {Date} today
 * @returns {string}
 */
export function datedSection(changes, today) {
  const [before, section = '', ...older] = changes.split(/^(?=## )/m)
  const headings = section.startsWith('## 0.') ? EARLY_HEADINGS : HEADINGS
  const dated = section
    .replace(/^## ([\d.]+)$/m, `## $1 (${today.toISOString().slice(0, 10)})\n`)
    .replace(/^### (\w+) Changes$/gm, (_heading, kind) => `### ${headings[kind]}`)
    // The commit that added a note.
    .replace(/^- [0-9a-f]{7,40}: /gm, '- ')
  return [before, dated, ...older].join('')
}
