import type { DebugLog } from '../browser/environment'
import type { ClientOptions } from '../options/ClientOptions'
import type { Consent } from './consent'
import type { Page } from './Page'

/** Dependencies shared by all modules of a client. */
export interface ClientDependencies {
  readonly page: Page
  readonly consent: Consent
  /** Returns the client's current options. */
  readonly options: () => ClientOptions
  readonly debug: DebugLog
}
