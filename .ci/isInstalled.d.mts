export function isInstalled(lockfile: unknown, installed: unknown): boolean
