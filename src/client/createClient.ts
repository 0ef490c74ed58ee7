import { type ClientEnvironment, defaultEnvironment } from './browser/environment'
import type { ChangeableClient } from './Client'
import { createEditorlessClient } from './createEditorlessClient'
import { createEditorConnection } from './editor/createEditorConnection'
import type { ClientOptions } from './options/ClientOptions'

/**
 * Creates a client.
 *
 * Throws for an option of the wrong type. Without an `apiKey`, requests for content fail.
 *
 * @param environment - Page or server of the client. Clients with the same environment share a
 *   page.
 */
export function createClient(
  givenOptions: ClientOptions,
  environment: ClientEnvironment = defaultEnvironment(),
): ChangeableClient {
  return createEditorlessClient(givenOptions, environment, () => createEditorConnection)
}
