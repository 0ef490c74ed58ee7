/** A form on no page that holds `html`. */
export function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}
