import type { Locator } from 'playwright/test'
import { type OptionRow, optionRows } from '../../embed/options/optionRows'
import { compileSite } from '../support/build/packedTypes'
import { expect, type PlaygroundPage } from '../support/workbench/playground'
import { test } from '../support/workbench/SnippetPage'

/** The first load of a page, on a busy machine. */
const SLOW = { timeout: 30_000 }

/** Options chosen together with the content. */
const OF_SOURCE = 'apiKey host env apiVersion authToken model entry url content'.split(' ')

/** Values that still let the entry show. */
const VALUES: { readonly [name: string]: unknown } = {
  apiEndpoint: 'query',
  omit: 'meta',
  locale: 'en-GB',
  query: { id: '1e1883e7758aeedf48d36fc239104ae7' },
  sort: { createdDate: -1 },
  texts: { next: 'Onwards' },
  blocks: { 'Own clock': { element: 'own-clock' } },
  globals: { dataLayer: [] },
  trustedHosts: ['editor.example.com'],
  fontHosts: ['fonts.example.com'],
  fetchOptions: { credentials: 'omit' },
  timeout: 70_000,
}

const rows = optionRows().filter(({ name }) => !OF_SOURCE.includes(name))

/** An option for each kind of control. */
const TRIED =
  'timeout locale canTrack updateMetadata includeRefs pageKeys reloadOnRoute loading minHeight userAttributes trustedHosts analytics onReady evaluate'.split(
    ' ',
  )

function valueFor({ name, type, default: initial }: OptionRow): unknown {
  if (name in VALUES) return VALUES[name]
  if (typeof type === 'object') return type.find((word) => word !== initial)
  switch (type) {
    case 'function':
      return 'sample'
    case 'boolean':
      return initial !== true
    case 'boolean | hash | path':
      return 'hash'
    case 'boolean | all':
      return 'all'
    case 'number':
      return 7
    case 'object':
      return { plan: 'pro' }
    default:
      return `own-${name.toLowerCase()}`
  }
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The Configure tool, which finds options by name. */
class ConfigureTool {
  readonly search: Locator

  constructor(readonly playground: PlaygroundPage) {
    this.search = playground.tool.getByRole('searchbox', { name: 'Search options' })
  }

  control(role: 'switch' | 'group' | 'textbox', name: string): Locator {
    return this.playground.tool.getByRole(role, { name, exact: true })
  }

  /** The reset button, which only changed options have. */
  reset(name: string): Locator {
    return this.playground.tool.getByRole('button', { name: `Reset ${name}`, exact: true })
  }

  /** Finds an option and changes it with its control. */
  async set(row: OptionRow, value: unknown): Promise<void> {
    const { name, type } = row
    await this.search.fill(name)
    if (type === 'function' || (type === 'boolean' && row.default !== undefined)) {
      await this.control('switch', name).click()
    } else if (type === 'boolean | hash | path') {
      // Four or more choices use a select.
      const { tool } = this.playground
      await tool.getByRole('combobox', { name, exact: true }).click()
      await tool
        .page()
        .getByRole('option', { name: String(value), exact: true })
        .click()
    } else if (type === 'boolean' || type === 'boolean | all' || typeof type === 'object') {
      const label = value === true ? 'On' : value === false ? 'Off' : String(value)
      await this.control('group', name).getByRole('button', { name: label, exact: true }).click()
    } else {
      await this.control('textbox', name).fill(written(value))
      await this.control('textbox', name).press('Tab')
    }
  }

  /** The option's value on the element in the preview. */
  mounted(name: string): Promise<unknown> {
    return this.playground.preview.locator('site-blocks').evaluate((element, option) => {
      const own = element as unknown as Record<string, unknown>
      // Consent changes on the client, not on the element.
      if (option === 'canTrack') return Object(own.widget).client?.canTrack
      return typeof own[option] === 'function' ? 'sample' : own[option]
    }, name)
  }
}

const optionsQuery = (some: readonly OptionRow[]) =>
  some.map((row) => `options.${row.name}=${encodeURIComponent(written(valueFor(row)))}`).join('&')

test('options of every kind can be changed and reach preview, address and snippet', async ({
  page,
  playground,
  snippets,
  host,
}) => {
  test.slow()
  const tried = rows.filter(({ name }) => TRIED.includes(name))
  const configure = new ConfigureTool(playground)
  await playground.open('panel=configure')
  await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible(SLOW)
  for (const row of tried) {
    await test.step(row.name, async () => {
      const value = valueFor(row)
      await configure.set(row, value)
      await expect(configure.reset(row.name)).toBeVisible()
      await expect.poll(() => configure.mounted(row.name)).toEqual(value)
      const key = `options.${row.name}`
      await expect.poll(() => new URL(page.url()).searchParams.has(key)).toBe(true)
    })
  }
  await test.step('the address restores all options', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: `Reset all ${tried.length}` })).toBeVisible()
    await page.getByRole('button', { name: 'Run scripts' }).click()
    for (const row of tried) {
      await expect.poll(() => configure.mounted(row.name), row.name).toEqual(valueFor(row))
    }
  })
  await test.step('the snippet sets all options', async () => {
    await playground.openStep('Install')
    await snippets.choose('JavaScript')
    const given = mountedBy(await snippets.copy('Add this to a script of yours'))
    for (const row of tried) {
      const value = valueFor(row)
      if (value === 'sample') expect(given[row.name], row.name).toBeInstanceOf(Function)
      else expect(given[row.name], row.name).toEqual(value)
    }
  })
  // Unusual options cause console messages.
  host.takeProblems()
})

/** The options that a script mounts with. */
function mountedBy(code: string): Record<string, unknown> {
  let given: Record<string, unknown> = {}
  const mount = (_: string, options: Record<string, unknown>) => {
    given = options
  }
  const push = (call: (siteBlocks: object) => void) => call({ mount })
  new Function('window', code)({ SiteBlocks: { q: { push } } })
  return given
}

/** A page that sets no options, with inline content. */
const PASTED = 'source=pasted&json=%7B%22data%22%3A%7B%22blocks%22%3A%5B%5D%7D%7D'

/** The code of a single-file component. */
const scriptIn = (component: string) =>
  /<script[^>]*>([\s\S]*?)<\/script>/.exec(component)?.[1] ?? ''

test('snippets for apps compile against the package as npm would publish it', async ({
  page,
  snippets,
  host,
}, info) => {
  test.slow()
  const files: Record<string, string> = {}
  for (const [folder, search] of Object.entries({
    all: optionsQuery(rows),
    plain: 'entry=1e1883e7758aeedf48d36fc239104ae7',
    pasted: PASTED,
  })) {
    await snippets.open(search)
    if (folder === 'all') await page.getByRole('button', { name: 'Run scripts' }).click()
    const copy = async (platform: string, title: string) => {
      await snippets.choose(platform)
      return snippets.copy(title)
    }
    const script = await copy('JavaScript', 'Add this to a script of yours')
    files[`${folder}/mount.ts`] = `import type {} from 'siteblocks/global'\n${script}`
    files[`${folder}/React.tsx`] = await copy('React', 'Make src/Content.tsx')
    files[`${folder}/Next.tsx`] = await copy('Next', 'Make app/Content.tsx')
    files[`${folder}/Vue.ts`] = scriptIn(await copy('Vue', 'Make src/Content.vue'))
    files[`${folder}/Svelte.ts`] = scriptIn(await copy('Svelte', 'Make src/Content.svelte'))
    files[`${folder}/server.js`] = await copy('Node server', 'Make answer.js')
  }
  expect(files['all/React.tsx']).toContain("locale: 'en-GB'")
  // Unusual options cause console messages.
  host.takeProblems()
  const said = await compileSite(info.outputPath('site'), files, { noImplicitAny: false })
  expect(said).toBe('')
})
