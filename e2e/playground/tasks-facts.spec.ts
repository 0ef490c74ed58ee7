import { type ContentBlock, textOf } from '../support/content/contentBlocks'
import { KEYBOARD } from '../support/workbench/hands'
import { expect } from '../support/workbench/playground'
import { type SnippetPage, test } from '../support/workbench/SnippetPage'

const variant = { name: 'Advent', query: [], blocks: [textOf('<h1>Twenty-four doors</h1>')] }
const HERO: ContentBlock = {
  '@type': '@builder.io/sdk:Element',
  id: 'builder-hero',
  component: { name: 'PersonalizationContainer', options: { variants: [variant] } },
  children: [textOf('<h1>Good morning</h1>')],
}

const tab = (name: string) => ({ label: [textOf(name)], content: [textOf(`Prices in ${name}`)] })
const PRICES: ContentBlock = {
  '@type': '@builder.io/sdk:Element',
  id: 'builder-prices',
  component: { name: 'Builder: Tabs', options: { tabs: ['euros', 'pounds'].map(tab) } },
}

const entryOf = (block: ContentBlock) => ({
  id: 'facts-1',
  name: 'Facts',
  published: 'published',
  query: [{ property: 'urlPath', operator: 'is', value: '/facts' }],
  data: { url: '/facts', blocks: [block] },
})

const openBlock = async ({ playground }: SnippetPage, id: string) => {
  await playground.open(`panel=content&view=blocks&entry=facts-1&block=${id}`)
  await expect(playground.preview.locator('site-blocks')).toBeVisible()
  return playground.tool.getByRole('region', { name: /^Options of/ })
}
const save = async ({ playground }: SnippetPage) => {
  await playground.pressButton('Save')
  await expect(playground.tool.getByText('Unsaved changes')).toHaveCount(0)
}

test.describe('a site owner, by mouse', () => {
  test('opens the tab of the visitor’s country first', async ({
    content,
    page,
    playground,
    snippets,
  }) => {
    const { preview, tool } = playground
    await content.save('page', entryOf(PRICES))

    await test.step('the form of the tabs offers what the first one depends on', async () => {
      const form = await openBlock(snippets, 'builder-prices')
      await playground.press(form.getByRole('button', { name: 'More options' }))
      await playground.press(form.getByRole('button', { name: 'Let it depend on the visit' }))
      await expect(form.getByLabel('Tab depends on').locator(':checked')).toHaveText('Country')
      const answer = form.getByRole('region', { name: 'Tab for some, 1' })
      await answer.getByRole('textbox', { name: 'Is' }).fill('GB')
      await answer.getByRole('spinbutton', { name: 'Then' }).fill('2')
      expect(await playground.faults()).toEqual([])
      await playground.pressButton('Tell it: Country')
      await save(snippets)
    })

    await test.step('the preview plays a visitor from there', async () => {
      await expect(preview.getByText('Prices in euros')).toBeVisible()
      await playground.openStep('Behaviour', 'Audience')
      const country = tool.getByRole('textbox', { name: 'Country' })
      await country.fill('GB')
      await country.press('Enter')
      await expect(preview.getByText('Prices in pounds')).toBeVisible()
    })

    await test.step('the pasted code does the same where a server writes the country', async () => {
      await playground.openStep('Install')
      const { body } = await snippets.follow('HTML')
      const line = await snippets.copy('Let your server write the country')
      const [, name = ''] = /^sub_filter (\w+) \$http_cf_ipcountry;$/.exec(line) ?? []
      expect(body).toContain(name)
      for (const [country, prices] of [
        ['GB', 'Prices in pounds'],
        ['AT', 'Prices in euros'],
      ] as const) {
        await snippets.paste({ body: body.replace(name, country) })
        await expect(page.getByText(prices)).toBeVisible()
      }
    })
  })
})

test.describe('a site owner, by keyboard on a phone', () => {
  test.use({ hand: KEYBOARD })

  test('shows a hero to a campaign between two dates', async ({
    content,
    page,
    playground,
    snippets,
  }) => {
    const { preview, tool } = playground
    await content.save('page', entryOf(HERO))
    const heading = preview.getByRole('heading', { level: 1 })

    await test.step('the variant gets a rule and dates, and the site learns the campaign', async () => {
      const form = await openBlock(snippets, 'builder-hero')
      await playground.press(form.getByRole('button', { name: 'Add a rule' }))
      const rule = form.getByRole('group', { name: 'Rule 1' })
      await rule.getByRole('combobox', { name: 'Attribute' }).fill('utm_campaign')
      await rule.getByRole('textbox', { name: 'Value' }).fill('advent')
      await rule.getByRole('textbox', { name: 'Value' }).press('Enter')
      await form.getByLabel('Start date').fill('2026-01-01T00:00')
      await form.getByLabel('End date').fill('2099-12-24T00:00')
      await expect(tool.getByText('Campaign: this entry asks for it')).toBeVisible()
      expect(await playground.faults()).toEqual([])
      await playground.pressButton('Tell it: Campaign')
      await expect(tool.getByText('Campaign: this entry asks for it')).toHaveCount(0)
      await save(snippets)
    })

    await test.step('the preview has it at the address of the campaign', async () => {
      await expect(heading).toHaveText('Good morning')
      const address = page.getByRole('textbox', { name: 'Address of the page' })
      await address.fill('/facts?utm_campaign=advent')
      await address.press('Enter')
      await expect(heading).toHaveText('Twenty-four doors')
      await playground.openStep('Behaviour', 'Audience')
      const campaign = tool.getByRole('textbox', { name: 'Campaign' })
      await expect(campaign).toHaveValue('advent')
      await expect(tool.getByText('utm_campaign is "advent" (it is "advent")')).toBeVisible()
      await campaign.fill('easter')
      await campaign.press('Enter')
      await expect(heading).toHaveText('Good morning')
      await campaign.fill('advent')
      await campaign.press('Enter')
      await expect(heading).toHaveText('Twenty-four doors')
      await tool.getByLabel('Date', { exact: true }).fill('2100-01-01T00:00')
      await expect(heading).toHaveText('Good morning')
    })

    await test.step('the pasted code does the same on their site, without a server', async () => {
      await playground.openStep('Install')
      const pasted = await snippets.follow('HTML')
      expect(pasted.body).toContain('campaign-attributes')
      expect(pasted.body).not.toContain('advent')
      await snippets.paste(pasted)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning')
      await page.goto(`${page.url()}?utm_source=mail&utm_campaign=advent`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twenty-four doors')
    })
  })

  test('distinguishes visitors who return from those who come for the first time', async ({
    content,
    page,
    playground,
    snippets,
  }) => {
    const query = [{ property: 'returning', operator: 'is', value: true }]
    const variants = [{ ...variant, name: 'Back again', query }]
    const hero = {
      ...HERO,
      component: { name: 'PersonalizationContainer', options: { variants } },
    }
    const { preview, tool } = playground
    await content.save('page', entryOf(hero))
    await playground.open('panel=audience&entry=facts-1')
    await playground.press(tool.getByRole('button', { name: 'Returning', exact: true }))
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Twenty-four doors')
    await playground.pressButton('Tell it: Returning')
    await expect(tool.getByRole('switch', { name: 'Returning' })).toBeChecked()

    await playground.openStep('Install')
    const { body } = await snippets.follow('HTML')
    const head = await snippets.copy('Tell content who has been here before')
    // The host of the preview, on another port, has the same cookies.
    await page.context().clearCookies()
    await snippets.paste({ head, body })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Good morning')
    await page.reload()
    await expect(heading).toHaveText('Good morning')
    // The browser is closed, which ends what lasts for a visit.
    const session = (await page.context().cookies()).filter(({ expires }) => expires === -1)
    for (const { name } of session) await page.context().clearCookies({ name })
    await page.reload()
    await expect(heading).toHaveText('Twenty-four doors')
  })
})
