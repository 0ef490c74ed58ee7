import { guides } from 'virtual:siteblocks-guides'
import { optionRows } from 'virtual:siteblocks-options'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useMemo, useRef } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { SAMPLE_SOURCE } from '../../state/source'
import type { UrlState } from '../../state/urlState'
import { classes, TextButton } from '../../ui/Button'
import popup from '../../ui/Confirm.module.css'
import { Icon } from '../../ui/Icon'
import list from '../../ui/popup.module.css'
import search from '../../ui/SearchField.module.css'
import { docsLink } from '../../utils/docsLink'
import { hasWords } from '../../utils/hasWords'
import { offeredTools, steps } from '../tools'
import styles from './CommandSearch.module.css'

interface CommandSearchProps {
  isOpen: boolean
  onClose(): void
  onShortcuts(): void
}

/** A place to go to: in the playground, or a guide. */
interface Command {
  readonly label: string
  readonly about: string
  readonly change?: Partial<UrlState>
  readonly guide?: string
}

/** Groups of places, as the library wants them. */
interface CommandGroup {
  readonly value: string
  readonly items: readonly Command[]
}

/** Searches steps, entries, options and guides, and opens what is chosen. */
export function CommandSearch({ isOpen, onClose, onShortcuts }: CommandSearchProps) {
  const { update } = usePlayground()
  const groups = useCommands()
  const hasRun = useRef(false)
  function choose({ change, guide }: Command) {
    hasRun.current = true
    onClose()
    if (change) update(change)
    else window.open(docsLink(guide), '_blank', 'noreferrer')
  }
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        hasRun.current = false
        if (!next) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={popup.backdrop} />
        <Dialog.Popup
          className={classes(popup.popup, styles.popup)}
          aria-label="Search"
          finalFocus={() => (hasRun.current ? openStep() : true)}
        >
          <Autocomplete.Root
            open
            inline
            items={groups}
            filter={({ label, about }: Command, query) => hasWords(`${label} ${about}`, query)}
            itemToStringValue={({ label }: Command) => label}
            autoHighlight="always"
          >
            <div className={search.search}>
              <Icon name="search" className={search.icon} />
              <Autocomplete.Input
                className={search.field}
                aria-label="Search entries, options, steps and guides"
                placeholder="Search entries, options, steps, guides"
              />
            </div>
            <Autocomplete.Empty className={styles.empty}>
              Nothing found. Try a word of its name or of what it does.
            </Autocomplete.Empty>
            <Autocomplete.List className={styles.list}>
              {(group: CommandGroup) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className={styles.group}>
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: Command) => (
                      <Autocomplete.Item
                        key={`${command.label} ${command.about}`}
                        value={command}
                        className={list.item}
                        onClick={() => choose(command)}
                      >
                        <span className={styles.label}>{command.label}</span>
                        <span className={styles.about}>{command.about}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
          <div className={styles.foot}>
            <TextButton onClick={onShortcuts}>Keyboard shortcuts</TextButton>
            <Dialog.Close render={<TextButton>Close</TextButton>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The tab of the open step, from which the next Tab leads into its panel. */
function openStep(): HTMLElement | null {
  return document.querySelector('nav [role=tab][aria-selected=true]')
}

function useCommands(): readonly CommandGroup[] {
  const { entries, state } = usePlayground()
  return useMemo(() => {
    const places = steps.flatMap((step) => {
      const tools = offeredTools(step, state)
      const inside = tools.length > 1 ? tools : []
      return [step, ...inside].map(({ id, label }) => {
        return { label, about: id === step.id ? '' : step.label, change: { panel: id } }
      })
    })
    const listed = entries.status === 'ready' ? entries.value : []
    const groups: readonly CommandGroup[] = [
      { value: 'Steps', items: places },
      {
        value: 'Entries',
        items: listed.map(({ id, name, model }) => {
          return { label: name, about: model, change: { ...ENTRY, entry: id } }
        }),
      },
      {
        value: 'Options',
        items: optionRows.map(({ name, summary }) => {
          const about = summary.replaceAll('`', '')
          return { label: name, about, change: { panel: 'behaviour', find: name } }
        }),
      },
      {
        value: 'Guides',
        items: guides.map(({ name, title, about }) => ({ label: title, about, guide: name })),
      },
    ]
    return groups.filter(({ items }) => items.length > 0)
  }, [entries, state])
}

/** State in which an entry of the list is open. */
const ENTRY = {
  source: SAMPLE_SOURCE,
  address: undefined,
  panel: 'content',
  view: 'entries',
  block: undefined,
} as const
