import { infoOnce, isLocalHost, quoteValue } from '../../src/internal'
import type { MountOptions } from './MountOptions'

/** Says on local pages, to those who set them up, that no entry is for the page. */
export function tellNoEntry({ model, url }: Pick<MountOptions, 'model' | 'url'>): void {
  if (!isLocalHost(location.hostname)) return
  infoOnce(
    `no entry of model ${quoteValue(model)} targets ${url ?? location.pathname}, so the placeholder stays. Publish one for this address, or name that of another page: url="/".`,
  )
}
