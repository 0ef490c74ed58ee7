import { describe, expect, it } from 'vitest'
import { component, entry, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { renderToHtml } from './renderToHtml'

/** Returns the markup of a block, without the surrounding data and styles. */
function markupOf(rendered: Block): string {
  const { html } = renderToHtml(entry([rendered]), { apiKey: 'key', model: 'page' })
  return html.slice(html.indexOf('builder-type="blocks">'), html.indexOf('<script'))
}

describe('renderToHtml', () => {
  const slides = ['one', 'two'].map((name) => ({ content: [text(name)] }))
  const lists = ['one', 'two'].map((name) => ({
    label: [text(name)],
    content: [text(`in ${name}`)],
  }))
  const items = ['one', 'two'].map((name) => ({
    title: [text(name)],
    detail: [text(`in ${name}`)],
  }))
  const repeated = text('{{state.nItem}}', {
    repeat: { collection: '[1, 2].slice(0)', itemName: 'nItem' },
  })

  it.each<{ name: string; block: Block; has: string[]; lacks?: string[] }>([
    {
      name: 'style that would reach beyond itself',
      block: text('a', { properties: { style: { color: 'red;position:fixed', margin: 0 } } }),
      has: ['data-sb-style="margin:0"'],
      lacks: ['position'],
    },
    { name: 'Text', block: text('<p>a</p>'), has: ['<span class="builder-text"><p>a</p></span>'] },
    {
      name: 'Image that is lazy',
      block: component('Image', { image: '/a.png', lazy: true, aspectRatio: 0.5 }),
      has: ['loading="lazy"', 'src="/a.png"', 'data-sb-style="padding-top:50%"'],
    },
    {
      name: 'Image that is not',
      block: component('Image', { image: '/a.png', highPriority: true }),
      has: ['src="/a.png"'],
      lacks: ['<link'],
    },
    {
      name: 'Video',
      block: component('Video', { video: '/a.mp4', autoPlay: true }),
      has: ['<video', '<source src="/a.mp4"'],
      lacks: ['autoplay'],
    },
    {
      name: 'Core:Section that is lazy',
      block: component('Core:Section', { lazyLoad: true }, { children: [text('late')] }),
      has: ['<section'],
      lacks: ['late'],
    },
    {
      name: 'Columns',
      block: component('Columns', { columns: [{ blocks: [text('a')] }] }),
      has: ['a'],
    },
    {
      name: 'Core:Button',
      block: component('Core:Button', { text: 'Go', link: '/x' }),
      has: ['href="/x"'],
    },
    {
      name: 'Embed',
      block: component('Embed', {
        content: '<b>1</b><script>1</script><style>b{color:red}</style>',
      }),
      has: ['<div class="builder-embed"><b>1</b></div>'],
    },
    {
      name: 'Custom Code',
      block: component('Custom Code', { code: '<b>1</b><script>1</script>' }),
      has: ['<div class="builder-custom-code"><b>1</b></div>'],
    },
    {
      name: 'Builder:Carousel',
      block: component('Builder:Carousel', { slides }),
      has: ['one', '1 of 2'],
      lacks: ['two', 'slick-arrow'],
    },
    {
      name: 'Builder:Carousel of a repeated child',
      block: component(
        'Builder:Carousel',
        { useChildrenForSlides: true },
        { children: [repeated] },
      ),
      has: ['>1<'],
      lacks: ['>2<'],
    },
    {
      name: 'Builder:Masonry of a repeated child',
      block: component('Builder:Masonry', { useChildrenForTiles: true }, { children: [repeated] }),
      has: ['>1<', 'masonry-item'],
      lacks: ['>2<'],
    },
    {
      name: 'Builder: Tabs',
      block: component('Builder: Tabs', { tabs: lists, activeTabStyle: { color: 'red' } }),
      has: ['one', 'two', 'in one', 'data-sb-style="color:red"'],
      lacks: ['in two'],
    },
    {
      name: 'Builder:Accordion',
      block: component('Builder:Accordion', { items }),
      has: ['one', 'two'],
      lacks: ['in one', 'in two'],
    },
    {
      name: 'Form:Form',
      block: component(
        'Form:Form',
        {},
        { children: [component('Form:Input', { name: 'n', value: 'v' })] },
      ),
      has: ['<form', 'value="v"'],
      lacks: ['Thanks!'],
    },
    {
      name: 'Symbol with its content',
      block: component('Symbol', {
        symbol: { model: 'm', entry: 'e', content: entry([text('in')]) },
      }),
      has: ['>in<'],
    },
    {
      name: 'Symbol without',
      block: component('Symbol', { symbol: { model: 'm', entry: 'e' } }),
      has: ['builder-symbol'],
    },
    {
      name: 'PersonalizationContainer without variants',
      block: component('PersonalizationContainer', {}, { children: [text('all')] }),
      has: ['all'],
      lacks: ['<template'],
    },
  ])('renders $name as a browser begins with it', ({ block: rendered, has, lacks = [] }) => {
    const markup = markupOf(rendered)
    for (const part of has) expect(markup).toContain(part)
    for (const part of lacks) expect(markup).not.toContain(part)
    expect(markup).not.toMatch(/\sstyle=/)
  })
})
