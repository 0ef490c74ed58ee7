import type { Browser, Frame, Page } from 'playwright'
import type { ClientName } from '../clients/buildClients'
import { newContext, ORIGIN } from '../page/openClient'

/** Both of the builder's clients trust this editor. */
const EDITOR = 'https://builder.io'

/** Answers of a client to a message, and its effect in the frame. */
export interface Reaction {
  /** Names of the messages that the page posted. */
  readonly posted: readonly string[]
  /** Whether the message had the effect that {@link STEPS} looks for. */
  readonly isSeen: boolean
}

interface Step {
  readonly message: string
  readonly data?: unknown
  readonly isSeen?: (frame: Frame) => Promise<boolean>
}

const block = (id: string, fields: object) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  ...fields,
})
const text = (id: string, words: string, fields: object = {}) =>
  block(id, { component: { name: 'Text', options: { text: words } }, ...fields })
const shows = (words: string) => async (frame: Frame) => {
  const found = frame.getByText(words, { exact: true }).first()
  return (await found.count()) > 0
}
const hasClass = (name: string) => (frame: Frame) =>
  frame.evaluate((wanted) => document.body.classList.contains(wanted), name)

const CONTENT = {
  id: 'edited',
  name: 'Edited',
  data: {
    state: { word: 'Bound' },
    blocks: [
      text('builder-first', 'First'),
      text('builder-bound', '', { bindings: { 'component.options.text': 'state.word' } }),
      block('builder-styled', {
        tagName: 'div',
        responsiveStyles: {
          large: { height: '10px', width: '30px' },
          small: { width: '20px' },
        },
      }),
      block('builder-empty', {
        component: { name: 'Columns', options: { columns: [{ blocks: [] }] } },
      }),
    ],
  },
}

/** Messages of the editor in the order in which they are sent, and their effects. */
export const STEPS: readonly Step[] = [
  { message: 'contentUpdate', data: { key: 'page', data: CONTENT }, isSeen: shows('First') },
  { message: 'ping' },
  { message: 'getComponents' },
  { message: 'getState' },
  { message: 'evaluate', data: { id: 1, text: 'nothing.of.this', arguments: [] } },
  {
    message: 'patchUpdates',
    data: {
      data: {
        'builder-first': [{ op: 'replace', path: '/component/options/text', value: 'Patched' }],
      },
    },
    isSeen: shows('Patched'),
  },
  {
    message: 'resetState',
    data: { model: 'page', state: { word: 'Reset' } },
    isSeen: shows('Reset'),
  },
  {
    message: 'configureSdk',
    data: { contentId: 'edited', breakpoints: { small: 200, medium: 300 } },
    async isSeen(frame) {
      const styled = frame.locator('[builder-id="builder-styled"]').first()
      return (await styled.evaluate((element) => getComputedStyle(element).width)) === '30px'
    },
  },
  { message: 'editingMode', data: true, isSeen: hasClass('builder-editing') },
  { message: 'editingPageMode', data: true, isSeen: hasClass('builder-editing-page') },
]

/** Milliseconds in which a client reacts to a message on a busy machine. */
const REACTION_MS = 3_000
const QUIET_MS = 150

/**
 * Opens a client in an editor's frame, sends it {@link STEPS}, and clicks into an empty column.
 *
 * @returns Reactions by message; those without a message of the editor as `start` and `click`.
 */
export async function driveClient(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  client: ClientName,
): Promise<ReadonlyMap<string, Reaction>> {
  const context = await newContext(browser, files, 500)
  const page = await context.newPage()
  // Both forms of an answer: of the content endpoint and of the query endpoint.
  await context.route(/\/api\/v\d\//, (route) =>
    route.fulfill({ json: { results: [CONTENT], page: [CONTENT] } }),
  )
  await context.route(`${EDITOR}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        window.posted = []
        addEventListener('message', ({ data }) => posted.push(data.type))
      </script>
      <iframe width="480" height="900" src="${ORIGIN}/${client}?builder.frameEditing=page&builder.preview=page"></iframe>`,
    }),
  )
  await page.goto(`${EDITOR}/editor`)
  const frame = page.frames().find((one) => one.url().startsWith(ORIGIN))
  if (!frame) throw new Error(`${client} did not open in the frame`)
  await frame.waitForFunction(() => window.client)
  await frame.evaluate(() => window.beside.show([{ id: 'edited', content: null, clicks: [] }]))

  const reactions = new Map<string, Reaction>()
  reactions.set('start', { posted: await takePosted(page), isSeen: true })
  for (const { message, data, isSeen } of STEPS) {
    await page.evaluate(
      (sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*'),
      { type: `builder.${message}`, data },
    )
    const posted = await takePosted(page)
    reactions.set(message, { posted, isSeen: isSeen ? await until(() => isSeen(frame)) : false })
  }
  for (const type of ['mouseover', 'click']) {
    const list = frame.locator('.no-blocks').last()
    await list.dispatchEvent(type, {}, { timeout: REACTION_MS }).catch(() => {})
  }
  reactions.set('click', { posted: await takePosted(page), isSeen: true })
  await context.close()
  return reactions
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + REACTION_MS
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return true
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
  return false
}

/** Names of the messages since the last call, once no more come. */
async function takePosted(page: Page): Promise<string[]> {
  return page.evaluate(async (quietMs) => {
    const { posted } = window as unknown as { posted: string[] }
    let count = -1
    while (count !== posted.length) {
      count = posted.length
      await new Promise((resolve) => setTimeout(resolve, quietMs))
    }
    return posted.splice(0).map((type) => String(type).replace(/^builder\./, ''))
  }, QUIET_MS)
}
