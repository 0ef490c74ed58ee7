/**
 * Throws when an entrant did not draw a page as it should.
 *
 * @param {{ texts: number, blocks: number }} drawn - What stands in the document.
 */
export function checkDrawn(entrant, name, page, drawn, errors) {
  const problems = []
  if (drawn.texts < page.texts) problems.push(`${drawn.texts} of ${page.texts} texts`)
  if (page.blocks && drawn.blocks < page.blocks)
    problems.push(`${drawn.blocks} of ${page.blocks} blocks`)
  if (problems.length === 0) return
  throw new Error(
    `${entrant} drew only ${problems.join(' and ')} of "${name}". ${errors.join(' ')}`,
  )
}
