import { useState } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import type { EntrySummary } from '../../data/entries'
import type { SiteCode } from '../../preview/useSiteCode'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { packFile } from './packFile'
import styles from './SnippetPanel.module.css'

interface HandOverProps {
  code: SiteCode
  entry: EntrySummary
}

type Packing =
  | { readonly status: 'working' }
  | { readonly status: 'done'; readonly files: readonly string[] }
  | { readonly status: 'failed'; readonly message: string }

/** Packs the code, and the files that it needs, into an archive for whoever runs the site. */
export function HandOver({ code, entry }: HandOverProps) {
  const { state, draft } = usePlayground()
  const [packing, setPacking] = useState<Packing>()
  const isSample = state.source.kind === 'sample'

  function pack() {
    setPacking({ status: 'working' })
    packFile(code.pack(), {
      name: entry.name,
      isPublished: entry.published || 'text' in state.source,
      isUnsaved: isSample && draft.changed,
    }).then(
      (files) => setPacking({ status: 'done', files }),
      ({ message }: Error) => setPacking({ status: 'failed', message }),
    )
  }

  return (
    <section aria-labelledby="hand-over">
      <h3 id="hand-over" className={styles.title}>
        Hand it over
      </h3>
      <TextButton onClick={pack} disabled={packing?.status === 'working'}>
        <Icon name="download" />
        Pack for your site
      </TextButton>
      <p className={styles.hint}>
        An archive for whoever runs the site: this code, the files that it needs, the policy, and
        what goes where. In it, embed.js has the address above, or stands beside the page while that
        is on this computer.
      </p>
      <p className={styles.hint} role="status">
        {packing?.status === 'done' && `Packed: ${packing.files.join(', ')}.`}
      </p>
      {packing?.status === 'failed' && (
        <p className={styles.waiting} role="alert">
          {packing.message}
        </p>
      )}
    </section>
  )
}
