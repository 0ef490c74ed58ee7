import { isSendable } from './fieldValues'

/** Writes a form as the browser does: disabled fields and empty boxes are absent, names are as they stand. */
export function multipartBody(form: HTMLFormElement): FormData {
  const body = new FormData(form)
  for (const name of Array.from(body.keys())) if (!isSendable(name)) body.delete(name)
  return body
}
