import {
  expect,
  fail,
  limitText,
  peekText,
  readSequence,
  takeRaw,
  toText,
  unescapeText,
} from '../core'
import type { Part } from '../syntax/Part'

/** A text of a template, up to its end or to a value. */
const TEMPLATE_TEXT = /((?:[^`\\$]|\\.|\$(?!\{))*)(\$\{)?/sy

/** Reads a template. */
export function readTemplate(): Part {
  const texts: string[] = []
  const values: Part[] = []
  for (;;) {
    const [, text = '', opening] = takeRaw(TEMPLATE_TEXT)
    texts.push(unescapeText(text))
    if (!opening) break
    values.push(readSequence())
    if (peekText() !== '}') fail()
  }
  expect('`')
  return templatePart(texts, values)
}

/** A template: one text more than there are values. */
function templatePart(texts: readonly string[], values: readonly Part[]): Part {
  return {
    get: (frame) =>
      values.reduce(
        (text, { get }, index) => limitText(text + toText(get(frame)) + texts[index + 1]),
        texts[0] ?? '',
      ),
  }
}
