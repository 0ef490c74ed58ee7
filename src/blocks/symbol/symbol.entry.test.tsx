// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createHeldAnswers } from '../../client/testing/contentPage'
import { deepFreeze, entry } from '../../content/testing/blocks'
import type { ContentEntry } from '../../content/types'
import { createRegistry } from '../../render/compile/createRegistry'
import { createContentRoot } from '../../render/react/createReactStage'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { symbolBlock } from './SymbolFrame'
import {
  button,
  contentHost,
  fetched,
  flushRenders,
  inner,
  render,
  says,
  shows,
  symbol,
} from './testing/renderSymbol'

describe('a Symbol that is fetched', () => {
  it('requests its entry as the page does, and holds its place until it arrives', async () => {
    const { client, answer, requests } = contentHost()
    const { held, hold } = createHeldAnswers()
    answer.mockImplementation(hold)
    const { texts, get } = await render([fetched, says('after')], {
      client: client({ host: 'https://c.test' }),
      locale: 'de',
    })
    expect(get('.builder-symbol').childElementCount).toBe(0)
    await flushRenders()
    expect(requests()).toMatchObject([
      {
        origin: 'https://c.test',
        path: '/api/v3/content/m',
        parameters: { apiKey: 'k', locale: 'de', 'query.id': '"e1"' },
      },
    ])
    held[0]?.answer({ results: [inner([says('IN')])] })
    await flushRenders()
    expect(texts()).toEqual(['IN', 'after'])
  })

  it('is fetched again, and shown, in the language that an action chose', async () => {
    const { client, answer, requests } = contentHost()
    answer.mockImplementation(({ searchParams }) => ({
      results: [inner([says(`${searchParams.get('locale')}`), shows('state.locale')])],
    }))
    const { click, texts } = await render([fetched, button('state.locale = "fr"')], {
      client: client(),
      locale: 'de',
    })
    await flushRenders()
    expect(texts()).toEqual(['de', 'de'])
    click()
    await flushRenders()
    expect(texts()).toEqual(['fr', 'fr'])
    expect(requests()).toHaveLength(2)
  })

  it('sends one request for two of the same', async () => {
    const { client, answer } = contentHost(inner([says('IN')]))
    const { texts } = await render([fetched, { ...fetched, id: 'builder-z' }], { client: client() })
    await flushRenders()
    expect(texts()).toEqual(['IN', 'IN'])
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('requests by targeting alone when it is dynamic', async () => {
    const { client, requests } = contentHost(inner([says('IN')]))
    const { texts } = await render([symbol({ model: 'm', dynamic: true })], { client: client() })
    await flushRenders()
    expect(requests()[0]?.parameters).not.toHaveProperty(['query.id'])
    expect(texts()).toEqual(['IN'])
  })

  it('renders nothing where there is no such entry', async () => {
    const { client } = contentHost()
    const { texts, get } = await render([fetched, says('after')], { client: client() })
    await flushRenders()
    expect(get('.builder-symbol').childElementCount).toBe(0)
    expect(texts()).toEqual(['after'])
  })

  it('leaves its siblings when it cannot be fetched, and says so', async () => {
    const { client, answer } = contentHost()
    answer.mockImplementation(() => new Response('{"message":"gone"}', { status: 404 }))
    const onBlockError = vi.fn()
    const { texts } = await render([fetched, says('after')], { client: client(), onBlockError })
    await flushRenders()
    expect(texts()).toEqual(['after'])
    expect(onBlockError).toHaveBeenCalledTimes(1)
    expect(takeConsole()).toEqual([expect.stringContaining('gone')])
  })

  it('shows the old entry until the new one arrives', async () => {
    const { client, answer } = contentHost(inner([says('one')]))
    const { texts, change } = await render([fetched], { client: client() })
    await flushRenders()
    const { held, hold } = createHeldAnswers()
    answer.mockImplementation(hold)
    await change([symbol({ model: 'm', entry: 'e2' })])
    await flushRenders()
    expect(texts()).toEqual(['one'])
    held[0]?.answer({ results: [entry([says('two')], { id: 'e2' })] })
    await flushRenders()
    expect(texts()).toEqual(['two'])
  })

  it('removes the old entry when the new one cannot be fetched', async () => {
    const { client, answer } = contentHost(inner([says('one')]))
    const { texts, change } = await render([fetched], { client: client() })
    await flushRenders()
    answer.mockImplementation(() => new Response('{"message":"gone"}', { status: 404 }))
    await change([symbol({ model: 'm', entry: 'e2' })])
    await flushRenders()
    expect(texts()).toEqual([])
    expect(takeConsole()).toHaveLength(1)
  })

  it('stops where it contains itself', async () => {
    const { client, answer } = contentHost(inner([fetched]))
    const { all } = await render([fetched], { client: client() })
    for (let level = 0; level < 25; level++) await flushRenders()
    expect(all('.builder-symbol')).toHaveLength(21)
    expect(answer.mock.calls.length).toBeLessThanOrEqual(20)
    expect(takeConsole()).toEqual([expect.stringContaining('more than 20 deep')])
  })
})

describe('the variation of a Symbol', () => {
  const tested: ContentEntry = {
    ...inner([says('default')]),
    variations: { v: { id: 'v', testRatio: 1, data: { blocks: [says('variation')] } } },
  }

  it('is the client’s choice, and the default without one', async () => {
    const { client } = contentHost(tested)
    const byClient = await render([fetched], { client: client() })
    await flushRenders()
    expect(byClient.texts()).toEqual(['variation'])
    expect((await render([symbol({ content: tested })])).texts()).toEqual(['default'])
  })

  it('is chosen before anything is painted', async () => {
    // No `act`, which would delay rendering: browsers have none.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const { client } = contentHost()
    const root = createContentRoot(document.createElement('div'), {
      registry: createRegistry([symbolBlock]),
    })
    const page = deepFreeze(entry([symbol({ model: 'm', content: tested })]))
    await root.show({ entry: page, model: 'page', client: client() })
    expect(root.shadowRoot?.textContent).not.toBe('default')
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    expect(root.shadowRoot?.textContent).toBe('variation')
    root.unmount()
  })
})
