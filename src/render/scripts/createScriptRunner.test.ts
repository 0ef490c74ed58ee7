// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createScriptRunner } from './createScriptRunner'
import * as running from './runScript'

let ran: string[] = []
let settle: (() => void)[] = []

beforeEach(() => {
  ran = []
  settle = []
  vi.spyOn(running, 'runScript').mockImplementation((code) => void ran.push(code))
  vi.spyOn(running, 'loadScript').mockImplementation((script) => {
    ran.push(script.getAttribute('src') ?? '')
    return new Promise((resolve) => settle.push(resolve))
  })
})

function script(code: string, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('script')
  element.textContent = code
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
const external = (src: string, more = {}) => script('', { src, ...more })

const turn = () => new Promise((resolve) => setTimeout(resolve))

async function finish(): Promise<void> {
  for (const done of settle.splice(0)) done()
  await turn()
}

describe('createScriptRunner', () => {
  it('runs inline scripts in order', async () => {
    createScriptRunner(window, 'n').run([script('a'), script('b')], 'block "1"', document.body)
    await turn()
    expect(ran).toEqual(['a', 'b'])
    expect(running.runScript).toHaveBeenCalledWith('a', {
      window,
      nonce: 'n',
      where: 'block "1"',
      root: document.body,
    })
  })

  it('runs an inline script once for a block, and a changed one again', async () => {
    const runner = createScriptRunner(window, undefined)
    runner.run([script('a')], 'block "1"', document)
    runner.run([script('a'), script('b')], 'block "1"', document)
    runner.run([script('a')], 'block "2"', document)
    await turn()
    expect(ran).toEqual(['a', 'b', 'a'])
  })

  it.each([
    ['', 1],
    ['text/javascript', 1],
    ['TEXT/JAVASCRIPT', 1],
    [' application/javascript ', 1],
    ['application/ecmascript', 1],
    ['module', 0],
    ['application/json', 0],
    ['text/template', 0],
    ['importmap', 0],
  ])('runs an inline script of the type %j %i times', async (type, times) => {
    createScriptRunner(window, undefined).run([script('a', { type })], 'b', document)
    await turn()
    expect(ran).toHaveLength(times)
  })

  it.each([
    ['', 1],
    ['module', 1],
    ['application/json', 0],
  ])('loads an external script of the type %j %i times', async (type, times) => {
    createScriptRunner(window, undefined).run([external('/a', { type })], 'b', document)
    await turn()
    expect(ran).toHaveLength(times)
  })

  it('lets what follows an external script wait for it, in other blocks too', async () => {
    const runner = createScriptRunner(window, undefined)
    runner.run([script('a'), external('/b'), script('c')], 'block "1"', document)
    runner.run([script('d')], 'block "2"', document)
    await turn()
    expect(ran).toEqual(['a', '/b'])
    await finish()
    expect(ran).toEqual(['a', '/b', 'c', 'd'])
  })

  it('waits for no script that is async', async () => {
    const scripts = [external('/a', { async: '' }), script('b')]
    createScriptRunner(window, undefined).run(scripts, 'b', document)
    await turn()
    expect(ran).toEqual(['/a', 'b'])
  })

  it('gives up what waits when the block goes', async () => {
    const runner = createScriptRunner(window, undefined)
    const giveUp = runner.run([external('/a'), script('b')], 'block "1"', document)
    runner.run([script('c')], 'block "2"', document)
    await turn()
    giveUp()
    await finish()
    expect(ran).toEqual(['/a', 'c'])
  })
})
