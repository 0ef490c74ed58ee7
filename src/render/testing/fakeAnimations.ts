import { onTestFinished, vi } from 'vitest'

/** An animation that a test controls. */
export interface FakeAnimation {
  readonly element: Element
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
  playState: AnimationPlayState
  /** Completes the animation. */
  end(): void
}

/**
 * Adds `animate()` to elements, which the DOM of unit tests lacks. Returns the animations that were
 * started.
 */
export function fakeAnimations(): FakeAnimation[] {
  const begun: FakeAnimation[] = []
  function animate(this: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) {
    let settle = (): void => {}
    let refuse = (_: Error): void => {}
    const animation = {
      element: this,
      frames,
      timing,
      playState: 'running' as AnimationPlayState,
      onfinish: null as (() => void) | null,
      ready: Promise.resolve(),
      finished: new Promise<void>((resolve, reject) => {
        settle = resolve
        refuse = reject
      }),
      end() {
        animation.playState = 'finished'
        settle()
        animation.onfinish?.()
      },
      cancel: vi.fn(() => {
        if (animation.playState === 'running') refuse(new Error('cancelled'))
        animation.playState = 'idle'
      }),
    }
    begun.push(animation)
    return animation
  }
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'animate')
  })
  return begun
}
