// Pages of one widget with many parts.

import { element, entryOf, LAST, many, styled } from './elements.mjs'

const item = (n, words) => [
  element(
    `item-${n}`,
    { name: 'Text', options: { text: `<p>T${n}. ${words}</p>` } },
    styled({ marginTop: '4px' }),
  ),
]
const label = (n) => [
  element(`label-${n}`, { name: 'Text', options: { text: `<p>Label ${n}</p>` } }),
]

const widgetPage = (name, block, { texts, absent = [] }) => ({
  entry: entryOf(name, {
    blocks: [block, element('last', { name: 'Text', options: { text: '<p>The end.</p>' } })],
  }),
  texts,
  last: LAST,
  absent: ['floor', 'bare', ...absent],
})

export const WIDGETS = {
  tabs: widgetPage(
    'tabs',
    element('tabs', {
      name: 'Builder: Tabs',
      options: { tabs: many(20, (n) => ({ label: label(n), content: item(n, 'A tab') })) },
    }),
    { texts: 1 },
  ),
  accordion: widgetPage(
    'accordion',
    element('accordion', {
      name: 'Builder:Accordion',
      options: {
        items: many(30, (n) => ({ title: item(n, 'A title'), detail: label(n) })),
        animate: true,
      },
    }),
    { texts: 30 },
  ),
  carousel: widgetPage(
    'carousel',
    element('carousel', {
      name: 'Builder:Carousel',
      options: { slides: many(30, (n) => ({ content: item(n, 'A slide') })) },
    }),
    { texts: 30, absent: ['gen2'] },
  ),
  masonry: widgetPage(
    'masonry',
    element('masonry', {
      name: 'Builder:Masonry',
      options: {
        tiles: many(60, (n) => ({ content: item(n, `A tile${' and more'.repeat(n % 5)}`) })),
      },
    }),
    { texts: 60, absent: ['gen2'] },
  ),
  form: widgetPage(
    'form',
    element(
      'form',
      { name: 'Form:Form', options: { sendSubmissionsTo: 'custom', customUrl: '/form' } },
      {
        children: many(30, (n) =>
          element(`row-${n}`, undefined, {
            children: [
              ...item(n, 'A question'),
              element(`input-${n}`, {
                name: 'Form:Input',
                options: { name: `field-${n}`, type: 'text', placeholder: 'Answer' },
              }),
            ],
          }),
        ),
      },
    ),
    { texts: 30 },
  ),
}
