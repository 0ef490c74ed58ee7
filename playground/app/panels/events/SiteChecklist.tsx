import { usePlayground } from '../../context/PlaygroundContext'
import { liveChecks } from '../../install/liveChecks'
import { contentRequest, hostOf } from '../../install/serverSnippet'
import type { SiteCode } from '../../preview/useSiteCode'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { docsLink } from '../../utils/docsLink'
import styles from './SiteChecklist.module.css'
import { siteChecks } from './siteChecks'
import type { SiteVisit } from './siteVisits'
import { useAnswers } from './useAnswers'

interface SiteChecklistProps {
  /** The page of the site that was seen last. */
  visit?: SiteVisit | undefined
}

/** What a live page needs, what was seen of it, and what to do. None without code for the site. */
export function SiteChecklist({ visit }: SiteChecklistProps) {
  const { code } = usePlayground()
  return code && <Checklist code={code} visit={visit} />
}

const STATES = {
  done: { icon: 'check', said: 'Done' },
  waiting: { icon: 'more', said: 'Open' },
  failed: { icon: 'alert', said: 'Failed' },
} as const

function Checklist({ code, visit }: { code: SiteCode; visit: SiteVisit | undefined }) {
  const { config, connection } = usePlayground()
  const { options, platform, settings } = code
  const { widget } = options
  const scriptUrl = platform.isPackage ? undefined : options.scriptUrl
  const [answers, look] = useAnswers(scriptUrl, contentRequest(widget))
  const host = hostOf(widget)
  const checks = siteChecks({
    scriptUrl,
    host,
    apiKey: widget.apiKey,
    model: widget.model,
    file: undefined,
    content: undefined,
    ...(answers.status === 'ready' && answers.value),
    visit,
    isLogged: !connection && host === config.contentHost,
  })
  const count = checks.filter(({ state }) => state === 'done').length
  // Without an address or a visit, nobody has begun to install anything.
  const isBegun = visit !== undefined || Object.values(settings).some(Boolean)
  return (
    <details className={styles.checklist} open={isBegun && count < checks.length}>
      <summary>
        Checklist: {count} of {checks.length}
      </summary>
      <p className="visually-hidden" role="status">
        {answers.status === 'ready' && `${count} of ${checks.length} are done`}
      </p>
      <ol className={styles.checks} aria-label="What a live page needs">
        {checks.map(({ id, state, seen, todo }) => (
          <li key={id} className={styles.check} data-state={state}>
            <Icon name={STATES[state].icon} />
            <div>
              <p className={styles.title}>
                <span className="visually-hidden">{STATES[state].said}: </span>
                {liveChecks[id].title}
              </p>
              <p className={styles.seen}>{seen}</p>
              {todo && (
                <p>
                  {todo}{' '}
                  {id === 'host' && <a href={docsLink('content-host')}>What is a content host?</a>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <TextButton onClick={look}>
        <Icon name="reload" />
        Look again
      </TextButton>
    </details>
  )
}
