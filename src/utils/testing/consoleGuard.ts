import { afterEach, beforeEach, expect } from 'vitest'
import { forgetWarnings } from '../problems/warn'
// The messages have a module of their own: test files of a worker share it, while each of them
// evaluates this one again.
import { recordConsole, takeConsole } from './consoleMessages'

beforeEach(() => {
  forgetWarnings()
  recordConsole()
})

afterEach(() => {
  expect(takeConsole(), 'unexpected console messages').toEqual([])
})
