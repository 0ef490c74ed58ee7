import { useEffect, useState } from 'react'

/** What a policy allows an inline script by: its hash; a nonce until that is known, or where nothing can tell it. */
export function useScriptHash(code: string): string {
  const [known, setKnown] = useState({ code: '', source: '' })

  useEffect(() => {
    let isWanted = true
    hashSource(code).then(
      (source) => isWanted && setKnown({ code, source }),
      // Pages that are not secure cannot hash.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [code])

  return known.code === code ? known.source : "'nonce-YOUR_NONCE'"
}

async function hashSource(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
}
