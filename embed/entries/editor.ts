/** The part of the module build for pages inside an editor. */

import { createEditorConnection } from '../../src/client/editor/createEditorConnection'
import { pass } from '../renderers/pass'

export const part = { pass, createEditorConnection }
