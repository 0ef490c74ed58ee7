import { type AxeResults, type Findings, readFindings } from './findings'

const AXE = '/vendor/axe.min.js'

interface AxeWindow extends Window {
  axe?: { run(context: Element, options: object): Promise<AxeResults> }
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string }
  }
}

/**
 * Looks through the content of the page with axe, which runs in that page: shadow roots are looked into.
 *
 * Rejects with a sentence when the page does not let it.
 */
export async function runAxe(view: AxeWindow): Promise<Findings> {
  const content = view.document.getElementById('content')
  if (!content) throw new Error('The page has no place for content.')
  view.axe ?? (await loadAxe(view))
  if (!view.axe) throw new Error('axe could not be started on the page.')
  const options = { elementRef: true, resultTypes: ['violations'] }
  return readFindings(await view.axe.run(content, options))
}

function loadAxe(view: AxeWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    const refused = () =>
      reject(new Error("axe could not be loaded into the page. Turn the page's policy off."))
    const script = view.document.createElement('script')
    script.onload = () => resolve()
    script.onerror = refused
    try {
      script.src = trustedAddress(view)
      view.document.head.append(script)
    } catch {
      refused()
    }
  })
}

/** Pages with Trusted Types take addresses of scripts from a policy only. */
function trustedAddress({ trustedTypes }: AxeWindow): string {
  const policy = trustedTypes?.createPolicy('playground', { createScriptURL: (address) => address })
  return policy ? policy.createScriptURL(AXE) : AXE
}
