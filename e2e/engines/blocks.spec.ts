import { blockOf, carouselOf, tabsOf, text } from '../support/content/contentBlocks'
import { expect, test } from './fixtures'
import type { Visitor } from './Visitor'

/** Mounts these blocks on an empty page. */
async function show(visitor: Visitor, blocks: readonly object[], options = {}): Promise<void> {
  await visitor.open('/engines')
  await visitor.mount({ content: { id: 'entry', data: { blocks } }, ...options })
}

const tabs = tabsOf('One', 'Two', 'Three')
const accordion = blockOf('Builder:Accordion', {
  items: ['One', 'Two'].map((name) => ({
    title: [text(`title-${name}`, `Title ${name}`)],
    detail: [text(`detail-${name}`, `Detail ${name}`)],
  })),
})
const carousel = carouselOf(3, { responsiveStyles: { large: { height: '90px' } } })
const masonry = blockOf('Builder:Masonry', {
  columnWidth: '200px',
  tiles: [100, 50, 80].map((height, n) => ({
    content: [
      text(`tile-${n}`, `Tile ${n}`, { responsiveStyles: { large: { height: `${height}px` } } }),
    ],
  })),
})

const ACTIVE = '[aria-selected=true]'
const CURRENT = '.slick-slide:not([inert]) .builder-text'

test('blocks work by pointer, by keys and by dragging @short', async ({ visitor }) => {
  await test.step('tabs', async () => {
    await show(visitor, [tabs])
    await visitor.click(['[role=tab]', 'Two'])
    await visitor.sees('[role=tabpanel]', 'Panel Two')
    await visitor.press('ArrowRight')
    await visitor.sees(ACTIVE, 'Three')
    await visitor.press('ArrowRight')
    await visitor.sees(ACTIVE, 'One')
    await visitor.press('End')
    await visitor.sees('[role=tabpanel]', 'Panel Three')
    expect(await visitor.focused()).toBe('Three')
  })

  await test.step('an accordion', async () => {
    await show(visitor, [accordion])
    await visitor.click(['button', 'Title One'])
    await visitor.sees('[role=region]', 'Detail One')
    await visitor.press('Enter')
    await visitor.sees('[role=region]')
    await visitor.click(['button', 'Title Two'])
    await visitor.press(' ')
    await visitor.sees('[role=region]')
  })

  await test.step('a carousel', async () => {
    await show(visitor, [carousel])
    await visitor.sees(CURRENT, 'Slide 1')
    await visitor.click('.slick-next')
    await visitor.sees(CURRENT, 'Slide 2')
    await visitor.find(CURRENT)
    await visitor.press('Enter')
    await visitor.sees(CURRENT, 'Slide 3')
    await visitor.find(CURRENT)
    await visitor.drag('.slick-list', 500)
    await visitor.sees(CURRENT, 'Slide 2')
    await visitor.find(CURRENT)
    await visitor.drag('.slick-list', -500)
    await visitor.sees(CURRENT, 'Slide 3')
  })

  await test.step('tabs and a carousel in right-to-left text', async () => {
    await visitor.open('/engines')
    await visitor.run(() => {
      document.dir = 'rtl'
    })
    await visitor.mount({ content: { id: 'entry', data: { blocks: [tabs, carousel] } } })
    const [first, second] = await visitor.boxes('[role=tab]')
    expect(first?.x).toBeGreaterThan(second?.x ?? 0)
    await visitor.click(['[role=tab]', 'One'])
    await visitor.press('ArrowLeft')
    await visitor.sees(ACTIVE, 'Two')
    await visitor.find(CURRENT)
    await visitor.drag('.slick-list', 500)
    await visitor.sees(CURRENT, 'Slide 2')
  })

  await test.step('a masonry, which follows the width of its element', async () => {
    await show(visitor, [masonry])
    const places = async (): Promise<string> => {
      const boxes = await visitor.boxes('.builder-text')
      const top = Math.min(...boxes.map(({ y }) => y))
      return boxes.map(({ x, y }) => `${Math.round(x)}/${Math.round(y - top)}`).join(' ')
    }
    for (const [width, wanted] of [
      [600, '0/0 200/0 400/0'],
      [400, '0/0 200/0 0/100'],
      [600, '0/0 200/0 400/0'],
    ] as const) {
      await visitor.run((px) => {
        const app = document.querySelector<HTMLElement>('#app')
        if (app) app.style.width = `${px}px`
      }, width)
      await expect.poll(places).toBe(wanted)
    }
  })
})

test('images choose the file for their width @short', async ({ visitor }) => {
  const image = 'https://cdn.builder.io/api/v1/image/assets%2Fa'
  const sized = { responsiveStyles: { large: { width: '300px', position: 'relative' } } }
  const options = { image, aspectRatio: 0.7, highPriority: true }
  const stored = `${image}?width=400 400w, ${image}?width=800 800w, ${image}`
  await show(visitor, [
    blockOf('Image', options, sized),
    blockOf('Image', { ...options, srcset: stored }, sized),
    blockOf('Raw:Img', options, sized),
  ])
  const widths = () =>
    visitor.run(() => {
      const images = document.querySelector('#app')?.shadowRoot?.querySelectorAll('img') ?? []
      return Array.from(images, ({ currentSrc }) => /width=(\d+)/.exec(currentSrc)?.[1])
    })
  await expect.poll(widths).toEqual(['400', '400', '400'])
})

test('an animation ends with its last step', async ({ visitor }) => {
  const steps = [{ styles: { opacity: 0 } }, { styles: { opacity: 1 } }]
  await show(visitor, [
    text('moving', 'Moving', { animations: [{ trigger: 'pageLoad', duration: 0.2, steps }] }),
  ])
  await expect
    .poll(() =>
      visitor.run(() => {
        const block = document.querySelector('#app')?.shadowRoot?.querySelector('.builder-text')
        return block && getComputedStyle(block).opacity
      }),
    )
    .toBe('1')
})
