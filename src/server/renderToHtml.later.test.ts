import { expect, it, vi } from 'vitest'
import { renderToHtml } from './renderToHtml'

/** What is called later warns, because there is no such function. */
it.each([
  { binding: '(async () => { await 1; context.none() })()' },
  { binding: '(() => { state.list = []; Promise.resolve().then(() => context.none()) })()' },
  { jsCode: 'state.start = () => { setInterval(() => {}, 16) }', binding: 'state.start()' },
])('calls nothing after it has returned: $jsCode $binding', async ({ jsCode, binding }) => {
  const startTimer = vi.spyOn(globalThis, 'setInterval')
  const text = { name: 'Text', options: { text: 'x' } }
  const bindings = { 'component.options.text': binding }
  const block = { '@type': '@builder.io/sdk:Element', id: 'a', component: text, bindings }
  renderToHtml({ id: 'e', data: { jsCode, blocks: [block] } }, { apiKey: 'k', model: 'page' })
  expect(startTimer).not.toHaveBeenCalled()
  startTimer.mockRestore()
  await new Promise((resolve) => setTimeout(resolve))
})
