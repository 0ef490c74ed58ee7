/** A fact of a visit that rules and bindings ask for by name. */
interface Fact {
  /** Name of the attribute. */
  readonly name: string
  readonly label: string
}

/** Facts of a visit that authors know by name. A site may add any other. */
export const FACTS: readonly Fact[] = [
  { name: 'utm_campaign', label: 'Campaign' },
  { name: 'country', label: 'Country' },
  { name: 'locale', label: 'Language' },
  { name: 'device', label: 'Device: mobile, tablet or desktop' },
  { name: 'returning', label: 'Returning: true or false' },
  { name: 'urlPath', label: 'Path of the page' },
]

/** Whether rules or bindings in the JSON of an entry ask for facts whose names begin like this. */
export function asksFor(json: string, start: string): boolean {
  return new RegExp(`"property":\\s*"${start}|getUserAttributes\\(\\)\\.${start}`).test(json)
}

/** An option whose value depends on a fact: one for each answer, and one for all others. */
export interface FactBinding {
  readonly fact: string
  readonly values: readonly (readonly [answer: string, value: number])[]
  readonly otherwise: number
}

/** Writes the expression of a binding. */
export function writeFactBinding({ fact, values, otherwise }: FactBinding): string {
  const map = JSON.stringify(Object.fromEntries(values))
  return `(${map})[builder.getUserAttributes().${fact}] ?? ${otherwise}`
}

const WRITTEN = /^\((\{.*\})\)\[builder\.getUserAttributes\(\)\.(\w+)\] \?\? (\d+)$/

/** Reads what {@link writeFactBinding} writes; `undefined` for any other expression. */
export function readFactBinding(expression: string | undefined): FactBinding | undefined {
  const [, map, fact, otherwise] = WRITTEN.exec(expression ?? '') ?? []
  if (map === undefined || fact === undefined) return undefined
  try {
    const values = Object.entries<unknown>(JSON.parse(map))
    if (!values.every((pair): pair is [string, number] => typeof pair[1] === 'number')) return
    return { fact, values, otherwise: Number(otherwise) }
  } catch {
    return undefined
  }
}
