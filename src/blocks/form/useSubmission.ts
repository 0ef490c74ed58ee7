import { useRef, useState } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { reportOf } from '../../render/compile/createOmissionReport'
import { errorOnce } from '../../utils/problems/warn'
import { randomId } from '../../utils/text/randomId'
import { safeUrl } from '../../utils/text/safeUrl'
import { attempt } from '../../utils/values/attempt'
import { getPath } from '../../utils/values/safePath'
import { attributeText } from '../internals/optionValues'
import { type FormControl, formData, hasFiles } from './fieldValues'
import { buttonDelivery, type FormDelivery } from './formDelivery'
import { tell } from './formEvents'
import type { FormOptions } from './formOptions'
import { emailRequest, type SubmissionRequest, submissionRequest } from './submissionRequest'

type FormStatus = 'unsubmitted' | 'sending' | 'success' | 'error'

/** The submission state that the form shows. */
interface FormState {
  readonly status: FormStatus
  /** The server's error message; absent or empty without one. */
  readonly message?: string
  /** The server's response to a failed submission; absent if there was none. */
  readonly response?: unknown
}

const UNSUBMITTED: FormState = { status: 'unsubmitted' }

/**
 * Sends a form and tracks the result.
 *
 * Ignores further submissions while one is in progress.
 *
 * @param id - The `builder-id` of the form.
 */
export function useSubmission(options: FormOptions, delivery: FormDelivery, id: string) {
  const content = useContentContext()
  const { client, currentEntry, settings, window: view } = content
  const [state, setState] = useState(UNSUBMITTED)
  const isSending = useRef(false)
  const submissionId = useRef('')

  /**
   * Handles the browser's `submit` event.
   *
   * @param button - The pressed button; `null` if a script submits the form.
   * @param isHandled - Whether an action of the author has handled it already.
   */
  function submit(
    event: Event,
    form: HTMLFormElement,
    button: FormControl | null,
    isHandled: boolean,
  ): void {
    const method = button?.formMethod
    // The browser closes the dialog around the form, and sends nothing.
    if (method === 'dialog') return
    const sent = buttonDelivery(delivery, options, button, reportOf(id, content))
    if (sent.kind === 'native') {
      submitNatively(event, form, formData(form, button))
      return
    }
    event.preventDefault()
    if (isSending.current) return
    if (sent.kind === 'none') {
      if (!isHandled) stop('it has no address that content may use. Give it an action')
      return
    }
    submissionId.current ||= randomId()
    const data = formData(form, button)
    const asked = method ? { ...options, method } : options
    const request =
      sent.kind === 'script'
        ? submissionRequest(form, data, sent.action, { ...asked, enctype: button?.formEnctype })
        : emailRequest(form, data, options, client, submissionId.current)
    if (!request) {
      fail()
      return
    }
    // Otherwise a browser's default: cookies go to the page's own origin.
    const { contentCredentials: credentials } = settings
    send(form, { ...request, init: { ...request.init, ...(credentials && { credentials }) } })
  }

  /** Says that the form cannot be sent. */
  function fail(message = ''): void {
    setState({ status: 'error', message })
  }

  function stop(reason: string, message?: string): void {
    errorOnce(`the form of block "${id}" was not sent: ${reason}.`)
    fail(message)
  }

  function submitNatively(event: Event, form: HTMLFormElement, body: FormData): void {
    if (!tell(form, 'siteblocks:submit', { form, body })) {
      event.preventDefault()
      return
    }
    // Otherwise the browser would send only the names of files.
    if (hasFiles(body)) form.setAttribute('enctype', 'multipart/form-data')
    report(currentEntry().id)
  }

  async function send(form: HTMLFormElement, request: SubmissionRequest): Promise<void> {
    const { body } = request
    if (!tell(form, 'presubmit', { body })) return
    if (!tell(form, 'siteblocks:submit', { form, body })) return
    isSending.current = true
    setState({ status: 'sending' })
    // The answer may find another entry here, and the form gone.
    const { id: contentId } = currentEntry()
    const root = form.getRootNode()
    const { response, data, error } = await exchange(request, view)
    isSending.current = false

    if (response?.ok && error === undefined) {
      submissionId.current = ''
      report(contentId)
      setState({ status: 'success' })
      const goesOn = tell(form, 'submit:success', { res: response, body: data }, root)
      tell(form, 'siteblocks:submit-success', { form, body, response }, root)
      // A form that is gone must not navigate the page.
      if (goesOn && form.isConnected) finish(form)
    } else {
      const goesOn = error === undefined || tell(form, 'submit:error', { error }, root)
      const message = messageAt(data, options.errorMessagePath)
      setState(goesOn ? { status: 'error', message, response: data } : UNSUBMITTED)
      tell(form, 'siteblocks:submit-error', { form, body, response }, root)
    }
  }

  function finish(form: HTMLFormElement): void {
    // A field named `reset` would shadow the form's own method.
    if (options.resetFormOnSubmit !== false) HTMLFormElement.prototype.reset.call(form)
    const url = safeUrl(options.successUrl || undefined, 'successUrl', reportOf(id, content))
    if (!url || !tell(form, 'route', { url })) return
    view.location.href = url
    if (url.startsWith('#')) settings.anchors?.followAddress()
  }

  function report(contentId: string | undefined): void {
    client?.reportSubmission(contentId, attributeText(options.name))
  }

  return { state, submit, stop }
}

interface Exchange {
  /** The response with an unread body. Absent if the server could not be reached. */
  readonly response?: Response | undefined
  /** The response body: parsed if it is JSON, else its text. */
  readonly data?: unknown
  /** The reason for a missing response or for invalid JSON. */
  readonly error?: unknown
}

/** How long a server may take to answer, so that no form stays "sending" for ever. */
const ANSWER_LIMIT_MS = 60_000
/** The same for multipart forms, whose files a slow line takes minutes to send. */
const UPLOAD_LIMIT_MS = 600_000

/** Sends a request and reads the response. Gives up after a limit. Never rejects. */
export async function exchange({ url, init }: SubmissionRequest, view: Window): Promise<Exchange> {
  let response: Response | undefined
  let data: unknown
  const controller = new AbortController()
  const limit = init.body instanceof FormData ? UPLOAD_LIMIT_MS : ANSWER_LIMIT_MS
  const timer = setTimeout(() => controller.abort(new Error('No answer')), limit)
  try {
    response = await view.fetch(url, { ...init, signal: controller.signal })
    const text = await response.clone().text()
    const isJson = /[/+]json\b/i.test(response.headers.get('content-type') ?? '')
    data = text
    // Many servers declare empty responses as JSON.
    if (isJson && text.trim() !== '') data = JSON.parse(text)
    return { response, data }
  } catch (error) {
    return { response, data, error }
  } finally {
    clearTimeout(timer)
  }
}

/** Longer messages are cut: a whole error page does not help a visitor. */
const MAX_RAW_CHARACTERS = 5_000

/** A server's response as displayed; empty if there is none. */
export function rawResponse(answer: unknown): string {
  const text = answerText(answer, 2)
  return text.length > MAX_RAW_CHARACTERS ? `${text.slice(0, MAX_RAW_CHARACTERS)}…` : text
}

/**
 * The message in a server's response; empty if there is none.
 *
 * @param path - Path of the message, such as `errors[0].text`. Without it, there is no message.
 */
export function messageAt(answer: unknown, path: unknown): string {
  const message = typeof path === 'string' && path !== '' && getPath(answer, path)
  return message ? answerText(message) : ''
}

/**
 * A text unchanged, any other value as JSON. Empty for null and undefined, and for values that JSON
 * cannot represent.
 */
function answerText(answer: unknown, indent = 0): string {
  if (answer === undefined || answer === null || typeof answer === 'string') return answer ?? ''
  // Throws if it is nested too deeply for the stack.
  return attempt(() => JSON.stringify(answer, null, indent), '')
}
