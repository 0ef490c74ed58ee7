import { expect, type Page } from 'playwright/test'
import { differences } from './lean/scenarios/differences'
import { scenarios } from './lean/scenarios/index'
import { openLean, test } from './support/lean'
import { REACTS } from './support/leanBuilds'

// One worker builds and plays for all, before the first test.
test.describe.configure({ mode: 'default' })
test.use({ trace: 'off' })

test.describe('the React of embed.js does as the whole one', () => {
  for (const name of Object.keys(scenarios)) {
    test(name, ({ lean: { performances } }) => {
      const whole = performances.whole.transcripts[name] ?? []
      expect(whole.length).toBeGreaterThan(1)
      expect(whole.filter((line) => line.startsWith('failed'))).toEqual([])
      expect(performances.lean.transcripts[name]).toEqual(whole)
    })
  }

  test('by hand, in every field and place', async ({ lean: { files }, browser }) => {
    const told = await Promise.all(
      REACTS.map(async (react) => {
        const { page, problems } = await openLean(browser, files[react], { search: '?hands' })
        await page.evaluate(() => window.exercise.startByHand())
        await tryOut(page)
        const lines = await page.evaluate(() => window.exercise.readByHand())
        await page.context().close()
        return { lines, problems }
      }),
    )
    expect(told[0]?.lines.length).toBeGreaterThan(80)
    expect(told[0]?.problems).toEqual([])
    expect(told[1]).toEqual(told[0])
  })

  test('under a policy that wants trusted types', async ({ lean: { files }, browser }) => {
    const policy =
      "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types own"
    const names = Object.keys(scenarios).filter((name) => TRUSTED.test(name))
    const told = await Promise.all(
      REACTS.map(async (react) => {
        const { page, problems } = await openLean(browser, files[react], { policy })
        const transcripts = await page.evaluate((given) => window.exercise.play(...given), names)
        await page.context().close()
        return { transcripts, problems }
      }),
    )
    expect(Object.keys(told[0]?.transcripts ?? {}).length).toBeGreaterThan(20)
    expect(told[0]?.problems).toEqual([])
    expect(told[1]).toEqual(told[0])
  })

  test('the console stays empty', ({ lean: { performances } }) => {
    expect(performances.whole.problems).toEqual([])
    expect(performances.lean.problems).toEqual([])
  })
})

test.describe('the React of embed.js does otherwise, on purpose', () => {
  for (const [name, { lean: expected }] of Object.entries(differences)) {
    test(name, ({ lean: { performances } }) => {
      expect(performances.lean.transcripts[name]).toEqual(expected)
      expect(performances.whole.transcripts[name]).not.toEqual(expected)
    })
  }
})

/** Scenarios that put no HTML and no scripts into the page. */
const TRUSTED = /^(?:hooks?|use\w+|classes|lists|events|fields|transitions|trusted)\b/

/** Does what people do, one thing after the other. */
async function tryOut(page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const keys = async (...names: readonly string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  await field('text').click()
  await page.keyboard.type('aB 1')
  await keys('ArrowLeft', 'Backspace', 'Shift+ArrowLeft', 'Delete', 'Escape', 'F2')
  await page.keyboard.insertText('é')
  const devTools = await page.context().newCDPSession(page)
  const composed = { selectionStart: 1, selectionEnd: 1 }
  await devTools.send('Input.imeSetComposition', { text: 'に', ...composed })
  await devTools.send('Input.insertText', { text: '日' })
  await keys('ControlOrMeta+a', 'ControlOrMeta+c', 'End', 'ControlOrMeta+v', 'Tab')
  await page.keyboard.type('1.5e')
  await keys('Backspace', 'ArrowUp', 'Tab')
  await field('date').fill('2026-12-24')
  await field('range').focus()
  await keys('ArrowRight', 'End')
  await field('area').fill('two\nlines')
  await field('choice').selectOption('b')
  await field('radio b').check()
  await field('box').check()
  await field('box').press('Space')
  await field('text').press('Enter')
  await page.getByRole('button', { name: 'send' }).click()
  await page.getByRole('button', { name: 'reset' }).press('Enter')
  const [carried, drop] = [page.getByText('carry'), page.getByText('drop')]
  await carried.dragTo(drop)
  await expect(page.getByText('drop text')).toBeHidden()
  await drop.dblclick()
  await drop.click({ button: 'right' })
  await drop.hover()
  await page.mouse.wheel(0, 20)
  await page.getByText('more').click()
  await page.getByText('fades').evaluate((element) => {
    element.style.opacity = '0'
  })
  await expect
    .poll(() => page.evaluate(() => window.exercise.readByHand().join('\n')))
    .toMatch(/wheel.*transitionend/s)
}
