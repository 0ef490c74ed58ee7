import { contentItem } from '../../src/client/requests/contentItem'
import { contentUrl } from '../../src/client/requests/contentParameters'
import { contextOf } from '../../src/client/testing/sentUrl'
import { trackedEvent } from '../../src/client/tracking/trackedEvent'

/** Parameters of a content request when the site sets only key and model. */
export function requestFields(): readonly string[] {
  const url = contentUrl(contextOf({}), [contentItem('get', 'page', {})])
  return [...new URL(url).searchParams.keys()].sort()
}

/** Field names of an event, as in `data.metadata.url`. */
export function eventFields(): readonly string[] {
  const { data, ...event } = trackedEvent({
    type: 'impression',
    data: { contentId: 'entry', variationId: 'variation' },
    url: 'https://shop.example/',
    happenedAt: 0,
    ownerId: 'key',
    visitorId: 'visitor',
    sessionId: 'session',
    userAttributes: {},
  })
  const { metadata, ...rest } = data
  return [
    ...Object.keys(event),
    ...Object.keys(rest).map((name) => `data.${name}`),
    ...Object.keys(metadata).map((name) => `data.metadata.${name}`),
  ].sort()
}

/** First column of the table below a heading of a page. */
export function documentedFields(markdown: string, heading: string): readonly string[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  return Array.from(table.matchAll(/^\| `([^`]+)`/gm), ([, name = '']) => name).sort()
}
