import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Block, BlockProps, PlainBlock } from '../../src/index'
import { nestedList, optionPath } from '../../src/render/block/Blocks'
import { getPath } from '../../src/utils/values/safePath'

export interface PlainBlockViewProps extends BlockProps {
  readonly plain: PlainBlock
}

/** A slot of a block, and the option whose blocks fill it. */
interface Filling {
  readonly key: string
  readonly slot: Element
  readonly option: string | undefined
}

/** Mounts a block in plain DOM in an element, updates its options, and fills its slots. */
export function PlainBlockView(props: PlainBlockViewProps): ReactElement {
  const { plain, options, attributes, block, id, path, children } = props
  const element = useRef<HTMLDivElement>(null)
  const mounted = useRef<{ seen: readonly unknown[]; end: () => void } | null>(null)
  const [fillings, setFillings] = useState<readonly Filling[]>([])
  const [fill] = useState(() => {
    let count = 0
    return (slot: Element, option?: string): (() => void) => {
      const filling = { key: `${count++}`, slot, option }
      setFillings((others) => [...others, filling])
      return () => setFillings((all) => all.filter((other) => other !== filling))
    }
  })

  useLayoutEffect(() => {
    const host = element.current
    // React updates the block's own element, unless the block renders it itself.
    const seen = plain.noWrap ? [options, attributes] : [options]
    if (!host || seen.every((value, index) => value === mounted.current?.seen[index])) return
    const context = { attributes, block, fill }
    if (mounted.current && plain.update) {
      plain.update(host, options, context)
      mounted.current.seen = seen
      return
    }
    mounted.current?.end()
    const undo = plain.mount(host, options, context)
    const end = (): void => {
      undo?.()
      plain.unmount?.(host)
      host.replaceChildren()
      setFillings([])
    }
    mounted.current = { seen, end }
  }, [plain, options, attributes, block, fill])

  useLayoutEffect(
    () => () => {
      mounted.current?.end()
      mounted.current = null
    },
    [],
  )

  const portals = fillings.map(({ key, slot, option }) => {
    if (option === undefined) return createPortal(children, slot, key)
    const blocks = getPath(options, option) as readonly Block[]
    return createPortal(nestedList(id, optionPath(path, option), blocks), slot, key)
  })
  return (
    <>
      <div ref={element} style={plain.noWrap ? { display: 'contents' } : undefined} />
      {portals}
    </>
  )
}
