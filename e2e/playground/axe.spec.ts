import { overflowingElements, repeatedRules } from '../support/workbench/panelFaults'
import { expect, type PlaygroundPage, test } from '../support/workbench/playground'

const HOME = 'entry=1e1883e7758aeedf48d36fc239104ae7'
const BETWEEN = `panel=test&${HOME}`
const VARIANTS = 'entry=f21b68c3e3e8614ff4e8fc3d37330447&view=blocks&block=builder-welcome'

interface View {
  readonly name: string
  readonly state: string
  /** Text that appears last. */
  readonly shows: string | RegExp
  /** Selector of an overlay, which is checked alone. */
  readonly within?: string
  open?(playground: PlaygroundPage): Promise<void>
}

const press =
  (...names: (string | RegExp)[]) =>
  async ({ page }: PlaygroundPage) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click()
  }

const allViews: readonly View[] = [
  { name: 'content', state: `panel=content&${HOME}`, shows: 'announcement-bar' },
  { name: 'its blocks', state: `panel=content&view=blocks&${HOME}`, shows: 'Site header' },
  {
    name: 'its form, with styles',
    state: `panel=content&view=blocks&block=builder-landing-hero-shop&${HOME}`,
    shows: 'Font family',
    open: press('Styles', 'Styles on phones'),
  },
  {
    name: 'its rules',
    state: `panel=content&${VARIANTS}`,
    shows: 'Add a rule',
    open: press('Add a rule'),
  },
  {
    name: 'blocks to add',
    state: `panel=content&view=blocks&${HOME}`,
    shows: 'Custom code',
    within: '[role=menu]',
    open: ({ page }) => page.getByRole('button', { name: 'Add a section' }).press('Enter'),
  },
  {
    name: 'a block of one’s own',
    state: `panel=content&view=code&${HOME}`,
    shows: '“Counter” is registered.',
    open: press('Begin in React'),
  },
  { name: 'its JSON', state: `panel=content&view=json&${HOME}`, shows: '"testRatio"' },
  {
    name: 'its menu',
    state: `panel=content&${HOME}`,
    shows: 'Export as a file',
    within: '[role=menu]',
    open: press('More'),
  },
  {
    name: 'its question',
    state: `panel=content&${HOME}`,
    shows: 'Reset to the sample?',
    within: '[role=alertdialog]',
    async open({ page }) {
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: /Reset/ }).click()
    },
  },
  { name: 'options', state: `panel=configure&${HOME}`, shows: 'Content and data' },
  {
    name: 'changed options, one of them wrong',
    state: `panel=configure&options.timeout=500&options.loading=idle&options.onReady=sample&options.allowScripts=true&${HOME}`,
    shows: /^Line 1/,
    async open({ page }) {
      await page.getByRole('textbox', { name: 'data', exact: true }).fill('{')
    },
  },
  {
    name: 'no option found',
    state: `panel=configure&${HOME}`,
    shows: 'No such option',
    async open({ page }) {
      await page.getByRole('searchbox', { name: 'Search options' }).fill('nothing like it')
    },
  },
  {
    name: 'a recipe',
    state: 'panel=configure',
    shows: 'Install it',
    open: press('Consent manager'),
  },
  { name: 'snippet', state: `panel=snippet&${HOME}`, shows: 'This entry' },
  ...['wordpress-theme', 'tag-manager', 'next', 'server'].map((platform) => ({
    name: `snippet for ${platform}`,
    state: `panel=snippet&${HOME}&snippet=${platform}`,
    shows: 'Copy a report',
    async open({ page }: PlaygroundPage) {
      const closed = page.locator('details:not([open]) > summary')
      while ((await closed.count()) > 0) await closed.first().click()
    },
  })),
  { name: 'events', state: `panel=events&${HOME}`, shows: 'Visitor consents' },
  {
    name: 'an event',
    state: `panel=events&${HOME}`,
    shows: '"type": "impression"',
    open: press(/^Impression Home/),
  },
  {
    name: 'audience',
    state: `panel=audience&${HOME}`,
    shows: 'What your site tells',
    open: press('Add a rule'),
  },
  { name: 'test', state: `panel=test&${HOME}`, shows: 'The default gets what' },
  { name: 'messages', state: `panel=messages&editor=connected&${HOME}`, shows: 'contentResults' },
  {
    name: 'conditions',
    state: `panel=content&${HOME}`,
    shows: 'Content Security Policy',
    within: '[role=dialog][aria-labelledby]',
    open: press(/^Conditions/),
  },
]

/** Window sizes, including a laptop at 200 % zoom. axe runs at the last one of each list. */
const LARGE = [
  [720, 450],
  [1024, 768],
  [1440, 900],
] as const
const SMALL = [
  [320, 640],
  [768, 1024],
  [390, 900],
] as const

const half = allViews.length / 2

for (const [views, sizes] of [
  [allViews.slice(0, half), [SMALL, LARGE]],
  [allViews.slice(half), [LARGE, SMALL]],
] as const) {
  test(`${views[0]?.name} and ${views.length - 1} more views pass axe and fit their window, in both themes`, async ({
    playground,
  }) => {
    test.setTimeout(180_000)
    const { page } = playground
    // Skips animations, so that everything is final once visible.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await playground.open(BETWEEN)
    for (const { name, state, shows, within, open } of views) {
      // Another tool in between forgets what the view before has opened and typed.
      await playground.go(BETWEEN)
      await expect(page.getByText('The default gets what').first()).toBeVisible()
      await playground.go(state)
      await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible()
      await open?.(playground)
      await expect(page.getByText(shows).first()).toBeVisible()
      for (const list of sizes) {
        for (const [width, height] of list) {
          await page.setViewportSize({ width, height })
          // Menus reposition one frame after their buttons.
          await expect
            .poll(() => overflowingElements(page), `${name}, ${width} × ${height}`)
            .toEqual([])
        }
        expect(await playground.findingsInBothThemes(within), name).toEqual([])
      }
      if (within) await page.keyboard.press('Escape')
    }
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
    expect(await repeatedRules(page)).toEqual([])
  })
}

test('axe finds labels with low contrast on any background', async ({ playground }) => {
  const { page } = playground
  await playground.open(`panel=snippet&${HOME}`)
  await expect(page.getByText('This entry')).toBeVisible()
  for (const background of ['', 'linear-gradient(transparent, transparent)']) {
    await page.addStyleTag({
      content: `[role=tab][id] { color: var(--hairline) !important; background-image: ${background || 'none'} !important }`,
    })
    const findings = await playground.findingsInBothThemes()
    for (const theme of ['light', 'dark']) {
      expect(findings.join(), background).toContain(`${theme}: color-contrast`)
    }
  }
})
