import type { ContentEntry, ContentRoot } from '../../src/index'
import type { MountOptions } from './MountOptions'

/** The entry that a server drew for these options; `undefined` where it drew none, or another one. */
export function servedEntry(
  served: ContentRoot['served'],
  { model, content }: MountOptions,
): ContentEntry | undefined {
  const isAskedFor = served?.model === model && (!content || content.id === served.entry.id)
  return isAskedFor ? served.entry : undefined
}
