import { describe, expect, it, vi } from 'vitest'
import { leanFiles } from './leanFiles'

const cuts = { '/library.js': [{ reason: 'for the test', texts: [['a || b', 'a']] as const }] }

/** Runs a build of these files, of which each has its code. */
function build(files: Readonly<Record<string, string>>, { watchMode = false } = {}) {
  const { transform, buildEnd } = leanFiles('lean-library', cuts) as unknown as {
    transform(code: string, id: string): { code: string } | null
    buildEnd(error?: Error): void
  }
  const error = vi.fn((message: string) => {
    throw new Error(message)
  })
  const context = { error, meta: { watchMode } }
  const built = Object.entries(files).map(([id, code]) => transform.call(context, code, id)?.code)
  buildEnd.call(context)
  return built
}

describe('leanFiles', () => {
  it('cuts the files that it names, and no others', () => {
    const files = { '/modules/library.js?v=1': 'c(a || b)', '/modules/other.js': 'c(a || b)' }
    expect(build(files)).toEqual(['c(a)', undefined])
  })

  it('fails when a file has not what a cut names, and tells both', () => {
    expect(() => build({ '/modules/library.js': 'c(a ?? b)' })).toThrow(
      '/library.js is not what it was: the text "a || b" is there 0 times.',
    )
  })

  it('fails when a file is not used, but not while it watches', () => {
    expect(() => build({})).toThrow('Nothing uses /library.js, which lean-library makes smaller.')
    expect(() => build({}, { watchMode: true })).not.toThrow()
  })
})
