import { toKebabCase } from '../../utils/letterCase'

/** The timing function as CSS spells it; that of transitions where none is named. */
export function toEasing(easing: string | undefined): string {
  return toKebabCase(easing ?? '').trim() || 'ease'
}
