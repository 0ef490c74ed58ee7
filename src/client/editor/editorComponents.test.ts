import { describe, expect, it } from 'vitest'
import { editorComponents } from './editorComponents'

describe('editorComponents', () => {
  it('lists every field of a definition except its component', () => {
    const inputs = [{ name: 'text', type: 'text' }]
    const definitions = [
      { name: 'Text', component: { render: () => null }, inputs, defaultStyles: { color: 'red' } },
      { name: 'Box' },
    ]
    expect(editorComponents(definitions)).toEqual([
      { name: 'Text', inputs, defaultStyles: { color: 'red' } },
      { name: 'Box' },
    ])
  })
})
