// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createGlobal } from '../page/createGlobal'

/** Methods that the caller needs an answer of: nothing can stand in for them. */
const ANSWERING = ['createClient', 'runAction']

it('queues the calls of every method that needs no answer', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  script.dataset.src = 'about:blank'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.spyOn(document.head, 'append').mockReturnValue()
  await import('./loader')

  const { SiteBlocks: stub } = window as unknown as {
    SiteBlocks: { q: unknown[] } & Record<string, (argument: string) => void>
  }
  const methods = Object.entries(createGlobal().siteBlocks)
    .filter(([name, value]) => typeof value === 'function' && !ANSWERING.includes(name))
    .map(([name]) => name)
  for (const name of methods) stub[name]?.('argument')
  expect(stub.q).toEqual(methods.map((name) => [name, 'argument']))
  expect(methods).toContain('mount')
})
