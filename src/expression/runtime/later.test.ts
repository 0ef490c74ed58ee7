import { expect, it, vi } from 'vitest'
import { watch } from './later'
import { currentRun, runIn } from './run'

it('hides the failure of a promise from the page, even where it uses up the last steps', async () => {
  const onRejection = vi.fn()
  const report = vi.fn()
  process.on('unhandledRejection', onRejection)
  const traits = { source: 'f()', reads: null, mutates: false }
  const run = () =>
    runIn({ state: {}, report }, traits, null, () => {
      currentRun().steps = 1
      watch(Promise.reject(new Error('offline')))
    })
  expect(run).toThrow(expect.objectContaining({ kind: 'limit' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onRejection).not.toHaveBeenCalled()
  expect(report.mock.calls).toEqual([[expect.objectContaining({ message: 'offline' })]])
  process.off('unhandledRejection', onRejection)
})
