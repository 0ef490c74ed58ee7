/**
 * Whether every package of a lockfile stands in `node_modules` in the version that it names.
 *
 * Packages marked optional may be missing: they belong to other systems. Packages beyond the
 * lockfile count too, since they can hide an undeclared dependency.
 *
 * @param {unknown} lockfile - `package-lock.json`, parsed.
 * @param {unknown} installed - `node_modules/.package-lock.json`, which npm writes last; absent:
 *   `undefined`.
 * @returns {boolean}
 */
export function isInstalled(lockfile, installed) {
  const wanted = packagesOf(lockfile)
  const present = packagesOf(installed)
  if (!wanted || !present) return false
  for (const path of Object.keys(present)) if (!(path in wanted)) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    if (path === '' || link) return true
    const found = present[path]
    if (!found) return optional === true
    return found.version === version && found.integrity === integrity
  })
}

/** @param {any} lockfile */
function packagesOf(lockfile) {
  const packages = lockfile?.packages
  return packages && typeof packages === 'object' ? packages : undefined
}
