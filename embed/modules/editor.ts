/** The part of the module build for pages inside an editor. */

import { createEditorConnection } from '../../src/internal'
import { pass } from './pass'

export const part = { pass, createEditorConnection }
