import { expect, it } from 'vitest'
import { isInstalled } from './isInstalled.mjs'

const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } }
const older = { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } }
const forged = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } }
const binary = { 'node_modules/esbuild-win': { version: '1.0.0', integrity: 'b', optional: true } }
/** A lockfile lists the project itself, npm's list of installed packages does not. */
const lockfile = (packages: object) => ({ packages: { '': { version: '0.1.0' }, ...packages } })

it.each([
  ['the same packages', lockfile(react), { packages: react }, true],
  ['nothing wanted, nothing there', lockfile({}), { packages: {} }, true],
  ['a missing package of another system', lockfile({ ...react, ...binary }), { packages: react }],
  ['a missing package', lockfile(react), { packages: {} }, false],
  ['another version', lockfile(react), { packages: older }, false],
  ['another content of the same version', lockfile(react), { packages: forged }, false],
  [
    'a package that nobody asked for',
    lockfile(react),
    { packages: { ...react, ...binary } },
    false,
  ],
  ['no list of installed packages', lockfile(react), undefined, false],
  ['a damaged list', lockfile(react), { packages: 'none' }, false],
  ['no lockfile', undefined, { packages: react }, false],
])('%s', (_, wanted, present, expected = true) => {
  expect(isInstalled(wanted, present)).toBe(expected)
})
