import {
  type BlockDefinition,
  type BlockRegistry,
  type Client,
  type ClientEnvironment,
  createRegistry,
  defaultEnvironment,
} from '../../src/index'

/** What all widgets of a page share, because the page speaks to all of them at once. */
export interface Page {
  /** Blocks that content may use in every widget. */
  readonly registry: BlockRegistry
  /** What all clients work in, so that equal requests are sent once. */
  readonly environment: ClientEnvironment
  /** The clients of the widgets and of `createClient()`, oldest first. */
  readonly clients: ReadonlySet<Client>
  /** Makes a client hear what the page says, and what it said before. Returns the undo. */
  addClient(client: Client): () => void
  /**
   * Says something to all clients, the later ones included.
   *
   * @param topic - Later clients hear only the last message of each topic.
   */
  tellAll(topic: string, message: (client: Client) => void): void
  /** Says something to one client: the oldest, or the first one to come. */
  tellOne(message: (client: Client) => void): void
}

/** Messages that wait for a first client; a page without one should not collect them for ever. */
const MOST_WAITING = 1_000

/** Makes what the widgets of a page share. */
export function createPage(
  blocks: readonly BlockDefinition[],
  environment: ClientEnvironment = defaultEnvironment(),
): Page {
  const clients = new Set<Client>()
  const forAll = new Map<string, (client: Client) => void>()
  let waiting: ((client: Client) => void)[] = []

  return {
    registry: createRegistry(blocks),
    environment,
    clients,
    addClient(client) {
      clients.add(client)
      for (const message of forAll.values()) message(client)
      const due = waiting
      waiting = []
      for (const message of due) message(client)
      return () => {
        clients.delete(client)
      }
    },
    tellAll(topic, message) {
      forAll.set(topic, message)
      for (const client of clients) message(client)
    },
    tellOne(message) {
      const [oldest] = clients
      if (oldest) message(oldest)
      else if (waiting.length < MOST_WAITING) waiting.push(message)
    },
  }
}
