import type { Playground } from '../../context/PlaygroundContext'
import type { OptionValues } from '../../state/options'
import { formatUrlState } from '../../state/urlState'

/** Keys whose values are secret. */
const SECRET = /token|authorization|cookie|secret|password/i

/** Writes a bug report without secrets. */
export function writeReport({ config, entry, state, preview }: Playground): string {
  const { phase, message, variation, renderedBy, refused, figures } = preview.status
  const options = withoutSecrets(state.options)
  const lines = {
    SiteBlocks: config.version,
    Browser: navigator.userAgent,
    Window: `${innerWidth} × ${innerHeight}, ${devicePixelRatio} px per px, preview ${state.width}`,
    Host: config.contentHost,
    Entry: entry && `${entry.model}/${entry.id}`,
    Preview: [phase, variation, renderedBy && `rendered by ${renderedBy}`]
      .filter(Boolean)
      .join(', '),
    Error: message,
    Refused: refused && `${refused.count}, ${refused.what}`,
    Figures: figures && JSON.stringify(figures),
    Link:
      location.origin +
      location.pathname +
      formatUrlState({ ...state, options: withoutSecrets(state.options) }),
    Options: JSON.stringify(options, null, 2),
  }
  return Object.entries(lines)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('\n')
}

function withoutSecrets(options: OptionValues): OptionValues {
  return JSON.parse(
    JSON.stringify(options, (name, value) => (SECRET.test(name) ? '(left out)' : value)),
  )
}
