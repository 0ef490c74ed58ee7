import { describe, expect, it } from 'vitest'
import { block, component, entry, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { markupOf, serve } from './testing/serve'

describe('renderToHtml', () => {
  const slides = ['one', 'two'].map((name) => ({ content: [text(name)] }))
  const lists = ['one', 'two'].map((name) => {
    const [head, inside] = [[text(name)], [text(`in ${name}`)]]
    return { label: head, title: head, content: inside, detail: inside }
  })
  const repeated = text('{{state.nItem}}', {
    repeat: { collection: '[1, 2].slice(0)', itemName: 'nItem' },
  })

  const frame = (more: object) =>
    block({ tagName: 'iframe', properties: { src: 'https://a.test', ...more } })

  it.each<[name: string, block: Block, has: string[], lacks?: string[]]>([
    [
      'style that would reach beyond itself',
      text('a', { properties: { style: { color: 'red;position:fixed', margin: 0 } } }),
      ['data-sb-style="margin:0"'],
      ['position'],
    ],
    ['frame', frame({}), ['allow-scripts'], ['top-navigation']],
    [
      'frame that would move the page',
      frame({ SANDBOX: 'allow-top-navigation allow-forms' }),
      ['sandbox="allow-forms"'],
      ['SANDBOX'],
    ],
    ['Text', text('<p>a</p>'), ['<span class="builder-text"><p>a</p></span>']],
    [
      'Image that is lazy',
      component('Image', { image: '/a.png', lazy: true, aspectRatio: 0.5 }),
      ['loading="lazy"', 'src="/a.png"', 'data-sb-style="padding-top:50%"'],
    ],
    [
      'Image that is not',
      component('Image', { image: '/a.png', highPriority: true }),
      ['src="/a.png"'],
      ['<link'],
    ],
    [
      'Video',
      component('Video', { video: '/a.mp4', autoPlay: true }),
      ['<video', '<source src="/a.mp4"'],
      ['autoplay'],
    ],
    [
      'Core:Section that is lazy',
      component('Core:Section', { lazyLoad: true }, { children: [text('late')] }),
      ['<section'],
      ['late'],
    ],
    ['Columns', component('Columns', { columns: [{ blocks: [text('a')] }] }), ['a']],
    ['Core:Button', component('Core:Button', { text: 'Go', link: '/x' }), ['href="/x"']],
    [
      'Embed',
      component('Embed', { content: '<b>1</b><script>1</script><style>b{color:red}</style>' }),
      ['<div class="builder-embed"><b>1</b></div>'],
    ],
    [
      'Custom Code',
      component('Custom Code', { code: '<b>1</b><script>1</script>' }),
      ['<div class="builder-custom-code"><b>1</b></div>'],
    ],
    [
      'Builder:Carousel',
      component('Builder:Carousel', { slides }),
      ['one', '1 of 2'],
      ['two', 'slick-arrow'],
    ],
    [
      'Builder:Carousel of a repeated child',
      component('Builder:Carousel', { useChildrenForSlides: true }, { children: [repeated] }),
      ['>1<'],
      ['>2<'],
    ],
    [
      'Builder:Masonry of a repeated child',
      component('Builder:Masonry', { useChildrenForTiles: true }, { children: [repeated] }),
      ['>1<', 'masonry-item'],
      ['>2<'],
    ],
    [
      'Builder: Tabs',
      component('Builder: Tabs', { tabs: lists, activeTabStyle: { color: 'red' } }),
      ['one', 'two', 'in one', 'data-sb-style="color:red"'],
      ['in two'],
    ],
    [
      'Builder:Accordion',
      component('Builder:Accordion', { items: lists }),
      ['one', 'two'],
      ['in one', 'in two'],
    ],
    [
      'Form:Form',
      component(
        'Form:Form',
        {},
        { children: [component('Form:Input', { name: 'n', value: 'v' })] },
      ),
      ['<form', 'value="v"'],
      ['Thanks!'],
    ],
    [
      'Symbol with its content',
      component('Symbol', { symbol: { model: 'm', entry: 'e', content: entry([text('in')]) } }),
      ['>in<'],
    ],
    [
      'Symbol without',
      component('Symbol', { symbol: { model: 'm', entry: 'e' } }),
      ['builder-symbol'],
    ],
    [
      'PersonalizationContainer without variants',
      component('PersonalizationContainer', {}, { children: [text('all')] }),
      ['all'],
      ['<template'],
    ],
  ])('renders %s as a browser begins with it', (_, rendered, has, lacks = []) => {
    const markup = markupOf(serve([rendered]))
    for (const part of has) expect(markup).toContain(part)
    for (const part of lacks) expect(markup).not.toContain(part)
    expect(markup).not.toMatch(/\sstyle=/)
  })
})
