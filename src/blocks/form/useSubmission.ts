import { type SubmitEvent, useRef, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { randomId } from '../../utils/randomId'
import { safeUrl } from '../../utils/safeUrl'
import { textOf } from '../internals/textOf'
import { emailRequest } from './emailRequest'
import { exchange } from './exchange'
import { hasFiles } from './fieldValues'
import type { FormDelivery } from './formDelivery'
import { tell } from './formEvents'
import type { FormOptions } from './formOptions'
import { messageAt } from './serverAnswer'
import { type SubmissionRequest, submissionRequest } from './submissionRequest'

/** How far a submission has come. */
export type FormStatus = 'unsubmitted' | 'sending' | 'success' | 'error'

/** What a form shows of its submission. */
export interface FormState {
  readonly status: FormStatus
  /** What the server said about an error; absent or empty when it said nothing. */
  readonly message?: string
  /** What the server answered with an error; absent when there was no answer. */
  readonly response?: unknown
}

const UNSUBMITTED: FormState = { status: 'unsubmitted' }

/** A form's submissions. */
export interface Submission {
  readonly state: FormState
  /** Answers the browser's `submit` event, which comes when all fields are valid. */
  submit(event: SubmitEvent<HTMLFormElement>): void
}

/**
 * Sends a form and follows what becomes of it.
 *
 * One submission at a time: while one is on its way, others are ignored.
 *
 * @param id - The `builder-id` of the form.
 */
export function useSubmission(
  options: FormOptions,
  delivery: FormDelivery,
  id: string,
): Submission {
  const { client, currentEntry, settings, window: view } = useContentContext()
  const [state, setState] = useState(UNSUBMITTED)
  const isSending = useRef(false)
  const submissionId = useRef('')

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    if (delivery.kind === 'native') {
      submitNatively(event, form)
      return
    }
    event.preventDefault()
    if (isSending.current || delivery.kind === 'none') return
    if (delivery.kind === 'script') {
      const request = submissionRequest(form, delivery.action, options)
      if (request) send(form, request)
      return
    }
    submissionId.current ||= randomId()
    const request = emailRequest(form, options, client, submissionId.current)
    if (request) send(form, request)
    else setState({ status: 'error' })
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
    const url = safeUrl(options.successUrl || undefined, `successUrl of block "${id}"`)
    if (!url || !tell(form, 'route', { url })) return
    view.location.href = url
    if (url.startsWith('#')) settings.anchors?.followAddress()
  }

  function track(): void {
    if (!client || client.options.autoTrack === false) return
    client.track('submit', {
      contentId: currentEntry().id,
      formName: textOf(options.name) || undefined,
    })
  }

  return { state, submit }
}
