import { element, many } from '../content/elements.mjs'

const text = (id, html) =>
  element(
    id,
    { name: 'Text', options: { text: html } },
    {
      responsiveStyles: { large: { marginTop: '12px', lineHeight: '1.5' } },
    },
  )

const image = (id) =>
  element(
    id,
    { name: 'Image', options: { image: '/picture.svg', altText: '', aspectRatio: 0.7 } },
    {
      responsiveStyles: { large: { borderRadius: '6px' } },
    },
  )

/** A typical slide: an image, a text with classes, styles and a link, and a button. */
const slide = (index) => ({
  content: [
    image(`slide-image-${index}`),
    text(
      `slide-text-${index}`,
      `<h3 class="title" dir="ltr">Lot ${index}</h3><p>From <span class="farm" style="color: rgb(90, 60, 30)">farm ${index}</span>, <a href="https://shop.invalid/lots/${index}?from=carousel" title="Lot ${index}">in the shop</a>.</p>`,
    ),
    element(
      `slide-button-${index}`,
      { name: 'Core:Button', options: { text: `Order lot ${index}`, link: `/order/${index}` } },
      { responsiveStyles: { large: { padding: '10px 16px', backgroundColor: 'rgb(18, 51, 44)' } } },
    ),
  ],
})

const tile = (index) => ({
  content: [
    ...(index % 2 ? [image(`tile-image-${index}`)] : []),
    text(
      `tile-text-${index}`,
      `<p class="caption">Cup ${index}${' and more of it'.repeat(index % 5)}</p>`,
    ),
  ],
})

const entry = (...blocks) => ({ id: 'bench', data: { blocks } })

export const CASES = [
  {
    name: 'a carousel of 100 slides',
    content: entry(
      element('carousel', { name: 'Builder:Carousel', options: { slides: many(100, slide) } }),
    ),
    wanted: { selector: '.slick-slide', count: 100 },
  },
  {
    name: 'a masonry of 500 tiles',
    content: entry(
      element('masonry', {
        name: 'Builder:Masonry',
        options: { gutterSize: 10, tiles: many(500, tile) },
      }),
    ),
    wanted: { selector: '.masonry-item', count: 500 },
  },
]
