import { Menu } from '@base-ui/react/menu'
import { useRef, useState } from 'react'
import { exportFile } from '../../../data/entryFile'
import { usePlayground } from '../../../shell/PlaygroundContext'
import { Confirm, Message } from '../../../ui/Confirm'
import { IconButton } from '../../../ui/IconButton'
import { MoreIcon } from '../../../ui/icons'
import { inMain } from '../../../ui/inMain'
import styles from './EntryMenu.module.css'
import { useEntryActions } from './useEntryActions'

type Question = 'reset' | 'delete'

/** What can be done with whole entries: new ones, files, resetting, removing. */
export function EntryMenu() {
  const { entry, draft } = usePlayground()
  const { create, importFile, remove, problem, forget } = useEntryActions()
  const [question, ask] = useState<Question>()
  const answer = (action: () => Promise<void>) => {
    ask(undefined)
    void action()
  }
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger render={<IconButton label="More" icon={MoreIcon} />} />
        <Menu.Portal container={inMain}>
          <Menu.Positioner className={styles.positioner} align="end" sideOffset={4}>
            <Menu.Popup className={styles.popup}>
              <Item onClick={() => create()}>New entry</Item>
              {entry && <Item onClick={() => create(draft.text)}>Duplicate</Item>}
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
        “{entry?.name}” becomes what it was at first. What you changed, saved or not, is gone.
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
