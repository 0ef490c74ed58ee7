export interface WebKitPaths {
  readonly driver: string
  readonly browser: string
}

export interface FoundEngines {
  readonly chromium: string | null
  readonly firefox: string | null
  readonly webkit: WebKitPaths | null
}

export const PACKAGES: Readonly<Record<keyof FoundEngines, readonly string[]>>

export function findEngines(): Promise<FoundEngines>
export function ensureEngines(): Promise<FoundEngines>
