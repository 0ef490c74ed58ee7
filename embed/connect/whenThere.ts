const FIRST_LOOK_MS = 100
const LAST_LOOK_MS = 10_000
/** A page whose tool never comes should not collect for ever. */
const MOST_WAITING = 1_000

/**
 * Calls back once a tool is on the page, in order. As long as something waits the tool is looked
 * for, more and more rarely, since none of them announces itself.
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
      // Where the tool threw, the others have their turn all the same.
      if (waiting.length > 0) timer = window.setTimeout(look)
    }
  }

  return (use) => {
    if (waiting.length < MOST_WAITING) waiting.push(use)
    window.clearTimeout(timer)
    delay = FIRST_LOOK_MS
    look()
  }
}
