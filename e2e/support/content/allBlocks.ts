import { blockOf, boxOf, textOf } from './contentBlocks'

const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Blocks of every kind, each with a text that names it, using most features of blocks. */
export const allBlocks: readonly object[] = [
  textOf('<p style="color: rgb(1, 2, 3)"><b>Text</b> with <a href="#end">a link</a></p>'),
  blockOf('Builder:RawText', { text: '<em class="raw">RawText</em>' }),
  blockOf('Image', { image, lazy: true, aspectRatio: 0.5 }, { children: [textOf('Image')] }),
  blockOf('Raw:Img', { image, altText: 'Raw:Img' }),
  blockOf('Video', { video: `${image}#`, posterImage: image }, { children: [textOf('Video')] }),
  blockOf('Columns', { columns: [{ blocks: [textOf('Columns')] }, { link: '#end', blocks: [] }] }),
  blockOf('Core:Section', { maxWidth: 900, lazyLoad: true }, { children: [textOf('Section')] }),
  blockOf('Core:Button', { text: 'Button', link: '#end' }),
  blockOf('Core:Fragment', {}, { children: [textOf('Fragment')] }),
  blockOf('Embed', { content: '<b style="color: rgb(1, 2, 3)">Embed</b>' }),
  blockOf('Custom Code', {
    code: `<style>.code { color: rgb(1, 2, 3) }</style><b class="code">Custom Code</b>
      <script type="application/ld+json">{"@type": "FAQPage"}</script>
      <script type="text/x-template"><i style="top: 0" onclick="a()"></i></script>
      <own-player style="top: 0"><svg><use href="#none"/></svg></own-player>`,
  }),
  blockOf('Symbol', {
    symbol: {
      model: 'm',
      entry: 'e',
      data: { given: [textOf('Slot')] },
      content: {
        id: 'symbol',
        data: {
          cssCode: '& .builder-text { font-weight: 700 }',
          blocks: [textOf('Symbol'), blockOf('Slot', { name: 'given' })],
        },
      },
    },
  }),
  blockOf(
    'Builder:StateProvider',
    { state: { provided: 'StateProvider' } },
    { children: [textOf('{{state.provided}}')] },
  ),
  blockOf(
    'Form:Form',
    { sendSubmissionsTo: 'custom', action: '/api' },
    {
      children: [
        blockOf('Form:Label', { text: '<b>Label</b>', for: 'a' }),
        blockOf('Form:Input', { name: 'a', defaultValue: 'Input' }),
        blockOf('Form:TextArea', { name: 'b', defaultValue: 'TextArea' }),
        blockOf('Form:Select', { name: 'c', options: [{ value: 'Select' }] }),
        blockOf('Form:SubmitButton', { text: 'SubmitButton' }),
      ],
    },
  ),
  blockOf('Builder: Tabs', {
    tabs: [
      { label: [textOf('Tabs')], content: [textOf('First panel')] },
      { label: [textOf('Second tab')], content: [textOf('<i>Second panel</i>')] },
    ],
  }),
  blockOf('Builder:Accordion', {
    items: [{ title: [textOf('Accordion')], detail: [textOf('<i>Detail</i>')] }],
  }),
  blockOf('Builder:Carousel', {
    slides: [{ content: [textOf('Carousel')] }, { content: [textOf('<i>Second slide</i>')] }],
    responsive: [],
  }),
  blockOf('Builder:Masonry', { tiles: [{ content: [textOf('Masonry')] }] }),
  blockOf('PersonalizationContainer', {}, { children: [textOf('Personalization')] }),
  boxOf({
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
    children: [textOf('<u>Repeat {{state.listItem}} {{state.chosen}}</u>')],
  }),
  boxOf({ properties: { id: 'end' }, children: [textOf('End')] }),
]
