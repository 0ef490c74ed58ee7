/** A detached form with `html`. */
export function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}
