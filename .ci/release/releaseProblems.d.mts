export interface ReleaseState {
  readonly version: string
  readonly repository: string
  readonly changes: string
  readonly status: string
  readonly tags: readonly string[]
  readonly remote: string | undefined
  readonly builtAt: number
  readonly changedAt: number
}

export function releaseProblems(state: ReleaseState): string[]
