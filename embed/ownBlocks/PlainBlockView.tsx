import { type ReactElement, useLayoutEffect, useRef } from 'react'
import type { BlockProps, PlainBlock } from '../../src/index'

interface PlainBlockViewProps extends BlockProps {
  readonly plain: PlainBlock
}

/** Gives a block in plain DOM an element of its own, and tells it of new options. */
export function PlainBlockView({ plain, options }: PlainBlockViewProps): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const mounted = useRef<{ options: BlockProps['options']; end: () => void } | null>(null)

  useLayoutEffect(() => {
    const host = element.current
    if (!host || mounted.current?.options === options) return
    if (mounted.current && plain.update) {
      plain.update(host, options)
      mounted.current.options = options
      return
    }
    mounted.current?.end()
    const undo = plain.mount(host, options)
    const end = (): void => {
      undo?.()
      plain.unmount?.(host)
      host.replaceChildren()
    }
    mounted.current = { options, end }
  }, [plain, options])

  useLayoutEffect(
    () => () => {
      mounted.current?.end()
      mounted.current = null
    },
    [],
  )
  return <div ref={element} />
}
