import { block, carouselOf, holder, tabsOf, text } from '../content/contentBlocks'

export { text }

/** Blocks for visitors with this attribute. */
const variant = (property: string, value: string, ...blocks: readonly object[]) => ({
  name: value,
  query: [{ property, operator: 'is', value }],
  blocks,
})

const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** One of each block, with everything that a server and a browser might render differently. */
export const everything = {
  id: 'everything',
  name: 'Everything',
  data: {
    state: { people: ['Ada', 'Grace', 'Linus'], n: 1, city: 'Paris' },
    jsCode: "state.code = Builder.isServer ? 'a server' : 'a browser'; state.list = [1, 2]",
    cssCode: '.builder-intro{letter-spacing:3px} & h2{text-transform:uppercase}',
    blocks: [
      text('intro', '<h2>Hello</h2><p style="color: rgb(1, 2, 3)">Inline <em>style</em></p>', {
        responsiveStyles: { large: { paddingTop: '11px' }, small: { paddingTop: '5px' } },
      }),
      text('bound', 'Server: {{state.isServer}}, path: {{state.location.pathname}}'),
      text('code', 'Code ran on {{state.code}}: {{state.list.length}}'),
      text('styled', 'Bound style', { bindings: { 'style.color': "'rgb(4, 5, 6)'" } }),
      block(
        'count',
        'Core:Button',
        { text: 'Count' },
        { actions: { click: 'state.n = state.n + 1' }, properties: { 'aria-label': 'Count' } },
      ),
      text('counted', 'Counted {{state.n}}'),
      text('person', '{{state.person}}', {
        repeat: { collection: 'state.people', itemName: 'person' },
      }),
      block('columns', 'Columns', {
        columns: [{ blocks: [text('left', 'Left')] }, { blocks: [text('right', 'Right')] }],
      }),
      holder('section', 'Core:Section', { maxWidth: 700 }, text('inside', 'In a section')),
      block('image', 'Image', { image, aspectRatio: 0.25, altText: 'Wide', highPriority: true }),
      block('raw-img', 'Raw:Img', { image, altText: 'Raw', aspectRatio: 2 }),
      block('video', 'Video', { video: '/favicon.ico', aspectRatio: 0.5, autoPlay: false }),
      block('raw-text', 'Builder:RawText', { text: '<b>Raw</b> text' }),
      block('embed', 'Embed', {
        content: '<style>.note{font-style:italic}</style><p class="note">Note</p>',
      }),
      block('code', 'Custom Code', { code: '<p id="code">Code</p>' }),
      block('symbol', 'Symbol', {
        symbol: {
          model: 'part',
          entry: 'part',
          data: { title: 'Given' },
          content: {
            id: 'part',
            data: {
              cssCode: '.builder-part{font-weight:800}',
              blocks: [
                text('part', 'Part: {{state.title}}', {
                  responsiveStyles: { large: { paddingTop: '9px' } },
                }),
              ],
            },
          },
        },
      }),
      holder('fragment', 'Core:Fragment', {}, text('fragment-text', 'In a fragment')),
      holder(
        'provider',
        'Builder:StateProvider',
        { state: { inner: 'provided' } },
        text('provided', 'It is {{state.inner}}'),
      ),
      tabsOf('One', 'Two'),
      block('accordion', 'Builder:Accordion', {
        grid: true,
        items: ['One', 'Two'].map((name) => ({
          title: [text(`title-${name}`, `Title ${name}`)],
          detail: [text(`detail-${name}`, `Detail ${name}`)],
        })),
      }),
      carouselOf(3),
      holder(
        'masonry',
        'Builder:Masonry',
        { useChildrenForTiles: true, columnWidth: '200px' },
        text('tile', 'Tile {{state.person}}', {
          repeat: { collection: 'state.people', itemName: 'person' },
        }),
      ),
      holder(
        'form',
        'Form:Form',
        { sendSubmissionsTo: 'custom', action: '/none' },
        block('label', 'Form:Label', { text: 'Name', for: 'name' }),
        block('name', 'Form:Input', { type: 'text', name: 'name', defaultValue: 'Nobody' }),
        block(
          'city',
          'Form:Input',
          { type: 'text', name: 'city' },
          { bindings: { 'component.options.value': 'state.city' } },
        ),
        block('about', 'Form:TextArea', { name: 'about', defaultValue: 'About nobody' }),
        block('pick', 'Form:Select', { name: 'pick', options: [{ value: 'a' }, { value: 'b' }] }),
        block('tick', 'Form:Input', { type: 'checkbox', name: 'tick', value: 'yes' }),
        block('send', 'Form:SubmitButton', { text: 'Send' }),
      ),
      holder(
        'personal',
        'PersonalizationContainer',
        {
          variants: [
            variant('plan', 'pro', text('pro', 'For pros')),
            variant('device', 'mobile', text('phone', 'For phones')),
          ],
        },
        text('all', 'For all'),
      ),
    ],
  },
}

/** An entry with a variation of another height for half of its visitors. */
export const offer = {
  id: 'offer',
  name: 'Offer',
  data: { cssCode: '.builder-price{color:rgb(7, 7, 7)}', blocks: [text('price', 'Full price')] },
  variations: {
    bold: {
      id: 'bold',
      name: 'Bold',
      testRatio: 0.5,
      data: {
        cssCode: '.builder-price{color:rgb(8, 8, 8)}',
        blocks: [text('price', 'Half price', { responsiveStyles: { large: { height: '300px' } } })],
      },
    },
  },
}
