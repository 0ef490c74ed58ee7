// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Client } from '../../client/Client'
import { block, component, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { pureComponent } from '../block/pureComponent'
import type { BlockDefinition } from '../compile/BlockDefinition'
import { createRegistry } from '../compile/createRegistry'
import type { RootContent } from '../root/ContentRoot'
import { createStagedRoot, type RootShell } from '../root/createStagedRoot'
import { createSanitizerGate } from './createSanitizerGate'
import { planEntry } from './planEntry'

const textBlock: BlockDefinition<{ text?: string }> = {
  name: 'Text',
  component: pureComponent({ render: ({ options }) => options.text }),
  templates: ['text'],
}
const liveBlock: BlockDefinition = { name: 'Clock', component: () => null }
const brokenBlock: BlockDefinition = {
  name: 'Broken',
  component: pureComponent({
    render: () => null,
    lists() {
      throw new Error('broken')
    },
  }),
}

function plan(blocks: readonly Block[], content: Partial<RootContent> = {}) {
  let shell: RootShell | undefined
  const container = document.createElement('div')
  document.body.append(container)
  const registry = createRegistry([textBlock, liveBlock, brokenBlock])
  const root = createStagedRoot(container, { registry }, (frame) => {
    shell = frame
    return { show: async () => {}, clear() {}, end() {} }
  })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const full = { model: 'page', entry: entry(blocks), ...content }
  return planEntry(shell as RootShell, full, createSanitizerGate(window))
}

const hello = component('Text', { text: 'Hello' })
const clientOf = (editing: boolean) => ({ editing }) as unknown as Client
const data = (fields: object) => ({ entry: { id: 'e', data: { blocks: [hello], ...fields } } })

describe('an entry without React', () => {
  it.each<[name: string, blocks: Block[], content: Partial<RootContent>]>([
    ['text', [hello], {}],
    ['no blocks', [], {}],
    ['text in an element', [block({ children: [hello] })], {}],
    ['blank code', [hello], data({ jsCode: ' \n' })],
    ['no requests', [hello], data({ httpRequests: {} })],
    ['blank logic', [block({ bindings: { ' ': 'x' }, actions: { click: ' ' } })], {}],
    ['a client outside an editor', [hello], { client: clientOf(false) }],
  ])('has %s', (_, blocks, content) => {
    const planned = plan(blocks, content)
    expect(planned?.blocks).toEqual(content.entry?.data.blocks ?? blocks)
    expect(planned?.first).toBeUndefined()
  })

  it('begins with what fills a window where it is very long', () => {
    const many = Array.from({ length: 1_001 }, () => component('Text', { text: 'x' }))
    expect(plan(many)?.first).toBe(200)
    expect(plan(many.slice(1))?.first).toBeUndefined()
  })
})

describe('an entry with React', () => {
  it.each<[name: string, blocks: Block[], content: Partial<RootContent>]>([
    ['code', [hello], data({ jsCode: 'state.x = 1' })],
    ['requests', [hello], data({ httpRequests: { a: '/a' } })],
    ['an author', [hello], { authoring: true }],
    ['an editor', [hello], { client: clientOf(true) }],
    ['metadata for the page', [hello], { updateMetadata: true }],
    ['an unknown block', [component('Later')], {}],
    ['an unknown block in another', [block({ children: [hello, component('Later')] })], {}],
    ['a block with behavior', [component('Clock')], {}],
    ['a block that fails', [component('Broken')], {}],
    ['a binding', [block({ bindings: { 'properties.title': 'state.x' } })], {}],
    ['an action', [block({ actions: { click: 'state.x = 1' } })], {}],
    ['a repeat', [block({ repeat: { collection: 'state.list' } })], {}],
    ['braces in a text', [component('Text', { text: 'Hi {{state.name}}' })], {}],
  ])('has %s', (_, blocks, content) => {
    expect(plan(blocks, content)).toBeUndefined()
  })
})
