import { type RefObject, useEffect, useRef } from 'react'
import { type OptionValues, withoutRisk } from '../state/options'
import { splitSamples } from './previewAddress'

interface HostWindow extends Window {
  /** Of `playground/pages/preview.js`. */
  readonly siteblocksPreview?: {
    setOptions(options: OptionValues, samples: readonly string[]): void
  }
}

/** What {@link useLiveOptions} goes by. */
interface LiveOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly load: string
  /** Whether the page of this load is there. */
  readonly isThere: boolean
  /** The options of its address. */
  readonly first: OptionValues
  readonly wanted: OptionValues
  onChange(): void
}

/** Changes options of the widget in the preview as they change here, without loading the page again. */
export function useLiveOptions({ frame, load, isThere, first, wanted, onChange }: LiveOptions) {
  const known = useRef({ load: '', options: first })

  useEffect(() => {
    if (!isThere) return
    const before = known.current.load === load ? known.current.options : withoutRisk(first).safe
    known.current = { load, options: wanted }
    const names = Object.keys({ ...before, ...wanted }).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(wanted[name]),
    )
    if (names.length === 0) return
    const changed = Object.fromEntries(names.map((name) => [name, wanted[name]]))
    const { samples, values } = splitSamples(changed)
    onChange()
    ;(frame.current?.contentWindow as HostWindow | null | undefined)?.siteblocksPreview?.setOptions(
      values,
      samples,
    )
  }, [frame, load, isThere, first, wanted, onChange])
}
