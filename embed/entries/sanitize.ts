/** The part of the module build that sanitises HTML. */

import { domPurifySanitizer } from '../../src/render/html/domPurifySanitizer'
import { pass } from '../renderers/pass'

export const part = { pass, domPurifySanitizer }
