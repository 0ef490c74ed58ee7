import { useEffect, useState } from 'react'
import { defaultInputs } from '../../../../../src/blocks/defaultInputs'
import { usePlayground } from '../../../context/PlaygroundContext'
import { blockRoot } from '../../../preview/pageBlocks'
import { useShownVersion, useVisit } from '../../useVisit'
import { type Absences, type BlockState, findAbsences } from './absences'
import { blockTree } from './blockTree'

/** A change has arrived in the page by then, and whatever it opens has opened. */
const PAUSE_MS = 400

const NONE: Absences = new Map()

/** Why blocks are not on the page in the preview. */
export function useAbsences(): Absences {
  const { preview, draft, entry: summary } = usePlayground()
  const { frame, status } = preview
  const { entry } = draft
  const visit = useVisit(preview)
  const version = useShownVersion()
  const id = summary?.id
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    const timer = setTimeout(() => {
      const root = blockRoot(frame.current)
      const isThere = status.phase === 'ready' || status.phase === 'empty'
      if (!root || !entry || !isThere) return setFound(NONE)
      const elements = elementsById(root)
      const elementsOf = (blockId: string) => elements.get(blockId) ?? []
      const page = {
        stateOf: (blockId: string) => stateOf(elementsOf(blockId)),
        holdsBlocks: (blockId: string) =>
          elementsOf(blockId).some((element) => element.querySelector('[builder-id]')),
        isRegistered: (name: string) => name in { ...defaultInputs, ...status.registered },
        variation: version === id ? null : version,
        variants: visit?.variants ?? [],
        isEmpty: status.phase === 'empty' && status.message === undefined,
      }
      setFound(findAbsences(entry, blockTree(entry), page))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [frame, status, entry, version, id, visit])
  return found
}

function stateOf(elements: readonly Element[]): BlockState {
  const [first] = elements
  if (!first) return 'absent'
  if (
    elements.some((element) => hasBox(element) || [...element.querySelectorAll('*')].some(hasBox))
  )
    return 'shown'
  if (getComputedStyle(first).display === 'none') return 'hidden'
  return first.checkVisibility() ? 'empty' : 'closed'
}

/** One search for all: an entry may have thousands of blocks. */
function elementsById(root: ParentNode): ReadonlyMap<string | null, readonly Element[]> {
  const found = new Map<string | null, Element[]>()
  for (const element of root.querySelectorAll('[builder-id]')) {
    const id = element.getAttribute('builder-id')
    found.set(id, [...(found.get(id) ?? []), element])
  }
  return found
}

function hasBox(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility()
}
