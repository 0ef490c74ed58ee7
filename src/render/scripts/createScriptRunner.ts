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

const CODE_TYPE = /^(?:|(?:text|application)\/javascript|application\/ecmascript)$/i
const EXTERNAL_TYPE = /^module$/i

export function createScriptRunner(window: Window, nonce: string | undefined): ScriptRunner {
  const done = new Set<string>()
  let last = Promise.resolve()

  async function start(script: HTMLScriptElement, place: ScriptPlace): Promise<void> {
    if (script.hasAttribute('src')) {
      const loaded = loadScript(script, place)
      // As on any page: what follows may need it.
      if (!script.hasAttribute('async')) await loaded
      return
    }
    const code = script.textContent ?? ''
    const identity = `${place.where}\n${code}`
    if (done.has(identity)) return
    done.add(identity)
    runScript(code, place)
  }

  return {
    run(scripts, where, root) {
      let isGone = false
      for (const script of scripts.filter(isCode)) {
        last = last.then(() => {
          if (!isGone) return start(script, { window, nonce, where, root })
        })
      }
      return () => {
        isGone = true
      }
    },
  }
}

function isCode(script: HTMLScriptElement): boolean {
  const type = script.type.trim()
  return CODE_TYPE.test(type) || (script.hasAttribute('src') && EXTERNAL_TYPE.test(type))
}
