// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createScriptRunner } from './createScriptRunner'
import * as loading from './loadScript'
import * as running from './runScript'

// happy-dom would print an error for a script that it does not load.
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM
Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true })

let ran: string[] = []
let settle: (() => void)[] = []

beforeEach(() => {
  ran = []
  settle = []
  vi.spyOn(running, 'runScript').mockImplementation((code) => void ran.push(code))
  vi.spyOn(loading, 'loadScript').mockImplementation(({ source }) => {
    ran.push(source.getAttribute('src') ?? '')
    return new Promise((resolve) => settle.push(resolve))
  })
})

function box(html: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => element.remove())
  element.innerHTML = html
  return element
}
const a = '<script>a</script>'
const b = '<script>b</script>'

/** Runs HTML in a container of its own. */
function run(
  html: string,
  runner = createScriptRunner(window, undefined),
  known = new Set<string>(),
) {
  return runner.run(box(html), 'block "1"', known)
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

async function finish(): Promise<void> {
  for (const done of settle.splice(0)) done()
  await turn()
}

afterEach(finish)

describe('createScriptRunner', () => {
  it('runs inline scripts in order, with what they find', async () => {
    run(a + b, createScriptRunner(window, 'n'))
    await turn()
    expect(ran).toEqual(['a', 'b'])
    const place = expect.objectContaining({
      window,
      nonce: 'n',
      where: 'block "1"',
      root: document,
    })
    expect(running.runScript).toHaveBeenCalledWith('a', place, expect.anything())
  })

  it('runs a script in each place, as often as it stands there, and in no place again', async () => {
    const runner = createScriptRunner(window, undefined)
    const known = new Set<string>()
    run(a, runner, known)
    run(a + a + b, runner, known)
    run('<script src="/c" async></script>', runner)
    run('<script src="/c" async></script>', runner)
    await turn()
    expect(ran).toEqual(['a', 'a', 'b', '/c', '/c'])
  })

  it('runs once for a page what says so, and lets others wait for it', async () => {
    const once = '<script src="/once" data-once></script>'
    run(once + a)
    run(once + b)
    run('<script data-once>c</script><script data-once>c</script>')
    await turn()
    expect(ran).toEqual(['/once', 'c'])
    await finish()
    expect(ran).toEqual(['/once', 'c', 'a', 'b'])
  })

  it.each([
    ['', 1],
    ['text/javascript', 1],
    ['TEXT/JAVASCRIPT', 1],
    [' application/javascript ', 1],
    ['application/ecmascript', 1],
    ['application/json', 0],
    ['text/template', 0],
    ['text/babel', 0],
    ['" nomodule "', 0],
  ])('runs scripts of the type %j %i times', async (type, times) => {
    run(`<script type="${type}">a</script><script type="${type}" src="/a" async></script>`)
    await turn()
    expect(ran).toHaveLength(times * 2)
  })

  it.each(['module', 'importmap'])('leaves an inline %s to the page', async (type) => {
    const element = box(`<script type="${type}" data-x="1">{}</script>`)
    const before = element.firstElementChild
    createScriptRunner(window, 'n').run(element, 'b', new Set())
    await turn()
    const script = element.querySelector('script')
    expect(script).not.toBe(before)
    expect(script).toMatchObject({ type, text: '{}', nonce: 'n' })
    expect(script?.dataset.x).toBe('1')
  })

  it('runs what a server has made inert, with the attributes of its author', async () => {
    run(
      '<script type="text/siteblocks" data-sb-type="" src="/a" onload="b()" nonce="c">{"d":1}</script>',
    )
    await turn()
    expect(ran).toEqual(['/a'])
    const script = vi.mocked(loading.loadScript).mock.calls[0]?.[0].script
    expect(script?.getAttributeNames()).toEqual(['onload'])
    expect([script?.nonce ?? '', script?.text]).toEqual(['', '{"d":1}'])
  })

  it('lets what follows an external script wait for it, in other blocks too', async () => {
    const runner = createScriptRunner(window, undefined)
    run(`${a}<script src="/b"></script><script>c</script>`, runner)
    run('<script>d</script>', runner)
    await turn()
    expect(ran).toEqual(['a', '/b'])
    await finish()
    expect(ran).toEqual(['a', '/b', 'c', 'd'])
  })

  it('waits for no script that is async, and runs deferred ones and modules last', async () => {
    run(`<script src="/d" defer></script><script src="/m" type="module"></script>
      <script src="/a" async></script>${b}`)
    await turn()
    expect(ran).toEqual(['/a', 'b', '/d'])
    await finish()
    expect(ran).toEqual(['/a', 'b', '/d', '/m'])
  })

  it('drops what waits when the block is unmounted, with its elements outside', async () => {
    const runner = createScriptRunner(window, undefined)
    const known = new Set<string>()
    const giveUp = run(`<script src="/a"></script>${b}`, runner, known)
    run('<script>c</script>', runner)
    await turn()
    const outside = box('')
    vi.mocked(loading.loadScript).mock.calls[0]?.[1].outside.add(outside)
    giveUp()
    expect(outside.isConnected).toBe(false)
    await finish()
    expect(ran).toEqual(['/a', 'c'])
    // The cancelled run had no effect.
    run(`<script src="/a"></script>${b}`, runner, known)
    await turn()
    expect(ran).toEqual(['/a', 'c', 'b'])
  })

  it('puts what a script writes behind it, and runs the scripts in it before the next', async () => {
    vi.mocked(running.runScript).mockImplementation((code, _place, live) => {
      ran.push(code)
      Object.defineProperty(document, 'currentScript', { value: live?.script, configurable: true })
      if (code === 'a') document.write('<i>1</i>', '<script>w</scr', 'ipt>')
      if (code === 'a') document.writeln('<i>2</i>')
      Reflect.deleteProperty(document, 'currentScript')
    })
    const element = box(`<p>${a}<b></b></p>${b}`)
    createScriptRunner(window, undefined).run(element, 'b', new Set())
    await turn()
    expect(ran).toEqual(['a', 'w', 'b'])
    expect(element.querySelector('p')?.innerHTML).toMatch(
      /^<script>a.*<i>1<\/i>.*<i>2<\/i>\n<b><\/b>$/,
    )
    expect(Object.getOwnPropertyNames(document)).not.toContain('write')
  })

  it('leaves what the page writes to the page', async () => {
    const own = vi.fn()
    Object.defineProperty(document, 'write', { value: own, configurable: true, writable: true })
    onTestFinished(() => void Reflect.deleteProperty(document, 'write'))
    run('<script src="/a"></script>')
    await turn()
    document.write('page')
    await finish()
    expect(own).toHaveBeenCalledWith('page')
    expect(document.write).toBe(own)
  })
})
