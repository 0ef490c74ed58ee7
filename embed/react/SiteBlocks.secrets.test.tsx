import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Option } from '../../src/client/options/Option'
import { SECRET_OPTIONS } from '../../src/client/options/secretOptions'
import { renderToHtml } from '../../src/server/renderToHtml'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { mountOptionRows } from '../options/MountOptions'
import { SiteBlocks } from './SiteBlocks'

const OPTIONS = { apiKey: 'k', model: 'page' }
const ENTRY = { id: 'e', data: { blocks: [] } }
const MARK = 'anybody-can-read-this'

const isSecret = (name: string): boolean => SECRET_OPTIONS.some((secret) => secret === name)

/** A value of an option's type, with a text in it that is to be found. */
function marked({ type }: Option): unknown {
  if (type === 'object') return { headers: { authorization: MARK } }
  return type === 'string[]' ? [MARK] : MARK
}

/** Values of options that do not belong into HTML. React writes a nonce as it should. */
const KEPT = Object.fromEntries(
  mountOptionRows
    .filter(([name, { attribute }]) => isSecret(name) || attribute === 'none')
    .filter(([name]) => name !== 'blocks' && name !== 'nonce')
    .map(([name, row]) => [name, marked(row)]),
)

describe('SiteBlocks on a server', () => {
  it.each(Object.keys(KEPT))('keeps %s out of the HTML', (name) => {
    const options = { ...OPTIONS, [name]: KEPT[name] }
    expect(renderToString(<SiteBlocks {...options} />)).not.toContain(MARK)
    takeConsole()
  })

  it.each(SECRET_OPTIONS)('keeps %s out of what renderToHtml wrote, and says so', (name) => {
    const options = { ...OPTIONS, [name]: KEPT[name] }
    const { html } = renderToHtml(ENTRY, options)
    const page = renderToString(<SiteBlocks {...options} html={html} />)
    expect(html + page).not.toContain(MARK)
    expect(takeConsole()).toEqual([expect.stringContaining('Pass them to fetchEntry() alone.')])
  })

  it('is silent about options of a request that are no secret', () => {
    renderToString(<SiteBlocks {...OPTIONS} fetchOptions={{ credentials: 'include' }} />)
    expect(takeConsole()).toEqual([])
  })
})
