/** The part of the module build that sanitises HTML. */

import { domPurifySanitizer } from '../../src/internal'
import { pass } from './pass'

export const part = { pass, domPurifySanitizer }
