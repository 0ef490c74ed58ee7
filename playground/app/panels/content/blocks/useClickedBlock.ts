import { useEffect, useMemo, useRef } from 'react'
import { outlineBlocks } from '../../../frame/pageBlocks'
import { usePlayground } from '../../../shell/PlaygroundContext'
import { useShownVersion } from '../../audience/useVisit'
import { findNode, type TreeNode } from './blockTree'
import { listenOnPage } from './listenOnPage'

/** Chooses the block that is clicked on the page, within the shown variation. */
export function useClickedBlock(nodes: readonly TreeNode[], chosen: string | undefined): void {
  const { preview, update } = usePlayground()
  const { frame, load, status } = preview
  const variation = useShownVersion()
  const isShown = status.phase === 'ready'
  const latest = useRef({ nodes, chosen, variation, update })
  Object.assign(latest.current, { nodes, chosen, variation, update })

  // Each load creates a new document that needs listeners.
  const shownFrame = useMemo(() => ({ frame, load, isShown }), [frame, load, isShown])
  useEffect(() => {
    const { frame, isShown } = shownFrame
    const view = frame.current?.contentWindow
    if (!isShown || !view) return
    const known = (ids: readonly string[]) => {
      const { nodes: all, variation: shown } = latest.current
      const own = shownNodes(all, shown)
      for (const id of ids) {
        const node = findNode(own, id).at(-1)
        if (node) return node
      }
      return undefined
    }
    return listenOnPage(view, {
      onClick(ids) {
        const node = known(ids)
        if (node) latest.current.update({ block: node.key })
      },
      onHover: (ids) => outlineBlocks(frame.current, latest.current.chosen, known(ids)?.id),
    })
  }, [shownFrame])
}

/** The nodes of a variation, or of the default. */
export function shownNodes(
  nodes: readonly TreeNode[],
  variation: string | undefined,
): readonly TreeNode[] {
  const isVariation = ({ path }: TreeNode) => path[0] === 'variations'
  const own = nodes.find(({ path }) => path[0] === 'variations' && path[1] === variation)
  return own ? own.children : nodes.filter((node) => !isVariation(node))
}
