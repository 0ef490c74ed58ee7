// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleGuard'
import { loadScript } from './runScript'

let appended: HTMLScriptElement[] = []

beforeEach(() => {
  appended = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    appended.push(node as HTMLScriptElement)
  })
})

function load(attributes: Readonly<Record<string, string>>, nonce?: string): Promise<void> {
  const source = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) source.setAttribute(name, value)
  return loadScript(source, { window, nonce, root: document, where: 'block "b"' })
}

describe('loadScript', () => {
  it('puts the script into the head, with its attributes and the nonce', async () => {
    const loaded = load(
      { src: '/one.js', 'data-key': 'k', type: 'module', onload: 'x()', nonce: 'theirs' },
      'n1',
    )
    const [script] = appended
    expect(script?.getAttribute('src')).toBe('/one.js')
    expect(script?.async).toBe(true)
    expect(script?.nonce).toBe('n1')
    expect([script?.dataset.key, script?.type]).toEqual(['k', 'module'])
    expect(script?.getAttribute('onload')).toBeNull()
    script?.onload?.(new Event('load'))
    await loaded
  })

  it('loads each address once', () => {
    load({ src: '/two.js' })
    load({ src: '/two.js', 'data-again': '' })
    load({ src: '/three.js' })
    expect(appended).toHaveLength(2)
  })

  it('goes on where a script cannot be had, and says so', async () => {
    const loaded = load({ src: '/missing.js' })
    appended[0]?.onerror?.(new Event('error'))
    await loaded
    expect(takeConsole()).toEqual([
      expect.stringContaining('the script "/missing.js" in block "b" could not be loaded'),
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/javascript,1', 'java\nscript:1'])(
    'refuses the address %j',
    async (src) => {
      await load({ src })
      expect(appended).toEqual([])
      expect(takeConsole()).toHaveLength(1)
    },
  )

  it('goes on where the page refuses the address', async () => {
    vi.mocked(document.head.append).mockImplementation(() => {
      throw new TypeError('TrustedScriptURL needed')
    })
    await load({ src: '/refused.js' })
    expect(takeConsole()).toHaveLength(1)
  })
})
