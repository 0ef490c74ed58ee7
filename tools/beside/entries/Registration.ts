/** An input as the builder's clients register it. */
export interface Input {
  readonly name: string
  readonly type?: string
  readonly enum?: readonly (string | { readonly value: unknown })[]
  readonly defaultValue?: unknown
  readonly min?: number
  readonly max?: number
  readonly subFields?: readonly Input[]
}

/** A block as the builder's clients register it. */
export interface Registration {
  readonly name: string
  readonly inputs?: readonly Input[]
  readonly defaultChildren?: readonly object[]
  readonly defaultStyles?: object
}

/** One list of blocks out of those of several clients: each with the inputs of all. */
export function mergeRegistrations(lists: readonly (readonly Registration[])[]): Registration[] {
  const merged = new Map<string, Registration>()
  for (const registration of lists.flat()) {
    const known = merged.get(registration.name)
    const inputs = [...(known?.inputs ?? [])]
    for (const input of registration.inputs ?? [])
      if (!inputs.some(({ name }) => name === input.name)) inputs.push(input)
    merged.set(registration.name, { ...registration, ...known, inputs })
  }
  return [...merged.values()]
}
