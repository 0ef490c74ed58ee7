import { formOf, labelled } from '../support/content/formContent'
import { offer } from '../support/served/servedContent'
import { expect, test } from './fixtures'
import { leaveAtRandom } from './leaveAtRandom'

test('a form is sent with its values once it is valid @short', async ({ visitor, content }) => {
  await visitor.open('/engines')
  const options = { sendSubmissionsTo: 'custom', action: `${content.url}/api/submissions/contact` }
  const fields = [
    ...labelled('Name', { name: 'name', required: true }),
    ...labelled('Email', { name: 'email', type: 'email' }),
    ...labelled('Words', { name: 'words' }, { kind: 'Form:TextArea' }),
  ]
  const form = formOf({ ...options, successMessage: [] }, fields)
  await visitor.mount({ host: content.url, content: { id: 'entry', data: { blocks: [form] } } })
  await visitor.click(['button', 'Send'])
  expect(await content.submissions()).toEqual([])
  await visitor.write('input[name=name]', 'Ada')
  await visitor.press('Tab')
  for (const character of 'ada@example.com') await visitor.press(character)
  await visitor.write('textarea', 'Hello')
  await visitor.click(['button', 'Send'])
  await expect.poll(() => content.submissions()).toHaveLength(1)
  const body = await content.body(await content.submission())
  expect(JSON.parse(`${body}`)).toEqual({ name: 'Ada', email: 'ada@example.com', words: 'Hello' })
})

test('a visitor keeps a variation across visits @short', async ({ visitor, content }) => {
  await content.save('story', { ...offer, id: 'offer' } as never)
  const price = () => visitor.texts('.builder-price')
  await visitor.open('/story')
  await expect.poll(price).not.toEqual([])
  const [picked] = await price()
  const cookie = await visitor.run(() => document.cookie)
  expect(cookie).toContain('builder.tests.offer')
  for (const random of [0.01, 0.99]) {
    await visitor.open('/story')
    await visitor.run((value) => {
      Math.random = () => value
    }, random)
    await visitor.sees('.builder-price', picked ?? '')
  }
})

test('nothing is stored or sent before a visitor consents @short', async ({ visitor, content }) => {
  const stored = () => visitor.run(() => [document.cookie, localStorage.length])
  await visitor.open('/asks-consent')
  await expect.poll(() => visitor.texts('.builder-text')).not.toEqual([])
  expect(await stored()).toEqual(['', 0])
  // The last page of another story may still send impressions.
  const impressions = async () =>
    (await content.events('impression')).filter(({ data }) =>
      JSON.stringify(data).includes('/asks-consent'),
    )
  expect(await impressions()).toEqual([])
  await visitor.click(['button', 'Yes'])
  await expect.poll(impressions).toHaveLength(1)
  expect(await stored()).not.toEqual(['', 0])
})

test('events arrive even if the page is closed at once @short', async ({ visitor, content }) => {
  await visitor.open('/engines')
  await visitor.run((host) => {
    const client = window.SiteBlocks.createClient({ apiKey: 'roastery-demo', host })
    for (let n = 0; n < 50; n++) client.track('burst', { n })
  }, content.url)
  await visitor.window.closePage()
  await expect.poll(() => content.events('burst')).toHaveLength(50)
})

test('an event arrives once, however and whenever the page is left @short', async ({ visitor }) => {
  const seed = Date.now() % 100_000
  const { lost, twice } = await leaveAtRandom(visitor.window, { visits: 6, seed })
  expect({ lost, twice }, `seed ${seed}`).toEqual({ lost: [], twice: [] })
})
