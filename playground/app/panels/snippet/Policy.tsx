import { useCallback } from 'react'
import { useLoaded } from '../../data/useLoaded'
import { hashedPolicy, type Policed, policedTexts } from '../../install/policy'
import { Snippet } from './Snippet'

/** Shows the Content Security Policy that a snippet needs. */
export function Policy({ policed }: { policed: Policed }) {
  const [policy] = useLoaded(useCallback(() => hashedPolicy(policed), [policed]))
  if (policy.status !== 'ready') return null
  return (
    <Snippet title="Content-Security-Policy" code={policy.value} copyLabel="Copy policy">
      {policedTexts(policed).length > 0
        ? 'For sites that send one. Each hash is that of a script or style as it stands here: a nonce does as well.'
        : 'For sites that send one. Add where else images, videos and fonts of the content are.'}
    </Snippet>
  )
}
