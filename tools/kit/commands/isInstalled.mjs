/**
 * Whether `node_modules` contains every package of a lockfile in the right version.
 *
 * Packages marked optional may be missing: they belong to other systems. Extra packages fail too,
 * since they can hide an undeclared dependency.
 *
 * @param {unknown} lockfile - `package-lock.json`, parsed.
 * @param {unknown} installed - `node_modules/.package-lock.json`, which npm writes last;
 *   `undefined` if absent.
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
