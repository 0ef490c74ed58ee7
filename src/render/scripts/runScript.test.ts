// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { runScript } from './runScript'

const page = window as { SiteBlocks?: { currentRoot?: Node } | undefined }

/** Stands in for the browser, which runs a script when it is inserted. */
function whenRun(then: (script: HTMLScriptElement) => void) {
  return vi.spyOn(document.head, 'append').mockImplementation((node) => {
    Object.defineProperty(document, 'currentScript', { value: node, configurable: true })
    then(node as HTMLScriptElement)
  })
}
const run = (code: string, nonce?: string): void =>
  runScript(code, { window, nonce, root: document.body, where: 'block "b"' })

afterEach(() => {
  page.SiteBlocks = undefined
})

describe('runScript', () => {
  it('puts the code into the page, with the nonce', () => {
    const scripts: HTMLScriptElement[] = []
    whenRun((script) => scripts.push(script))
    run('go() // now', 'n1')
    expect(scripts[0]?.nonce).toBe('n1')
    expect(scripts[0]?.text).toContain('go() // now\n')
  })

  it('offers the root while the script runs', () => {
    page.SiteBlocks = {}
    const seen: unknown[] = []
    whenRun(() => seen.push(page.SiteBlocks?.currentRoot))
    run('')
    expect([...seen, page.SiteBlocks.currentRoot]).toEqual([document.body, undefined])
  })

  it('prints what a script throws', () => {
    whenRun((script) => {
      expect(script.text).toMatch(
        /^try\{.*\n\}catch\(error\)\{document.currentScript.onerror\(error\)\}$/,
      )
      script.onerror?.(new Error('oops') as never)
    })
    run('throw new Error("oops")')
    expect(takeConsole()).toEqual([expect.stringContaining('a script in block "b" failed: oops')])
  })

  it('prints a syntax error, and hides it from later listeners', () => {
    const heard = vi.fn()
    whenRun(() => {
      window.addEventListener('error', heard)
      const error = new SyntaxError('unexpected')
      window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }))
    })
    run('{')
    window.removeEventListener('error', heard)
    expect(heard).not.toHaveBeenCalled()
    expect(takeConsole()).toEqual([expect.stringContaining('failed: unexpected')])
  })

  it('leaves errors of the page to the page', () => {
    const heard = vi.fn()
    window.addEventListener('error', heard)
    whenRun(() => window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('own') })))
    run('')
    window.removeEventListener('error', heard)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('prints that a page refuses the code', () => {
    whenRun(() => {
      throw new TypeError('TrustedScript needed')
    })
    page.SiteBlocks = {}
    run('')
    expect(page.SiteBlocks.currentRoot).toBeUndefined()
    expect(takeConsole()).toEqual([expect.stringContaining('TrustedScript needed')])
  })
})
