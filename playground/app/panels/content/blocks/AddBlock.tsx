import { Menu } from '@base-ui/react/menu'
import { type ReactElement, useRef } from 'react'
import type { Block } from '../../../../../src/content/types'
import { blockTitle } from '../../../blocks/blockTitle'
import { galleryBlocks, galleryStates } from '../../../blocks/states'
import { usePlayground } from '../../../context/PlaygroundContext'
import { servedEntry } from '../../../draft/useShownDraft'
import { inMain } from '../../../ui/Button'
import styles from './AddBlock.module.css'

/** Blocks for developers, which content may have and an author rarely wants. */
const FOR_DEVELOPERS = ['Builder:RawText', 'Raw:Img', 'Builder:StateProvider', 'Slot']

const offered = galleryBlocks.filter((name) => !FOR_DEVELOPERS.includes(name))

interface AddBlockProps {
  /** Button that opens the list. */
  trigger: ReactElement
  onAdd(blocks: readonly Block[]): void
  /** The element that takes the focus once a block is added. */
  focusAdded(): HTMLElement | null
}

/** Menu of blocks, each added as the gallery shows it first. */
export function AddBlock({ trigger, onAdd, focusAdded }: AddBlockProps) {
  const { config } = usePlayground()
  const isAdded = useRef(false)
  return (
    <Menu.Root
      modal={false}
      onOpenChange={(isOpen) => {
        if (isOpen) isAdded.current = false
      }}
    >
      <Menu.Trigger render={trigger} />
      <Menu.Portal container={inMain}>
        <Menu.Positioner
          className={styles.positioner}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup
            className={styles.popup}
            finalFocus={() => (isAdded.current ? focusAdded() : true)}
          >
            {offered.map((name) => (
              <Menu.Item
                key={name}
                className={styles.item}
                onClick={() => {
                  isAdded.current = true
                  const blocks = galleryStates(name)[0]?.entry.data.blocks ?? []
                  onAdd(servedEntry(blocks as readonly Block[], config, 'fast'))
                }}
              >
                {blockTitle(name)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
