// The pages that every entrant renders, and the changes of their texts. All but one are synthetic.
import { readFileSync } from 'node:fs'

import { element, entryOf, LAST, many, styled } from './elements.mjs'
import { WIDGETS } from './widgetPages.mjs'

/** Builds typical blocks, ten at a time, until there are `count`. */
function createBuilder() {
  let texts = 0
  const text = (id, html, fields) =>
    element(
      id,
      { name: 'Text', options: { text: html(`T${texts++}.`) } },
      { ...styled({ marginTop: '12px', lineHeight: '1.5' }, { marginTop: '6px' }), ...fields },
    )
  const image = (id) =>
    element(
      id,
      { name: 'Image', options: { image: '/picture.svg', altText: 'A cup', aspectRatio: 0.7 } },
      styled({ borderRadius: '6px', width: '100%', minHeight: '20px', minWidth: '20px' }),
    )
  const button = (id) =>
    element(
      id,
      { name: 'Core:Button', options: { text: 'Order', link: '/order' } },
      styled({ padding: '10px 16px', backgroundColor: 'rgb(18, 51, 44)', color: 'white' }),
    )
  const group = (n) =>
    element(`box-${n}`, undefined, {
      ...styled(
        { padding: `${12 + (n % 8)}px`, display: 'flex', flexDirection: 'column' },
        { padding: '8px' },
      ),
      children: [
        text(`title-${n}`, (mark) => `<h2>${mark} Roast ${n}</h2>`),
        text(`lead-${n}`, (mark) => `<p>${mark} Washed and dried on <b>raised beds</b>.</p>`),
        element(
          `columns-${n}`,
          {
            name: 'Columns',
            options: {
              columns: [
                { blocks: [text(`left-${n}`, (mark) => `<p>${mark} Sweet.</p>`), image(`i-${n}`)] },
                {
                  blocks: [text(`right-${n}`, (mark) => `<p>${mark} Sour.</p>`), button(`b-${n}`)],
                },
              ],
            },
          },
          styled({ marginTop: '20px' }),
        ),
        element(`note-${n}`, undefined, {
          ...styled({ marginTop: '8px', fontSize: '14px' }),
          children: [text(`small-${n}`, (mark) => `<p>${mark} While it lasts.</p>`)],
        }),
      ],
    })
  return { text, group }
}

function plainPage(count, name = `blocks-${count}`) {
  const { text, group } = createBuilder()
  const groups = Array.from({ length: Math.floor((count - 1) / 10) }, (_, n) => group(n))
  const rest = count - groups.length * 10
  const tail = Array.from({ length: rest }, (_, n) =>
    text(n === rest - 1 ? 'last' : `tail-${n}`, (mark) => `<p>${mark} The end.</p>`),
  )
  return {
    entry: entryOf(name, { blocks: [...groups, ...tail] }),
    blocks: count,
    texts: groups.length * 5 + rest,
    last: LAST,
  }
}

/** Models of a page with many widgets. */
export const MODELS = many(10, (n) => `section-${n}`)

const BOUND = 601

/** Updates: number of changed texts, and repetitions. */
const CHANGES = [
  { what: 'update-1', count: 1, times: 10 },
  { what: 'update-200', count: 200, times: 5 },
]

/** Each text is bound to its own key of the state. */
function boundPage(name, count) {
  const blocks = many(count, (n) =>
    element(
      n === count - 1 ? 'last' : `bound-${n}`,
      { name: 'Text', options: { text: '' } },
      {
        ...styled({ marginTop: '4px' }),
        bindings: { 'component.options.text': `state.t${n}` },
      },
    ),
  )
  return {
    entry: entryOf(name, { blocks }),
    data: Object.fromEntries(many(count, (n) => [`t${n}`, `T${n}. first`])),
    blocks: count,
    texts: count,
    last: LAST,
  }
}

/** A repeated list of 200 items with three texts each, and a final text. */
function repeatedPage() {
  const cell = (id, key) =>
    element(
      id,
      { name: 'Text', options: { text: '' } },
      {
        ...styled({ marginTop: '4px' }),
        bindings: { 'component.options.text': `state.lot.${key}` },
      },
    )
  const card = element('card', undefined, {
    ...styled({ padding: '8px' }),
    repeat: { collection: 'state.lots', itemName: 'lot' },
    children: [cell('name', 'name'), cell('farm', 'farm'), cell('price', 'price')],
  })
  const lots = Array.from({ length: 200 }, (_, n) => ({
    name: `T${3 * n}. Lot`,
    farm: `T${3 * n + 1}. Farm`,
    price: `T${3 * n + 2}. Price`,
  }))
  const end = element('last', { name: 'Text', options: { text: '<p>T600. The end.</p>' } })
  return {
    entry: entryOf('repeated', { blocks: [card, end] }),
    data: { lots },
    blocks: 801,
    texts: 601,
    last: LAST,
  }
}

/** An entry with a variation and a personalized block, both decided by the client. */
function decidedPage() {
  const { group } = createBuilder()
  const blocks = many(5, group)
  const words = (id, text) => element(id, { name: 'Text', options: { text: `<p>${text}</p>` } })
  const container = element(
    'for-whom',
    {
      name: 'PersonalizationContainer',
      options: {
        variants: [
          {
            name: 'desktop',
            query: [{ property: 'device', operator: 'is', value: 'desktop' }],
            blocks: many(6, (n) => words(`wide-${n}`, 'For a desk.')),
          },
        ],
      },
    },
    { children: [words('other', 'For everybody.')] },
  )
  const last = words('last', 'The end.')
  return {
    entry: {
      ...entryOf('decided', { blocks: [container, ...blocks, last] }),
      testRatio: 0.5,
      variations: {
        'decided-b': {
          id: 'decided-b',
          name: 'B',
          testRatio: 0.5,
          data: { blocks: [words('b-0', 'Another start.'), container, ...blocks, last] },
        },
      },
    },
    texts: 25,
    last: LAST,
  }
}

/** The samples' landing page without its second headline, so that each visit renders the same. */
function landingPage() {
  const { entry } = JSON.parse(readFileSync('playground/content/landing.json', 'utf8'))
  const ids = new Set(JSON.stringify(entry).match(/"id":"builder-[\w-]+"/g))
  return {
    entry: { ...entry, query: [], variations: {} },
    blocks: ids.size,
    texts: 0,
    last: 'builder-landing-visit-map',
    absent: ['floor', 'bare'],
  }
}

/**
 * Pages by name. `absent` lists entrants that cannot render the page. `texts` counts the marks
 * (`T17.`) that the document must contain, `blocks` the elements with a `builder-id`.
 */
export const PAGES = {
  'blocks-50': plainPage(50),
  'blocks-500': plainPage(500),
  'blocks-2000': plainPage(2000),
  'blocks-8000': plainPage(8000),
  bound: { ...boundPage('bound', BOUND), changes: CHANGES },
  landing: landingPage(),
  strict: boundPage('strict', 20),
  repeated: repeatedPage(),
  decided: decidedPage(),
  ...WIDGETS,
  ...Object.fromEntries(MODELS.map((model) => [model, plainPage(11, model)])),
}

export const WIDGET_NAMES = Object.keys(WIDGETS)
