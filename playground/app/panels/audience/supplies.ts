import { asksFor } from '../../blockForm/facts'
import { COUNTRY } from '../../install/factSteps'
import type { UrlState } from '../../state/urlState'

/** A fact that content does not know by itself, and what tells it on a live site. */
export interface Supply {
  readonly label: string
  /** How its attributes begin. */
  readonly start: string
  readonly how: string
  isOn(state: UrlState): boolean
  /** What changes in the state of a site that supplies it. */
  add(state: UrlState): Partial<UrlState>
  remove(state: UrlState): Partial<UrlState>
}

export const SUPPLIES: readonly Supply[] = [
  {
    label: 'Campaign',
    start: 'utm_',
    how: 'The widget reads utm_campaign and other utm_… from the address, without a server.',
    isOn: ({ options }) => options.campaignAttributes === true,
    add: ({ options }) => ({ options: { ...options, campaignAttributes: true } }),
    remove: ({ options: { campaignAttributes: _, ...options } }) => ({ options }),
  },
  {
    label: 'Country',
    start: 'country',
    how: 'Your server or CDN writes it into the code: Install has the line.',
    isOn: ({ options }) => 'country' in Object(options.userAttributes),
    add: ({ options }) => ({
      options: {
        ...options,
        userAttributes: { ...Object(options.userAttributes), country: COUNTRY },
      },
    }),
    remove({ options: { userAttributes, ...options } }) {
      const { country: _, ...others } = Object(userAttributes)
      const isEmpty = Object.keys(others).length === 0
      return { options: isEmpty ? options : { ...options, userAttributes: others } }
    },
  },
  {
    label: 'Returning',
    start: 'returning',
    how: 'A script in the head looks whether SiteBlocks has remembered the visitor before.',
    isOn: ({ extras }) => extras.includes('returning'),
    add: ({ extras }) => ({ extras: [...extras, 'returning'] }),
    remove: ({ extras }) => ({ extras: extras.filter((extra) => extra !== 'returning') }),
  },
]

/** What an entry asks for and the site does not supply yet. */
export function missingSupplies(json: string, state: UrlState): readonly Supply[] {
  return SUPPLIES.filter(({ start, isOn }) => !isOn(state) && asksFor(json, start))
}
