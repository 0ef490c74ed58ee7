import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { drawing } from '../support/checks/drawing'
import { textOf } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountHere } from '../support/pageObjects/mountEntry'

const LEAK = 'display:none!important;color:rgb(1, 2, 3)!important;letter-spacing:9px!important'
const rules = (...selectors: string[]) =>
  selectors.map((selector) => `${selector}{${LEAK}}`).join('')

/** CSS that changes a whole page. */
const PAGE_WIDE: readonly string[] = [
  rules('html', 'body', ':root', '*', ':scope', '&', '.x, html', ':is(html,body) *', ':has(*)'),
  rules(':scope ~ *', ':where(:scope) + *', '& ~ *', 'html:has(&)', ':not(:scope)'),
  `.x{${rules('html &', '@at-root', ':root', '& ~ *')}}html{&{${LEAK}}& *{${LEAK}}}`,
  ...['@media all', '@supports (color:red)', '@container (min-width:0)', '@layer', '@layer page']
    .concat('@starting-style', '@scope (html)', '@scope (:root) to (x)', '@scope')
    .map((group) => `${group}{${rules('html', ':root', '*', ':scope', '&')}}`),
  '@property --witness{syntax:"<color>";inherits:true;initial-value:rgb(1, 2, 3)}',
  '@font-face{font-family:Witness;src:url(/leak.woff2)}',
  '@keyframes witness{from,to{letter-spacing:9px}}',
  '@media all{@keyframes witness{from,to{letter-spacing:9px}}}',
  '@import url(/leak.css);',
  '@page{margin:9px}@view-transition{navigation:auto}@namespace url(x);',
  '@\\70roperty --witness{syntax:"*";inherits:true;initial-value:rgb(1, 2, 3)}',
  '@media all{@\\66ont-face{font-family:Witness;src:url(/leak.woff2)}}',
]

/** What hides CSS from a reader that is not quite a browser. */
const HIDING: readonly ((css: string) => string)[] = [
  (css) => css,
  (css) => `@media x({}), all{${css}}`,
  (css) => `@media all{${css}`,
  (css) => `@supports not (x:{}){}${css}`,
  (css) => `@layer a{.a{}}}${css}`,
  (css) => `@future [{]{} ${css}`,
  (css) => `.a{b:{};${css}}${css}`,
  (css) => `.a({}){}${css}`,
  (css) => `.a{/*/}${css}/**/}`,
  (css) => `<!-- .a{} --> ${css}`,
  (css) => `.a{b:\\75rl({)} ${css}`,
  (css) => `.a{b:url(x\\);c:")} ${css} .z{"}`,
  (css) => `.a{b:url(x"y)} ${css} .z{"}`,
  ...['\r', '\f', '\r\n', '\\\r\n', '\\\f'].flatMap((end) =>
    ['"', "'"].flatMap((quote) => [
      (css: string) => `.a{content:${quote}${end}} ${css} .z{c:${quote}}`,
      (css: string) => `@media all{.a{c:${quote}${end}} ${css} .z{c:${quote}}}`,
      (css: string) => `@keyframes a{to{c:${quote}${end}}} ${css} .z{c:${quote}}}`,
    ]),
  ),
]

const PIECES =
  '" \' \\ \r \f \n /* */ url( \\75rl( ( ) [ ] { } ; : , .a @media @layer @keyframes <!-- --> & \0'.split(
    ' ',
  )

/** Puts pieces of CSS around others, the same for the same seed. */
function hidingAtRandom(seed: number): ((css: string) => string)[] {
  const draw = drawing(seed)
  const some = () =>
    Array.from({ length: 1 + draw() * 6 }, () => PIECES[Math.floor(draw() * PIECES.length)]).join(
      '',
    )
  return Array.from({ length: 30 }, () => {
    const [before, after] = [some(), some()]
    return (css) => `${before}${css}${after}`
  })
}

const POLICY = `style-src 'nonce-a'; script-src 'self'; require-trusted-types-for 'script'; trusted-types siteblocks`

async function openPage(host: HostPage): Promise<void> {
  host.site.answer('/witness', {
    headers: { 'content-security-policy': POLICY },
    html: `<!doctype html><html lang="en"><head><title>Witness</title><style nonce="a">
      @keyframes witness{from,to{letter-spacing:1px}}
      .witness,.witness *{animation:1s infinite paused witness;font-family:Witness;color:var(--witness,green)}
      </style></head><body><div class="witness"><p class="a">Before</p></div>
      <main class="a"><div id="app"></div>${'<section class="a">Here</section>'.repeat(PAGE_WIDE.length)}</main><p class="witness a">After</p>
      <script src="/embed.js"></script></body></html>`,
  })
  await host.open('/witness')
}

/** What the page's own elements look like, and its fonts. */
const looks = (page: Page): Promise<unknown> =>
  page.evaluate(() => [
    ...Array.from(
      document.querySelectorAll('html,head,body,main,section,.witness,.witness *'),
      (element) => {
        const { display, color, letterSpacing } = getComputedStyle(element)
        return [element.localName, display, color, letterSpacing]
      },
    ),
    ...Array.from(document.fonts, ({ family }) => family).filter((family) =>
      /^"?witness/i.test(family),
    ),
  ])

test.describe('CSS of content without a shadow root', () => {
  test('changes nothing of the page, however it is hidden', async ({ host, page }) => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000)
    test.info().annotations.push({ type: 'seed', description: String(seed) })
    await openPage(host)
    const before = await looks(page)
    for (const hide of [...HIDING, ...hidingAtRandom(seed)]) {
      const texts = PAGE_WIDE.map(hide)
      await page.evaluate(async (texts) => {
        const containers = document.querySelectorAll('section')
        const widgets = texts.map((cssCode, index) => {
          const content = { id: 'entry-1', data: { cssCode, blocks: [] } }
          const options = { apiKey: 'key', model: 'page', canTrack: false, isolation: 'light' }
          return window.SiteBlocks.mount(
            containers[index] as Element,
            { ...options, content } as never,
          )
        })
        await Promise.all(widgets.map(({ ready }) => ready))
        Object.assign(window, { widgets })
      }, texts)
      expect.soft(await looks(page), `SEED=${seed} ${JSON.stringify(hide('…'))}`).toEqual(before)
      await page.evaluate(() => {
        for (const widget of (window as unknown as { widgets: { unmount(): void }[] }).widgets)
          widget.unmount()
      })
    }
    expect(host.takeProblems().filter((problem) => !problem.includes('SiteBlocks'))).toEqual([])
  })

  test('applies to the content under a strict policy', async ({ host, page }) => {
    await openPage(host)
    const rule = (name: string) => `.${name}{text-indent:7px}`
    const grow = (name: string) => `@keyframes ${name}{from,to{text-indent:7px}}`
    const wide = '@media (min-width:1px)'
    const css: Readonly<Record<string, string>> = {
      plain: rule('plain'),
      nested: '.builder-text{& .nested{text-indent:0;&:is(p){text-indent:7px}}}',
      'nested-query': `.nested-query{text-indent:0;${wide}{text-indent:7px}}`,
      query: `${wide}{@supports (color:red){${rule('query')}}}`,
      container: `body{container-type:inline-size}@container (min-width:1px){${rule('container')}}`,
      scope: `@scope (.builder-text){${rule('scope')}}`,
      layer: `@layer a,b;@layer b{${rule('layer')}}@layer a{.layer{text-indent:0}}`,
      frames: `.frames{animation:grow 1s infinite paused}${grow('grow')}`,
      'late-frames': `.late-frames{animation:late 1s infinite paused}${wide}{${grow('late')}}`,
      'own-frames': `@layer c{${grow('own')}}.own-frames{animation:own 1s infinite paused}`,
    }
    const names = Object.keys(css)
    const text = names.map((name) => `<p class="${name}">${name}</p>`).join('')
    await mountHere(host, {
      data: { cssCode: Object.values(css).join(''), blocks: [textOf(text)] },
      options: { isolation: 'light' },
    })
    for (const name of names)
      expect.soft(await host.computed(page.locator(`p.${name}`), 'text-indent'), name).toBe('7px')
  })
})
