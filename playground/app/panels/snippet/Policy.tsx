import { mountCode } from './htmlSnippets'
import { Snippet } from './Snippet'
import type { SnippetOptions } from './SnippetOptions'
import { useScriptHash } from './useScriptHash'
import { writePolicy } from './writePolicy'

interface PolicyProps {
  options: SnippetOptions
  /** Whether the snippet has an inline script. */
  inline: boolean
  trustedTypes: boolean
}

/** The policy that a site needs for a snippet. */
export function Policy({ options, inline, trustedTypes }: PolicyProps) {
  const hash = useScriptHash(mountCode(options.widget))
  const scripts = ["'self'", options.scriptsUrl, ...(inline ? [hash] : [])]
  const policy = writePolicy({ scripts, host: options.widget.host, trustedTypes })
  return (
    <Snippet title="Content-Security-Policy" code={policy} copyLabel="Copy policy">
      {inline
        ? 'For sites that send one. The hash is that of the script as it stands here: a nonce does as well.'
        : 'For sites that send one. Add where else images, videos and fonts of the content are.'}
    </Snippet>
  )
}
