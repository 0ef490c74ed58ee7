import { expect, test } from '../fixtures'
import { blockOf, textOf } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { setAlarm } from '../support/payloads/alarm'
import { type EntryData, LOCALIZED } from '../support/payloads/EntryPayload'
import { ENTRY_PAYLOADS } from '../support/payloads/entryPayloads'
import { MARKUP } from '../support/payloads/markup'
import { type Damage, renderPayloads, safeText } from '../support/payloads/renderPayloads'
import { inBothForms } from '../support/site/inBothForms'

const run = (payload: number): string => `ran(${payload})`

/** Blocks for every place where authors' HTML can appear. */
function sinks(html: string, withScripts: boolean): object[] {
  return [
    textOf(html),
    blockOf('Builder:RawText', { text: html }),
    blockOf('Form:Label', { text: html }),
    blockOf('Text', { text: { '@type': LOCALIZED, Default: '', en: html } }),
    textOf('{{state.html}}'),
    blockOf('Text', {}, { bindings: { 'component.options.text': 'state.html' } }),
    ...(withScripts
      ? []
      : [blockOf('Custom Code', { code: html }), blockOf('Embed', { content: html })]),
  ]
}

/** Opens a page that detects payloads, and collects requests to foreign hosts. */
async function openAlarmed(host: HostPage): Promise<string[]> {
  const requests: string[] = []
  host.page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    // Images may come from anywhere.
    if (hostname.endsWith('.invalid') && request.resourceType() !== 'image') {
      requests.push(`${request.resourceType()} ${request.url()}`)
    }
  })
  await host.page.route('https://*.invalid/**', (route) => route.fulfill({ status: 204 }))
  await setAlarm(host.page)
  await host.open('/api')
  return requests
}

/** Replaces numbers of payloads by their names. */
function named(damage: Damage, names: readonly (readonly [name: string, ...rest: unknown[]])[]) {
  const nameOf = (payload: number): string => names[payload]?.[0] ?? `${payload}`
  return {
    ran: damage.ran.map(nameOf),
    changed: damage.changed,
    hidden: damage.hidden.map(nameOf),
    suspects: damage.suspects.map(([payload, what]) => `${nameOf(payload)}: ${what}`),
  }
}

const UNHARMED = {
  ran: [],
  changed: [],
  hidden: [],
  suspects: [],
  requests: [],
  complaints: [],
}

/** Console messages except our warnings, unsent forms and missing images. */
function complaints(host: HostPage): string[] {
  const usual =
    /^(?:warning: SiteBlocks: .*|error: SiteBlocks: the form of block .* was not sent: .*|error: Failed to load resource.*)$/
  return host.takeProblems().filter((problem) => !usual.test(problem))
}

inBothForms(test, () => {
  test.describe('hostile content', () => {
    for (const allowScripts of [false, true]) {
      test(`runs nothing from markup, with allowScripts ${allowScripts}`, async ({
        host,
        page,
      }) => {
        const requests = await openAlarmed(host)
        const entries = MARKUP.map(([, html], payload): EntryData => {
          const harmful = html(run(payload))
          return {
            state: { html: harmful },
            blocks: [
              textOf(`<b>${safeText(payload)}</b>${harmful}`),
              ...sinks(harmful, allowScripts),
            ],
          }
        })
        const damage = await renderPayloads(page, entries, { allowScripts })
        const outcome = { ...named(damage, MARKUP), requests, complaints: complaints(host) }
        expect(outcome).toEqual(UNHARMED)
      })
    }

    for (const isolation of ['shadow', 'light']) {
      test(`runs nothing from blocks, bindings, styles and symbols, in ${isolation}`, async ({
        host,
        page,
      }) => {
        const requests = await openAlarmed(host)
        const entries = ENTRY_PAYLOADS.map(([, content], payload): EntryData => {
          const harmful = content(run(payload), safeText(payload))
          return Array.isArray(harmful) ? { blocks: harmful } : (harmful as EntryData)
        })
        expect(entries.length + MARKUP.length).toBeGreaterThan(150)
        const damage = await renderPayloads(page, entries, { isolation })
        const outcome = { ...named(damage, ENTRY_PAYLOADS), requests, complaints: complaints(host) }
        // Without a shadow root, the content's style sheets are added to the page, where their
        // rules must affect only the content.
        const changed = isolation === 'light' ? ['sheets'] : []
        expect(outcome).toEqual({ ...UNHARMED, changed })
      })
    }
  })
})
