import type { Seed } from '../server/seeds/readSeeds'
import { isJsonObject } from '../server/utils/json'

/** One page of the demo. */
export interface DemoPage {
  /** File name in the folder of the demo. */
  readonly file: string
  /** Address of the page on the sample site; absent for partial content. */
  readonly path: string | undefined
  readonly name: string
  readonly description: string
  readonly seed: Seed
}

const HOME = 'home.html'

/** Pages of the demo: every published entry except symbols, full pages first. */
export function demoPages(seeds: readonly Seed[]): DemoPage[] {
  const shown = seeds.filter(
    ({ model, entry }) => model !== 'symbol' && entry.published === 'published',
  )
  const pages = shown.map((seed) => {
    const data = isJsonObject(seed.entry.data) ? seed.entry.data : {}
    const path = typeof data.url === 'string' ? data.url : undefined
    return {
      file: fileOf(path ?? `/${seed.model}`),
      path,
      name: textOf(seed.entry.name) ?? seed.id,
      description: textOf(data.description) ?? '',
      seed,
    }
  })
  const rank = ({ path }: DemoPage) => (path === '/' ? 0 : path === undefined ? 2 : 1)
  return pages.sort((one, other) => rank(one) - rank(other))
}

function fileOf(path: string): string {
  const name = path
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return name ? `${name}.html` : HOME
}

/** A text, or its first translation. */
function textOf(value: unknown): string | undefined {
  if (isJsonObject(value)) return textOf(value.Default)
  return typeof value === 'string' && value !== '' ? value : undefined
}
