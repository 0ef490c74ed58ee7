import type { BlockStyles } from './blockStyles'
import type { RuleSheet } from './ruleSheet'

/** The style sheets of a root. */
export interface RootStyles extends BlockStyles {
  /** Puts an empty sheet behind the others, for what an entry brings along. */
  openSheet(): RuleSheet
  /** Takes the CSS of an entry while it is rendered: on a server, nothing comes after. */
  take?(rules: readonly string[]): void
}
