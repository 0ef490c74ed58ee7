import type { UserAttributes } from '../client/options/ClientOptions'
import type { Served } from '../render/root/Served'
import { locationState } from '../render/state/pageState'

const DEVICE_SIZES: Readonly<Record<string, string>> = { tablet: 'medium', mobile: 'small' }
const NOWHERE = { pathname: '', hostname: '', search: '', host: '' }

/** What the state knows of a page while a server draws it. A server knows no width, only what the device is. */
export function pageOf(
  url: URL | undefined,
  { device = 'desktop' }: UserAttributes,
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
