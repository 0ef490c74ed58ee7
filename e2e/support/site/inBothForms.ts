import type { ScriptForm } from './startSite'

const FORMS = [
  ['whole', 'embed.js'],
  ['modules', 'the module build'],
] as const

/** A `test` whose pages load the script in the form `scriptForm`. */
interface FormTest {
  describe(title: string, stories: () => void): void
  use(options: { scriptForm: ScriptForm }): void
}

/**
 * Plays stories with `embed.js` and with the module build, for pages that are hard on the script.
 * Projects would do the same, but start all workers once more.
 */
export function inBothForms(test: FormTest, stories: () => void): void {
  for (const [scriptForm, name] of FORMS) {
    test.describe(`with ${name}`, () => {
      test.use({ scriptForm })
      stories()
    })
  }
}
