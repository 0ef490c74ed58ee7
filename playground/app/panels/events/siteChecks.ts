import { isLocalAddress } from '../../install/installSettings'
import { type LiveCheck, liveChecks } from '../../install/liveChecks'
import type { SiteVisit } from './siteVisits'

/** One item of the checklist: what was seen, and what to do about it. */
export interface SiteCheck {
  readonly id: LiveCheck
  readonly state: 'done' | 'waiting' | 'failed'
  readonly seen: string
  readonly todo?: string
}

/** What came back from an address. */
export interface Answer {
  /** 0 for none; `unreadable` for a script that loads, and that no other site may read. */
  readonly status: number | 'unreadable'
  /** Content type. */
  readonly type: string
}

/** What a checklist is made from. */
export interface SiteFacts {
  /** Address of the script; `undefined` for an app that brings it along. */
  readonly scriptUrl: string | undefined
  /** Content host, as an origin. */
  readonly host: string
  readonly apiKey: string
  readonly model: string
  /** Absent until it has come, or where only the page can ask. */
  readonly file: Answer | undefined
  readonly content: Answer | undefined
  /** The page of the site that was seen last. */
  readonly visit: SiteVisit | undefined
  /** Whether requests to the content host are seen here. */
  readonly isLogged: boolean
}

/** Goes through what a live page needs, in the order in which it fails. */
export function siteChecks(facts: SiteFacts): readonly SiteCheck[] {
  const { visit, isLogged } = facts
  return [
    { id: 'file', ...checkFile(facts) },
    { id: 'host', ...checkHost(facts) },
    { id: 'key', ...checkKey(facts) },
    { id: 'policy', ...checkPolicy(visit, isLogged) },
    { id: 'impression', ...checkImpression(visit, isLogged) },
  ]
}

type Finding = Omit<SiteCheck, 'id'>

const done = (seen: string): Finding => ({ state: 'done', seen })
const waiting = (seen: string, todo?: string): Finding => ({
  state: 'waiting',
  seen,
  ...(todo && { todo }),
})
const failed = (seen: string, todo: string): Finding => ({ state: 'failed', seen, todo })

const UPLOAD = 'Upload embed.js, which is in the archive of Install, and enter its address there.'

function checkFile({ scriptUrl, file, visit }: SiteFacts): Finding {
  if (scriptUrl === undefined) return done('Your app brings it along.')
  if (!URL.canParse(scriptUrl)) {
    return visit
      ? done('A page has run it.')
      : waiting('Only your page can see it.', liveChecks.file.look)
  }
  if (!file) return waiting('Looking …')
  const { status, type } = file
  if (status === 0) return failed(`${scriptUrl} gives no script.`, UPLOAD)
  if (Number(status) >= 400) return failed(`${scriptUrl} answers ${status}.`, UPLOAD)
  if (status !== 'unreadable' && !/javascript/.test(type)) {
    return failed(`${scriptUrl} is no script: ${type || 'no type'}.`, UPLOAD)
  }
  if (isLocalAddress(scriptUrl)) return waiting('It is there, on this computer only.', UPLOAD)
  return done(`${scriptUrl} is there.`)
}

function checkHost({ host, content, visit }: SiteFacts): Finding {
  if (!URL.canParse(host)) {
    return visit
      ? done('A page has reached it.')
      : waiting('Only your page can see it.', liveChecks.host.look)
  }
  if (!content) return waiting('Looking …')
  const { status } = content
  if (status === 0) {
    return failed(
      `Nothing answers at ${host}, or no other site may read it.`,
      'Start it, have it send Access-Control-Allow-Origin, or correct its address under Install.',
    )
  }
  if (Number(status) >= 500) return failed(`${host} answers ${status}.`, 'Its log says more.')
  if (isLocalAddress(host)) {
    return waiting(
      'It answers, on this computer only.',
      'Enter the address of yours under Install.',
    )
  }
  return done(`${host} answers.`)
}

function checkKey({ host, apiKey, model, content }: SiteFacts): Finding {
  const status = Number(content?.status ?? 0)
  if (status === 0 || status >= 500) return waiting('Known as soon as the content host answers.')
  if (status === 401 || status === 403) {
    return failed(`${host} refuses “${apiKey}”.`, 'Correct the API key under Install.')
  }
  if (status >= 400) {
    return failed(
      `${host} answers ${status} for the model “${model}”.`,
      'Publish an entry of it, or choose another one under Content.',
    )
  }
  return done(`“${apiKey}” gets content.`)
}

function checkPolicy(visit: SiteVisit | undefined, isLogged: boolean): Finding {
  if (visit) {
    return done(`${shortAddress(visit)} has run the code, and reached the content host.`)
  }
  const seen = isLogged ? 'No page has run the code yet.' : 'Only your page can see it.'
  return waiting(
    seen,
    'A site with a policy needs that of Install, Stricter sites. The console of the browser (F12) names what is refused.',
  )
}

function checkImpression(visit: SiteVisit | undefined, isLogged: boolean): Finding {
  if (visit?.isLive) return done(`From ${shortAddress(visit)}.`)
  if (visit) {
    return waiting(
      `${shortAddress(visit)} has asked for content only.`,
      'The content has to come into view, something has to fit the address, and the visitor has to consent. Robots are not counted.',
    )
  }
  if (!isLogged) {
    return waiting(
      'The content host keeps its events to itself.',
      'Open your page: the content shows where you pasted the code.',
    )
  }
  return waiting(
    'None yet.',
    'Paste the code, then open the page on this computer, and scroll to the content.',
  )
}

/** Address of a page without its protocol. */
export const shortAddress = ({ address }: SiteVisit) => address.replace(/^\w+:\/\//, '')
