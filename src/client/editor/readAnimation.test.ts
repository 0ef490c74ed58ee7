import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleGuard'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { readAnimation } from './messageFields'

const steps = [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }]

describe('readAnimation', () => {
  it.each([
    { elementId: 'b', trigger: 'scrollInView', steps, duration: 0.5, delay: 0.1 },
    { id: 'b', steps, duration: 0.5, delay: 0.1 },
    { id: 'other', elementId: 'b', steps, duration: 0.5, delay: 0.1 },
  ])('reads %j', (data) => {
    expect(readAnimation(deepFreeze(data))).toMatchObject({
      elementId: 'b',
      animation: { trigger: 'pageLoad', steps, duration: 0.5, delay: 0.1 },
    })
  })

  it.each([
    { data: { steps }, printed: [] },
    { data: { elementId: 5, id: '', steps }, printed: [] },
    { data: 'b', printed: [] },
    { data: undefined, printed: [] },
    { data: { elementId: 'b' }, printed: ['has no steps'] },
    { data: { elementId: 'b', steps: 'all' }, printed: ['steps must be a list, got "all"'] },
  ])('reads nothing from $data', ({ data, printed }) => {
    expect(readAnimation(data)).toBeUndefined()
    const messages = takeConsole()
    expect(messages).toHaveLength(printed.length)
    printed.forEach((text, index) => {
      expect(messages[index]).toContain(text)
    })
  })
})
