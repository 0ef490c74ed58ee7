import { readFileSync } from 'node:fs'

const file = new URL('../../../playground/content/landing.json', import.meta.url)

/** Blocks of the landing page, with the addresses that `contentHost` gives its images. */
export const landingBlocks = (contentHost: string) =>
  JSON.parse(readFileSync(file, 'utf8').replaceAll('https://content.invalid', contentHost)).entry
    .data.blocks
