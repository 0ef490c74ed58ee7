/** Moves the focus to a row's link, counted from the start of `list`. Out of range: nothing happens. */
export function focusRow(list: Element | null, index: number): void {
  list?.querySelectorAll('a')[index]?.focus()
}
