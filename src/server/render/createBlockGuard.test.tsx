import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { isBuiltInBlock, markBuiltIn } from '../../render/compile/builtInBlocks'
import { createBlockGuard } from './createBlockGuard'

describe('createBlockGuard', () => {
  it('leaves out blocks of ours that break, in a second render without marks', () => {
    const broken: unknown[] = []
    const guard = createBlockGuard(
      ({ id }) => broken.push(id),
      () => {},
    )
    let renders = 0
    const component = ({ block }: BlockProps) => {
      renders++
      if (block.id === 'bad') throw new Error('bad')
      return <b>{block.id}</b>
    }
    const [definition] = markBuiltIn([{ name: 'Ours', component }])
    const guarded = guard.guard(definition as never)
    const Ours = guarded.component
    const blocks = ['a', 'bad', 'c'].map((id) => (
      <Ours key={id} {...({ block: { id } } as unknown as BlockProps)} />
    ))
    const html = guard.render(() => renderToString(<p>{blocks}</p>))
    expect(html).toBe('<p><b>a</b><b>c</b></p>')
    expect(broken).toEqual(['bad'])
    expect(renders).toBe(5)
    expect(isBuiltInBlock(guarded)).toBe(true)
  })
})
