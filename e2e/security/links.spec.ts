import { expect, test } from '../fixtures'
import { text } from '../support/served/servedContent'

const KEYS = [
  'builder.preview=story',
  'builder.frameEditing=story',
  'builder.overrides.story=draft-1',
  'builder.tests.story-1=retired',
  'builder.userAttributes.plan=staff',
  'builder.env=qa',
  'builder.cachebust=true',
  'builder.noCache=true',
  'builder.options.locale=fr',
]

for (const place of ['script', 'element']) {
  test(`no key of a link changes a page whose ${place} ignores keys`, async ({
    host,
    page,
    content,
  }) => {
    await content.save('story', { id: 'story-1', data: { blocks: [text('story', 'A story')] } })
    const [onScript, onElement] =
      place === 'script' ? ['data-page-keys="false"', ''] : ['', 'page-keys="false"']
    host.site.answer('/hardened', {
      html: `<!doctype html><html lang="en"><head><title>Hardened</title></head><body>
        <site-blocks model="story" can-track="false" trusted-hosts="[]" ${onElement}></site-blocks>
        <script async src="/embed.js" data-api-key="roastery-demo" data-host="${host.contentHost}" ${onScript}></script>
        </body></html>`,
    })

    async function visit(search: string): Promise<unknown> {
      const asked: string[] = []
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) asked.push(request.url())
      })
      await host.open(`/hardened${search}`)
      await expect(page.getByText('A story')).toBeVisible()
      page.removeAllListeners('request')
      const html = await page
        .locator('site-blocks')
        .evaluate((element) => element.shadowRoot?.innerHTML)
      return { asked: asked.sort(), html, cookies: await page.context().cookies() }
    }

    const plain = await visit('')
    expect(plain).toMatchObject({
      asked: expect.arrayContaining([expect.stringContaining('/story?')]),
    })
    expect(await visit(`?${KEYS.join('&')}`)).toEqual(plain)
  })
}

test('a value of a link adds no element to a bound text', async ({ host, page, content }) => {
  const greeting = {
    ...text('greeting', ''),
    bindings: { 'component.options.text': '"<b>Hello</b> " + state.location.query.name' },
  }
  await content.save('story', {
    id: 'story-1',
    data: { blocks: [greeting, text('braces', 'On {{state.device}}')] },
  })
  host.site.answer('/hello', {
    html: `<!doctype html><html lang="en"><head><title>Hello</title></head><body>
      <main><site-blocks model="story"></site-blocks></main>
      <script async src="/embed.js" data-api-key="roastery-demo" data-host="${host.contentHost}"></script>
      </body></html>`,
  })
  const cover = encodeURIComponent('<form action="https://evil.test"><input type=password></form>')
  await host.open(
    `/hello?name=${cover}&builder.preview=story&builder.userAttributes.device=${cover}`,
  )
  await expect(page.getByText('Hello <form action')).toBeVisible()
  await expect(page.getByText('On desktop')).toBeVisible()
  await expect(page.locator('main form, main input')).toHaveCount(0)
})

test('a link puts no form and no cover into a bound text, whatever decodes it', async ({
  host,
  page,
  content,
}) => {
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  test.info().annotations.push({ type: 'seed', description: String(seed) })
  const draw = drawing(seed)
  const codes = [
    `decodeURIComponent(new URLSearchParams(state.location.search).get('uri'))`,
    `JSON.parse(state.location.query.json).html`,
    'atob(state.location.query.base64)',
    `state.location.query.wide.normalize('NFKC')`,
  ]
  const options = ['Text/text', 'Custom Code/code', 'Embed/content', 'Builder:RawText/text']
  const blocks = codes.flatMap((code, row) =>
    options.map((option, column) => {
      const [name = '', key = ''] = option.split('/')
      return {
        '@type': '@builder.io/sdk:Element',
        id: `bound-${row}-${column}`,
        component: { name, options: {} },
        bindings: { [`component.options.${key}`]: code },
      }
    }),
  )
  await content.save('story', { id: 'story-1', data: { blocks } })
  host.site.answer('/decoded', {
    html: `<!doctype html><html lang="en"><head><title>Decoded</title></head><body>
      <main><site-blocks model="story"></site-blocks></main>
      <script async src="/embed.js" data-api-key="roastery-demo" data-host="${host.contentHost}"></script>
      </body></html>`,
  })
  for (let round = 0; round < 4; round++) {
    const html = `<p>Kept</p>${harmful(draw)}`
    const query = new URLSearchParams({
      uri: encodeURIComponent(html),
      json: JSON.stringify({ html }).replace(/</g, '\\u003c'),
      base64: Buffer.from(html, 'latin1').toString('base64'),
      wide: html.replace(/</g, '\uff1c'),
    })
    await host.open(`/decoded?${query}`)
    await expect(page.getByText('Kept')).toHaveCount(blocks.length)
    const found = await page.locator('site-blocks').evaluate((element) =>
      Array.from(element.shadowRoot?.querySelectorAll('*') ?? [])
        .filter(
          (one) =>
            one.matches('form,input,button,select,textarea,dialog,style,svg,[popover],[onclick]') ||
            !/^(?:static|relative)$/.test(getComputedStyle(one).position),
        )
        .map((one) => one.outerHTML),
    )
    expect(found, `SEED=${seed}: ${html}`).toEqual([])
  }
  host.takeProblems()
})

/** Draws from lists, the same for the same seed. */
function drawing(seed: number) {
  let state = seed
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  }
}

/** Markup that would ask for something or cover the page, in one of many spellings. */
function harmful(draw: ReturnType<typeof drawing>): string {
  const cased = (text: string) =>
    Array.from(text, (letter) => draw([letter, letter.toUpperCase()])).join('')
  const space = () => draw([' ', '/', '\n', '\t '])
  const style = draw([
    'position:absolute;inset:0',
    'color:red;position:fixed',
    'p\\6fsition:absolute',
    'width:1px;/**/position:sticky',
    '--p:absolute;position:var(--p)',
    'color:"a;position:absolute',
  ])
  const tags = ['form', 'input', 'button', 'select', 'textarea', 'dialog', 'style', 'svg', 'div']
  return Array.from({ length: 4 }, () => {
    const tag = draw(tags)
    const open = `<${cased(tag)}${space()}${cased('style')}=${draw([`"${style}"`, `'${style.replace(/"/g, '')}'`])}${space()}open`
    const inside = draw(['x', '<b>x</b>', '<input>', '<p style="position:absolute">x'])
    return `${open}${draw(['>', ' >', '/>'])}${inside}${draw(['', `</${cased(tag)}>`])}`
  }).join('')
}
