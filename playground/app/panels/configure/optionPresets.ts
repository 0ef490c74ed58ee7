/** A set of options for one purpose, each with its reason. */
export interface Preset {
  readonly title: string
  /** Site for which the preset is meant. */
  readonly summary: string
  readonly options: readonly (readonly [name: string, value: unknown, reason: string])[]
}

export const PRESETS: readonly Preset[] = [
  {
    title: 'Announcement bar',
    summary: 'A strip on top of every page',
    options: [
      ['minHeight', 48, 'the page below does not jump when the bar arrives'],
      ['timeout', 3000, 'a bar that is late is better left out'],
      ['cacheSeconds', 300, 'every page shows it, and one answer serves them all'],
      ['keepLastAnswer', true, 'it stays while the content host cannot answer'],
    ],
  },
  {
    title: 'Consent first',
    summary: 'Nothing is stored before a visitor agrees',
    options: [
      ['canTrack', false, 'no cookie, no storage and no event before consent'],
      ['consentWait', 500, 'experiments wait half a second for a returning visitor’s answer'],
    ],
  },
  {
    title: 'Single-page app',
    summary: 'A router changes pages without loading them',
    options: [
      ['reloadOnRoute', true, 'each address of the router shows its own content'],
      ['updateMetadata', true, 'the title follows the content'],
    ],
  },
  {
    title: 'Strict policy',
    summary: 'For sites that are reviewed',
    options: [
      ['trustedHosts', [], 'no other window may edit the page'],
      ['canTrack', false, 'no cookie, no storage and no event before consent'],
    ],
  },
]

/** The preset's reason for an option's value, if a preset sets exactly that value. */
export function reasonFor(name: string, value: unknown): string | undefined {
  const written = JSON.stringify(value)
  const options = PRESETS.flatMap((preset) => preset.options)
  return options.find(([other, set]) => other === name && JSON.stringify(set) === written)?.[2]
}
