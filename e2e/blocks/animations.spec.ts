import { expect, test } from '../fixtures'
import { box, type ContentBlock } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountEntry } from '../support/pageObjects/mountEntry'

const fade = [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }]
const moving = (animation: object, fields: object = {}): ContentBlock =>
  box('moved', {
    properties: { text: 'Moved' },
    animations: [{ trigger: 'pageLoad', duration: 0.2, steps: fade, ...animation }],
    ...fields,
  })
/** A tall block that makes the page scroll. */
const room = (id: string): ContentBlock =>
  box(id, { responsiveStyles: { large: { height: '1500px' } } })

async function show(host: HostPage, ...blocks: readonly ContentBlock[]): Promise<void> {
  await host.open('/api')
  await host.page.evaluate(
    async (content) => {
      const widget = window.SiteBlocks.mount('#app', {
        apiKey: 'roastery-demo',
        model: 'page',
        canTrack: false,
        content,
      })
      await widget.ready
      // Runs before anything moves: the widget is ready in the task in which it rendered.
      const { shadowRoot } = document.querySelector('#app') as Element
      const moves: string[] = []
      shadowRoot?.addEventListener('transitionrun', (event) => {
        moves.push((event as TransitionEvent).propertyName)
      })
      const element = shadowRoot?.querySelector<HTMLElement>('.builder-moved')
      const first = element && getComputedStyle(element).opacity
      Object.assign(window, { moves, first, mounted: widget })
    },
    { id: 'entry-1', data: { blocks } } as never,
  )
}
const noted = (host: HostPage, name: 'moves' | 'first') =>
  host.page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name)
const opacity = (host: HostPage) => host.computed(host.page.locator('.builder-moved'), 'opacity')
/** Expects the block visible and at rest, with no trace of the animation. */
async function expectSettled(host: HostPage): Promise<void> {
  const element = host.page.locator('.builder-moved')
  await expect.poll(() => opacity(host)).toBe('1')
  await expect.poll(() => element.evaluate((one) => one.getAnimations().length)).toBe(0)
  await expect
    .poll(() => element.evaluate((one) => one.getAttributeNames()))
    .toEqual(['class', 'builder-id'])
}
/** Opacities at the given milliseconds of the animation, which then continues. */
const opacitiesAt = (host: HostPage, ...moments: readonly number[]) =>
  host.page.locator('.builder-moved').evaluate((element, times) => {
    const [animation] = element.getAnimations()
    if (!animation) return []
    return times.map((time) => {
      animation.currentTime = time
      return Number(getComputedStyle(element).opacity)
    })
  }, moments)
const count = (host: HostPage) =>
  host.page.locator('.builder-moved').evaluate((element) => element.getAnimations().length)

test.describe('an animation', () => {
  test('holds its first step during the delay, uses the author’s easing and leaves the block visible', async ({
    host,
  }) => {
    await show(host, moving({ duration: 60, delay: 60, easing: 'easeIn' }))
    expect(await noted(host, 'first')).toBe('0')
    const [waiting, early, middle, late] = await opacitiesAt(host, 59_000, 60_000, 90_000, 119_999)
    expect([waiting, early]).toEqual([0, 0])
    expect(middle).toBeCloseTo(0.315, 2)
    expect(late).toBeCloseTo(1)
    await expectSettled(host)
  })

  test('leaves no styles that override the author’s own rules', async ({ host, page }) => {
    await mountEntry(host, {
      data: {
        blocks: [moving({ steps: [...fade, { styles: { opacity: '0.9' } }] })],
        cssCode: '.builder-block.builder-moved:hover { opacity: 0.5 }',
      },
    })
    await expect.poll(() => opacity(host)).toBe('0.9')
    await expect.poll(() => count(host)).toBe(0)
    await page.locator('.builder-moved').hover()
    await expect.poll(() => opacity(host)).toBe('0.5')
  })

  test('is finished in print', async ({ host, page }) => {
    await show(host, room('above'), moving({ trigger: 'scrollInView' }))
    expect(await opacity(host)).toBe('0')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => opacity(host)).toBe('1')
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => opacity(host)).toBe('0')
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expectSettled(host)
  })

  test('shows its block at once if its easing is invalid', async ({ host }) => {
    await show(host, moving({ duration: 60, easing: 'none) such' }))
    expect(await noted(host, 'first')).toBe('1')
    await expectSettled(host)
  })

  test('starts on hover after its delay and reverts when the pointer leaves', async ({
    host,
    page,
  }) => {
    const steps = [{ styles: {} }, { styles: { color: 'rgb(255, 0, 0)' } }]
    const easing = 'easeInOut'
    await show(
      host,
      moving(
        { trigger: 'hover', duration: 0.1, delay: 0.05, easing, steps },
        { responsiveStyles: { large: { color: 'rgb(0, 0, 255)', width: '200px' } } },
      ),
    )
    const element = page.locator('.builder-moved')
    expect(await host.computed(element, 'transition')).toBe('0.1s ease-in-out 0.05s')
    expect(await host.computed(element, 'color')).toBe('rgb(0, 0, 255)')
    await element.hover()
    await expect.poll(() => host.computed(element, 'color')).toBe('rgb(255, 0, 0)')
    await page.mouse.move(0, 700)
    await expect.poll(() => host.computed(element, 'color')).toBe('rgb(0, 0, 255)')
    expect(await noted(host, 'moves')).toEqual(['color', 'color'])
  })

  test('starts when its block is scrolled into view', async ({ host, page }) => {
    await show(host, room('above'), moving({ trigger: 'scrollInView' }), room('below'))
    expect(await noted(host, 'first')).toBe('0')
    expect(await opacity(host)).toBe('0')
    await page.mouse.wheel(0, 1000)
    await expectSettled(host)
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await opacity(host)).toBe('1')
  })
})

test.describe('a visitor who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees the last step at once', async ({ host }) => {
    for (const trigger of ['pageLoad', 'scrollInView']) {
      await show(host, room('above'), moving({ trigger, duration: 5, delay: 5 }))
      expect(await noted(host, 'first'), trigger).toBe('1')
      await expectSettled(host)
    }
  })
})
