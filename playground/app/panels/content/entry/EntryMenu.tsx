import { Menu } from '@base-ui/react/menu'
import { useRef, useState } from 'react'
import { usePlayground } from '../../../context/PlaygroundContext'
import { entryText, removeEntry, saveEntry } from '../../../data/entryApi'
import { exportFile, readEntryFile } from '../../../data/entryFile'
import { parseEntry } from '../../../draft/useDraft'
import { IconButton, inMain } from '../../../ui/Button'
import { Confirm, Message } from '../../../ui/Confirm'
import styles from './EntryMenu.module.css'
import starterEntry from './starterEntry.json'

type Question = 'reset' | 'delete'

/** Menu for whole entries: create, import and export, reset, remove. */
export function EntryMenu() {
  const { entry, draft } = usePlayground()
  const { create, duplicate, importFile, remove, problem, forget } = useEntryActions()
  const [question, ask] = useState<Question>()
  const answer = (action: () => Promise<void>) => {
    ask(undefined)
    void action()
  }
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger render={<IconButton label="More" icon="more" />} />
        <Menu.Portal container={inMain}>
          <Menu.Positioner className={styles.positioner} align="end" sideOffset={4}>
            <Menu.Popup className={styles.popup}>
              <Item onClick={create}>New entry</Item>
              {entry && <Item onClick={duplicate}>Duplicate</Item>}
              <Menu.Separator className={styles.separator} />
              <Item onClick={() => file.current?.click()}>Import a file…</Item>
              {entry && (
                <Item onClick={() => exportFile(entry.name, draft.text)}>Export as a file</Item>
              )}
              {entry && <Menu.Separator className={styles.separator} />}
              {entry?.seeded && <Item onClick={() => ask('reset')}>Reset to the sample…</Item>}
              {entry && !entry.seeded && <Item onClick={() => ask('delete')}>Delete…</Item>}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <input
        ref={file}
        className={styles.file}
        type="file"
        accept=".json,application/json"
        aria-label="File with an entry"
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen) void importFile(chosen)
        }}
      />
      <Message text={problem} onClose={forget} />
      <Confirm
        open={question === 'reset'}
        title="Reset to the sample?"
        action="Reset"
        onClose={() => ask(undefined)}
        onConfirm={() => answer(draft.reset)}
      >
        “{entry?.name}” goes back to its sample content. All your changes, saved or not, are lost.
      </Confirm>
      <Confirm
        open={question === 'delete'}
        title="Delete this entry?"
        action="Delete"
        onClose={() => ask(undefined)}
        onConfirm={() => answer(remove)}
      >
        “{entry?.name}” goes from the content host. Export it first if you may want it back.
      </Confirm>
    </>
  )
}

function Item({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <Menu.Item className={styles.item} onClick={onClick}>
      {children}
    </Menu.Item>
  )
}

const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Creates and removes entries on the content host. A new entry never replaces another. */
export function useEntryActions() {
  const { config, entry, reloadEntries, update, draft } = usePlayground()
  const [problem, setProblem] = useState<string>()
  const model = entry?.model ?? 'page'

  async function attempt(action: () => Promise<void>): Promise<void> {
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  async function add(content: { readonly [field: string]: unknown }, into: string): Promise<void> {
    const id = crypto.randomUUID()
    await saveEntry(config, { model: into, id }, entryText({ ...content, id }))
    reloadEntries()
    update({ entry: id, address: undefined, block: undefined })
  }

  async function copy(): Promise<void> {
    const original = parseEntry(draft.text)
    if (!original) {
      throw new Error('The entry cannot be copied while its JSON is broken. Fix it first.')
    }
    await add({ ...original, name: `${String(original.name ?? 'Entry')}, copy` }, model)
  }

  return {
    problem,
    forget: () => setProblem(undefined),
    create: () => attempt(() => add(starterEntry, 'page')),
    duplicate: () => attempt(copy),
    /** Moves unsaved changes into an entry of their own. */
    saveCopy: () =>
      attempt(async () => {
        await copy()
        draft.discard()
      }),
    importFile: (file: File) =>
      attempt(async () => {
        if (file.size > MAX_FILE_BYTES) {
          throw new Error(`${file.name} is larger than the 10 MB that the content host takes.`)
        }
        const read = readEntryFile(file.name, await file.text())
        const name = read.entry.name ?? file.name.replace(/\.json$/i, '')
        await add({ ...read.entry, name }, read.model ?? model)
      }),
    remove: () =>
      attempt(async () => {
        if (!entry) return
        await removeEntry(config, entry)
        draft.discard()
        update({ entry: undefined, address: undefined, block: undefined })
        reloadEntries()
      }),
  }
}
