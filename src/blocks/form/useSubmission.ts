import { type SubmitEvent, useRef, useState } from 'react'
import { reportOf } from '../../render/entry/createOmissionReport'
import { useContentContext } from '../../render/entry/useContentContext'
import { randomId } from '../../utils/randomId'
import { getPath } from '../../utils/safePath'
import { safeUrl } from '../../utils/safeUrl'
import { attributeText } from '../internals/optionValues'
import { hasFiles } from './fieldValues'
import type { FormDelivery } from './formDelivery'
import { tell } from './formEvents'
import type { FormOptions } from './formOptions'
import { emailRequest, type SubmissionRequest, submissionRequest } from './submissionRequest'

type FormStatus = 'unsubmitted' | 'sending' | 'success' | 'error'

/** State of a submission that the form shows. */
interface FormState {
  readonly status: FormStatus
  /** The server's message about an error; absent or empty without one. */
  readonly message?: string
  /** The server's answer with an error; absent when there was no answer. */
  readonly response?: unknown
}

const UNSUBMITTED: FormState = { status: 'unsubmitted' }

/**
 * Sends a form and follows what becomes of it.
 *
 * One submission at a time: while one is on its way, others are ignored.
 *
 * @param id - The `builder-id` of the form.
 */
export function useSubmission(options: FormOptions, delivery: FormDelivery, id: string) {
  const content = useContentContext()
  const { client, currentEntry, settings, window: view } = content
  const [state, setState] = useState(UNSUBMITTED)
  const isSending = useRef(false)
  const submissionId = useRef('')

  /** Answers the browser's `submit` event, which comes when all fields are valid. */
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    if (delivery.kind === 'native') {
      submitNatively(event, form)
      return
    }
    event.preventDefault()
    if (isSending.current || delivery.kind === 'none') return
    submissionId.current ||= randomId()
    const request =
      delivery.kind === 'script'
        ? submissionRequest(form, delivery.action, options)
        : emailRequest(form, options, client, submissionId.current)
    if (request) send(form, request)
    else if (delivery.kind === 'email') setState({ status: 'error' })
  }

  function submitNatively(event: SubmitEvent, form: HTMLFormElement): void {
    if (!tell(form, 'siteblocks:submit', { form, body: new FormData(form) })) {
      event.preventDefault()
      return
    }
    // The browser would send the names of files in their place.
    if (hasFiles(form)) form.setAttribute('enctype', 'multipart/form-data')
    track()
  }

  async function send(form: HTMLFormElement, request: SubmissionRequest): Promise<void> {
    const { body } = request
    if (!tell(form, 'presubmit', { body })) return
    if (!tell(form, 'siteblocks:submit', { form, body })) return
    isSending.current = true
    setState({ status: 'sending' })
    const { response, data, error } = await exchange(request, view)
    isSending.current = false
    // A form that was taken out in the meantime must not move the page.
    if (!form.isConnected) return

    if (response?.ok && error === undefined) {
      submissionId.current = ''
      track()
      setState({ status: 'success' })
      const goesOn = tell(form, 'submit:success', { res: response, body: data })
      tell(form, 'siteblocks:submit-success', { form, body, response })
      if (goesOn) finish(form)
    } else {
      const goesOn = error === undefined || tell(form, 'submit:error', { error })
      const message = messageAt(data, options.errorMessagePath)
      setState(goesOn ? { status: 'error', message, response: data } : UNSUBMITTED)
      tell(form, 'siteblocks:submit-error', { form, body, response })
    }
  }

  function finish(form: HTMLFormElement): void {
    // A field named `reset` hides the form's own.
    if (options.resetFormOnSubmit !== false) HTMLFormElement.prototype.reset.call(form)
    const url = safeUrl(options.successUrl || undefined, 'successUrl', reportOf(id, content))
    if (!url || !tell(form, 'route', { url })) return
    view.location.href = url
    if (url.startsWith('#')) settings.anchors?.followAddress()
  }

  function track(): void {
    if (!client || client.options.autoTrack === false) return
    client.track('submit', {
      contentId: currentEntry().id,
      formName: attributeText(options.name),
    })
  }

  return { state, submit }
}

interface Exchange {
  /** The answer, its body still unread. Absent when the server could not be reached. */
  readonly response?: Response | undefined
  /** The answer: parsed where it is JSON, else its text. */
  readonly data?: unknown
  /** Why there is no answer, or why one that calls itself JSON is none. */
  readonly error?: unknown
}

/** Sends a request and reads the answer. Never rejects. */
export async function exchange({ url, init }: SubmissionRequest, view: Window): Promise<Exchange> {
  let response: Response | undefined
  let data: unknown
  try {
    response = await view.fetch(url, init)
    const text = await response.clone().text()
    const isJson = /[/+]json\b/i.test(response.headers.get('content-type') ?? '')
    data = text
    // Many servers say JSON of an answer without a body.
    if (isJson && text.trim() !== '') data = JSON.parse(text)
    return { response, data }
  } catch (error) {
    return { response, data, error }
  }
}

/** Longer messages are cut: a whole error page is of no use to a visitor. */
const MAX_LENGTH = 5_000

/** A server's answer as it is printed. Empty when there is none. */
export function rawResponse(answer: unknown): string {
  const text = answerText(answer, 2)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/**
 * The message in a server's answer; empty when there is none.
 *
 * @param path - Where to look, as in `errors[0].text`. No path, no message.
 */
export function messageAt(answer: unknown, path: unknown): string {
  const message = typeof path === 'string' && path !== '' && getPath(answer, path)
  return message ? answerText(message) : ''
}

/**
 * Text as it stands, anything else as JSON. Empty for what is nothing, and for what JSON cannot
 * hold.
 */
function answerText(answer: unknown, indent = 0): string {
  if (answer === undefined || answer === null || typeof answer === 'string') return answer ?? ''
  try {
    return JSON.stringify(answer, null, indent)
  } catch {
    // Nested more deeply than the stack is high.
    return ''
  }
}
