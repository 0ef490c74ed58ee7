import { readdirSync } from 'node:fs'

/** Folders of the project's own sources. */
const FOLDERS = [
  'docs/.vitepress',
  'docs/examples',
  'e2e',
  'embed',
  'examples',
  'playground',
  'src',
  'tools',
]

const SOURCE = /\.(?:[cm]?[jt]s|tsx|vue|css|grit|json)$/
const WRITTEN_BY_TOOLS = /(?:^|\/)(?:node_modules|dist|cache|\.next|\.nuxt|\.output|\.astro)\//

/** Paths of all source files, relative to the project, with `/` as separator. */
export function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ).filter((path) => SOURCE.test(path) && !WRITTEN_BY_TOOLS.test(path))
}
