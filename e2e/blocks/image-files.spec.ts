import { expect, test } from '../fixtures'
import { blockOf } from '../support/content/contentBlocks'
import { mountEntry } from '../support/pageObjects/mountEntry'

const BUILDER = 'https://cdn.builder.io/api/v1/image/assets%2Fa'
const SHOPIFY = 'https://cdn.shopify.com/s/a.jpg?v=1'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const STORED = `${BUILDER}?width=400 400w, ${BUILDER}?width=800 800w, ${BUILDER}`

const sized = { responsiveStyles: { large: { width: '300px', position: 'relative' } } }
const image = (altText: string, options: object) =>
  blockOf('Image', { altText, aspectRatio: 0.7, highPriority: true, ...options }, sized)

const BLOCKS = [
  image('free', { image: BUILDER }),
  image('sized', { image: `${BUILDER}?quality=80&width=2600` }),
  image('stored', { image: BUILDER, srcset: STORED }),
  image('shopify', { image: SHOPIFY }),
  blockOf('Raw:Img', { altText: 'raw', image: BUILDER }, sized),
]

/** The width of the file that each image shows, by its name. */
for (const { ratio, width } of [
  { ratio: 1, width: '400' },
  { ratio: 1.25, width: '400' },
  { ratio: 2, width: '800' },
  { ratio: 3, width: /^(?:800|1200)$/ },
]) {
  test.describe(`at a pixel ratio of ${ratio}`, () => {
    test.use({ deviceScaleFactor: ratio })

    test('images load the file for their width, never the original', async ({ host, page }) => {
      await page.route(/cdn\.(?:builder\.io|shopify\.com)/, (route) =>
        route.fulfill({ contentType: 'image/gif', body: PIXEL }),
      )
      await mountEntry(host, { data: { blocks: BLOCKS } })
      for (const name of ['free', 'sized', 'stored', 'shopify', 'raw']) {
        await expect
          .poll(() =>
            page
              .getByAltText(name)
              .evaluate(
                (element: HTMLImageElement) => /[?&]width=(\d+)/.exec(element.currentSrc)?.[1],
              ),
          )
          .toMatch(width)
      }
    })
  })
}
