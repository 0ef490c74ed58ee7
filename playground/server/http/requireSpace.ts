import { HTTPException } from 'hono/http-exception'
import { DEMO_API_KEY, type SpaceStore } from '../stores/spaceStore'

/**
 * Returns `apiKey` if it names a space.
 *
 * @throws 401 when it is missing or unknown.
 */
export async function requireSpace(
  spaces: SpaceStore,
  apiKey: string | null | undefined,
): Promise<string> {
  if (apiKey && !apiKey.includes('\0') && (await spaces.has(apiKey))) return apiKey
  const problem = apiKey
    ? `There is no space with the API key "${apiKey}".`
    : 'The apiKey is missing.'
  throw new HTTPException(401, {
    message: `${problem} Give the key of your space; the sample content has "${DEMO_API_KEY}".`,
  })
}
