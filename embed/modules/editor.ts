/** The part of the module build for pages in an editor. */

import { createEditorConnection } from '../../src/internal'
import { pass } from './pass'

export const part = { pass, createEditorConnection }
