import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findTool, steps } from './tools'

describe('findTool', () => {
  it.each([
    { id: 'content', step: 'Content', tool: 'Content' },
    { id: 'behaviour', step: 'Behaviour', tool: 'Configure' },
    { id: 'configure', step: 'Behaviour', tool: 'Configure' },
    { id: 'audience', step: 'Behaviour', tool: 'Audience' },
    { id: 'test', step: 'Behaviour', tool: 'Test' },
    { id: 'install', step: 'Install', tool: 'Snippet' },
    { id: 'snippet', step: 'Install', tool: 'Snippet' },
    { id: 'watch', step: 'Watch', tool: 'Events' },
    { id: 'messages', step: 'Watch', tool: 'Events' },
    { id: 'messages', step: 'Watch', tool: 'Messages', editor: 'connected' },
  ] as const)('opens $tool in $step for the address $id', ({ id, step, tool, ...state }) => {
    expect(findTool({ panel: id, editor: 'none', ...state })).toMatchObject({
      step: { label: step },
      tool: { label: tool },
    })
  })

  it.each([undefined, '', 'nothing'])('opens nothing for %j', (id) => {
    expect(findTool({ panel: id, editor: 'none' })).toBeUndefined()
  })
})

describe('a tool', () => {
  it.each(steps.flatMap(({ tools }) => tools))('$label has a guide', ({ guide }) => {
    expect(existsSync(new URL(`../../../docs/${guide}.md`, import.meta.url))).toBe(true)
  })
})
