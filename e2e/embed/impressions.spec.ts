import { expect, test } from '../fixtures'
import { block, text } from '../support/content/contentBlocks'
import { mountEntry } from '../support/pageObjects/mountEntry'

test('an impression is recorded of what is seen, and of nothing else', async ({
  host,
  page,
  content,
}) => {
  await host.open('/api')
  const fixed = { responsiveStyles: { large: { position: 'fixed', bottom: '0', width: '50px' } } }
  const late = { bindings: { show: 'state.isOpen' } }
  const layouts: readonly (readonly [id: string, style: string, fields?: object | null])[] = [
    ['seen', ''],
    ['one pixel', 'position:fixed;top:calc(100vh - 1px)'],
    ['empty', '', null],
    ['below the fold', 'position:absolute;top:100vh'],
    ['collapsed', 'height:0;overflow:hidden'],
    ['next slide', 'position:fixed;left:100vw;width:100vw'],
    ['not displayed', 'display:none'],
    ['not rendered', 'content-visibility:hidden;height:20px'],
    ['grows', '', late],
    ['fixed block', '', fixed],
    ['fixed later', '', { ...fixed, ...late }],
    ['pops up', 'transform:scale(0);transition:transform .3s'],
    ['scaled', 'transform:scaleX(0)'],
    ['turned', 'transform:rotateX(90deg)'],
    ['animated', 'transform:matrix(0,0,0,0,0,0)'],
  ]
  const entries = layouts.map(([id, style, fields]) => ({
    content: { id, data: { blocks: fields === null ? [] : [text(`${id}-text`, id, fields)] } },
    style,
  }))
  await page.evaluate(
    async ([given, contentHost]) => {
      for (const { content, style } of given) {
        const outer = document.body.appendChild(document.createElement('div'))
        outer.style.cssText = style
        const element = outer.appendChild(document.createElement('div'))
        element.id = content.id
        const options = { apiKey: 'k', model: 'page', host: contentHost, content }
        await window.SiteBlocks.mount(element, options as never).ready
      }
    },
    [entries, host.contentHost] as const,
  )
  const seen = async () =>
    (await content.events('impression')).map(({ data }) => data.contentId).sort()
  await page.getByText('seen', { exact: true }).click()
  await expect.poll(() => content.events('click')).toHaveLength(1)
  expect(await seen()).toEqual(['fixed block', 'one pixel', 'seen'])

  await page.evaluate(() => {
    for (const id of ['grows', 'fixed later']) {
      const element = document.getElementById(id) as Element
      window.SiteBlocks.mount(element, { data: { isOpen: true } } as never)
    }
  })
  await page.evaluate(() => {
    for (const id of ['pops up', 'scaled', 'turned', 'animated']) {
      const outer = document.getElementById(id)?.parentElement as Element as HTMLElement
      if (id === 'animated')
        outer.animate({ transform: 'none' }, { duration: 100, fill: 'forwards' })
      else outer.style.transform = 'none'
    }
    window.scrollBy(0, 10)
  })
  await expect
    .poll(seen)
    .toEqual([
      'animated',
      'below the fold',
      'fixed block',
      'fixed later',
      'grows',
      'one pixel',
      'pops up',
      'scaled',
      'seen',
      'turned',
    ])
})

test('an impression is recorded of an arm that hides its blocks, where its place is', async ({
  host,
  page,
  content,
}) => {
  await page.route('**/never.png', () => {})
  await host.open('/api')
  const arms = {
    'no blocks': [],
    'not displayed': [text('a', 'A', { responsiveStyles: { large: { display: 'none' } } })],
    hidden: [text('b', 'B', { bindings: { hide: 'true' } })],
    'without text': [text('c', '')],
    'image that loads': [block('d', 'Raw:Img', { image: '/never.png' })],
    'fixed image that loads': [
      block(
        'e',
        'Raw:Img',
        { image: '/never.png' },
        { responsiveStyles: { large: { position: 'fixed' } } },
      ),
    ],
  }
  const entries = Object.entries(arms).map(([id, blocks]) => ({
    id,
    data: { blocks: [text('default', 'Default')] },
    variations: { arm: { id: 'arm', testRatio: 1, data: { blocks } } },
  }))
  const bar = '<style>.bar{position:fixed;bottom:0;height:60px}</style><div class="bar">Sale</div>'
  const code = { id: 'bar', data: { blocks: [block('code', 'Custom Code', { code: bar })] } }
  await page.evaluate(
    async ([given, below, contentHost]) => {
      const mount = async (content: { id: string }): Promise<void> => {
        const element = document.body.appendChild(document.createElement('div'))
        const options = { apiKey: 'k', model: 'page', host: contentHost, content }
        await window.SiteBlocks.mount(element, options as never).ready
      }
      for (const entry of given) await mount(entry)
      document.body.appendChild(document.createElement('div')).style.height = '4000px'
      await mount(below)
      await mount({ ...given[0], id: 'below the fold' } as never)
    },
    [entries, code, host.contentHost] as const,
  )
  await expect
    .poll(async () => (await content.events('impression')).map(({ data }) => data.contentId).sort())
    .toEqual(['bar', 'hidden', 'no blocks', 'not displayed', 'without text'])
})

test('an impression is recorded of a slide or a tile once it is on screen', async ({
  host,
  page,
  content,
}) => {
  const symbol = (id: string) => {
    const words = text(`${id}-text`, id, { responsiveStyles: { large: { height: '400px' } } })
    return block(id, 'Symbol', { symbol: { content: { id, data: { blocks: [words] } } } })
  }
  const slides = ['slide 1', 'slide 2', 'slide 3'].map((id) => ({ content: [symbol(id)] }))
  const tiles = ['tile 1', 'tile 2', 'tile 3', 'tile 4'].map((id) => ({ content: [symbol(id)] }))
  await mountEntry(host, {
    options: { canTrack: true },
    data: {
      blocks: [
        block('carousel', 'Builder:Carousel', { slides, responsive: [] }),
        block('masonry', 'Builder:Masonry', { tiles, columnWidth: '600px' }),
      ],
    },
  })
  const seen = async () =>
    (await content.events('impression')).map(({ data }) => data.contentId).sort()
  await page.getByText('slide 1', { exact: true }).click()
  await expect.poll(() => content.events('click')).toHaveLength(2)
  const first = ['entry-1', 'slide 1', 'tile 1', 'tile 2']
  // Tiles are invisible until their first layout, of which no observer tells.
  await expect.poll(seen).toEqual(first)

  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(seen).toEqual([...first, 'slide 2'].sort())
  await page.mouse.wheel(0, 3_000)
  await expect.poll(seen).toEqual([...first, 'slide 2', 'tile 3', 'tile 4'].sort())
})
