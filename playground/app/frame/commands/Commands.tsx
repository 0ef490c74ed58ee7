import { lazy, Suspense, useRef } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { useSave } from '../../panels/content/entry/useSave'
import { useShortcuts } from './shortcuts'

/** Loads the dialogs. */
export const loadDialogs = () =>
  Promise.all([import('./CommandSearch'), import('./ShortcutList')] as const)

const CommandSearch = lazy(async () => ({ default: (await loadDialogs())[0].CommandSearch }))
const ShortcutList = lazy(async () => ({ default: (await loadDialogs())[1].ShortcutList }))

/** A dialog over the whole playground. */
export type CommandDialog = 'search' | 'shortcuts'

interface CommandsProps {
  shown: CommandDialog | undefined
  onShow(dialog: CommandDialog | undefined): void
}

/** The keys of the playground, its search and the list of its keys. */
export function Commands({ shown, onShow }: CommandsProps) {
  const { draft, preview } = usePlayground()
  const save = useSave()
  const { undo, redo } = draft
  const search = () => onShow('search')
  const list = () => onShow('shortcuts')
  useShortcuts({ search, save, undo, redo, list }, preview)
  const isAsked = useRef(false)
  isAsked.current ||= shown !== undefined
  if (!isAsked.current) return null
  const close = () => onShow(undefined)
  return (
    <Suspense>
      <CommandSearch isOpen={shown === 'search'} onClose={close} onShortcuts={list} />
      <ShortcutList isOpen={shown === 'shortcuts'} onClose={close} />
    </Suspense>
  )
}
