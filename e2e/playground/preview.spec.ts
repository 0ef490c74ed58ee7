import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { expect, test } from '../support/workbench/playground'

test('an entry can be previewed on other sites, under policies, on bad networks and server-rendered', async ({
  page,
  playground,
  host,
}) => {
  test.slow()
  const { preview } = playground
  const heading = preview.getByRole('heading', { level: 1, name: HOME_HEADLINE })
  const status = page.getByLabel('Status')
  const conditions = page.getByRole('button', { name: /^Conditions/ })
  const choose = async (group: string, choice: string) => {
    await page.getByRole('group', { name: group }).getByRole('button', { name: choice }).click()
  }
  await playground.open('')
  await expect(heading).toBeVisible({ timeout: 20_000 })

  await test.step('the host page is chosen by keyboard and appears in the address', async () => {
    await conditions.press('Enter')
    await page.getByRole('combobox', { name: 'Host page' }).press('Enter')
    await page.getByRole('option', { name: 'Hostile CSS' }).press('Enter')
    await expect(preview.getByText('MEGABARGAIN')).toBeVisible()
    await expect(heading).toBeVisible()
    expect(await host.computed(heading, 'text-transform')).toBe('none')
    expect(await host.computed(heading, 'font-family')).not.toContain('Comic')
    await expect(page).toHaveURL(/page=hostile/)
  })

  await test.step('a policy is sent as a header and refuses nothing, not even a server’s styles', async () => {
    await choose('Rendered by', 'Server')
    const answered = page.waitForResponse(/preview\/hostile\.html.*policy=trusted-types/)
    await choose('Content Security Policy', 'Self + Trusted Types')
    const header = (await answered).headers()['content-security-policy']
    expect(header).toContain("style-src 'self'")
    expect(header).toContain("require-trusted-types-for 'script'")
    await expect(status.getByText(/Rendered by\s*Server/)).toBeVisible()
    await expect(status.getByText('Nothing refused')).toBeVisible()
    await expect(heading).toBeVisible()
    await expect(status.getByText('Shown')).toBeVisible()
  })

  await test.step('the address restores the conditions, and one click resets them', async () => {
    await page.reload()
    await expect(status.getByText('Nothing refused')).toBeVisible()
    await page.getByRole('button', { name: 'Conditions, 3 changed' }).click()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page).not.toHaveURL(/policy|rendering|page=/)
    await expect(heading).toBeVisible()
  })

  await test.step('reduced motion applies to scripts and styles', async () => {
    await choose('Motion', 'Reduced')
    await expect(page).toHaveURL(/motion=reduce/)
    await expect(status.getByText('Shown')).toBeVisible()
    const seen = await heading.evaluate((element) => {
      const root = element.getRootNode() as ShadowRoot
      const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules))
      return {
        script: matchMedia('(prefers-reduced-motion: reduce)').matches,
        still: matchMedia('(prefers-reduced-motion: no-preference)').matches,
        styles: rules.filter(({ cssText }) => cssText.includes('prefers-reduced-motion')).length,
      }
    })
    expect(seen).toEqual({ script: true, still: false, styles: 0 })
  })

  await test.step('a slow network shows a loading status, a failing one an alert', async () => {
    await choose('Network to the content host', 'Slow')
    await expect(status.getByText('Loading')).toBeVisible()
    await expect(status.getByText('Shown')).toBeVisible()
    const sources = await preview
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
    expect(sources.filter((source) => source.includes('/network/slow/images/'))).not.toEqual([])
    expect(sources.filter((source) => source.startsWith(host.contentHost))).toEqual([])
    await choose('Network to the content host', 'Failing')
    await expect(page.getByRole('alert')).toContainText('could not be reached')
    await host.expectProblem(host.contentHost)
    await choose('Network to the content host', 'Fast')
    await expect(heading).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
