import { usePlayground } from '../shell/PlaygroundContext'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

const MISSING = {
  space: 'As soon as your space is connected under Content, its entry shows here.',
  file: 'As soon as a file is chosen under Content, its entry shows here.',
  pasted: 'As soon as there is an entry in the editor under Content, it shows here.',
} as const

/** Stands where the page would be, as long as there is no entry to show. */
export function NoPreview() {
  const { entries, reloadEntries, state, update } = usePlayground()
  if (state.source.kind !== 'sample') {
    return <Notice title="Nothing to show yet">{MISSING[state.source.kind]}</Notice>
  }
  if (entries.status === 'loading') return null
  if (entries.status === 'failed') {
    return (
      <Notice
        title="Nothing to show yet"
        actions={<Button onClick={reloadEntries}>Try again</Button>}
      >
        The content host does not give the list of entries, so there is none to choose.
      </Notice>
    )
  }
  if (entries.value.length > 0) {
    return (
      <Notice
        title="This entry is not there"
        actions={<Button onClick={() => update({ entry: undefined })}>Show the first entry</Button>}
      >
        The link asks for “{state.entry}”, and the content host has no such entry. Choose another
        one under Content.
      </Notice>
    )
  }
  return (
    <Notice title="Nothing to show yet">
      As soon as the content host has an entry, it shows here on a plain page.
    </Notice>
  )
}
