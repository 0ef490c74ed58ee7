import { Collapsible } from '@base-ui/react/collapsible'
import { useMemo } from 'react'
import formStyles from '../../../blockForm/BlockForm.module.css'
import { usePlayground } from '../../../context/PlaygroundContext'
import { CopyButton } from '../../../ui/CopyButton'
import { Icon } from '../../../ui/Icon'
import styles from './UnknownBlocks.module.css'
import { registrationStub, unknownBlocks } from './unknownBlocks'

/** Lists unregistered blocks of the entry with starter code for each. */
export function UnknownBlocks() {
  const { draft, preview } = usePlayground()
  const { registered } = preview.status
  const unknown = useMemo(
    () => unknownBlocks(draft.entry, registered ?? {}),
    [draft.entry, registered],
  )
  if (unknown.length === 0) return null
  return (
    <Collapsible.Root className={styles.place} defaultOpen>
      <Collapsible.Trigger className={formStyles.more}>
        <Icon name="chevron" />
        {unknown.length === 1 ? '1 block is' : `${unknown.length} blocks are`} not registered
      </Collapsible.Trigger>
      <Collapsible.Panel>
        <ul className={styles.list}>
          {unknown.map((block) => (
            <li key={block.name} className={styles.row}>
              <span id={`unknown ${block.name}`} className={styles.name}>
                {block.name} <span className={styles.count}>{block.count} ×</span>
              </span>
              <CopyButton
                text={registrationStub(block)}
                label="Copy a stub"
                describedBy={`unknown ${block.name}`}
              />
            </li>
          ))}
        </ul>
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
