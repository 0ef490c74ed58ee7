/** The part of the module build for HTML that has to be sanitised. */

import { sanitizerOf } from '../../src/internal'
import { pass } from './pass'

export const part = { pass, sanitizerOf }
