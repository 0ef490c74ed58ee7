import { useEffect, useState } from 'react'
import type { Problem } from './contentProblems'

const PAUSE_MS = 150

const NONE: readonly Problem[] = []

/** What is wrong with the text, a moment after it was last changed. The check is loaded when first needed. */
export function useProblems(text: string): readonly Problem[] {
  const [found, setFound] = useState<readonly Problem[]>(NONE)
  useEffect(() => {
    let wanted = true
    const settle = (problems: readonly Problem[]) => {
      if (wanted) setFound((old) => (problems.length + old.length > 0 ? problems : old))
    }
    const timer = setTimeout(async () => {
      if (text === '') return settle(NONE)
      const { contentProblems } = await import('./contentProblems')
      if (wanted) settle(contentProblems(text))
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text])
  return text === '' ? NONE : found
}
