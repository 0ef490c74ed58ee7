import { toKebabCase } from '../../utils/letterCase'

/** The timing function in CSS spelling; `ease`, the default of transitions, when none is given. */
export function toEasing(easing: string | undefined): string {
  return toKebabCase(easing ?? '').trim() || 'ease'
}
