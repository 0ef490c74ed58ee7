import { combineUndos } from '../../utils/combineUndos'
import { attachStyles } from '../html/detachStyles'
import { VARIANT_ATTRIBUTE } from './servedAttributes'

/**
 * Prepares server markup for hydration: restores inline styles and removes variants that were not
 * chosen.
 *
 * @returns Restores the texts that visitors typed into text areas, which React overwrites when it
 *   hydrates.
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
