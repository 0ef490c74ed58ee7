import type { IncomingMessage, ServerResponse } from 'node:http'
import { type RunningServer, startHttpServer } from '../../../tools/kit/servers/startHttpServer'
import { block, text } from '../content/contentBlocks'
import { expect, type PlaygroundPage } from './playground'
import { test as base } from './SnippetPage'

export const KEY = 'lighthouse-key'
export const TOKEN = 'a-token-for-one-tab'

/** Behavior of a space's host towards browsers. */
export interface HostManners {
  /** Whether other sites may read its answers. */
  cors?: boolean
  /** Required value of `Authorization`. */
  token?: string
  /** Replaces the content host's answers. */
  answer?(request: IncomingMessage, response: ServerResponse): void
}

/** A space outside the playground, with its own key and address. */
export interface OwnSpace extends RunningServer {
  /** Changes the host's behavior. */
  behave(manners: HostManners): void
}

async function startOwnSpace(contentHost: string): Promise<OwnSpace> {
  for (const [path, body] of [
    [`/admin/spaces/${KEY}`, { name: 'Lighthouse' }],
    [`/admin/entries/page/lighthouse?apiKey=${KEY}`, lighthouse],
  ] as const) {
    await fetch(contentHost + path, { method: 'PUT', body: JSON.stringify(body) })
  }
  let manners: HostManners = {}
  const server = await startHttpServer(async (request, response) => {
    const { cors = true, token, answer } = manners
    if (cors) {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', 'Authorization')
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (answer) return answer(request, response)
    if (token && request.headers.authorization !== `Bearer ${token}`) {
      return response.writeHead(401).end('{"message":"This space asks for a token."}')
    }
    try {
      const got = await fetch(contentHost + request.url)
      const text = await got.text()
      response.writeHead(got.status, { 'Content-Type': got.headers.get('Content-Type') ?? '' })
      response.end(text)
    } catch {
      // The story ended during the request, and its content host with it.
      response.destroy()
    }
  })
  return {
    ...server,
    behave(next) {
      manners = next
    },
  }
}

const lighthouse = {
  name: 'Lighthouse',
  query: [{ property: 'urlPath', operator: 'is', value: '/lighthouse' }],
  data: {
    url: '/lighthouse',
    blocks: [
      text('builder-light', '<h1>The light is on.</h1>'),
      ...[60, 40].map((height) =>
        block(`builder-tower-${height}`, 'Tower', { height, name: "Keeper's" }),
      ),
      block('builder-horn', 'Fog horn', { loud: true }),
    ],
  },
}

/** Page object for the form that connects a space. */
export class SpaceForm {
  constructor(readonly playground: PlaygroundPage) {}

  get report() {
    return this.playground.tool.getByRole('region', { name: 'Answer of the space' })
  }

  async choose(source: string): Promise<void> {
    await this.playground.choose('Content from', source)
  }

  async connect(fields: { [label: string]: string }): Promise<void> {
    const { tool } = this.playground
    const more = tool.getByRole('button', { name: /^More/ })
    const isHidden = 'Token' in fields && (await more.getAttribute('aria-expanded')) !== 'true'
    if (isHidden) await this.playground.press(more)
    for (const [label, value] of Object.entries(fields)) {
      await tool.getByLabel(label, { exact: label === 'Token' }).fill(value)
    }
    await this.playground.pressButton(/^Connect( again)?$/)
  }

  /** Waits until the report has this title. */
  async says(title: string | RegExp): Promise<void> {
    await expect(this.report.getByRole('status')).toContainText(title)
  }
}

export const test = base.extend<{ own: OwnSpace; form: SpaceForm }>({
  own: async ({ content }, use) => {
    const own = await startOwnSpace(content.url)
    await use(own)
    await own.close()
  },
  host: async ({ own: _, host }, use) => {
    await use(host)
    // Its blocks are not registered, and some tests make it fail.
    host.takeProblems()
  },
  form: async ({ playground }, use) => {
    await use(new SpaceForm(playground))
  },
})

export { expect }
