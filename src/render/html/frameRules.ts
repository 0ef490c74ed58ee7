import { words } from '../../utils/text/words'
import { wordSet } from '../../utils/values/wordSet'

/** Everything but moving the page, which a phishing page in a frame could do after one click. */
const SANDBOX =
  'allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts'

/** The `sandbox` of a frame: the author's own, if there is one, without moving the page. */
export function frameSandbox(asked: string | null | undefined): string {
  const named = words(asked ?? SANDBOX)
  return named.filter((word) => !/^allow-top-navigation/i.test(word)).join(' ')
}

/** Features of players and maps. Camera, microphone, payment and the like are up to the site. */
const FEATURES = wordSet(
  'accelerometer autoplay clipboard-write encrypted-media fullscreen gyroscope picture-in-picture web-share',
)

/** The `allow` of a frame, without features that content may not pass on. */
export function frameAllow(asked: string): string {
  const features = asked.split(';').map((feature) => feature.trim())
  const kept = features.filter((feature) =>
    FEATURES.has(feature.split(/\s/, 1)[0]?.toLowerCase() ?? ''),
  )
  return kept.length === features.length ? asked : kept.join('; ')
}

/** Whether a `referrerpolicy` would send the page's path and query to other hosts. */
export function leaksAddress(policy: string): boolean {
  return /^\s*(?:unsafe-url|no-referrer-when-downgrade)\s*$/i.test(policy)
}
