import { Component, type ReactNode } from 'react'
import { errorOnce } from '../../utils/warn'
import type { LinkProps, RenderLink } from '../root/ContentSettings'

interface SiteLinkProps {
  readonly renderLink: RenderLink
  readonly link: LinkProps
}

/** A link that the site renders; a plain one where that throws, or makes another React's element. */
export class SiteLink extends Component<SiteLinkProps> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error): void {
    errorOnce(
      `renderLink broke, so links are plain: ${error.message}. Return an element of SiteBlocks.React, without components of another React.`,
      error,
    )
  }

  override render(): ReactNode {
    const { link } = this.props
    return this.state.isBroken ? <a {...link} /> : <Rendered {...this.props} />
  }
}

// An error boundary does not catch errors of its own render().
function Rendered({ renderLink, link }: SiteLinkProps): ReactNode {
  return renderLink(link)
}
