import { expect, it } from 'vitest'
import { RENDER_TYPES } from '../../src/server/options/RenderOptions'
import { renderToHtml } from '../../src/server/renderToHtml'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { mountOptionRows } from './MountOptions'

const BESIDES = mountOptionRows.map(([name]) => name).filter((name) => !(name in RENDER_TYPES))

it.each(BESIDES)('renderToHtml passes over %s, which a page gives to mount(), too', (name) => {
  const given: object = { [name]: () => {} }
  renderToHtml({ data: {} }, { apiKey: 'k', model: 'page', ...given })
  expect(takeConsole()).toEqual([])
})
