/** A call that waits for its turn. */
interface Waiting<Item, Answer> {
  readonly items: readonly Item[]
  resolve(answers: readonly Answer[]): void
  reject(error: unknown): void
}

/** More at once would make one statement long, and those behind it wait. */
const MAX_CALLS = 100

/**
 * Gathers calls that come while one is under way, and makes one of them: a commit to the disk for
 * many requests. Where that fails, each is tried by itself, so that one bad item does not fail the
 * others.
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
