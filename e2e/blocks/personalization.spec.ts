import { expect, test } from '../fixtures'
import { axeFindings } from '../support/checks/axeFindings'
import { block, text } from '../support/content/contentBlocks'

const variantFor = (plan: string) => ({
  name: plan,
  query: [{ property: 'plan', operator: 'is', value: plan }],
  blocks: [text(plan, `Hello, ${plan}`)],
})
const container = block(
  'personal',
  'PersonalizationContainer',
  { variants: [variantFor('free'), variantFor('pro')] },
  { children: [text('all', 'Hello, all')] },
)

test('personalized content is decided before the first paint', async ({
  host,
  page,
  content,
  context,
}) => {
  await content.save('story', { id: 'story-1', name: 'Story', data: { blocks: [container] } })
  const value = encodeURIComponent(JSON.stringify({ plan: 'pro' }))
  await context.addCookies([{ name: 'builder.userAttributes', value, url: host.site.url }])
  await page.addInitScript(() => {
    const painted: string[] = []
    Object.assign(window, { painted })
    requestAnimationFrame(function look() {
      const root = document.querySelector('site-blocks')?.shadowRoot
      const shown = root?.querySelector('.builder-personalization-container')
      const isOpaque = shown && getComputedStyle(shown).opacity === '1'
      const words = isOpaque ? shown.textContent : shown && 'not opaque'
      if (words && words !== painted.at(-1)) painted.push(words)
      requestAnimationFrame(look)
    })
  })
  await host.open('/story')
  await expect(page.getByText('Hello, pro')).toBeVisible()
  expect(await axeFindings(page, 'site-blocks')).toEqual([])
  expect(await page.evaluate('painted')).toEqual(['Hello, pro'])
})
