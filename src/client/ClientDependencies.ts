import type { ClientOptions } from './options/ClientOptions'
import type { Consent } from './page/consent'
import type { Page } from './page/Page'

/** Tells the site's `onDebug` what happens inside. */
export type DebugLog = (message: string, detail?: unknown) => void

/** Dependencies that all modules of a client share. */
export interface ClientDependencies {
  readonly page: Page
  readonly consent: Consent
  /** The client's options, as they are now. */
  readonly options: () => ClientOptions
  readonly debug: DebugLog
}
