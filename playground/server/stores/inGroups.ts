/** A queued call. */
interface Waiting<Item, Answer> {
  readonly items: readonly Item[]
  resolve(answers: readonly Answer[]): void
  reject(error: unknown): void
}

/** Larger groups would make long statements that delay the next group. */
const MAX_CALLS = 100

/**
 * Batches calls that arrive while another is running, so that many requests share one disk commit.
 * When a batch fails, each call is retried alone, so that one bad item does not fail the others.
 *
 * @param write - Answers each item, in order.
 */
export function inGroups<Item, Answer>(
  write: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (items: readonly Item[]) => Promise<readonly Answer[]> {
  let waiting: Waiting<Item, Answer>[] = []
  let isBusy = false

  async function run(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, MAX_CALLS)
      waiting = waiting.slice(MAX_CALLS)
      await writeGroup(group)
    }
    isBusy = false
  }

  async function writeGroup(group: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await write(group.flatMap(({ items }) => items))
      let start = 0
      for (const { items, resolve } of group) {
        resolve(answers.slice(start, start + items.length))
        start += items.length
      }
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error)
      else for (const call of group) await writeGroup([call])
    }
  }

  return (items) =>
    new Promise((resolve, reject) => {
      waiting.push({ items, resolve, reject })
      if (!isBusy) void run()
    })
}
