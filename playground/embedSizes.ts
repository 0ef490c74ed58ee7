import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes of one file, as it is and as servers send it. */
export interface EmbedSizes {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

/** Gives the sizes of `file`, worked out once for each version of it. Rejects when it is not there. */
export function createEmbedSizes(file: string): () => Promise<EmbedSizes> {
  let known: { version: number; sizes: Promise<EmbedSizes> } | undefined
  return async () => {
    const { mtimeMs } = await stat(file)
    if (known?.version !== mtimeMs) known = { version: mtimeMs, sizes: measure(file) }
    return known.sizes
  }
}

async function measure(file: string): Promise<EmbedSizes> {
  const source = await readFile(file)
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(source, { level: 9 }),
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ])
  return { raw: source.length, gzip: zipped.length, brotli: brotli.length }
}
