import { readFileSync } from 'node:fs'

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** The project's `package.json`. */
export const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
