import { pass } from './pass'

interface Part {
  readonly pass: { readonly version: string }
}

/**
 * Makes a function that loads a part once. A failed load may be retried.
 *
 * @param name - File name of the part without the hash.
 */
export function partLoader<T extends Part>(
  name: string,
  load: () => Promise<{ readonly part: T }>,
): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().then(
      ({ part }) => {
        if (part?.pass === pass) return part
        throw failure(name, `it belongs to another copy or version, not to this ${pass.version}`)
      },
      (error) => {
        loading = undefined
        throw failure(name, String(error))
      },
    )
    return loading
  }
}

function failure(name: string, reason: string): Error {
  return new Error(
    `the part ${name}.js could not be loaded, so content that needs it is not shown: ${reason}. Serve the whole folder of one version, without queries, and allow its scripts in the page's policy.`,
  )
}
