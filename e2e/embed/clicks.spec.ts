import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { block } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountEntry } from '../support/pageObjects/mountEntry'

const HTML = `<button id="button">Button</button>
  <label id="label">Label <input id="field" type="checkbox"></label>
  <label id="for" for="radio">For</label><input id="radio" type="radio">
  <details><summary id="summary">Summary</summary></details>`

const TARGETS = ['button', 'label', 'field', 'for', 'radio', 'summary']

/** Each target after each, and after itself. */
const ORDER = TARGETS.flatMap((first) => TARGETS.flatMap((second) => [first, second]))

/** Where another script of the page hears of a click, and clicks the same element again. */
const FOREIGN = ['nowhere', 'capture', 'bubble', 'target'] as const

async function mountTargets(host: HostPage, foreign: string): Promise<void> {
  await host.page.addInitScript((where) => {
    function clickAgain(event: Event): void {
      if (event.isTrusted) (event.composedPath()[0] as HTMLElement).click()
    }
    if (where === 'capture') addEventListener('click', clickAgain, true)
    if (where === 'bubble') addEventListener('click', clickAgain)
    if (where === 'target')
      addEventListener('pointerdown', (event) => {
        event.composedPath()[0]?.addEventListener('click', clickAgain)
      })
    window.said = []
    addEventListener('siteblocks:click', () => window.said?.push('click'))
  }, foreign)
  await mountEntry(host, { data: { blocks: [block('code', 'Custom Code', { code: HTML })] } })
}

const counted = (page: Page) => page.evaluate(() => window.said?.length)

for (const foreign of FOREIGN)
  for (const busyMs of [0, 1_000])
    test(`a press is one click: busy for ${busyMs} ms, clicked again: ${foreign}`, async ({
      host,
      page,
      context,
    }) => {
      await mountTargets(host, foreign)
      const browser = await context.newCDPSession(page)
      const places = new Map<string, object>()
      for (const id of TARGETS) {
        const { x, y } = (await page.locator(`#${id}`).boundingBox()) ?? { x: 0, y: 0 }
        places.set(id, { x: x + 5, y: y + 5 })
      }
      await page.evaluate((ms) => {
        setTimeout(() => {
          const end = performance.now() + ms
          while (performance.now() < end);
        })
      }, busyMs)
      const presses = ORDER.flatMap((id) =>
        (['mousePressed', 'mouseReleased'] as const).map((type) =>
          browser.send('Input.dispatchMouseEvent', {
            ...(places.get(id) as { x: number; y: number }),
            type,
            button: 'left',
            clickCount: 1,
          }),
        ),
      )
      await Promise.all(presses)
      expect(await counted(page)).toBe(ORDER.length)
    })

test('a key that is held down is one press', async ({ host, page }) => {
  await mountTargets(host, 'nowhere')
  let presses = 0
  for (const id of ['button', 'summary']) {
    await page.locator(`#${id}`).focus()
    for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await counted(page)).toBe(++presses)
  }
})

test('a script clicks each time that it does so, but has not seen the entry', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('siteblocks:impression', () => window.said?.push('impression'))
    addEventListener('DOMContentLoaded', () => {
      document.body.style.paddingTop = '200vh'
    })
  })
  await mountTargets(host, 'nowhere')
  await page.evaluate(() => {
    const content = document.querySelector('#app')?.shadowRoot
    for (let n = 0; n < 5; n++) content?.querySelector<HTMLElement>('#button')?.click()
  })
  expect(await page.evaluate(() => window.said)).toEqual(Array(5).fill('click'))
})

test('a router that removes the content loses no click', async ({ host, page }) => {
  await mountTargets(host, 'nowhere')
  await page.evaluate(() => {
    document.addEventListener('click', () => window.mounted?.unmount(), true)
  })
  await page.locator('#button').click()
  expect(await counted(page)).toBe(1)
})
