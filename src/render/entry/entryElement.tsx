import type { ReactElement, ReactNode, Ref } from 'react'

interface EntryElement {
  readonly id: string
  readonly model: string
  readonly ref: Ref<HTMLDivElement>
  /** The list of the entry's blocks. */
  readonly list: ReactNode
}

/** The elements around the blocks of an entry. Authors' CSS and pages rely on them. */
export function entryElement({ id, model, ref, list }: EntryElement): ReactElement {
  return (
    <div
      ref={ref}
      className={id ? `builder-component builder-component-${id}` : 'builder-component'}
      data-name={model}
      data-source="SiteBlocks"
    >
      <div className="builder-content" builder-content-id={id} builder-model={model}>
        <div data-builder-component={model} data-builder-content-id={id}>
          {list}
        </div>
      </div>
    </div>
  )
}
