import { box, text } from '../../../e2e/support/content/contentBlocks'
import { waitFor } from '../../kit/servers/waitFor'
import { burst } from './burst'
import { mount, openVisit, startHost } from './openVisit'
import { expect, type Row, type Tools } from './Row'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const EVENTS = 100

/** Node arguments that shift the clock of a process. */
function shiftedClock(byMs: number): readonly string[] {
  const code = `const Real = Date
globalThis.Date = class extends Real {
  constructor(...parts) { if (parts.length) super(...parts); else super(Real.now() + ${byMs}) }
  static now() { return Real.now() + ${byMs} }
}`
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}

/** A block whose variant shows for an hour before and after `now`, by the visitor's clock. */
const seasonal = (now: number) =>
  box('seasonal', {
    component: {
      name: 'PersonalizationContainer',
      options: {
        variants: [
          {
            startDate: new Date(now - HOUR_MS).toISOString(),
            endDate: new Date(now + HOUR_MS).toISOString(),
            query: [],
            blocks: [text('variant', 'Variant of now')],
          },
        ],
      },
    },
    children: [text('default', 'Out of season')],
  })

async function apart(tools: Tools, byMs: number): Promise<string> {
  const host = await startHost(tools, { nodeArguments: shiftedClock(byMs) })
  const visitorNow = Date.now()
  const hostNow = visitorNow + byMs
  await host.controls.save('dated', {
    id: 'dated-entry',
    published: 'published',
    startDate: hostNow - HOUR_MS,
    endDate: hostNow + HOUR_MS,
    data: { blocks: [seasonal(visitorNow)] },
    variations: {
      b: {
        id: 'b',
        testRatio: 1,
        data: { blocks: [text('b', 'Variation b'), seasonal(visitorNow)] },
      },
    },
  })
  const { page, context, uncaught } = await openVisit(tools, host.url)
  const first = await mount(page, { host: host.url, model: 'dated' })
  expect(first.entry === 'dated-entry', `entry ${first.entry}, ${first.errors}`)
  expect(/Variation b.*Variant of now/s.test(first.text), `rendered: ${first.text}`)
  const cookie = (await context.cookies()).find(({ name }) => name === 'builder.tests.dated-entry')
  const days = ((cookie?.expires ?? 0) * 1000 - visitorNow) / DAY_MS
  expect(
    cookie?.value === 'b' && days > 29.9 && days < 30.1,
    `cookie ${cookie?.value}, ${days} days`,
  )

  await host.controls.fault({ path: '/api/v1/track', kind: 'status', status: 503, times: 2 })
  await burst(page, host.url, 0, EVENTS)
  await waitFor('all events arrive', async () => {
    return (await host.controls.events('burst')).length >= EVENTS
  })
  await page.reload()
  const sessionOf = async () =>
    (await context.cookies()).find(({ name }) => name === 'builderSessionId')?.value
  const session = await sessionOf()
  const second = await mount(page, { host: host.url, model: 'dated' })
  expect(second.text === first.text, 'another variation after a reload')
  expect(session !== undefined && session === (await sessionOf()), 'another session after a reload')
  const count = (await host.controls.events('burst')).length
  expect(count === EVENTS, `${count} events stored of ${EVENTS}`)
  expect(uncaught.length === 0, `uncaught: ${uncaught}`)
  return `season by the host's clock, variant by the visitor's; cookie for ${days.toFixed(1)} days, same variation and session after a reload; ${EVENTS} events once each`
}

/** Effects of wrong clocks. */
export const clockRows: readonly Row[] = [
  { name: 'a day ahead', byMs: DAY_MS },
  { name: 'a day behind', byMs: -DAY_MS },
].map(({ name, byMs }) => ({
  name: `host ${name} of the visitor`,
  expected: 'dates hold by the clock of who decides; cookies last; events once',
  limitSeconds: 60,
  run: (tools) => apart(tools, byMs),
}))
