import { useEffect, useState } from 'react'
import { Snippet } from './Snippet'
import type { SnippetOptions } from './SnippetOptions'
import { hostOf, writePolicy } from './serverSnippet'

interface PolicyProps {
  options: SnippetOptions
  /** Whether the site bundles the widget itself. */
  isPackage: boolean
  /** The code of the snippet's inline script; empty when it has none. */
  code: string
  trustedTypes: boolean
}

/** Shows the Content Security Policy that a snippet needs. */
export function Policy({ options, isPackage, code, trustedTypes }: PolicyProps) {
  const { widget, scriptUrl } = options
  const hash = useScriptHash(code)
  const scripts = [
    "'self'",
    !isPackage && folderOf(scriptUrl),
    code && hash,
    typeof widget.nonce === 'string' && `'nonce-${widget.nonce}'`,
    widget.evaluate !== undefined && "'unsafe-eval'",
  ].filter((source) => typeof source === 'string' && source !== '')
  const policy = writePolicy({ scripts: scripts as string[], host: hostOf(widget), trustedTypes })
  return (
    <Snippet title="Content-Security-Policy" code={policy} copyLabel="Copy policy">
      {code
        ? 'For sites that send one. The hash is that of the script as it stands here: a nonce does as well.'
        : 'For sites that send one. Add where else images, videos and fonts of the content are.'}
    </Snippet>
  )
}

/** Folder of the built files as a CSP source; empty for an address on the site itself. */
function folderOf(scriptUrl: string): string {
  if (!URL.canParse(scriptUrl)) return ''
  const { origin, pathname } = new URL('.', scriptUrl)
  return pathname === '/' ? origin : origin + pathname
}

/**
 * CSP source of an inline script: its hash, or a nonce while the hash is unknown or cannot be
 * computed.
 */
function useScriptHash(code: string): string {
  const [known, setKnown] = useState({ code: '', source: '' })

  useEffect(() => {
    let isWanted = true
    hashSource(code).then(
      (source) => isWanted && setKnown({ code, source }),
      // Insecure pages have no `crypto.subtle`.
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
