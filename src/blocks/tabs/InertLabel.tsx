import type { ReactElement, ReactNode } from 'react'

/** A label with links or buttons in it, which keep their looks and cannot be reached. A click on them is one on the tab. */
export function InertLabel({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    // What is inert gives the tab no name.
    <div inert ref={(label) => label?.parentElement?.setAttribute('aria-label', label.textContent)}>
      {children}
    </div>
  )
}
