// The check and the inputs are the library's own, and loaded when content is edited for the first time.
// From the sources: a copy that must be built first would tie every start to it.
export { type BlockInput, ContentError, defaultInputs, parseContent } from '../../../src/index'
