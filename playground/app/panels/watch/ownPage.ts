import { useSyncExternalStore } from 'react'
import type { OwnPageAnswer } from '../../../server/ownPage/ownPageRoute'
import type { PageProblem } from '../../../server/ownPage/PageError'

/**
 * State of the typed address. Never in the address of the playground: a link must not fetch a page.
 */
export type OwnPage =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Failure; readonly detail: string }
  | ({ readonly phase: 'shown'; readonly isFound: boolean } & OwnPageAnswer)

/** `local`: the playground is asked from elsewhere. `down`: its server does not answer. */
type Failure = PageProblem | 'local' | 'down'

let current: OwnPage = { phase: 'none' }
const listeners = new Set<() => void>()

function become(next: OwnPage): void {
  current = next
  for (const listener of listeners) listener()
}

/** The page that stands in the place of the preview, for all who look at it. */
export function useOwnPage(): OwnPage {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has the playground's server fetch a page, and shows it. */
export async function showOwnPage(url: string, keepsScripts: boolean): Promise<void> {
  const loading: OwnPage = { phase: 'loading' }
  become(loading)
  const next = await fetchOwnPage(url, keepsScripts)
  // Another one was asked for meanwhile, or none.
  if (current === loading) become(next)
}

export function leaveOwnPage(): void {
  become({ phase: 'none' })
}

/** Notes whether the place of the content is there. */
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

/** A failure, and the way out of it. */
export function problemText(problem: Failure, detail: string): string {
  const text = PROBLEMS[problem]
  return detail && SPECIFIC.includes(problem) ? `${text} (${detail})` : text
}

/** Those of which the detail says more than the words. */
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
