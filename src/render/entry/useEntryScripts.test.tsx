// @vitest-environment happy-dom
import { act } from '@testing-library/react'

import { describe, expect, it, vi } from 'vitest'
import { BLOCK_TYPE, type Block, type ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import type { BlockDefinition } from '../compile/BlockDefinition'
import type { RootContent } from '../root/ContentRoot'
import { fakeClient } from '../testing/fakeClient'
import { type RenderedEntry, renderEntry } from '../testing/renderEntry'

const view = document.defaultView as unknown as Record<string, unknown> & Window
const block = (more: Partial<Block>): Block => ({ '@type': BLOCK_TYPE, ...more })
const shown = block({ id: 'shown', bindings: { 'properties.title': 'state.text' } })

/** Reads its value when it mounts, and never again. */
const readsOnce: BlockDefinition<{ value: string }> = {
  name: 'Once',
  component: ({ options: { value } }) => <input defaultValue={value} />,
}

function entry(jsCode: string, blocks: readonly Block[] = [shown]): ContentEntry {
  return deepFreeze({ id: 'e1', data: { jsCode, blocks, state: { list: ['a'] } } })
}

/** Stands in for the browser, which runs a script when it is inserted. */
function runInlineScripts(): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement
    scripts.push(script)
    const name = /siteblocks[a-z]+/.exec(script.text)?.[0] ?? ''
    const fakeDocument = { currentScript: script }
    new Function(name, 'document', script.text)(view[name], fakeDocument)
  })
  return scripts
}

function render(code: string, content: Partial<RootContent> = {}): Promise<RenderedEntry> {
  return renderEntry(entry(code), [], { allowScripts: true, ...content }, { nonce: 'n1' })
}
const title = (page: RenderedEntry): string => page.get('.builder-shown').title

function hear(name: string): CustomEvent[] {
  const events: CustomEvent[] = []
  const listener = (event: Event) => void events.push(event as CustomEvent)
  view.addEventListener(`builder:component:${name}`, listener)
  return events
}

describe('useEntryScripts', () => {
  it('shows what the code wrote before anything is painted', async () => {
    const scripts = runInlineScripts()
    const page = await render("state.text = state.list[0] + '!' // done")
    expect(title(page)).toBe('a!')
    expect(scripts.map(({ nonce }) => nonce)).toEqual(['n1'])
  })

  it('lets actions call what the code writes to the context', async () => {
    runInlineScripts()
    const click = 'state.text = context.add(2).join()'
    const blocks = [shown, block({ id: 'go', tagName: 'button', actions: { click } })]
    const code = 'context.add = function (by) { return [this === context, by + 1] }'
    const page = await renderEntry(entry(code, blocks), [], { allowScripts: true })
    act(() => page.get('button').click())
    expect(title(page)).toBe('true,3')
  })

  it('has run when a block first renders, with an empty element', async () => {
    runInlineScripts()
    const code = `state.blocks = element.isConnected + ' ' + element.querySelectorAll('.builder-block').length`
    const options = { bindings: { 'component.options.value': 'state.blocks' } }
    const once = block({ ...options, component: { name: 'Once' } })
    const page = await renderEntry(entry(code, [once]), [readsOnce], { allowScripts: true })
    expect(page.get<HTMLInputElement>('input').value).toBe('true 0')
  })

  it.each(['', 'state.text = 1'])('has the entry tracked with its blocks: %j', async (code) => {
    let blocks = 0
    const keepShown = () => {
      const { shadowRoot } = document.body.lastElementChild as Element
      blocks = shadowRoot?.querySelectorAll('.builder-block').length ?? 0
      return () => {}
    }
    await renderEntry(entry(code), [], { client: fakeClient({ keepShown }) })
    expect(blocks).toBe(1)
  })

  it('leaves nothing behind on the page', async () => {
    runInlineScripts()
    await render('')
    await render('state.text = 1')
    expect(Object.keys(view).filter((key) => /^siteblocks/.test(key))).toEqual([])
  })

  it('passes names to the code', async () => {
    runInlineScripts()
    const code = `state.text = [
        data.state.list, ref.name, ref.state === state, typeof update, element.dataset.name,
        Builder.isBrowser, Builder.isServer, Builder.isEditing, typeof builder.track, context.a,
      ].join()`
    const page = await render(code, { context: { a: 'c' }, client: fakeClient({ track() {} }) })
    expect(title(page)).toBe('a,page,true,function,page,true,false,false,function,c')
  })

  it('follows what timers and promises write', async () => {
    runInlineScripts()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = await render("setTimeout(() => { state.text = 'late' }, 500)")
    expect(title(page)).toBe('')
    act(() => void vi.advanceTimersByTime(500))
    expect(title(page)).toBe('late')
    vi.useRealTimers()
  })

  it.each([
    ["update(state => { state.text = 'by function' })", 'by function'],
    ["update({ text: 'by values' })", 'by values'],
  ])('runs %s', async (code, text) => {
    runInlineScripts()
    expect(title(await render(code))).toBe(text)
  })

  it('runs once, however often the entry is rendered, and other code after it', async () => {
    runInlineScripts()
    const code = 'state.text = (state.text || 0) + 1'
    const page = await render(code)
    await page.rerender(deepFreeze({ ...entry(code), name: 'new' }))
    expect(title(page)).toBe('1')
    await page.rerender(entry('state.text = "other code"'))
    expect(title(page)).toBe('other code')
  })

  const failing = ["throw new Error('oops')", "return Promise.reject(new Error('oops'))"]
  it.each(failing)('prints what fails, and continues to render: %s', async (code) => {
    runInlineScripts()
    const page = await render(code)
    await Promise.resolve()
    expect(page.all('.builder-shown')).toHaveLength(1)
    expect(takeConsole()).toEqual([expect.stringMatching(/a script in entry "e1" failed: .*oops/)])
  })

  describe('where scripts are not allowed', () => {
    const renderSafely = (code: string, content: Partial<RootContent> = {}) =>
      render(code, { allowScripts: undefined, ...content })

    it.each([
      ["state.text = state.list[0] + '!' // done", 'a!'],
      ["update(state => { state.text = 'by function' })", 'by function'],
      ["update({ text: 'by values' })", 'by values'],
      ['ref.state.text = ref.name', 'page'],
      ['state.text = data.state.list.length + String(element)', '1null'],
      ['state.text = [Builder.isBrowser, Builder.isServer, context.a].join()', 'true,false,c'],
      [
        'function main(){return Promise.resolve().then(function(){})}state.text="stored";var _virtual_index=main();return _virtual_index',
        'stored',
      ],
    ])('runs in the expression language: %s', async (code, text) => {
      const scripts = runInlineScripts()
      expect(title(await renderSafely(code, { context: { a: 'c' } }))).toBe(text)
      expect(scripts).toEqual([])
    })

    it('preserves what was written before what the language cannot do, and names that', async () => {
      const page = await renderSafely("state.text = 'kept'\nwindow.scrollTo(0, 0)")
      expect(title(page)).toBe('kept')
      expect(takeConsole()).toEqual([
        expect.stringMatching(
          /the code of entry "e1", line 2: "window" is not .*allowScripts: true/,
        ),
      ])
    })

    it('reports the error that stopped it, and goes on past a name that is not defined', async () => {
      const page = await renderSafely('var a = pixelId\nstate.text = "went on"')
      expect(title(page)).toBe('went on')
      await renderSafely('\nstate.list.forEach((x) => x.a.b)')
      expect(takeConsole()).toEqual([
        expect.stringContaining('the code of entry "e1", line 1: "pixelId" is not defined here.'),
        expect.stringMatching(/the code of entry "e1" stopped,( line 2)?: /),
      ])
    })

    it.each([
      { start: '', line: 3 },
      { start: 'update({})\n', line: 4 },
    ])('runs nothing of a script that it cannot read: line $line', async ({ start, line }) => {
      const page = await renderSafely(`${start}state.text = 1\n\nclass Cart {\n}`)
      expect(title(page)).toBe('')
      expect(takeConsole()).toEqual([
        expect.stringContaining(
          `the code of entry "e1" did not run, line ${line}: "class" is not supported.`,
        ),
      ])
    })

    it('shows what timers write, as long as the entry is mounted', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
      const track = vi.fn()
      const client = fakeClient({ track })
      const code =
        "setTimeout(() => { state.text = 'late'; setTimeout(() => builder.track('gone'), 500) }, 500)"
      const page = await renderSafely(code, { client })
      act(() => void vi.advanceTimersByTime(500))
      expect(title(page)).toBe('late')
      page.unmount()
      vi.advanceTimersByTime(500)
      expect(track).not.toHaveBeenCalled()
      vi.useRealTimers()
    })

    it('runs in what the site passes as evaluate', async () => {
      const evaluate = (code: string, scope: object) =>
        new Function('scope', `with (scope) {${code}}`)(scope)
      const page = await renderSafely('state.text = new (class { a = 1 })().a', { evaluate })
      expect(title(page)).toBe('1')
    })
  })

  it('notifies the page that the entry has loaded, when its own work is done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const loads = hear('load')
    await renderEntry(entry(''))
    expect(loads).toHaveLength(0)
    vi.advanceTimersByTime(0)
    expect(loads.map(({ detail }) => detail.ref.name)).toEqual(['page'])
    vi.useRealTimers()
  })

  it('notifies the page of changes, once a turn, until the entry is unmounted', async () => {
    const changes = hear('stateChange')
    const click = 'state.text = 1; state.list.push("b")'
    const button = block({ id: 'go', actions: { click } })
    const page = await renderEntry(entry('', [button]))
    act(() => page.get('.builder-go').click())
    expect(changes).toHaveLength(0)
    await Promise.resolve()
    const detail = { state: { text: 1, list: ['a', 'b'] }, ref: { name: 'page' } }
    expect(changes).toMatchObject([{ detail }])
    page.unmount()
    changes[0]?.detail.ref.update({ text: 2 })
    await Promise.resolve()
    expect(changes).toHaveLength(1)
  })
})
