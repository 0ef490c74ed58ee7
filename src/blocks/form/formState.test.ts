import { describe, expect, it } from 'vitest'
import { formState } from './formState'

describe('formState', () => {
  it.each(['unsubmitted', 'sending', 'success', 'error'] as const)(
    'remembers nothing of an earlier submission when it is %s',
    (status) => {
      expect(formState(status)).toEqual({ status, message: '', response: undefined })
    },
  )

  it('keeps what came back with an error', () => {
    const state = { status: 'error', message: 'taken', response: { id: 1 } }
    expect(formState('error', 'taken', { id: 1 })).toEqual(state)
  })
})
