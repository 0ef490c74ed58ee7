import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { Client } from '../../../client/Client'
import { createClient } from '../../../client/createClient'
import { createFakePage } from '../../../client/testing/fakePage'
import { block, component, deepFreeze, entry } from '../../../content/testing/blocks'
import type { Block } from '../../../content/types'
import type { RootContent } from '../../../render/root/ContentRoot'
import { type RenderedEntry, renderEntry } from '../../../render/testing/renderEntry'
import { textBlock } from '../../text/Text'
import { formBlock } from '../Form'
import type { FormOptions } from '../formOptions'

/** Settings of a form in tests and of its page. */
export interface FormSettings {
  /** Fields of the form: `input({ name: 'email' })`. */
  readonly fields?: readonly Block[]
  readonly overrides?: Partial<Block>
  readonly content?: Partial<RootContent>
  readonly client?: Client
}

/** A form on a page with an observable network. */
export interface RenderedForm extends RenderedEntry {
  readonly form: HTMLFormElement
  readonly fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>
  readonly reportSubmission: ReturnType<typeof vi.fn<Client['reportSubmission']>>
  /** Submits like a press of the button, and waits for pending work. */
  submit(): Promise<void>
  /** The form's events in order, as the host page sees them. */
  readonly events: CustomEvent[]
  /** The form's current message. */
  readonly said: string
}

/** A field in plain HTML. */
export const input = (properties: Record<string, unknown>): Block =>
  block({ tagName: 'input', properties })

const EVENTS = [
  'presubmit',
  'submit:success',
  'submit:error',
  'route',
  'siteblocks:submit',
  'siteblocks:submit-success',
  'siteblocks:submit-error',
]

/** A server's answer. */
export function answer(body: unknown = { ok: true }, status = 200): Response {
  const isText = typeof body === 'string'
  const headers = { 'content-type': isText ? 'text/plain' : 'application/json' }
  return new Response(isText ? body : JSON.stringify(body), { status, headers })
}

/** Renders a form with one field and a mocked `fetch`. */
export async function renderForm(
  options: FormOptions = {},
  {
    fields = [input({ name: 'email', defaultValue: 'a@b.co' })],
    overrides,
    content,
    client,
  }: FormSettings = {},
): Promise<RenderedForm> {
  const view = document.defaultView as Window & typeof globalThis
  const fetch = vi.spyOn(view, 'fetch').mockImplementation(async () => answer())
  const own = client ?? testClient()
  const reportSubmission = vi.spyOn(own, 'reportSubmission')
  const events: CustomEvent[] = []
  for (const name of EVENTS) {
    const listener = (event: Event): number => events.push(event as CustomEvent)
    document.addEventListener(name, listener)
    onTestFinished(() => document.removeEventListener(name, listener))
  }

  const form = component(
    'Form:Form',
    { ...options },
    { id: 'builder-f', children: fields, ...overrides },
  )
  const rendered = await renderEntry(deepFreeze(entry([form])), [formBlock, textBlock], {
    client: own,
    ...content,
  })
  return {
    ...rendered,
    form: rendered.get<HTMLFormElement>('form'),
    fetch: fetch as unknown as RenderedForm['fetch'],
    reportSubmission: reportSubmission as unknown as RenderedForm['reportSubmission'],
    events,
    submit: () =>
      act(async () => HTMLFormElement.prototype.requestSubmit.call(rendered.get('form'))),
    get said() {
      return rendered.get('[role=status]').textContent ?? ''
    },
  }
}

/** Names of the form's events in order. */
export const namesOf = ({ events }: RenderedForm): string[] => events.map(({ type }) => type)

/** Prevents the default of the event `name`. */
export const prevent = ({ container }: RenderedForm, name: string): void =>
  container.addEventListener(name, (event) => event.preventDefault())

/** Lets the server take its time. Returns the function that answers. */
export function holdAnswer({ fetch }: RenderedForm): (response?: Response) => Promise<void> {
  let respond: (response: Response) => void = () => {}
  fetch.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  return (response = answer()) => act(async () => respond(response))
}

/** A client of the space `k` without a network. */
export function testClient(options: Partial<Client['options']> = {}): Client {
  const client = createClient(
    { apiKey: 'k', host: 'https://cdn.example.com', ...options },
    createFakePage().environment,
  )
  onTestFinished(() => client.destroy())
  return client
}
