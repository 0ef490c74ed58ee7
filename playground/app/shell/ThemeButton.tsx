import { useMedia } from '../state/useMedia'
import { DarkIcon, LightIcon } from '../ui/icons'
import { usePlayground } from './PlaygroundContext'

/** Switches between light and dark. Back at what the operating system has, it follows that again. */
export function ThemeButton({ className }: { className: string | undefined }) {
  const { state, update } = usePlayground()
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const current = state.theme === 'system' ? system : state.theme
  const other = current === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={className}
      aria-label={`Switch to the ${other} theme`}
      onClick={() => update({ theme: other === system ? 'system' : other })}
    >
      {other === 'dark' ? <DarkIcon /> : <LightIcon />}
      {other === 'dark' ? 'Dark' : 'Light'}
    </button>
  )
}
