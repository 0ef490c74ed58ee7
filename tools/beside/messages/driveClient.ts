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

/** Sends a message, and returns the names of those that the page then posts. */
type Say = (message: string, data?: unknown) => Promise<readonly string[]>

interface Step {
  readonly message: string
  readonly data?: unknown
  /** Shown before the message is sent, in place of what there was. */
  readonly content?: object
  /** Whether the message has had its effect. Further messages may be needed to tell. */
  readonly isSeen?: (frame: Frame, say: Say) => Promise<boolean>
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

const bound = (id: string) => text(id, '', { bindings: { 'component.options.text': 'state.word' } })
/** The text that tells which attribute or variation an answer is for. */
const greeting = (words: string) => text('builder-greeting', words)

const CONTENT = {
  id: 'edited',
  name: 'Edited',
  data: {
    state: { word: 'Bound' },
    blocks: [
      text('builder-first', 'First'),
      bound('builder-bound'),
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

const WITH_SYMBOL = {
  ...CONTENT,
  data: {
    ...CONTENT.data,
    blocks: [
      ...CONTENT.data.blocks,
      block('builder-symbol', {
        component: {
          name: 'Symbol',
          options: {
            symbol: {
              model: 'part',
              entry: 'part',
              content: {
                id: 'part',
                data: { state: { word: 'Inner' }, blocks: [bound('builder-inner')] },
              },
            },
          },
        },
      }),
    ],
  },
}

/** The answer of the content host to a request with these attributes. */
function answerTo(address: string): object {
  const plan = /"plan":"(\w+)"/.exec(decodeURIComponent(address))?.[1]
  const blocks = [...CONTENT.data.blocks, greeting(`For ${plan}`)]
  const varied = { id: 'varied', testRatio: 0, data: { blocks: [greeting('Varied')] } }
  return {
    ...CONTENT,
    data: { ...CONTENT.data, ...(plan && { blocks }) },
    variations: { varied },
  }
}

/** Counts what the editor is told of the edited model when that is fetched again, or shown anew. */
async function countUpdates(frame: Frame, say: Say): Promise<number> {
  await frame.evaluate(() => window.beside.show([{ id: 'another', content: null, clicks: [] }]))
  const posted = await say('overrideUserAttributes', { plan: 'pro' })
  return posted.filter((name) => name === 'updateContent').length
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
  {
    message: 'triggerAnimation',
    data: {
      elementId: 'builder-styled',
      trigger: 'pageLoad',
      duration: 0.1,
      steps: [{ styles: { opacity: '0.2' } }, { styles: { opacity: '0.5' } }],
    },
    async isSeen(frame) {
      const styled = frame.locator('[builder-id="builder-styled"]').first()
      return (await styled.evaluate((element) => getComputedStyle(element).opacity)) === '0.5'
    },
  },
  { message: 'overrideUserAttributes', data: { plan: 'pro' }, isSeen: shows('For pro') },
  {
    message: 'editingModel',
    data: { model: 'other' },
    async isSeen(frame, say) {
      const told = await countUpdates(frame, say)
      await say('editingModel', { model: 'page' })
      return told < (await countUpdates(frame, say))
    },
  },
  {
    message: 'overrideTestGroup',
    data: { contentId: 'edited', variationId: 'varied' },
    isSeen: shows('Varied'),
  },
  {
    message: 'blockContentLoading',
    data: { model: 'page' },
    async isSeen(frame, say) {
      if (!(await shows('Varied')(frame))) return false
      await say('overrideTestGroup', { contentId: 'edited', variationId: 'edited' })
      return shows('Varied')(frame)
    },
  },
  {
    message: 'resetSymbolState',
    data: { state: { id: 'builder-symbol', model: 'part', state: { word: 'Reset inside' } } },
    content: WITH_SYMBOL,
    isSeen: shows('Reset inside'),
  },
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
  await context.route(/\/api\/v\d\//, (route) => {
    const answer = answerTo(route.request().url())
    return route.fulfill({ json: { results: [answer], page: [answer] } })
  })
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
  const say: Say = async (message, data) => {
    await page.evaluate(
      (sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*'),
      { type: `builder.${message}`, data },
    )
    return takePosted(page)
  }
  for (const { message, data, content, isSeen } of STEPS) {
    if (content) await say('contentUpdate', { key: 'page', data: content })
    const posted = await say(message, data)
    const reaction = { posted, isSeen: isSeen ? await until(() => isSeen(frame, say)) : false }
    reactions.set(message, reaction)
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
