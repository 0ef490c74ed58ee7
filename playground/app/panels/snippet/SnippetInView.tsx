import { useEffect, useRef } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { Snippet } from './Snippet'

/** The code that Install writes. Scrolls its parent to the first changed line. */
export function SnippetInView() {
  const { code: site } = usePlayground()
  const written = site?.isReady ? site.steps : []
  const steps = written.filter((step) => step.code !== undefined)
  const list = useRef<HTMLDivElement>(null)
  const code = steps.map((step) => step.code).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: new code has new marks
  useEffect(() => {
    const box = list.current?.parentElement
    const mark = box?.querySelector('mark')
    // `scrollIntoView()` would scroll the page, too, away from the field that changes the code.
    if (box && mark) {
      const { top } = box.getBoundingClientRect()
      box.scrollTop += mark.getBoundingClientRect().top - top - box.clientHeight / 2
    }
  }, [code])

  return (
    <div ref={list}>
      {steps.map((step) => (
        <Snippet key={step.title} title={step.title} code={step.code} />
      ))}
    </div>
  )
}
