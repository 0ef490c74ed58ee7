/** Opens the address that visitors are sent to. `#id` scrolls to an element in the form's shadow root, too. */
export function openUrl(url: string, form: HTMLFormElement, view: Window): void {
  view.location.href = url
  if (!url.startsWith('#')) return
  const root = form.getRootNode() as Document | ShadowRoot
  root.getElementById(url.slice(1))?.scrollIntoView()
}
