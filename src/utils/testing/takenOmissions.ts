import type { Omission, TakeOmission } from '../problems/Omission'

/** Records omissions for a test. */
export interface TakenOmissions {
  readonly omit: TakeOmission
  /** Returns the omissions recorded since the last call. */
  take(): readonly Omission[]
}

export function takenOmissions(): TakenOmissions {
  const taken: Omission[] = []
  return { omit: (omission) => void taken.push(omission), take: () => taken.splice(0) }
}
