import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import type { Block } from '../../../../../src/content/types'
import { isBlock } from '../../../../../src/content/walkBlocks'
import { isRecord } from '../../../../../src/utils/values/isRecord'
import { BlockForm, InputField, InputFields } from '../../../blockForm/BlockForm'
import { usePlayground } from '../../../context/PlaygroundContext'
import { IconButton } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { valueAt, withValueAt } from '../../../utils/path'
import { AddBlock } from './AddBlock'
import styles from './BlockPanel.module.css'
import { absenceText } from './BlockTree'
import { STYLE_INPUTS, withStyle } from './blockStyles'
import type { TreeNode } from './blockTree'
import { BLOCK_EDITS, type BlockEdit, editBlocks, editFor } from './editBlocks'

/** Input that every block has in addition to its definition's. */
const LAYER_NAME = {
  name: 'layerName',
  type: 'string',
  helperText: 'Name of this block for authors',
} as const

/** Sizes of the screen, each with the title of its styles. Smaller ones override larger ones. */
const STYLE_SECTIONS = [
  ['large', 'Styles'],
  ['medium', 'Styles on tablets'],
  ['small', 'Styles on phones'],
] as const

interface BlockPanelProps {
  node: TreeNode
  /** Why the block is not on the page. */
  absence: string | undefined
  /** Takes the focus when the block was chosen on the page or in the panel, but not by a link. */
  heading: RefObject<HTMLHeadingElement | null>
  isChosen: RefObject<boolean>
  onEdit(edit: BlockEdit | readonly Block[]): void
}

/** Edits the options of the chosen block. Changes show in the preview immediately. */
export function BlockPanel({ node, absence, heading, isChosen, onEdit }: BlockPanelProps) {
  const { draft, update, preview } = usePlayground()
  const { highlight, frame } = preview
  const block = valueAt(draft.entry, node.path)
  const close = () => update({ block: undefined })

  useEffect(() => {
    if (isChosen.current || document.activeElement === frame.current) heading.current?.focus()
    isChosen.current = false
  }, [heading, isChosen, frame])

  useEffect(() => {
    highlight(node.id)
    return () => highlight(undefined)
  }, [highlight, node.id])

  const change = (next: unknown) => {
    const entry = withValueAt(draft.entry, node.path, next)
    if (isRecord(entry)) draft.setEntry(entry)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Lists that are open over the form have their own keys.
    if (!event.currentTarget.contains(event.target as Node)) return
    if (event.key === 'Escape') close()
    const edit = editFor(event)
    // In fields, Delete deletes text.
    if (!edit || (edit === 'delete' && event.target !== heading.current)) return
    event.preventDefault()
    onEdit(edit)
  }
  return (
    <section
      className={styles.form}
      aria-label={`Options of ${node.label}`}
      onFocus={() => highlight(node.id)}
      onPointerEnter={() => highlight(node.id)}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <IconButton
          className={styles.back}
          label="Back to the blocks"
          icon="back"
          onClick={close}
        />
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {node.label}
        </h3>
        <span className={styles.id}>{node.id}</span>
        {isBlock(block) && (
          <>
            {BLOCK_EDITS.map(({ edit, label, icon, keys }) => (
              <IconButton
                key={edit}
                label={label}
                icon={icon}
                aria-keyshortcuts={keys}
                aria-disabled={!editBlocks(draft.entry, node.path, edit)}
                onClick={() => onEdit(edit)}
              />
            ))}
            <AddBlock
              trigger={<IconButton label="Add a block below" icon="add" />}
              onAdd={onEdit}
              focusAdded={() => heading.current}
            />
          </>
        )}
        <IconButton className={styles.close} label="Close the form" icon="close" onClick={close} />
      </header>
      <div className={styles.fields}>
        {absence !== undefined && (
          <p className={styles.absent}>
            <Icon name="absent" />
            {absenceText(absence)}
          </p>
        )}
        {isBlock(block) ? (
          <Fields block={block} onChange={change} />
        ) : (
          <p className={styles.none}>A variation: its blocks are listed below it.</p>
        )}
      </div>
    </section>
  )
}

function Fields({ block, onChange }: { block: Block; onChange(block: unknown): void }) {
  const { registered } = usePlayground().preview.status
  return (
    <>
      <BlockForm block={block} inputs={registered ?? {}} onChange={onChange} />
      {STYLE_SECTIONS.map(([size, title]) => (
        <InputFields
          key={size}
          inputs={STYLE_INPUTS}
          more={title}
          values={block.responsiveStyles?.[size] ?? {}}
          onChange={(name, value) => onChange(withStyle(block, size, name, value))}
        />
      ))}
      <InputField
        input={LAYER_NAME}
        value={block.layerName}
        onChange={(value) => onChange(withValueAt(block, ['layerName'], value))}
      />
    </>
  )
}
