import { version } from '../../src/index'

/** Tells the parts of one build that has been loaded once from those of any other. */
export const pass = { version }
