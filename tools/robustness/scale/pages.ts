import { block, box, text } from '../../../e2e/support/content/contentBlocks'

export const PAGES = 20
export const MODEL = 'scale'
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const

const PARAGRAPHS = 40
const PARAGRAPH = 'What the roastery does, and why it does so in small batches every week. '.repeat(
  4,
)

const paragraphs = (page: number, word: string) =>
  Array.from({ length: PARAGRAPHS }, (_, n) =>
    text(`p${n}`, `<p>${word} ${page}.${n} ${PARAGRAPH}</p>`, {
      responsiveStyles: { large: { marginTop: `${n % 20}px` }, small: { marginTop: '4px' } },
    }),
  )

/** A text for each kind of device, chosen in the browser. */
const personal = () =>
  box('personal', {
    component: {
      name: 'PersonalizationContainer',
      options: {
        variants: DEVICES.map((device) => ({
          query: [{ property: 'device', operator: 'is', value: device }],
          blocks: [text(`for-${device}`, `For ${device}`)],
        })),
      },
    },
    children: [text('for-all', 'For everybody')],
  })

/** The entry of a page: half of them have a variation, and all have a personalized block. */
export function pageEntry(
  page: number,
): { readonly id: string } & Readonly<Record<string, unknown>> {
  const data = {
    title: `Page ${page}`,
    url: pathOf(page),
    blocks: [block('image', 'Image', { image: 'https://content.invalid/images/roastery.svg' })],
  }
  const blocksOf = (word: string) => [...data.blocks, personal(), ...paragraphs(page, word)]
  const variation = { testRatio: 0.5, data: { ...data, blocks: blocksOf('Varied') } }
  return {
    id: `scale-${page}`,
    name: `Page ${page}`,
    published: 'published',
    query: [{ property: 'urlPath', operator: 'is', value: pathOf(page) }],
    data: { ...data, blocks: blocksOf('Plain') },
    ...(page % 2 === 0 ? { variations: { varied: { id: 'varied', ...variation } } } : undefined),
  }
}

export const pathOf = (page: number): string => `/page-${page}`
