import { expect } from 'vitest'
import { evaluate } from './evaluate'
import { bodyOf } from './runNatively'

/** Expects that a text has the same value as in JavaScript, and no problem. */
export function expectNative(text: string): void {
  const { result, problems } = evaluate(text)
  expect(problems).toEqual([])
  expect(result).toStrictEqual(new Function(bodyOf(text))())
}
