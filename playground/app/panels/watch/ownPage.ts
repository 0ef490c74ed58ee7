import { useSyncExternalStore } from 'react'
import type { OwnPageAnswer } from '../../../server/ownPage/ownPageRoute'
import type { PageProblem } from '../../../server/ownPage/PageError'

/**
 * State of the author's own page. Kept out of the playground's URL: a link must not fetch a page.
 */
export type OwnPage =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Failure; readonly detail: string }
  | ({ readonly phase: 'shown'; readonly isFound: boolean } & OwnPageAnswer)

/**
 * `local`: the request did not come from this computer. `down`: the playground's server is not
 * running.
 */
type Failure = PageProblem | 'local' | 'down'

let current: OwnPage = { phase: 'none' }
const listeners = new Set<() => void>()

function become(next: OwnPage): void {
  current = next
  for (const listener of listeners) listener()
}

/** The page shown in place of the preview, shared by all components. */
export function useOwnPage(): OwnPage {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Fetches a page through the playground's server and shows it. */
export async function showOwnPage(url: string, keepsScripts: boolean): Promise<void> {
  const loading: OwnPage = { phase: 'loading' }
  become(loading)
  const next = await fetchOwnPage(url, keepsScripts)
  // A newer request, or leaving the page, discards this answer.
  if (current === loading) become(next)
}

export function leaveOwnPage(): void {
  become({ phase: 'none' })
}

/** Records whether the selector matched an element. */
export function noteFound(isFound: boolean): void {
  if (current.phase === 'shown' && current.isFound !== isFound) become({ ...current, isFound })
}

async function fetchOwnPage(url: string, keepsScripts: boolean): Promise<OwnPage> {
  try {
    const answer = await fetch('/own-page', {
      method: 'POST',
      body: JSON.stringify({ url, keepsScripts }),
    })
    const told = (await answer.json()) as OwnPageAnswer & { problem?: Failure; detail?: string }
    if (told.problem === undefined) return { phase: 'shown', isFound: true, ...told }
    return { phase: 'failed', problem: told.problem, detail: told.detail ?? '' }
  } catch {
    return { phase: 'failed', problem: 'down', detail: '' }
  }
}

/** Text for a failure, with the remedy. */
export function problemText(problem: Failure, detail: string): string {
  const text = PROBLEMS[problem]
  return detail && SPECIFIC.includes(problem) ? `${text} (${detail})` : text
}

/** Failures whose detail is worth showing. */
const SPECIFIC: readonly Failure[] = ['certificate', 'refused', 'server', 'type']

const PROBLEMS: { readonly [problem in Failure]: string } = {
  address: 'This is no address of a page. Write one as in https://www.example.com/about.',
  certificate:
    'The certificate of the site is not valid. Renew it, or use the http address of a development server.',
  down: 'The server of the playground does not answer. Start it again with “npm start”.',
  local:
    'Pages are fetched only while the playground is open on this computer, at its localhost address.',
  login:
    'The site asks for a login first. Use a page that anybody can open, or a development server.',
  missing: 'The site has no page at this address (404).',
  name: 'There is no site of this name. Check the spelling.',
  private: 'The site leads on to an address of a private network. Type that one, if it is yours.',
  redirects: 'The site leads from page to page without an end.',
  refused: 'The site does not answer. Is its server running?',
  server: 'The site answers with an error.',
  size: 'The page is larger than 5 MB.',
  time: 'The site took longer than 10 seconds.',
  type: 'There is something else than a page at this address.',
}
