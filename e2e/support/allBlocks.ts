const box = (fields: object): object => ({ '@type': '@builder.io/sdk:Element', ...fields })
const component = (name: string, options: object, fields: object = {}): object =>
  box({ component: { name, options }, ...fields })
const text = (html: string): object => component('Text', { text: html })
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Blocks of every kind, each with a text that names it, using most features of blocks. */
export const allBlocks: readonly object[] = [
  text('<p style="color: rgb(1, 2, 3)"><b>Text</b> with <a href="#end">a link</a></p>'),
  component('Builder:RawText', { text: '<em class="raw">RawText</em>' }),
  component('Image', { image, lazy: true, aspectRatio: 0.5 }, { children: [text('Image')] }),
  component('Raw:Img', { image, altText: 'Raw:Img' }),
  component('Video', { video: `${image}#`, posterImage: image }, { children: [text('Video')] }),
  component('Columns', { columns: [{ blocks: [text('Columns')] }, { link: '#end', blocks: [] }] }),
  component('Core:Section', { maxWidth: 900, lazyLoad: true }, { children: [text('Section')] }),
  component('Core:Button', { text: 'Button', link: '#end' }),
  component('Core:Fragment', {}, { children: [text('Fragment')] }),
  component('Embed', { content: '<b style="color: rgb(1, 2, 3)">Embed</b>' }),
  component('Custom Code', {
    code: `<style>.code { color: rgb(1, 2, 3) }</style><b class="code">Custom Code</b>
      <script type="application/ld+json">{"@type": "FAQPage"}</script>
      <script type="text/x-template"><i style="top: 0" onclick="a()"></i></script>
      <own-player style="top: 0"><svg><use href="#none"/></svg></own-player>`,
  }),
  component('Symbol', {
    symbol: {
      model: 'm',
      entry: 'e',
      data: { given: [text('Slot')] },
      content: {
        id: 'symbol',
        data: {
          cssCode: '& .builder-text { font-weight: 700 }',
          blocks: [text('Symbol'), component('Slot', { name: 'given' })],
        },
      },
    },
  }),
  component(
    'Builder:StateProvider',
    { state: { provided: 'StateProvider' } },
    { children: [text('{{state.provided}}')] },
  ),
  component(
    'Form:Form',
    { sendSubmissionsTo: 'custom', action: '/api' },
    {
      children: [
        component('Form:Label', { text: '<b>Label</b>', for: 'a' }),
        component('Form:Input', { name: 'a', defaultValue: 'Input' }),
        component('Form:TextArea', { name: 'b', defaultValue: 'TextArea' }),
        component('Form:Select', { name: 'c', options: [{ value: 'Select' }] }),
        component('Form:SubmitButton', { text: 'SubmitButton' }),
      ],
    },
  ),
  component('Builder: Tabs', {
    tabs: [
      { label: [text('Tabs')], content: [text('First panel')] },
      { label: [text('Second tab')], content: [text('<i>Second panel</i>')] },
    ],
  }),
  component('Builder:Accordion', {
    items: [{ title: [text('Accordion')], detail: [text('<i>Detail</i>')] }],
  }),
  component('Builder:Carousel', {
    slides: [{ content: [text('Carousel')] }, { content: [text('<i>Second slide</i>')] }],
    responsive: [],
  }),
  component('Builder:Masonry', { tiles: [{ content: [text('Masonry')] }] }),
  component('PersonalizationContainer', {}, { children: [text('Personalization')] }),
  box({
    repeat: { collection: 'state.list' },
    actions: { click: 'state.chosen = state.listItem' },
    bindings: { 'style.color': "state.chosen ? 'rgb(1, 2, 3)' : 'red'" },
    responsiveStyles: { large: { background: `url("${image}")`, marginTop: '1px' } },
    animations: [
      {
        trigger: 'pageLoad',
        duration: 0.1,
        steps: [{ styles: { opacity: 0 } }, { styles: { opacity: 1 } }],
      },
    ],
    children: [text('<u>Repeat {{state.listItem}} {{state.chosen}}</u>')],
  }),
  box({ properties: { id: 'end' }, children: [text('End')] }),
]
