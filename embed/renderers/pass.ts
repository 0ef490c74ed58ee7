import { version } from '../../src/index'

/**
 * Shared by all parts of one build. A part with a different object comes from another build, or was
 * loaded twice.
 */
export const pass = { version }
