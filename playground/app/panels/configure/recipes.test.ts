import { describe, expect, it } from 'vitest'
import { DEFAULT_STATE, type UrlState } from '../../state/urlState'
import {
  type ChosenContent,
  isOn,
  RECIPES,
  type Recipe,
  withoutRecipe,
  withRecipe,
} from './recipes'

const SIGN_UP: ChosenContent = { id: 'a', model: 'page', name: 'Sign up', text: '{}' }

function recipe(title: string): Recipe {
  const found = RECIPES.find((one) => one.title === title)
  if (!found) throw new Error(`There is no recipe "${title}".`)
  return found
}

/** The state after recipes have been chosen in turn. */
function choose(titles: readonly string[]): UrlState {
  const state = { ...DEFAULT_STATE }
  for (const title of titles) {
    Object.assign(state, withRecipe(recipe(title), state, undefined).change)
  }
  return state
}

const takeBack = (title: string, state: UrlState): UrlState => ({
  ...state,
  ...withoutRecipe(recipe(title), state, undefined),
})

describe('recipes', () => {
  it('add up', () => {
    const state = choose([
      'Strict policy',
      'Consent manager',
      'Only for a country',
      'Returning visitors',
    ])
    expect(state).toMatchObject({ policy: 'trusted-types', extras: ['hash'], manager: 'onetrust' })
    expect(state.options.userAttributes).toEqual({ country: 'DE', plan: 'member' })
    const on = RECIPES.filter((one) => isOn(one, state)).map(({ title }) => title)
    expect(on).toEqual(expect.arrayContaining(['Strict policy', 'Consent manager']))
  })

  it('undo nothing that another one needs', () => {
    const both = choose(['Strict policy', 'Consent manager'])
    const { options, manager, policy } = takeBack('Consent manager', both)
    expect({ options, manager, policy }).toEqual({
      options: { canTrack: false, trustedHosts: [] },
      manager: undefined,
      policy: 'trusted-types',
    })
    expect(takeBack('Strict policy', takeBack('Consent manager', both))).toEqual(DEFAULT_STATE)
  })

  it.each([
    { text: '{"sendSubmissionsTo": "email"}', entry: undefined, said: '' },
    {
      text: '{}',
      entry: '1193081bb5204223c225fb96a140f0aa',
      said: /“Sign up” has made way.*a form that sends email/,
    },
  ])('preserve content that has what they need: $text', ({ text, entry, said }) => {
    const form = recipe('A form to my inbox')
    const { change, replaced } = withRecipe(form, DEFAULT_STATE, { ...SIGN_UP, text })
    expect(change.entry).toBe(entry)
    expect(replaced).toMatch(said)
  })
})
