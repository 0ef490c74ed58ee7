import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { hasOwnEffect } from '../../utils/view/hasOwnEffect'
import { LazyPanel } from '../internals/LazyPanel'
import { optionRecords } from '../internals/optionValues'
import type { AccordionItem } from './useAccordionItems'

interface SectionProps {
  readonly item: AccordionItem
  /** Index from 0. */
  readonly index: number
  /** Level of the heading; `undefined` for the usual one. */
  readonly level: number | undefined
  readonly isOpen: boolean
  /** Style of the title. */
  readonly style: CSSProperties | undefined
  /** Opens or closes the item with this key. */
  readonly onToggle: (key: string) => void
}

/**
 * A title and its detail. The title is a button, unless it contains controls: then the button is
 * placed beside them, and a click on the title does the same. Renders only when it changes: there may
 * be many.
 */
export const AccordionSection = memo(function AccordionSection(props: SectionProps): ReactElement {
  const { item, index, level, isOpen, style, onToggle } = props
  const toggle = (): void => onToggle(item.key)
  const prefix = useId()
  const title = useRef<HTMLDivElement>(null)
  useTitleInView(title, isOpen)
  const titleId = `${prefix}-title`
  const detailId = `${prefix}-detail`
  const hasControls = useContentContext().holdsControls(item.blocks) !== false
  const openOrClosed = isOpen ? 'open' : 'closed'

  const onClick = (event: MouseEvent): void => {
    if (!hasOwnEffect(event)) toggle()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button inside handles keys. */}
      <div
        ref={title}
        className={`builder-accordion-title builder-accordion-title-${openOrClosed}`}
        data-index={index}
        style={style}
        onClick={onClick}
      >
        {hasControls ? <div id={titleId}>{item.title}</div> : null}
        <h3 data-control="" aria-level={level}>
          <button
            data-control=""
            type="button"
            id={hasControls ? undefined : titleId}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={optionRecords(item.blocks).length ? undefined : `${index + 1}`}
            aria-labelledby={hasControls ? titleId : undefined}
          >
            {hasControls ? null : item.title}
          </button>
        </h3>
      </div>
      <LazyPanel
        isOpen={isOpen}
        blocks={item.detailBlocks}
        onReveal={toggle}
        isFindable
        id={detailId}
        className={isOpen ? 'builder-accordion-detail builder-accordion-detail-open' : undefined}
        // Screen readers list each region, so a closed answer in the page must not be one.
        role={isOpen ? 'region' : undefined}
        aria-labelledby={isOpen ? titleId : undefined}
      >
        {item.detail}
      </LazyPanel>
    </>
  )
})

/**
 * Scrolls an opening title back into view in browsers without scroll anchoring, such as Safari:
 * when a long detail above closes, the page jumps there.
 */
function useTitleInView(title: RefObject<Element | null>, isOpen: boolean): void {
  const { window } = useContentContext()
  useEffect(() => {
    const { CSS } = window as Window & typeof globalThis
    if (isOpen && !CSS.supports('overflow-anchor', 'auto')) {
      title.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [title, isOpen, window])
}
