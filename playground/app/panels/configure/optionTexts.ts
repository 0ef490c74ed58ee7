import { isLoadedAgain, type OptionRow, writeOption } from '../../state/options'

const CHANGES: Readonly<Record<OptionRow['change'], string>> = {
  request: 'fetches again',
  render: 're-renders',
  next: 'counts from now on',
  never: 'mounts again',
}

const UNITS = [
  [/^Milliseconds/, 'ms'],
  [/^Seconds/, 's'],
] as const

/** What the number of an option counts, where its comment begins with it. */
export function unitOf({ summary }: OptionRow): string | undefined {
  return UNITS.find(([pattern]) => pattern.test(summary))?.[1]
}

/** What counts while an option is not set. */
export function defaultText(row: OptionRow): string {
  const { default: value, initial = 'none' } = row
  if (value === undefined) return initial.replace(/`/g, '')
  const unit = unitOf(row)
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return unit ? `${value} ${unit}` : writeOption(value)
}

/** What a change does to the page in the preview. */
export function changeText(row: OptionRow): string {
  return isLoadedAgain(row) ? CHANGES.never : CHANGES[row.change]
}
