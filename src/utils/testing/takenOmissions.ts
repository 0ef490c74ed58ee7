import type { Omission, TakeOmission } from '../Omission'

/** Takes note of what is left out. */
export interface TakenOmissions {
  readonly omit: TakeOmission
  /** Everything that has been left out since the last time. */
  take(): readonly Omission[]
}

export function takenOmissions(): TakenOmissions {
  const taken: Omission[] = []
  return {
    omit: (omission) => void taken.push(omission),
    take: () => taken.splice(0),
  }
}
