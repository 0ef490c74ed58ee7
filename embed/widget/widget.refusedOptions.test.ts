// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { trackedPage } from '../testing/trackedPage'
import type { MountOptions } from './MountOptions'

const page = trackedPage({ canTrack: false })

describe('an update that is refused', () => {
  it('leaves out what only requests of a client mean, and says so in one line', async () => {
    const more: object = { limit: 5, format: 'html', reload: undefined }
    const widget = await page.show(more)
    expect(page.asked).toEqual([expect.not.stringMatching(/limit|format/)])
    widget.update(more)
    await widget.reload()
    expect(page.asked).toHaveLength(2)
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: options left out, since a widget has no use for them: limit, format. Remove them, or fetch with SiteBlocks.createClient(), whose requests take them. "omit" makes the answer smaller, and widget.reload() asks again.',
    ])
  })

  it.each<[name: string, changed: Partial<MountOptions>]>([
    ['isolation', { isolation: 'light' }],
    ['blocks', { blocks: { Clock: { element: 'shop-clock' } } }],
    ['nonce', { nonce: 'other' }],
    ['minHeight', { minHeight: 10 }],
    ['responsiveTo', { responsiveTo: 'container' }],
  ])('says that %s cannot be changed, and changes the others', async (name, changed) => {
    const widget = await page.show()
    widget.update({ ...changed, locale: 'de' })
    expect(takeConsole()).toEqual([
      `warn: SiteBlocks: option "${name}" cannot be changed after mount(). Unmount the widget and mount it again to change it.`,
    ])
    await expect.poll(() => page.asked).toHaveLength(2)
  })

  it('says nothing of options that stay what they are', async () => {
    const blocks = { Clock: { element: 'shop-clock' } }
    const widget = await page.show({ blocks, nonce: 'n' })
    widget.update({ blocks: { ...blocks }, nonce: 'n', isolation: 'shadow' })
    expect(takeConsole()).toEqual([])
  })
})

describe('mount', () => {
  it.each([
    ['loading', 'late', 'eager, lazy or idle'],
    ['isolation', 'none', 'shadow or light'],
    ['responsiveTo', 'page', 'viewport or container'],
  ])('says which words %s takes', (name, value, words) => {
    expect(() => page.mount({ [name]: value })).toThrow(
      new TypeError(
        `SiteBlocks: option "${name}" must be ${words}, got "${value}". Pass ${words}, or leave the option out.`,
      ),
    )
  })
})
