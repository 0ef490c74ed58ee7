import type { UserAttributes } from '../../client/options/ClientOptions'
import type { Served } from '../../render/html/Served'
import { locationState } from '../../render/state/pageState'

const DEVICE_SIZES: Readonly<Record<string, string>> = { tablet: 'medium', mobile: 'small' }
const NOWHERE = { pathname: '', hostname: '', search: '', host: '' }

/**
 * State of the page during server rendering: `state.location` and similar values. The device stands
 * in for the unknown width.
 *
 * @param url - Address of the page, if the visitor is known.
 */
export function servedPage(
  url: URL | undefined,
  { device = 'desktop' }: UserAttributes = {},
): Served['page'] {
  return {
    isBrowser: false,
    isServer: true,
    _hydrate: false,
    location: locationState(url ?? NOWHERE),
    deviceSize: DEVICE_SIZES[device] ?? 'large',
    device,
  }
}
