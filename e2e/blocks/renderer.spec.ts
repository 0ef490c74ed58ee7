import { expect, test } from '../fixtures'
import { block, boundBox, box, styledBox, text } from '../support/content/contentBlocks'
import { mountEntry } from '../support/pageObjects/mountEntry'

const colors = {
  medium: { color: 'rgb(2, 2, 2)' },
  small: { color: 'rgb(3, 3, 3)' },
  xsmall: { color: 'rgb(4, 4, 4)' },
}

test.describe('CSS of the content', () => {
  test('applies to the content only', async ({ host, page }) => {
    const cssCode = `
      & .card { color: rgb(1, 2, 3) }
      body { letter-spacing: 3px } :root { --gap: 7px }
      #before, #after { color: rgb(9, 9, 9) }
      .card { padding-top: var(--gap) } .card:is(& .card) { text-indent: 5px }`
    await mountEntry(host, { data: { cssCode, blocks: [box('a', { class: 'card' })] } })
    const card = page.locator('.card')
    expect(await host.computed(card, 'color')).toBe('rgb(1, 2, 3)')
    expect(await host.computed(card, 'letter-spacing')).toBe('3px')
    expect(await host.computed(card, 'padding-top')).toBe('7px')
    expect(await host.computed(card, 'text-indent')).toBe('5px')
    expect(await host.computed(page.locator('#before'), 'color')).toBe('rgb(0, 0, 0)')
    expect(await host.computed(page.locator('body'), 'letter-spacing')).toBe('normal')
  })
})

test.describe('breakpoints', () => {
  const black = { color: 'rgb(1, 1, 1)' }
  const blocks = [styledBox('a', black, colors), boundBox('size', 'state.deviceSize')]

  test('follow the container’s width with responsiveTo: container', async ({ host, page }) => {
    const columns = [{ blocks: [styledBox('one', {})] }, { blocks: [styledBox('two', {})] }]
    const data = { blocks: [...blocks, block('row', 'Columns', { columns })] }
    await mountEntry(host, { data, options: { responsiveTo: 'container' } })
    const isStacked = () =>
      page.locator('.builder-columns').evaluate((row) => {
        const [one, two] = Array.from(row.children, (child) => child.getBoundingClientRect())
        return (one?.bottom ?? 0) <= (two?.top ?? 0)
      })
    for (const [width, color, size, stacked] of [
      [400, 3, 'small', true],
      [800, 2, 'medium', true],
      [1100, 1, 'large', false],
    ] as const) {
      await page.locator('#app').evaluate((element, to) => {
        element.style.width = `${to}px`
        element.style.padding = '0 20px'
      }, width)
      expect(await host.computed(page.locator('.builder-a'), 'color')).toBe(
        `rgb(${color}, ${color}, ${color})`,
      )
      await expect.poll(isStacked).toBe(stacked)
      await expect(host.block('size')).toHaveText(size)
    }
  })
})

test('a template contains its children without showing or loading them', async ({ host, page }) => {
  const asked: string[] = []
  await page.route('**/never.png', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const children = [
    text('kid', 'Hi <b>you</b>'),
    block('image', 'Raw:Img', { image: '/never.png' }),
  ]
  await mountEntry(host, { data: { blocks: [box('a', { tagName: 'template', children })] } })
  const held = await page.locator('template.builder-a').evaluate((template) => {
    const { content, childNodes } = template as HTMLTemplateElement
    return [childNodes.length, content.children.length, content.textContent]
  })
  expect(held).toEqual([0, 2, 'Hi you'])
  expect(asked).toEqual([])
})
