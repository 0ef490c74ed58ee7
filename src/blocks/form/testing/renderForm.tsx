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

/** Settings of a form in tests, and of the page around it. */
export interface FormSettings {
  /** Boxes in the form: `input({ name: 'email' })`. */
  readonly fields?: readonly Block[]
  readonly overrides?: Partial<Block>
  readonly content?: Partial<RootContent>
  readonly client?: Client
}

/** A form on a page, whose network can be looked at. */
export interface RenderedForm extends RenderedEntry {
  readonly form: HTMLFormElement
  readonly fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>
  readonly track: ReturnType<typeof vi.fn<Client['track']>>
  /** Submits as a press of the button does, and waits for what was begun to settle. */
  submit(): Promise<void>
  /** Names of the form's events, in order, with what the host page sees of them. */
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

/** Renders a form with one field, whose submissions get the `answer` given to `fetch`. */
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
  const track = vi.spyOn(own, 'track')
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
    track: track as unknown as RenderedForm['track'],
    events,
    submit: () =>
      act(async () => HTMLFormElement.prototype.requestSubmit.call(rendered.get('form'))),
    get said() {
      return rendered.get('[role=status]').textContent ?? ''
    },
  }
}

/** A client of the space `k` that reaches no network. */
export function testClient(options: Partial<Client['options']> = {}): Client {
  const client = createClient(
    { apiKey: 'k', host: 'https://cdn.example.com', ...options },
    createFakePage().environment,
  )
  onTestFinished(() => client.destroy())
  return client
}
