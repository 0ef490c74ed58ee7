import { useRef, useState } from 'react'
import type { Block } from '../../../../../src/content/types'
import { usePlayground } from '../../../context/PlaygroundContext'
import { TextButton } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Notice } from '../../../ui/Notice'
import { useShownVersion } from '../../useVisit'
import { AddBlock } from './AddBlock'
import { absenceKey } from './absences'
import { BlockPanel } from './BlockPanel'
import styles from './BlocksView.module.css'
import { BlockTree } from './BlockTree'
import { blockTree, findNode, sectionAround, shownNodes, type TreeNode } from './blockTree'
import { BLOCK_EDITS, type BlockEdit, editBlocks } from './editBlocks'
import { useAbsences } from './useAbsences'

/** Outline of the entry beside the options of the chosen block. */
export function BlocksView() {
  const { draft, state, update, preview, entry: summary } = usePlayground()
  const { entry, problems } = draft
  const shown = useShownVersion()
  const absences = useAbsences()
  const nodes = entry ? blockTree(entry) : []
  const chosen = findNode(nodes, state.block)
  const heading = useRef<HTMLHeadingElement>(null)
  const isChosen = useRef(false)
  const [said, say] = useState('')
  if (!entry) {
    return (
      <Notice
        title="The JSON cannot be read"
        actions={<TextButton onClick={() => update({ view: 'json' })}>Fix the JSON</TextButton>}
      >
        {problems[0] ? `Line ${problems[0].line}: ${problems[0].message}` : 'It is being read.'} The
        blocks show here again as soon as it can be.
      </Notice>
    )
  }
  const node = chosen[chosen.length - 1]
  /** Chooses a block and shows its version in the preview, so that changes are visible. */
  function choose(block: string) {
    const [root, id] = findNode(nodes, block).at(-1)?.path ?? []
    const version = root === 'variations' ? String(id) : summary?.id
    const isShown = shown === undefined || version === shown
    const visitor = isShown ? state.visitor : { ...state.visitor, variation: version }
    isChosen.current = block !== state.block
    update({ block, visitor })
  }
  /** Edits the list that a block is in, and returns where it is then. */
  function edit({ path, label }: Pick<TreeNode, 'path' | 'label'>, change: Change) {
    const edited = editBlocks(entry, path, change)
    if (!edited) return undefined
    draft.setEntry(edited.entry)
    const row = BLOCK_EDITS.find((one) => one.edit === change)
    say(row ? `${label} ${row.done}. Undo takes it back.` : 'Added. Undo takes it back.')
    isChosen.current = change !== 'up' && change !== 'down'
    if (node || !row) update({ block: change === 'delete' ? undefined : edited.key })
    return edited.key
  }
  const [root, id] = chosen[0]?.path ?? ['variations', shown]
  const version = root === 'variations' ? String(id) : undefined
  const section = sectionAround(shownNodes(nodes, version), chosen)
  return (
    <div className={styles.view} data-chosen={node ? true : undefined}>
      <div className={styles.bar}>
        <AddBlock
          trigger={
            <TextButton>
              <Icon name="add" />
              Add a section
            </TextButton>
          }
          onAdd={(blocks) => edit(section ?? EMPTY, blocks)}
          focusAdded={() => heading.current}
        />
        <p role="status">{said}</p>
      </div>
      {nodes.length > 0 ? (
        <BlockTree
          nodes={nodes}
          chosen={chosen}
          absences={absences}
          onChoose={choose}
          onEdit={edit}
          onHint={preview.highlight}
        />
      ) : (
        <Notice title="No blocks yet">
          Every block of the entry is listed here, with a form for its options. Add the first one.
        </Notice>
      )}
      {node && (
        <BlockPanel
          key={node.id ?? node.key}
          node={node}
          absence={absences.get(absenceKey(node))}
          heading={heading}
          isChosen={isChosen}
          onEdit={(change) => edit(node, change)}
        />
      )}
    </div>
  )
}

type Change = BlockEdit | readonly Block[]

/** The place before the first block. */
const EMPTY = { path: ['data', 'blocks', -1], label: '' }
