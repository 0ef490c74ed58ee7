import { useMemo } from 'react'
import type { CarouselOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/BlockDefinition'
import { Blocks } from '../../render/Blocks'
import { type BlockItem, useBlockItems } from '../../render/blockItems'
import { recordsOf } from '../internals/recordsOf'

/** What one slide holds. */
export type Slide = Pick<BlockItem, 'key' | 'element'>

/** The slides of a carousel: those of its options, or its children, one by one. */
export function useSlides({
  options: { slides, useChildrenForSlides },
  block,
  id,
  path,
}: BlockProps<CarouselOptions>): readonly Slide[] {
  const listPath = `${path}.children`
  const children = useBlockItems(useChildrenForSlides ? block.children : undefined, listPath)
  const lists = useMemo(() => {
    return recordsOf(slides).map(({ content }, index): Slide => {
      const key = `${path}.component.options.slides.${index}.content`
      return { key, element: <Blocks blocks={content} path={key} parentId={id} nested /> }
    })
  }, [slides, path, id])

  return useChildrenForSlides ? children : lists
}
