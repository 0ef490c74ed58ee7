import { readdirSync, readFileSync } from 'node:fs'

/** An entry of the playground's sample content. */
export interface Sample {
  readonly model: string
  readonly entry: { readonly id: string; readonly query?: readonly { readonly value?: unknown }[] }
}

const folder = new URL('../../../playground/content/', import.meta.url)

export const samples: readonly Sample[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Sample | Sample[])

/** Scripts that register the samples' custom blocks. */
export const OWN_BLOCKS = ['ratio', 'curve', 'profile'].map((name) =>
  readFileSync(new URL(`../../../playground/pages/${name}.js`, import.meta.url), 'utf8'),
)
