import type { Entry } from '../stores/Entry'

/**
 * Whether an entry's state lets visitors have it. One that does not say counts as published;
 * drafts are for those who ask for them, and the archive is for nobody.
 */
export function isServed({ published = 'published' }: Entry, includeUnpublished: boolean): boolean {
  return published === 'published' || (includeUnpublished && published !== 'archived')
}
