/** The part of the module build that sanitises HTML. */

import { sanitizerOf } from '../../src/internal'
import { pass } from './pass'

export const part = { pass, sanitizerOf }
