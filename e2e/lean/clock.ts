interface Task {
  readonly id: number
  readonly dueAt: number
  readonly run: () => void
}

/** Time that stands still unless a scenario lets it pass, so that a busy machine draws what an idle one does. */
export interface Clock {
  /** Lets time pass within a task, as slow code does. */
  spend(ms: number): void
  /** Runs what is due within so many milliseconds, and all that comes of it. */
  advance(ms: number): Promise<void>
  /** Runs everything that waits, whenever it is due. */
  settle(): Promise<void>
}

const MOST_TASKS = 5000

const later = new MessageChannel()
const waiting: (() => void)[] = []
later.port1.onmessage = () => waiting.shift()?.()

/** Ends when all promises that can have gone on have. */
function microtasks(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    later.port2.postMessage(null)
  })
}

/** Puts the clock in the place of the browser's. React keeps the functions that it finds when it loads. */
function install(): Clock {
  let now = 1000
  let lastId = 0
  let tasks: Task[] = []
  const add = (run: () => void, ms = 0): number => {
    lastId += 1
    tasks.push({ id: lastId, dueAt: now + Math.max(0, ms), run })
    return lastId
  }
  async function runUntil(end: number): Promise<void> {
    for (let ran = 0; ; ran += 1) {
      await microtasks()
      if (ran === MOST_TASKS) {
        tasks = []
        throw new Error('It does not come to rest.')
      }
      const [next] = tasks
        .filter(({ dueAt }) => dueAt <= end)
        .sort((one, two) => one.dueAt - two.dueAt || one.id - two.id)
      if (!next) return
      tasks = tasks.filter((task) => task !== next)
      now = Math.max(now, next.dueAt)
      next.run()
    }
  }
  class Channel {
    readonly port1: { onmessage: (() => void) | null } = { onmessage: null }
    readonly port2 = { postMessage: () => add(() => this.port1.onmessage?.()) }
  }
  Object.assign(window, {
    MessageChannel: Channel,
    setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      add(() => run(...args), ms),
    clearTimeout: (id: number) => {
      tasks = tasks.filter((task) => task.id !== id)
    },
  })
  performance.now = () => now
  return {
    spend(ms) {
      now += ms
    },
    async advance(ms) {
      const end = now + ms
      await runUntil(end)
      now = Math.max(now, end)
    },
    settle: () => runUntil(Number.POSITIVE_INFINITY),
  }
}

/** The browser's own clock, for what people do by hand. */
const realClock: Clock = {
  spend() {},
  advance: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  settle: () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }),
}

export const clock: Clock = location.search === '?hands' ? realClock : install()
