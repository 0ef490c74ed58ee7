import type { CodeBlock } from '../../../tools/docs/codeBlocks'
import { block, carouselOf, holder, text } from '../../support/content/contentBlocks'

/** An entry as the content host sends it. */
export interface Entry {
  readonly id: string
  readonly name?: string
  readonly data: { readonly blocks: readonly unknown[]; readonly state?: unknown }
}

function entry(id: string, ...blocks: readonly unknown[]): Entry {
  return { id, name: id, data: { blocks } }
}

/** Content of a reader's own space, by the name in `entry=` of a block. */
const OWN_ENTRIES: Readonly<Record<string, Entry>> = {
  contact: entry(
    'contact',
    holder(
      'contact',
      'Form:Form',
      { sendSubmissionsTo: 'email', sendSubmissionsToEmail: 'hello@heronlock.example' },
      block('label', 'Form:Label', { text: 'Your question', for: 'question' }),
      block('question', 'Form:Input', { type: 'text', name: 'question' }),
      block('send', 'Form:SubmitButton', { text: 'Send' }),
    ),
  ),
  austria: entry(
    'austria',
    block(
      'delivery',
      'PersonalizationContainer',
      {
        variants: [
          {
            name: 'Austria',
            query: [{ property: 'country', operator: 'is', value: 'AT' }],
            blocks: [text('free', 'Free delivery in Austria')],
          },
        ],
      },
      { children: [text('paid', 'Delivery for 4.90')] },
    ),
  ),
  cart: entry('cart', text('cart', '{{state.cart.items.length}} in your cart')),
  'opening-hours': entry('opening-hours', block('hours', 'Opening hours', { day: 'Monday' })),
  card: entry('card', block('card', 'Card', { title: 'A card' })),
  counter: entry('counter', block('counter', 'Counter', { label: 'Clicks' })),
  clock: entry('clock', block('clock', 'Clock', { city: 'Lima' })),
  rating: entry('rating', block('rating', 'Rating', { stars: 4 })),
  tours: entry('tours', block('tours', 'Core:Button', { text: 'All tours', link: '/tours' })),
  tour: entry(
    'tour',
    block('tour', 'Text', {
      text: { '@type': '@builder.io/core:LocalizedValue', Default: 'A tour', de: 'Ein Rundgang' },
    }),
  ),
  headline: entry('headline', text('headline', 'Winter sale')),
  carousel: entry('carousel', carouselOf(3)),
}

/** The entry of this name: one of the guides' own, or one of {@link OWN_ENTRIES}. */
export function entryNamed(name: string, blocks: readonly CodeBlock[]): Entry {
  const shown = blocks.find(
    ({ language, values }) => language === 'json' && values.get('id') === name,
  )
  const own = shown ? entryOf(shown) : OWN_ENTRIES[name]
  if (!own) throw new Error(`entry=${name} is none of ${Object.keys(OWN_ENTRIES).join(', ')}`)
  return own
}

/** An entry with a product in its state and a button that runs the code. */
export function entryWithAction(code: string): Entry {
  const button = block(
    'button',
    'Core:Button',
    { text: 'Add to cart' },
    { actions: { click: code } },
  )
  const state = { product: { sku: 'kingfisher-250' } }
  return { id: 'action', data: { state, blocks: [button] } }
}

/** The entry in a JSON block, which is either an entry or a single block. */
export function entryOf({ kind, code }: CodeBlock): Entry {
  const json = JSON.parse(code)
  return kind === 'block' ? entry('documented', json) : json
}
