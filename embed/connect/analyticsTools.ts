import type { AnalyticsEvent } from '../options/Analytics'
import { whenThere } from './whenThere'

/** Fields of an event for tools. Unknown ones are absent. */
interface Facts {
  /** Id of the entry. */
  readonly id: string | undefined
  /** Internal name of the entry. */
  readonly name: string | undefined
  readonly model: string
  /** Id of the variation; the entry's own for the default. */
  readonly variationId: string | undefined
  readonly variationName: string | undefined
  readonly amount: number | undefined
  readonly formName: string | undefined
  /** Properties that the page added to the conversion. */
  readonly properties: object
}

type Fields = Readonly<Record<string, unknown>>

/** A call to a tool: the event's name and fields in the tool's terms. */
type Call = readonly [name: string, fields: Fields]

/** A tool's calls by type of event. Other events are not sent to it. */
type Words = Readonly<Record<string, (facts: Facts) => Call>>

/** The events that Google Analytics 4 recommends. */
const GOOGLE: Words = {
  impression: (facts) => ['view_promotion', promotion(facts)],
  click: (facts) => ['select_promotion', promotion(facts)],
  variation: (facts) => [
    'experience_impression',
    // https://developers.google.com/analytics/devguides/collection/ga4/integration
    { exp_variant_string: `SB-${facts.id}-${facts.variationId}`, ...experiment(facts) },
  ],
  conversion: (facts) => ['conversion', goal(facts)],
  'submit-success': (facts) => ['generate_lead', form(facts)],
}

/** Segment's specification: promotions, A/B testing and forms. */
const SEGMENT: Words = {
  impression: (facts) => ['Promotion Viewed', segmentPromotion(facts)],
  click: (facts) => ['Promotion Clicked', segmentPromotion(facts)],
  variation: (facts) => ['Experiment Viewed', experiment(facts)],
  conversion: (facts) => ['Conversion', goal(facts)],
  'submit-success': (facts) => ['Form Submitted', form(facts)],
}

/**
 * PostHog counts an experiment by `$feature_flag_called`, and its goals by `$feature/…` fields of
 * other events.
 */
const POSTHOG: Words = {
  impression: (facts) => ['content viewed', content(facts)],
  click: (facts) => ['content clicked', content(facts)],
  variation: (facts) => [
    '$feature_flag_called',
    { $feature_flag: facts.id, $feature_flag_response: variant(facts), ...content(facts) },
  ],
  conversion: (facts) => [
    'conversion',
    { value: facts.amount, ...content(facts), ...facts.properties },
  ],
  'submit-success': (facts) => ['form submitted', { form_name: facts.formName, ...content(facts) }],
}

function promotion({ id, name, model, variationName }: Facts): Fields {
  const item = { promotion_id: id, promotion_name: name, creative_name: variationName }
  const location = { location_id: model }
  return { ...item, items: [{ item_id: id, item_name: name ?? id, ...item, ...location }] }
}

function segmentPromotion({ id, name, model, variationName }: Facts): Fields {
  return { promotion_id: id, name, creative: variationName, position: model }
}

function experiment({ id, name, variationId, variationName }: Facts): Fields {
  return {
    experiment_id: id,
    experiment_name: name,
    variation_id: variationId,
    variation_name: variationName,
  }
}

function goal({ amount, id, variationId, properties }: Facts): Fields {
  return { value: amount, content_id: id, variation_id: variationId, ...properties }
}

function form({ id, formName }: Facts): Fields {
  return { content_id: id, form_name: formName }
}

function content(facts: Facts): Fields {
  const { id, name, model } = facts
  const flag = facts.variationId === undefined ? {} : { [`$feature/${id}`]: variant(facts) }
  return { content_id: id, content_name: name, model, ...flag }
}

/** PostHog's name for the default of every experiment is `control`. */
function variant({ id, variationId }: Facts): string | undefined {
  return variationId === id ? 'control' : variationId
}

/** The globals of tools that are on the page. */
interface Tools {
  dataLayer?: unknown[]
  gtag?: (command: 'event', name: string, fields: Fields) => void
  analytics?: { track?: (name: string, fields: Fields) => void }
  posthog?: { capture?: (name: string, fields: Fields) => void; __loaded?: boolean }
}

type Send = (name: string, fields: Fields) => void

/** A tool: its calls, and a function that finds it once it is on the page. */
type Tool = readonly [words: Words, find: (page: Tools) => Send | undefined]

const TOOLS: Readonly<Record<string, Tool>> = {
  dataLayer: [GOOGLE, (page) => (name, fields) => pushToDataLayer(page, name, fields)],
  gtag: [
    GOOGLE,
    ({ gtag }) =>
      typeof gtag === 'function' ? (name, fields) => gtag('event', name, fields) : undefined,
  ],
  segment: [
    SEGMENT,
    ({ analytics }) => analytics?.track && ((name, fields) => analytics.track?.(name, fields)),
  ],
  posthog: [
    POSTHOG,
    ({ posthog }) =>
      // Before `init()`, the library drops events. Its snippet, an array, queues them.
      posthog?.capture && (posthog.__loaded || Array.isArray(posthog))
        ? (name, fields) => posthog.capture?.(name, fields)
        : undefined,
  ],
}

/**
 * Google Tag Manager reads promotions from `ecommerce` and keeps them for later events, unless it
 * is cleared first.
 */
function pushToDataLayer(page: Tools, event: string, fields: Fields): void {
  page.dataLayer ??= []
  if ('items' in fields) page.dataLayer.push({ ecommerce: null }, { event, ecommerce: fields })
  else page.dataLayer.push({ event, ...fields })
}

/**
 * The tools by name, each as a function that receives events. Events are queued until their tool is
 * on the page. An entry in several widgets counts once.
 */
export function analyticsTools(page: Window): readonly [string, (event: AnalyticsEvent) => void][] {
  return Object.entries(TOOLS).map(([name, [words, find]]) => {
    const whenReady = whenThere(() => find(page as unknown as Tools))
    const known = new Set<string>()
    return [
      name,
      (event) => {
        const key = keyOf(event)
        const call = words[event.type]?.(factsFrom(event))
        if (!call || (key && known.has(key))) return
        if (key) known.add(key)
        whenReady((send) => send(call[0], withoutGaps(call[1])))
      },
    ]
  })
}

/**
 * A key to count an event once per tool: an impression per page view, a variation once. `undefined`
 * for other events.
 */
function keyOf(event: AnalyticsEvent): string | undefined {
  if (event.type !== 'impression' && event.type !== 'variation') return undefined
  const { id, variationId } = factsFrom(event)
  return JSON.stringify([id, variationId, event.type === 'impression' && event.client.pageView])
}

function factsFrom({ type, detail, entry, model }: AnalyticsEvent): Facts {
  const data = 'event' in detail ? detail.event.data : undefined
  const id = data ? data.contentId : entry?.id
  const isShown = entry?.id === id
  const variationId = data?.variationId ?? (isShown ? entry?.testVariationId : undefined)
  return {
    id,
    model,
    name: isShown ? entry?.name : undefined,
    variationId,
    variationName:
      isShown && variationId === entry?.testVariationId ? entry?.testVariationName : undefined,
    amount: data?.amount as number | undefined,
    formName: 'form' in detail ? (detail.form.getAttribute('name') ?? undefined) : undefined,
    properties: type === 'conversion' ? ownProperties(data?.metadata) : {},
  }
}

/** Properties that the page added, without those of every event. */
function ownProperties({ sdkVersion, url, happenedAt, user, amount, ...own }: Fields = {}): Fields {
  return own
}

function withoutGaps(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
