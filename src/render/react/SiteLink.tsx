import { Component, type ReactNode } from 'react'
import { errorOnce } from '../../utils/problems/warn'
import { onePer } from '../../utils/values/onePer'
import type { LinkProps, RenderLink } from '../block/ContentSettings'

/** The same links, but plain ones where the site's break. */
export const siteLinks = onePer((renderLink: RenderLink): RenderLink => {
  return (link) => <SiteLink renderLink={renderLink} link={link} />
})

interface SiteLinkProps {
  readonly renderLink: RenderLink
  readonly link: LinkProps
}

/** Shows a plain link where `renderLink` throws, or its element is another React's. */
class SiteLink extends Component<SiteLinkProps> {
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
