import { useState } from 'react'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Notice } from '../../ui/Notice'
import { PinSwitch } from './PinSwitch'
import { Snippet } from './Snippet'
import styles from './SnippetPanel.module.css'
import { divSnippet, elementSnippet, mountSnippet } from './snippets'

/** What to paste into a site to show the chosen content there. */
export function SnippetPanel() {
  const { config, entry } = usePlayground()
  const [pinned, setPinned] = useState(false)
  if (!entry) {
    return (
      <PanelFrame title="Snippet">
        <Notice title="No entry chosen">
          The markup that shows an entry on a site will appear here. Choose one under Content.
        </Notice>
      </PanelFrame>
    )
  }
  const options = {
    apiKey: config.apiKey,
    model: entry.model,
    host: config.contentHost,
    embedUrl: `${location.origin}/embed.js`,
    entry: pinned ? entry.id : undefined,
  }
  return (
    <PanelFrame title="Snippet">
      <div className={styles.body}>
        <PinSwitch model={entry.model} checked={pinned} onChange={setPinned} />
        <Snippet title="Element" code={elementSnippet(options)}>
          Paste it where the content belongs. What you put between the tags shows until the content
          is there, and when there is none.
        </Snippet>
        <Snippet title="Data attributes" code={divSnippet(options)}>
          The same for editors that remove custom elements.
        </Snippet>
        <Snippet title="JavaScript" code={mountSnippet(options)}>
          For a page that decides itself what to show, and when.
        </Snippet>
      </div>
    </PanelFrame>
  )
}
