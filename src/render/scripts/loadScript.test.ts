// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { loadScript } from './loadScript'

/** Loads a script in a box, which is in the page or in a shadow root. */
function load(address: string, inShadow = false) {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = inShadow ? host.attachShadow({ mode: 'open' }) : document
  const box = document.createElement('p')
  ;(inShadow ? (root as ShadowRoot) : host).append(box)
  const source = document.createElement('script')
  const script = document.createElement('script')
  // A type that stops happy-dom from loading them.
  source.type = 'text/held'
  script.type = 'text/held'
  source.setAttribute('src', address)
  box.append(source)
  const outside = new Set<Element>()
  const place = { window, nonce: undefined, root, where: 'block "b"', outside }
  const loaded = loadScript({ source, script }, place)
  return { loaded, script, box, host, outside }
}

describe('loadScript', () => {
  it('runs a script in its place, and settles when it has run', async () => {
    const { loaded, script, box, outside } = load('/one.js')
    expect(box.firstChild).toBe(script)
    expect(script.getAttribute('src')).toBe('/one.js')
    expect(outside.size).toBe(0)
    script.dispatchEvent(new Event('load'))
    await loaded
  })

  it('shows a script of a shadow root from the light document, where it finds itself', () => {
    const { script, box, host, outside } = load('/two.js', true)
    const [holder] = outside
    const slot = box.querySelector('slot')
    expect(slot?.name).toMatch(/^siteblocks-/)
    expect(holder?.slot).toBe(slot?.name)
    expect([holder?.parentNode, script.parentNode]).toEqual([host, holder])
  })

  it('continues where a script cannot be loaded, and says so', async () => {
    const { loaded, script } = load('/missing.js')
    script.dispatchEvent(new Event('error'))
    await loaded
    expect(takeConsole()).toEqual([
      expect.stringContaining('the script "/missing.js" in block "b" could not be loaded'),
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/javascript,1'])('refuses %s', async (address) => {
    const { loaded, script } = load(address)
    await loaded
    expect(script.parentNode).toBeNull()
    expect(takeConsole()).toHaveLength(1)
  })

  it('continues where the page refuses the address', async () => {
    const source = document.createElement('script')
    source.setAttribute('src', '/refused.js')
    const script = document.createElement('script')
    Object.defineProperty(script, 'src', {
      set() {
        throw new TypeError('TrustedScriptURL needed')
      },
    })
    const outside = new Set<Element>()
    const place = { window, nonce: undefined, root: document, where: 'b', outside }
    await loadScript({ source, script }, place)
    expect(takeConsole()).toHaveLength(1)
  })
})
