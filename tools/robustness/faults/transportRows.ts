import { entryOf, formOf, labelled } from '../../../e2e/support/content/formContent'
import { waitFor } from '../../kit/servers/waitFor'
import { burst } from './burst'
import { clockRows } from './clockRows'
import { mount, openVisit, startHost } from './openVisit'
import { expect, type Row, type Tools } from './Row'
import { startLossyProxy } from './startLossyProxy'

/** More often than a browser retries on its own. */
const ALWAYS = 1000
const EVENTS = 200
const LOST_ANSWERS = 3

async function halfContent(tools: Tools): Promise<string> {
  const host = await startHost(tools)
  const proxy = await startLossyProxy(host.url, '/api/v3/content', ALWAYS)
  tools.after(() => proxy.close())
  const { page, uncaught } = await openVisit(tools, host.url)
  const placeholder = page.getByText('Placeholder of the site')
  const { entry, errors } = await mount(page, { host: proxy.url })
  expect(entry === null, `ready gave ${entry}`)
  expect(errors.length === 1, `error events: ${JSON.stringify(errors)}`)
  expect(await placeholder.isVisible(), 'the placeholder is gone')
  const cut = proxy.lost()
  const text = await page.evaluate(async (origin) => {
    const { mounted } = window as unknown as {
      mounted: { update(options: object): void; reload(): Promise<void> }
    }
    mounted.update({ host: origin })
    await mounted.reload()
    return document.querySelector('#app')?.shadowRoot?.textContent ?? ''
  }, host.url)
  expect(text.length > 200, `after another request: "${text.slice(0, 100)}"`)
  expect(uncaught.length === 0, `uncaught: ${uncaught}`)
  return `${cut} cut answers: placeholder, 1 error ("${errors[0]?.slice(0, 80)}"); the next request renders ${text.length} characters`
}

async function lostEventAnswers(tools: Tools): Promise<string> {
  const host = await startHost(tools)
  const proxy = await startLossyProxy(host.url, '/api/v1/track', LOST_ANSWERS)
  tools.after(() => proxy.close())
  const { page } = await openVisit(tools, host.url)
  await burst(page, proxy.url, 0, EVENTS)
  const stored = () => host.controls.events('burst')
  await waitFor(
    'all events arrive',
    async () => {
      return new Set((await stored()).map(({ data }) => data.n)).size === EVENTS
    },
    60_000,
  )
  const count = (await stored()).length
  expect(proxy.lost() > 0, 'no answer was lost')
  expect(count === EVENTS, `${count} stored of ${EVENTS}`)
  return `${proxy.lost()} answers lost, ${EVENTS} events: 0 lost, 0 twice`
}

async function lostFormAnswer(tools: Tools): Promise<string> {
  const host = await startHost(tools)
  const proxy = await startLossyProxy(host.url, '/api/v1/form-submit', 1)
  tools.after(() => proxy.close())
  const { page } = await openVisit(tools, host.url)
  const options = {
    sendSubmissionsTo: 'email',
    sendSubmissionsToEmail: 'hello@heronlock.example',
    name: 'Lost',
  }
  const content = entryOf(formOf(options, [labelled('Email', { name: 'email' })]))
  await mount(page, { host: proxy.url, content })
  await page.getByLabel('Email').fill('jane@doe.com')
  const send = page.getByRole('button', { name: 'Send' })
  await send.click()
  await page.getByText('Form submission error').waitFor()
  await send.click()
  await page.getByText('Thanks!').waitFor()
  const count = (await host.controls.submissions()).length
  expect(proxy.lost() === 1 && count === 1, `${proxy.lost()} lost, ${count} stored`)
  return '1 answer lost, the visitor sent it again: stored once'
}

/** Effects of broken connections. */
export const transportRows: readonly Row[] = [
  {
    name: 'content cut off in the middle',
    expected: 'placeholder, one error event, no exception; the next request renders',
    limitSeconds: 60,
    run: halfContent,
  },
  {
    name: 'answers to events lost',
    expected: 'sent again; each event stored once',
    limitSeconds: 90,
    run: lostEventAnswers,
  },
  {
    name: 'answer to a form lost',
    expected: 'an error with all fields kept; sent again, stored once',
    limitSeconds: 60,
    run: lostFormAnswer,
  },
  ...clockRows,
]
