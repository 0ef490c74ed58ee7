import { PAGES } from '../content/pages.mjs'
import { visit } from './visit.mjs'

/** The first load of a page by an entrant: the script is asked for when the browser has settled. */
export async function firstLoad(server, entrant, name, devtools) {
  const address = new URLSearchParams({ entrant, model: name, last: PAGES[name].last })
  const result = await visit(server, `/visit?${address}`, { devtools })
  checkRendered(entrant, name, result.sent.end, result.errors)
  return result
}

/**
 * The page of a site with an entrant in it: times count from the address of the page.
 *
 * @param [options] - `stub` for SiteBlocks' loader stub; the others are those of {@link visit}.
 */
export async function siteVisit(server, entrant, name, { stub, ...options } = {}) {
  const parameters = { entrant, model: name, last: PAGES[name].last, ...(stub && { stub }) }
  const open = `/site?${new URLSearchParams(parameters)}`
  const { sent, errors } = await visit(server, `/visit?${new URLSearchParams({ open })}`, options)
  checkRendered(entrant, name, sent.done, errors)
  return sent.done
}

/** Throws when an entrant did not render a page as it should. */
function checkRendered(entrant, name, rendered, errors) {
  const { texts, blocks = 0 } = PAGES[name]
  if (rendered.texts >= texts && rendered.blocks >= blocks) return
  throw new Error(
    `${entrant} rendered only ${rendered.texts} of ${texts} texts and ${rendered.blocks} of ${blocks} blocks of "${name}". ${errors.join(' ')}`,
  )
}
