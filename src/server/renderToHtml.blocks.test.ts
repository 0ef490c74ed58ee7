import { describe, expect, it } from 'vitest'
import { block, component, entry, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { markupOf, serve } from './testing/serve'

const lists = ['one', 'two'].map((name) => {
  const [head, inside] = [[text(name)], [text(`in ${name}`)]]
  return { label: head, title: head, content: inside, detail: inside }
})
const slides = ['one', 'two'].map((name) => ({ content: [text(name)] }))
const repeat = { collection: '[1, 2].slice(0)', itemName: 'nItem' }
const repeated = { children: [text('{{state.nItem}}', { repeat })] }
const symbol = { model: 'm', entry: 'e' }

const styled = text('a', { properties: { style: { color: 'red;position:fixed', margin: 0 } } })
const lazyImage = component('Image', { image: '/a.png', lazy: true, aspectRatio: 0.5 })
const image = component('Image', { image: '/a.png', highPriority: true })
const video = component('Video', { video: '/a.mp4', autoPlay: true })
const lazySection = component('Core:Section', { lazyLoad: true }, { children: [text('late')] })
const columns = component('Columns', { columns: [{ blocks: [text('a')] }] })
const embed = component('Embed', { content: '<b>1</b><script>1</script><style>b{}</style>' })
const code = component('Custom Code', { code: '<b>1</b><script>1</script>' })
const carousel = component('Builder:Carousel', { slides })
const ofChildren = component('Builder:Carousel', { useChildrenForSlides: true }, repeated)
const masonry = component('Builder:Masonry', { useChildrenForTiles: true }, repeated)
const tabs = component('Builder: Tabs', { tabs: lists, activeTabStyle: { color: 'red' } })
const accordion = component('Builder:Accordion', { items: lists })
const input = component('Form:Input', { name: 'n', value: 'v' })
const form = component('Form:Form', {}, { children: [input] })
const filled = component('Symbol', { symbol: { ...symbol, content: entry([text('in')]) } })
const empty = component('Symbol', { symbol })
const personal = component('PersonalizationContainer', {}, { children: [text('all')] })
const frame = (more: object) =>
  block({ tagName: 'iframe', properties: { src: 'https://a.test', ...more } })
const moving = frame({ SANDBOX: 'allow-top-navigation allow-forms' })

describe('renderToHtml', () => {
  it.each<[name: string, block: Block, has: string[], lacks?: string[]]>([
    ['style that reaches beyond itself', styled, ['data-sb-style="margin:0"'], ['position']],
    ['frame', frame({}), ['allow-scripts'], ['top-navigation']],
    ['frame that would move the page', moving, ['sandbox="allow-forms"'], ['SANDBOX']],
    ['Text', text('<p>a</p>'), ['<span class="builder-text"><p>a</p></span>']],
    ['Image that is lazy', lazyImage, ['loading="lazy"', 'src="/a.png"', '"padding-top:50%"']],
    ['Image that is not', image, ['src="/a.png"'], ['<link']],
    ['Video', video, ['<video', '<source src="/a.mp4"'], ['autoplay']],
    ['Core:Section that is lazy', lazySection, ['<section'], ['late']],
    ['Columns', columns, ['a']],
    ['Core:Button', component('Core:Button', { text: 'Go', link: '/x' }), ['href="/x"']],
    ['Embed', embed, ['<div class="builder-embed"><b>1</b></div>']],
    ['Custom Code', code, ['<div class="builder-custom-code"><b>1</b></div>']],
    ['Builder:Carousel', carousel, ['one', '1 of 2'], ['two', 'slick-arrow']],
    ['Builder:Carousel of a repeated child', ofChildren, ['>1<'], ['>2<']],
    ['Builder:Masonry of a repeated child', masonry, ['>1<', 'masonry-item'], ['>2<']],
    ['Builder: Tabs', tabs, ['one', 'two', 'in one', '"color:red"'], ['in two']],
    ['Builder:Accordion', accordion, ['one', 'two'], ['in one', 'in two']],
    ['Form:Form', form, ['<form', 'value="v"'], ['Thanks!']],
    ['Symbol with its content', filled, ['>in<']],
    ['Symbol without', empty, ['builder-symbol']],
    ['PersonalizationContainer without variants', personal, ['all'], ['<template']],
  ])('renders %s as a browser begins with it', (_, rendered, has, lacks = []) => {
    const markup = markupOf(serve([rendered]))
    for (const part of has) expect(markup).toContain(part)
    for (const part of lacks) expect(markup).not.toContain(part)
    expect(markup).not.toMatch(/\sstyle=/)
  })
})
