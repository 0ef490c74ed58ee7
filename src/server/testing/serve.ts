import { entry } from '../../content/testing/blocks'
import type { Block, ContentEntry } from '../../content/types'
import type { RenderedContent, RenderOptions } from '../options/RenderOptions'
import { renderToHtml } from '../renderToHtml'

/** Renders an entry, or one of these blocks, as a server does. */
export function serve(
  content: ContentEntry | readonly Block[],
  options: Partial<RenderOptions> = {},
): RenderedContent {
  const shown = 'data' in content ? content : entry(content)
  return renderToHtml(shown, { apiKey: 'key', model: 'page', ...options })
}

/** The markup of the blocks that were served, without styles and data around it. */
export const markupOf = ({ html }: RenderedContent): string =>
  html.slice(html.indexOf('builder-type="blocks">'), html.indexOf('<script'))
