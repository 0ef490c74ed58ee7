import { dispatch } from '../internals/blockEvents'

/** Body of a submission. */
export type FormBody = string | FormData

/** Details of a submission for the host page. */
export interface SubmissionDetail {
  /** The form, inside the shadow root. */
  readonly form: HTMLFormElement
  /** The body: JSON or URL-encoded text, or a `FormData`. */
  readonly body: FormBody
  /** The server's response with an unread body. Absent before it arrives, or if there was none. */
  readonly response?: Response | undefined
}

/** Details of a form's events, by name. */
interface FormEvents {
  /** Before sending. Preventing the default cancels the submission. */
  presubmit: { readonly body: FormBody }
  /** The server accepted the form. Preventing the default skips the reset and the success URL. */
  'submit:success': { readonly res: Response; readonly body: unknown }
  /** There was no response, or an unreadable one. Preventing the default skips the error state. */
  'submit:error': { readonly error: unknown }
  /** Before opening the success URL. Preventing the default leaves that to the page. */
  route: { readonly url: string }
  /** Like `presubmit`, for the host page. Also dispatched for forms that the browser sends. */
  'siteblocks:submit': SubmissionDetail
  'siteblocks:submit-success': SubmissionDetail & { readonly response: Response }
  'siteblocks:submit-error': SubmissionDetail
}

/**
 * Dispatches a form's event. It bubbles and leaves the shadow root.
 *
 * A form that is gone by then has no listeners around it: its root hears of it, and the document if
 * the root is gone too.
 *
 * @param root - The root that the form was in when it was submitted.
 * @returns false if a listener prevented the default.
 */
export function tell<Name extends keyof FormEvents>(
  form: HTMLFormElement,
  name: Name,
  detail: FormEvents[Name],
  root: Node = form.getRootNode(),
): boolean {
  const cancelable = !name.startsWith('siteblocks:submit-')
  const init = { detail, cancelable, bubbles: true, composed: true }
  if (!root.isConnected) dispatch(form.ownerDocument, name, init)
  return dispatch(form.getRootNode() === root ? form : root, name, init)
}
