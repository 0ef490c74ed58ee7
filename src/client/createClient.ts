import { buildClient } from './buildClient'
import type { ChangeableClient } from './Client'
import { createEditorConnection } from './editor/createEditorConnection'
import { type ClientEnvironment, defaultEnvironment } from './environment'
import type { ClientOptions } from './options/ClientOptions'

/**
 * Makes a client.
 *
 * Throws for an option of the wrong type. A missing key is told to those who ask for content.
 *
 * @param environment - The page or the server that the client works in. Clients with the same one
 *   are on the same page.
 */
export function createClient(
  givenOptions: ClientOptions,
  environment: ClientEnvironment = defaultEnvironment(),
): ChangeableClient {
  return buildClient(givenOptions, environment, createEditorConnection)
}
