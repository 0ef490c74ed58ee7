import { combineUndos } from '../../utils/combineUndos'
import { attachStyles } from '../html/detachStyles'
import { VARIANT_ATTRIBUTE } from './Served'

/**
 * Makes a server's markup what React expects to find: with inline styles, and without what was not
 * chosen.
 *
 * @returns Puts the texts back that visitors typed. React overwrites those of text areas when it
 *   takes over.
 */
export function prepareMarkup(element: HTMLElement): () => void {
  for (const variant of element.querySelectorAll(`template[${VARIANT_ATTRIBUTE}]`)) {
    variant.remove()
  }
  attachStyles(element)
  const restores = Array.from(element.querySelectorAll('textarea'), (area) => {
    const { value } = area
    return () => {
      area.value = value
    }
  })
  return combineUndos(restores)
}
