import type { ContentEntry } from '../../content/types'

/** Stands in for an entry that is previewed and that the content host does not know yet. */
export const previewEntry: ContentEntry = { id: 'preview', name: 'Preview', data: {} }
