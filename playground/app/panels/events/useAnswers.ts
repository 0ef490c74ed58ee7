import { useCallback } from 'react'
import { type Loaded, useLoaded } from '../../data/useLoaded'
import type { Answer } from './siteChecks'

/** What came back from the addresses that a site depends on. */
interface Answers {
  readonly file: Answer | undefined
  readonly content: Answer | undefined
}

/** Asks for the script and for content where their addresses are whole: once, and on request. */
export function useAnswers(
  scriptUrl: string | undefined,
  contentUrl: string | undefined,
): [Loaded<Answers>, () => void] {
  return useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<Answers> => {
        const [file, content] = await Promise.all([
          scriptUrl && URL.canParse(scriptUrl) ? answerOf(scriptUrl, signal) : undefined,
          contentUrl ? answerOf(contentUrl, signal) : undefined,
        ])
        // Only a script works without the permission to read it.
        const isHidden = scriptUrl && file?.status === 0
        return { file: isHidden ? await loadedAnswerOf(scriptUrl, signal) : file, content }
      },
      [scriptUrl, contentUrl],
    ),
  )
}

const NONE: Answer = { status: 0, type: '' }

async function answerOf(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal, cache: 'no-cache' }).catch(() => undefined)
  // Nobody reads it.
  response?.body?.cancel()
  if (!response) return NONE
  return { status: response.status, type: response.headers.get('content-type') ?? '' }
}

/** Loads the script as a page would, in a frame that reaches nothing else. */
function loadedAnswerOf(address: string, signal: AbortSignal): Promise<Answer> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.hidden = true
  const src = address.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
  frame.srcdoc = `<script src="${src}" onload="parent.postMessage(true, '*')" onerror="parent.postMessage(false, '*')"></script>`
  return new Promise<Answer>((resolve) => {
    function receive({ source, data }: MessageEvent) {
      if (source === frame.contentWindow) resolve(data ? { status: 'unreadable', type: '' } : NONE)
    }
    window.addEventListener('message', receive, { signal })
    signal.addEventListener('abort', () => resolve(NONE))
    document.body.append(frame)
  }).finally(() => frame.remove())
}
