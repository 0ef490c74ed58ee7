import { dirname, join } from 'node:path'

/** What sites load, and the hashes of it. */
const NAMES = ['embed.js', 'embed.js.map', 'loader.js', 'decide.js', 'sri.json']

/** The built files that sites may load, wherever `embed.js` is. */
export function builtFiles(embedFile: string): readonly string[] {
  return NAMES.map((name) => join(dirname(embedFile), name))
}
