import { listen } from '../../utils/timing/listen'
import { FOCUSABLE } from '../../utils/view/focusable'
import { activeElement } from '../../utils/view/shadowDom'

/** Values, choices and focus of a visitor in a server's markup before React takes it over. */
export interface Typed {
  /** Notes the elements, just before React may render all of them anew. */
  note(): void
  /** Carries over to the elements that are there now, once. */
  restore(): void
}

type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement

/**
 * Keeps what is typed into `root`, even if React renders it anew, as it does when a browser
 * extension or a translation has changed the markup.
 */
export function keepTyped(root: HTMLElement): Typed {
  // React overwrites text areas when it hydrates them.
  const areas = new Map<EventTarget | null, string>()
  const noteArea = (area: Field): void => void areas.set(area, area.value)
  root.querySelectorAll<Field>('textarea').forEach(noteArea)
  const stop = listen(root, 'input', ({ target }) => noteArea(target as Field))

  let noted: ReadonlyMap<string, Field> | undefined
  let focused: Element | null = null
  let selection: Parameters<Field['setSelectionRange']> | undefined
  let isOver = false

  return {
    note() {
      if (isOver) return
      noted = elementsIn(root)
      focused = activeElement(root)
      const field = focused as Field | null
      // Fields for numbers, for example, have none.
      selection =
        field?.selectionStart == null
          ? undefined
          : [field.selectionStart, field.selectionEnd, field.selectionDirection ?? undefined]
    },
    restore() {
      if (!noted) return
      isOver = true
      stop()
      const elements = elementsIn(root)
      for (const [key, from] of noted) {
        const to = elements.get(key)
        if (!to) continue
        carryOver(from, to, areas.get(from))
        if (from !== focused || from === to) continue
        to.focus({ preventScroll: true })
        if (selection) to.setSelectionRange(...selection)
      }
      noted = undefined
    },
  }
}

/** Elements by what identifies them in an entry: block, name, value of a box, and order. */
function elementsIn(root: Element): Map<string, Field> {
  const elements = new Map<string, Field>()
  for (const element of root.querySelectorAll<Field>(FOCUSABLE)) {
    const { localName, name, type, value } = element
    const block = element.closest('[builder-id]')?.getAttribute('builder-id')
    let key = [block, localName, name, isBox(type) && value].join()
    while (elements.has(key)) key += '+'
    elements.set(key, element)
  }
  return elements
}

const isBox = (type: string): boolean => type === 'checkbox' || type === 'radio'

/** @param typed - The text of a text area, which React may have overwritten. */
function carryOver(from: Field, to: Field, typed = from.value): void {
  const { defaultValue, files, options = [] } = from as Partial<Field>
  if (files?.length) to.files = files
  else if (defaultValue !== undefined && defaultValue !== typed) to.value = typed
  if (from.checked !== from.defaultChecked) to.checked = from.checked
  Array.from(options).forEach(({ selected, defaultSelected }, index) => {
    const option = to.options[index]
    if (option && selected !== defaultSelected) option.selected = selected
  })
  // Only text, since React may remember the elements in it.
  const isEdited = from !== to && from.hasAttribute('contenteditable')
  if (isEdited && to.childElementCount === 0) to.textContent = from.textContent
}
