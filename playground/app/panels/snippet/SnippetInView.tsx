import { useEffect, useRef } from 'react'
import { Snippet } from './Snippet'
import { useSnippet } from './useSnippet'

/** The code that Install writes. Scrolls to the first changed line. */
export function SnippetInView() {
  const snippet = useSnippet()
  const written = snippet?.isReady ? snippet.steps : []
  const steps = written.filter((step) => step.code !== undefined)
  const list = useRef<HTMLDivElement>(null)
  const code = steps.map((step) => step.code).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: new code has new marks
  useEffect(() => {
    list.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [code])

  return (
    <div ref={list}>
      {steps.map((step) => (
        <Snippet key={step.title} title={step.title} code={step.code} />
      ))}
    </div>
  )
}
