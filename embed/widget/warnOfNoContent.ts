import { isLocalHost } from '../../src/client/pageKeys/editorOrigin'
import { infoOnce } from '../../src/utils/problems/warn'
import { quoteValue } from '../../src/utils/text/quoteValue'
import type { MountOptions } from '../options/MountOptions'

/** Says on local pages, to those who set them up, that no entry is for the page. */
export function warnOfNoContent({ model, url }: Pick<MountOptions, 'model' | 'url'>): void {
  if (!isLocalHost(location.hostname)) return
  infoOnce(
    `no entry of model ${quoteValue(model)} targets ${url ?? location.pathname}, so the placeholder stays. Publish one for this address, or name that of another page: url="/".`,
  )
}
