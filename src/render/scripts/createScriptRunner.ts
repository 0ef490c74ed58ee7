import { loadScript, runScript, type ScriptPlace } from './runScript'

export interface ScriptRunner {
  /**
   * Runs scripts after those that wait already, one after the other. An inline script runs once, however
   * often its block is rendered; an external one is loaded once for each address and page.
   *
   * @param scripts - As the content has them. Those that are data, or of an unknown type, are passed over.
   * @param where - Names the block.
   * @param root - What the scripts find as `SiteBlocks.currentRoot`.
   * @returns Gives up those that still wait.
   */
  run(scripts: readonly HTMLScriptElement[], where: string, root: Node): () => void
}

interface WaitingScript {
  readonly script: HTMLScriptElement
  readonly place: ScriptPlace
}

const CODE_TYPE = /^(?:|(?:text|application)\/javascript|application\/ecmascript)$/i
const EXTERNAL_TYPE = /^module$/i

export function createScriptRunner(window: Window, nonce: string | undefined): ScriptRunner {
  const done = new Set<string>()
  let waiting: readonly WaitingScript[] = []
  let isLoading = false

  function advance(): void {
    while (!isLoading) {
      const [next, ...rest] = waiting
      if (!next) return
      waiting = rest
      start(next)
    }
  }

  function start({ script, place }: WaitingScript): void {
    if (!script.hasAttribute('src')) {
      const code = script.textContent ?? ''
      const identity = `${place.where}\n${code}`
      if (done.has(identity)) return
      done.add(identity)
      runScript(code, place)
      return
    }
    const loaded = loadScript(script, place)
    if (script.hasAttribute('async')) return
    // As on any page: what follows may need it.
    isLoading = true
    loaded.then(() => {
      isLoading = false
      advance()
    })
  }

  return {
    run(scripts, where, root) {
      const place = { window, nonce, where, root }
      const added = scripts.filter(isCode).map((script) => ({ script, place }))
      waiting = [...waiting, ...added]
      advance()
      return () => {
        waiting = waiting.filter((item) => !added.includes(item))
      }
    },
  }
}

function isCode(script: HTMLScriptElement): boolean {
  const type = script.type.trim()
  return CODE_TYPE.test(type) || (script.hasAttribute('src') && EXTERNAL_TYPE.test(type))
}
