import { PAGES } from '../content/pages.mjs'
import { visit } from './visit.mjs'

/** Measures an entrant's first load of a page. The script is requested once the browser is idle. */
export async function firstLoad(server, entrant, name, devtools) {
  const address = new URLSearchParams({ entrant, model: name, last: PAGES[name].last })
  const result = await visit(server, `/visit?${address}`, { devtools })
  checkRendered(entrant, name, result.sent.end, result.errors)
  return result
}

/**
 * Measures a site's page with an entrant, from the start of the navigation.
 *
 * @param [options] - `stub` loads SiteBlocks through its loader stub; other options are those of
 *   {@link visit}.
 */
export async function siteVisit(server, entrant, name, { stub, ...options } = {}) {
  const parameters = { entrant, model: name, last: PAGES[name].last, ...(stub && { stub }) }
  const open = `/site?${new URLSearchParams(parameters)}`
  const { sent, errors } = await visit(server, `/visit?${new URLSearchParams({ open })}`, options)
  checkRendered(entrant, name, sent.done, errors)
  return sent.done
}

/** Measures an entrant's script taking over a page that its server has rendered. */
export async function takeOver(server, entrant, name) {
  const address = new URLSearchParams({ entrant, model: name, last: PAGES[name].last })
  const result = await visit(server, `/served?${address}`)
  checkRendered(entrant, name, result.sent.end, result.errors)
  return result
}

/** Throws if an entrant rendered a page incorrectly. */
function checkRendered(entrant, name, rendered, errors) {
  const { texts, blocks = 0 } = PAGES[name]
  if (rendered.texts >= texts && rendered.blocks >= blocks) return
  throw new Error(
    `${entrant} rendered only ${rendered.texts} of ${texts} texts and ${rendered.blocks} of ${blocks} blocks of "${name}". ${errors.join(' ')}`,
  )
}
