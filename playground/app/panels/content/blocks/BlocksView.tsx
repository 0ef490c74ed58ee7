import { usePlayground } from '../../../shell/PlaygroundContext'
import { TextButton } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { useShownVersion } from '../../audience/useVisit'
import { BlockPanel } from './BlockPanel'
import styles from './BlocksView.module.css'
import { BlockTree } from './BlockTree'
import { blockTree, findNode } from './blockTree'

/** Outline of the entry beside the options of the chosen block. */
export function BlocksView() {
  const { draft, state, update, preview, entry: summary } = usePlayground()
  const { entry, problems } = draft
  const shown = useShownVersion()
  const nodes = entry ? blockTree(entry) : []
  const chosen = findNode(nodes, state.block)
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
  if (nodes.length === 0) {
    return (
      <Notice
        title="No blocks yet"
        actions={<TextButton onClick={() => update({ view: 'json' })}>Open the JSON</TextButton>}
      >
        Every block of the entry is listed here, with a form for its options. Write some into{' '}
        <code>data.blocks</code>.
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
    update({ block, visitor })
  }
  return (
    <div className={styles.view} data-chosen={node ? true : undefined}>
      <BlockTree nodes={nodes} chosen={chosen} onChoose={choose} onHint={preview.highlight} />
      {node && <BlockPanel key={node.id ?? node.key} node={node} />}
    </div>
  )
}
