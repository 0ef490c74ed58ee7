import { readPairs } from '../text/queryString'

/** Parses `?a=1&b=2` into a flat object with a null prototype. The last of equal names wins. */
export function parseQuery(text: string): Record<string, string> {
  const parameters: Record<string, string> = Object.create(null)
  for (const [name, value] of readPairs(text)) parameters[name] = value
  return parameters
}
