import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import { usePlayground } from '../../../context/PlaygroundContext'
import { removeEntry } from '../../../data/entryApi'
import { exportFile } from '../../../data/entryFile'
import { IconButton, inMain } from '../../../ui/Button'
import { Confirm, Message } from '../../../ui/Confirm'
import styles from './EntryMenu.module.css'
import { useAttempt } from './useAttempt'

/** Menu for a whole entry: export, and reset or delete. */
export function EntryMenu() {
  const { config, entry, draft, reloadEntries, update } = usePlayground()
  const { attempt, problem, forget } = useAttempt()
  const [isAsked, setAsked] = useState(false)
  if (!entry) return null
  const { name, seeded } = entry

  async function remove() {
    if (!entry) return
    await removeEntry(config, entry)
    draft.discard()
    update({ entry: undefined, address: undefined, block: undefined })
    reloadEntries()
  }

  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger render={<IconButton label="More" icon="more" />} />
        <Menu.Portal container={inMain}>
          <Menu.Positioner className={styles.positioner} align="end" sideOffset={4}>
            <Menu.Popup className={styles.popup}>
              <Menu.Item className={styles.item} onClick={() => exportFile(name, draft.text)}>
                Export as a file
              </Menu.Item>
              <Menu.Item className={styles.item} onClick={() => setAsked(true)}>
                {seeded ? 'Reset to the sample…' : 'Delete…'}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Message text={problem} onClose={forget} />
      <Confirm
        open={isAsked}
        title={seeded ? 'Reset to the sample?' : 'Delete this entry?'}
        action={seeded ? 'Reset' : 'Delete'}
        onClose={() => setAsked(false)}
        onConfirm={() => void (seeded ? draft.reset() : attempt(remove))}
      >
        {seeded
          ? `“${name}” goes back to its sample content. All your changes, saved or not, are lost.`
          : `“${name}” goes from the content host. Export it first if you may want it back.`}
      </Confirm>
    </>
  )
}
