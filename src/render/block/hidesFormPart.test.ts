// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { hidesFormPart } from './safeAttributes'

describe('hidesFormPart', () => {
  it.each(['nodeName', 'ownerDocument', 'insertBefore', 'removeAttribute', 'querySelectorAll'])(
    'refuses %s, which forms have',
    (name) => {
      expect(name in document.createElement('form')).toBe(true)
      expect(hidesFormPart(name)).toBe(true)
    },
  )

  it.each(['', 'name', 'title', 'id', 'children', 'prefix', 'style', 'action', 'nodename'])(
    'accepts %j, which fields may well be called',
    (name) => {
      expect(hidesFormPart(name)).toBe(false)
    },
  )
})
