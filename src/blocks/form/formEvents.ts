import { dispatch } from '../internals/blockEvents'

/** Body of a submission. */
export type FormBody = string | FormData

/** Details of a submission for the host page. */
export interface SubmissionDetail {
  /** The form, inside the shadow root. */
  readonly form: HTMLFormElement
  /** The body: JSON or URL-encoded text, or the fields themselves. */
  readonly body: FormBody
  /**
   * The server's answer, its body still unread. Absent before it arrives, and when there was none.
   */
  readonly response?: Response | undefined
}

/** Details of a form's events, by name. */
interface FormEvents {
  /** It is about to be sent. Preventing the default keeps it. */
  presubmit: { readonly body: FormBody }
  /** The server took it. Preventing the default stops the reset and the success URL. */
  'submit:success': { readonly res: Response; readonly body: unknown }
  /**
   * There was no answer, or one that cannot be read. Preventing the default stops the error state.
   */
  'submit:error': { readonly error: unknown }
  /** The success URL is about to be opened. Preventing the default leaves that to the page. */
  route: { readonly url: string }
  /** As `presubmit`, for the host page; for forms that the browser sends, too. */
  'siteblocks:submit': SubmissionDetail
  'siteblocks:submit-success': SubmissionDetail
  'siteblocks:submit-error': SubmissionDetail
}

/**
 * Dispatches an event at a form. It bubbles and leaves the shadow root.
 *
 * @returns false when a listener prevented the default.
 */
export function tell<Name extends keyof FormEvents>(
  form: HTMLFormElement,
  name: Name,
  detail: FormEvents[Name],
): boolean {
  const cancelable = !name.startsWith('siteblocks:submit-')
  return dispatch(form, name, { detail, cancelable, bubbles: true, composed: true })
}
