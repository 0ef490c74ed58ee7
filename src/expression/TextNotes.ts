import type { Traits } from './perform'

/** What is learned of a text while it is compiled. */
export class TextNotes {
  /** What functions have to know of their text; complete when all of it was read. */
  readonly traits: { -readonly [Key in keyof Traits]: Traits[Key] }
  /** Whether it writes to what it reached through the state. */
  writesState = false
  /** Names that lead to the state, each with the top-level key that it means; `null` for any. */
  private reads: { readonly name: string; readonly key: string | null }[] = []
  private readonly writes: (string | null)[] = []
  /** Variables of the functions and blocks around what is being read. */
  private readonly scopes: (readonly string[])[] = []

  constructor(source: string) {
    this.traits = { source, reads: null, mutates: false }
  }

  get readCount(): number {
    return this.reads.length
  }

  /** Top-level keys of the state that are read; `null` when any may be. */
  readKeys(): readonly string[] | null {
    return listKeys(this.reads.map(({ key }) => key))
  }

  /** Top-level keys of the state that are written to; `null` when any may be. */
  writtenKeys(): readonly string[] | null {
    return listKeys(this.writes)
  }

  declares(name: string): boolean {
    return this.scopes.some((names) => names.includes(name))
  }

  /** Reads what stands in the scope of these variables, to which it may add. */
  within<T>(names: readonly string[], read: () => T): T {
    this.scopes.push(names)
    const result = read()
    this.scopes.pop()
    return result
  }

  noteRead(name: string, key: string | null): void {
    this.reads.push({ name, key })
  }

  /** Narrows the last read, which was of the whole state, to one key of it. */
  narrowRead(key: string): void {
    this.reads.pop()
    this.noteRead('state', key)
  }

  /** Takes back reads since there were `count`, of names that turned out to be parameters. */
  forgetReads(names: readonly string[], count: number): void {
    this.reads = this.reads.filter(({ name }, index) => index < count || !names.includes(name))
  }

  /** Notes a write to what a path leads to, be it of the state or of a variable. */
  noteWrite(path: string | null | undefined): void {
    this.traits.mutates = true
    if (path !== undefined) this.writesState = true
    // What a variable leads to may well be part of the state.
    this.writes.push(path ?? null)
  }
}

function listKeys(keys: readonly (string | null)[]): readonly string[] | null {
  const known = keys.filter((key): key is string => key !== null)
  return known.length < keys.length ? null : [...new Set(known)]
}
