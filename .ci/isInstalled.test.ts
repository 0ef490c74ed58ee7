import { describe, expect, it } from 'vitest'
import { isInstalled } from './isInstalled.mjs'

interface LockedPackage {
  version?: string
  integrity?: string
  optional?: boolean
  link?: boolean
}

const lockfile = (packages: Record<string, LockedPackage>) => ({
  lockfileVersion: 3,
  packages: { '': { version: '0.1.0' }, ...packages },
})

/** npm's list of installed packages omits the project itself. */
const installed = (packages: Record<string, LockedPackage>) => ({ lockfileVersion: 3, packages })

const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } }
const binary = { 'node_modules/esbuild-win': { version: '1.0.0', integrity: 'b', optional: true } }

describe('isInstalled', () => {
  it.each([
    { name: 'the same packages', wanted: react, present: react, expected: true },
    { name: 'nothing wanted, nothing there', wanted: {}, present: {}, expected: true },
    { name: 'a missing package', wanted: react, present: {}, expected: false },
    {
      name: 'another version',
      wanted: react,
      present: { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } },
      expected: false,
    },
    {
      name: 'another content of the same version',
      wanted: react,
      present: { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } },
      expected: false,
    },
    {
      name: 'a missing package of another system',
      wanted: { ...react, ...binary },
      present: react,
      expected: true,
    },
    {
      name: 'a package that nobody asked for',
      wanted: react,
      present: { ...react, ...binary },
      expected: false,
    },
  ])('returns $expected for $name', ({ wanted, present, expected }) => {
    expect(isInstalled(lockfile(wanted), installed(present))).toBe(expected)
  })

  it.each([undefined, null, {}, { packages: 'none' }])(
    'says false for %j as installed',
    (damaged) => {
      expect(isInstalled(lockfile(react), damaged)).toBe(false)
    },
  )

  it('returns false without a lockfile', () => {
    expect(isInstalled(undefined, installed(react))).toBe(false)
  })
})
