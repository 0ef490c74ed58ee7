// @vitest-environment happy-dom
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { UserAttributes } from '../../client/options/ClientOptions'
import type { Variant } from '../../content/targeting'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { renderEntry } from '../../render/testing/renderEntry'
import { type FakeObservers, fakeObservers } from '../internals/testing/fakeView'
import { fakeVisitor } from '../internals/testing/fakeVisitor'
import { personalizationBlock } from './Personalization'

/** Listens to the events of the blocks inside, from the first one on. */
function Ear({ options, children }: BlockProps<{ onEvent: EventListener }>): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const name of ['builder.variantLoaded', 'builder.variantDisplayed']) {
      element.current?.addEventListener(name, options.onEvent)
    }
  }, [options])
  return <div ref={element}>{children}</div>
}

const definitions = [personalizationBlock, { name: 'Ear', component: Ear }]

const variants: Variant[] = ['free', 'pro'].map((name) => ({
  name,
  query: [{ property: 'plan', operator: 'is', value: name }],
}))

describe('events of a PersonalizationContainer', () => {
  let observers: FakeObservers
  beforeEach(() => {
    observers = fakeObservers()
  })

  /** Renders a container, and records its events: `Loaded pro`, `Displayed default`. */
  async function listen(attributes: UserAttributes, settings: object = {}) {
    const visitor = fakeVisitor(attributes)
    const heard: string[] = []
    const onEvent = (event: CustomEvent): void => {
      const { variant, content } = event.detail
      expect(content).toBe(page)
      heard.push(`${event.type.replace('builder.variant', '')} ${variant.name ?? variant}`)
    }
    const container = component('PersonalizationContainer', { variants })
    const page = deepFreeze(entry([component('Ear', { onEvent }, { children: [container] })]))
    const rendered = await renderEntry(page, definitions, { client: visitor.client, ...settings })
    const element = rendered.get('.builder-personalization-container')
    const isWatched = () => observers.watched().includes(element)
    const move = (inView: boolean) => observers.move(element, inView)
    return { ...visitor, ...rendered, heard, isWatched, move }
  }

  it.each([
    { plan: 'pro', variant: 'pro' },
    { plan: 'team', variant: 'default' },
  ])('name $variant when it is there, and when it comes into view', async ({ plan, variant }) => {
    const { heard, move } = await listen({ plan })
    expect(heard).toEqual([`Loaded ${variant}`])
    move(false)
    expect(heard).toHaveLength(1)
    move(true)
    move(true)
    expect(heard).toEqual([`Loaded ${variant}`, `Displayed ${variant}`])
  })

  it('follow the visitor, and say of each variant once that it was seen', async () => {
    const { heard, move, set } = await listen({ plan: 'free' })
    move(true)
    set({ plan: 'pro' })
    move(true)
    set({ plan: 'free' })
    move(true)
    expect(heard.join()).toBe('Loaded free,Displayed free,Loaded pro,Displayed pro,Loaded free')
  })

  it('say nothing of what becomes known and changes nothing', async () => {
    const { heard, set } = await listen({ plan: 'pro' })
    set({ city: 'Ulm' })
    expect(heard).toEqual(['Loaded pro'])
  })

  it('are not for authors', async () => {
    const { heard, move } = await listen({ plan: 'pro' }, { authoring: true })
    move(true)
    expect(heard).toEqual([])
  })

  it('are no longer watched for when it is unmounted', async () => {
    const { unmount, isWatched } = await listen({ plan: 'pro' })
    expect(isWatched()).toBe(true)
    unmount()
    expect(isWatched()).toBe(false)
  })
})
