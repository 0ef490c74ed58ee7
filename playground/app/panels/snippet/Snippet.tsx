import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { classes } from '../../ui/Button'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import { readStored, writeStored } from '../../utils/stored'
import { changedLines } from './changedLines'
import styles from './Snippet.module.css'

/** Longer code is cut off on screen, because its layout is slow. Copying takes all of it. */
const MAX_SHOWN = 4_000

interface SnippetProps {
  title: string
  /** Where to paste the code. */
  where?: string
  code: string | undefined
  /** Whether this is the most important snippet of the panel. */
  isMain?: boolean
  /** Label of the copy button, as in `Copy policy`. */
  copyLabel?: string
  /** Further explanation. */
  children?: ReactNode
}

/** A step with optional code and a button to copy it. */
export function Snippet(props: SnippetProps) {
  const { title, where, code, isMain = false, copyLabel = 'Copy', children } = props
  const headingId = useId()
  const changed = useChangedLines(title, code ?? '')
  const left = (code?.length ?? 0) - MAX_SHOWN
  return (
    <section aria-labelledby={headingId} className={styles.snippet}>
      <div className={classes(styles.head, isMain && styles.main)}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        {code !== undefined && <CopyButton text={code} label={copyLabel} describedBy={headingId} />}
      </div>
      {where && <p className={styles.hint}>{where}</p>}
      {code !== undefined && (
        <Code text={left > 0 ? code.slice(0, MAX_SHOWN) : code} marked={changed} />
      )}
      {changed.size > 0 && <p className={styles.hint}>Marked: the last change.</p>}
      {left > 0 && (
        <p className={styles.hint}>{left.toLocaleString('en')} more characters are copied too.</p>
      )}
      {children && <p className={styles.hint}>{children}</p>}
    </section>
  )
}

const PREFIX = 'siteblocks-seen/'
const SEPARATOR = '\0'

/** The lines that the last change brought, also one that was made while the code was not shown. */
function useChangedLines(title: string, code: string): ReadonlySet<number> {
  const [seen, see] = useState(() => readSeen(title, code))
  if (seen.code !== code) see({ before: seen.code, code })

  useEffect(() => {
    writeStored('sessionStorage', PREFIX + title, seen.before + SEPARATOR + seen.code)
  }, [title, seen])

  return useMemo(() => changedLines(seen.before, seen.code), [seen])
}

/** The code last shown under a title, and the code before that. */
function readSeen(title: string, code: string) {
  const stored = readStored('sessionStorage', PREFIX + title)
  const [before = code, last = code] = stored ? stored.split(SEPARATOR) : []
  return { before, code: last }
}
