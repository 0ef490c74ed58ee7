import { useEffect, useMemo, useRef } from 'react'
import { usePlayground } from '../context/PlaygroundContext'
import { blockTree, findNode, shownNodes } from '../panels/content/blocks/blockTree'
import { useShownVersion } from '../panels/useVisit'
import { outlineBlocks } from '../preview/pageBlocks'
import type { UrlState } from '../state/urlState'
import { listenOnPage } from './listenOnPage'
import { findTool } from './tools'

/**
 * Opens the form of the block that is clicked on the page, within the shown variation, while its
 * content is being looked at or edited.
 */
export function useClickedBlock(): void {
  const { preview, state, draft, update } = usePlayground()
  const { frame, load, status } = preview
  const variation = useShownVersion()
  const isShown = status.phase === 'ready'
  const isOn = choosesBlocks(state)
  const latest = useRef({ state, entry: draft.entry, variation, update })
  Object.assign(latest.current, { state, entry: draft.entry, variation, update })

  // Each load creates a new document that needs listeners.
  const shownFrame = useMemo(
    () => ({ frame, load, isListening: isShown && isOn }),
    [frame, load, isShown, isOn],
  )
  useEffect(() => {
    const { frame, isListening } = shownFrame
    const view = frame.current?.contentWindow
    if (!isListening || !view) return
    const nodes = () => (latest.current.entry ? blockTree(latest.current.entry) : [])
    const known = (ids: readonly string[]) => {
      const own = shownNodes(nodes(), latest.current.variation)
      for (const id of ids) {
        const node = findNode(own, id).at(-1)
        if (node) return node
      }
      return undefined
    }
    const chosen = () => {
      const { view, block } = latest.current.state
      return view === 'blocks' ? findNode(nodes(), block).at(-1)?.id : undefined
    }
    return listenOnPage(view, {
      choosesControls: () => latest.current.state.view === 'blocks',
      onClick(ids) {
        const node = known(ids)
        if (node) latest.current.update({ panel: 'content', view: 'blocks', block: node.key })
      },
      onHover: (ids) => outlineBlocks(frame.current, chosen(), known(ids)?.id),
    })
  }, [shownFrame])
}

/**
 * Whether a click on the page opens a block: where sample entries are chosen, and under Blocks.
 * Elsewhere it would replace the form that connects a space.
 */
function choosesBlocks(state: UrlState): boolean {
  const { view, source } = state
  const isContent = (findTool(state)?.tool.id ?? 'content') === 'content'
  return isContent && (view === 'blocks' || (view === 'entries' && source.kind === 'sample'))
}
