import { useEffect, useState } from 'react'
import { inlineTexts, type Policed, snippetPolicy } from '../../install/policy'
import { Snippet } from './Snippet'

/** Shows the Content Security Policy that a snippet needs. */
export function Policy({ policed }: { policed: Policed }) {
  const sources = useHashSources(policed.html)
  const sourceOf = (text: string) => sources.get(text) ?? "'nonce-YOUR_NONCE'"
  return (
    <Snippet
      title="Content-Security-Policy"
      code={snippetPolicy(policed, sourceOf)}
      copyLabel="Copy policy"
    >
      {textsIn(policed.html).length > 0
        ? 'For sites that send one. Each hash is that of a script or style as it stands here: a nonce does as well.'
        : 'For sites that send one. Add where else images, videos and fonts of the content are.'}
    </Snippet>
  )
}

const textsIn = (html: string) => [...inlineTexts(html, 'script'), ...inlineTexts(html, 'style')]

/** CSP sources of inline texts: their hashes, none while unknown or not to be computed. */
function useHashSources(html: string): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())

  useEffect(() => {
    let isWanted = true
    const hashes = textsIn(html).map(async (text) => [text, await hashSource(text)] as const)
    Promise.all(hashes).then(
      (sources) => isWanted && setKnown(new Map(sources)),
      // Insecure pages have no `crypto.subtle`.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [html])

  return known
}

async function hashSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
}
