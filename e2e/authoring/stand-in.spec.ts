import type { Locator } from 'playwright/test'
import { expect } from '../fixtures'
import { block, box, carouselOf, text } from '../support/content/contentBlocks'
import { EditorStandIn } from '../support/pageObjects/EditorStandIn'
import { test as base, blockOf, EDITING, storyOf, textBlock } from '../support/pageObjects/editing'
import { inBothForms } from '../support/site/inBothForms'

const symbol = (id: string, entry: string, data: object = {}) =>
  block(id, 'Symbol', { symbol: { model: 'section', entry, data } })
const variant = (...blocks: object[]) => ({ name: 'A', query: [], blocks })

/** One block for each place where an author edits. */
const page = storyOf(
  textBlock('first', 'First'),
  symbol('outer', 'section-1', { kids: [text('in-slot', 'In a slot')] }),
  block('empty', 'Columns', { columns: [{ blocks: [] }] }),
  box('list', {
    repeat: { collection: 'state.names' },
    children: [text('in-repeat', 'In a repeat')],
  }),
  block('personal', 'PersonalizationContainer', {
    variants: [variant(text('in-variant', 'In a variant'))],
    previewingIndex: 0,
  }),
  block('tabs', 'Builder: Tabs', {
    tabs: [
      { label: [text('label-1', 'One')], content: [text('in-tab', 'In the first tab')] },
      { label: [text('label-2', 'Two')], content: [text('in-other-tab', 'In another tab')] },
    ],
  }),
  carouselOf(3),
  block('field', 'Form:Input', { type: 'text', name: 'field' }),
  box('go', { tagName: 'button', properties: { text: 'Go' } }),
)
const story = { ...page, data: { ...page.data, state: { names: ['a', 'b'] } } }
const section = (id: string, ...blocks: object[]) => ({ id, name: id, data: { blocks } })

const test = base.extend<{ standIn: EditorStandIn }>({
  standIn: async ({ editor, content, host }, use) => {
    await content.save('story', story)
    await content.save('banner', section('banner-1', text('in-banner', 'A banner')))
    await content.save(
      'section',
      section(
        'section-1',
        text('in-symbol', 'In a symbol'),
        block('slot', 'Slot', { name: 'kids' }),
        symbol('inner', 'section-2'),
      ),
    )
    await content.save('section', section('section-2', text('in-inner', 'In the inner symbol')))
    const standIn = new EditorStandIn(editor)
    await standIn.open(`${host.site.url}/edited${EDITING}`)
    await use(standIn)
  },
})

/** Watches the DOM of a widget. The returned function returns the ids of all changed blocks. */
async function watchBlocks(widget: Locator): Promise<() => Promise<string[]>> {
  await widget.evaluate(({ shadowRoot }) => {
    const changedBlocks = new Set<string>()
    Object.assign(window, { changedBlocks })
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        changedBlocks.add(element?.closest('[builder-id]')?.getAttribute('builder-id') ?? 'none')
      }
    })
    observer.observe(shadowRoot as ShadowRoot, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  return () =>
    widget.evaluate(() => [...(window as unknown as { changedBlocks: Set<string> }).changedBlocks])
}

inBothForms(test, () => {
  test('an editor knows the page, its blocks, actions and state, after reloads too', async ({
    standIn,
    editor,
    host,
  }) => {
    await expect(blockOf(editor, 'in-inner')).toBeVisible()
    expect((await editor.received()).map(({ type }) => type.slice('builder.'.length))).toEqual(
      expect.arrayContaining([
        'isReactSdk',
        'animatorOptions',
        'loaded',
        'sdkInfo',
        'sdkInjected',
        'updateContent',
        'contentResults',
      ]),
    )
    expect(await standIn.abilities()).toMatchObject({
      value: true,
      target: 'react',
      supportsPatchUpdates: 'v4',
      supportsCustomBreakpoints: true,
      supportsXSmallBreakpoint: true,
      supportsGlobalSymbols: true,
      supportsAddBlockScoping: true,
      blockLevelPersonalization: true,
      apiKey: 'roastery-demo',
    })
    const models = await standIn.heard<{ modelName: string }>('sdkInjected')
    expect(models.map(({ modelName }) => modelName)).toEqual(
      expect.arrayContaining(['banner', 'story', 'section']),
    )

    const frame = await editor.frame()
    await frame.evaluate(() =>
      window.SiteBlocks.register('Later', { mount: () => undefined, inputs: [] }),
    )
    const clock = { name: 'Clock', inputs: [{ name: 'city', type: 'text', defaultValue: 'Lima' }] }
    const components = () => standIn.offers('Component')
    await expect
      .poll(components)
      .toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Later' })]))
    expect((await components()).map(({ name }) => name)).not.toContain('Text')
    expect(await components()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Clock' })]),
    )
    expect((await components()).find(({ name }) => name === 'Clock')).toMatchObject(clock)
    await standIn.patch({
      'story-1': [
        { op: 'add', path: '/data/blocks/-', value: block('clock', 'Clock', { city: 'Rome' }) },
      ],
    })
    await expect(editor.content.getByText('Noon in Rome')).toBeVisible()
    await editor.say('getComponents')
    await expect
      .poll(async () => (await standIn.heard<{ name: string }[]>('components')).flat())
      .toEqual(
        expect.arrayContaining(
          ['Text', 'Columns', 'Symbol', 'Form:Form', 'Builder:Carousel', 'Clock'].map((name) =>
            expect.objectContaining({ name }),
          ),
        ),
      )

    const [book] = await standIn.offers('Action')
    const code = new Function(`return (${book?.action})()`)()
    await standIn.patch({ go: [{ op: 'add', path: '/actions', value: { click: code } }] })
    await expect(async () => {
      await editor.content.getByRole('button', { name: 'Go', exact: true }).click({ timeout: 1000 })
      expect(await frame.title()).toBe('Booked')
    }).toPass()

    expect(await standIn.inspect()).toEqual(
      expect.arrayContaining([
        {
          model: 'story',
          contentId: 'story-1',
          state: expect.objectContaining({ names: ['a', 'b'] }),
        },
        { model: 'section', contentId: 'section-2', state: expect.any(Object) },
        { model: 'banner', contentId: 'banner-1', state: expect.any(Object) },
      ]),
    )
    await editor.say('evaluate', { id: 7, text: 'document.title = "evaluated"' })
    await expect
      .poll(() => standIn.heard('evaluateError'))
      .toContainEqual({ id: 7, error: expect.stringContaining('runs no code') })
    expect(await frame.title()).toBe('Booked')
    await editor.content.locator('.builder-column .no-blocks').dispatchEvent('click')
    expect(await standIn.heard('clickEmptyBlocks')).toEqual([
      { parentElementId: 'builder-empty', dataPath: 'component.options.columns.0.blocks' },
    ])

    for (const reload of [
      () => frame.evaluate(() => location.reload()),
      () => editor.page.reload(),
    ]) {
      await editor.page.evaluate(() => Object.assign(window, { received: [] }))
      await reload()
      await standIn.meet()
      // Several entries are requested: the first response may be another one's.
      await expect(blockOf(editor, 'first')).toBeVisible()
      await standIn.set('first', '/component/options/text', 'Edited again')
      await expect(editor.content.getByText('Edited again')).toBeVisible()
    }
    expect(host.takeProblems()).toEqual([])
  })

  test('an edit renders what it touches once, and nowhere else', async ({ standIn, editor }) => {
    await expect(blockOf(editor, 'in-inner')).toBeVisible()
    const { content } = editor
    await content.getByRole('textbox').fill('typed by hand')
    const secondSlide = content.getByRole('button', { name: 'Go to slide 2' })
    await secondSlide.click()
    await content.getByRole('textbox').focus()

    const changed = await watchBlocks(content.locator('#story'))
    // The carousel is under way to its second slide.
    const touched = async () => (await changed()).filter((id) => !/carousel|slide/.test(id)).sort()
    const places = [
      'first',
      'in-symbol',
      'in-slot',
      'in-inner',
      'in-repeat',
      'in-variant',
      'in-tab',
    ]
    for (const id of places) {
      await standIn.point(id)
      const others = await touched()
      await standIn.set(id, '/component/options/text', `Edited ${id}`)
      await expect(blockOf(editor, id).first()).toHaveText(`Edited ${id}`)
      expect(await touched()).toEqual([...others, `builder-${id}`].sort())
    }
    expect(await content.getByText('Edited in-repeat').count()).toBe(2)

    await standIn.set('in-other-tab', '/component/options/text', 'Edited unseen')
    const version = section(
      'section-1',
      text('in-symbol', 'As a whole'),
      symbol('inner', 'section-2'),
    )
    await editor.say('contentUpdate', { key: 'section', data: version })
    await expect(content.getByText('As a whole')).toHaveCount(1)
    await expect(content.getByText('Edited in-inner')).toHaveCount(1)
    await editor.say('contentUpdate', {
      key: 'banner',
      data: section('banner-1', text('in-banner', 'Another banner')),
    })
    await expect(content.getByText('Another banner')).toBeVisible()
    expect(await touched()).not.toContain('builder-in-banner')
    await content.getByText('Two', { exact: true }).click()
    await expect(content.getByText('Edited unseen')).toBeVisible()

    const frame = await editor.frame()
    await content.getByRole('textbox').focus()
    await frame.evaluate(() => {
      document.body.style.height = '3000px'
      scrollTo(0, 120)
    })
    const texts = Array.from({ length: 200 }, (_, number) => `Burst ${number}`)
    await standIn.burst('first', '/component/options/text', texts)
    await expect(blockOf(editor, 'first')).toHaveText('Burst 199')
    await expect(content.getByRole('textbox')).toBeFocused()
    await expect(content.getByRole('textbox')).toHaveValue('typed by hand')
    await expect(secondSlide).toHaveAttribute('aria-current', 'true')
    expect(await frame.evaluate(() => scrollY)).toBe(120)

    await standIn.setBreakpoints('story-1', { xsmall: 300, small: 640, medium: 1100 })
    await editor.settle()
    await frame.evaluate(() => location.reload())
    await editor.page.evaluate(() => Object.assign(window, { received: [] }))
    await expect.poll(() => standIn.heard('loaded')).toHaveLength(1)
    // While blocks mount: the latest edit is on the screen, whatever came first.
    await expect(async () => {
      await standIn.burst('first', '/component/options/text', texts)
      await expect(blockOf(editor, 'first')).toHaveText('Burst 199', { timeout: 200 })
    }).toPass()
  })
})
