const FIRST_LOOK_MS = 100
const LAST_LOOK_MS = 10_000
/** Limits the queue of a page whose tool never loads. */
const MAX_WAITING_USES = 1_000

/**
 * Runs callbacks in order, once a tool is on the page. Tools do not announce themselves, so this
 * polls for them at growing intervals while callbacks are waiting.
 */
export function whenThere<Tool>(find: () => Tool | undefined): (use: (tool: Tool) => void) => void {
  const waiting: ((tool: Tool) => void)[] = []
  let delay = FIRST_LOOK_MS
  let timer: number | undefined

  function look(): void {
    const tool = find()
    if (tool === undefined) {
      timer = window.setTimeout(look, delay)
      delay = Math.min(delay * 2, LAST_LOOK_MS)
      return
    }
    try {
      while (waiting.length > 0) waiting.shift()?.(tool)
    } finally {
      // If the tool threw, the remaining callbacks still run.
      if (waiting.length > 0) timer = window.setTimeout(look)
    }
  }

  return (use) => {
    if (waiting.length < MAX_WAITING_USES) waiting.push(use)
    window.clearTimeout(timer)
    delay = FIRST_LOOK_MS
    look()
  }
}
