import type { Page } from 'playwright/test'
import type { AlarmedWindow } from './alarm'
import type { EntryData } from './EntryPayload'

/** Effects of payloads on a page, with payload numbers where known. */
export interface Damage {
  readonly ran: readonly number[]
  /** Changed parts of the page around the content. */
  readonly changed: readonly string[]
  /** Payloads whose harmless text is invisible. */
  readonly hidden: readonly number[]
  /** Elements and attributes in the content that could run code, even if they did not here. */
  readonly suspects: readonly (readonly [payload: number, what: string])[]
}

/** The harmless text of a payload. */
export const safeText = (payload: number): string => `harmless ${payload};`

/**
 * Renders each entry in a separate box with the built widget, touches everything, and reports the
 * damage.
 */
export function renderPayloads(
  page: Page,
  entries: readonly EntryData[],
  options: object = {},
): Promise<Damage> {
  const safeTexts = entries.map((_entry, payload) => safeText(payload))
  return page.evaluate(
    async ({ given, texts, changed }) => {
      const view = window as unknown as AlarmedWindow
      const boxes = given.map(() => {
        const box = document.createElement('div')
        box.dataset.content = ''
        return document.body.appendChild(box)
      })
      const before = view.look()
      const widgets = boxes.map((element, payload) =>
        window.SiteBlocks.mount(element, {
          apiKey: 'roastery-demo',
          model: 'page',
          canTrack: false,
          locale: 'en',
          content: { id: `entry-${payload}`, data: given[payload] as never },
          ...changed,
        }),
      )
      await Promise.all(widgets.map(({ ready }) => ready))
      const roots = boxes.map((box) => box.shadowRoot ?? box)
      await view.touchAll(roots)
      await view.settle()
      const after = view.look()

      const isSuspect = ({ name, value }: Attr): boolean =>
        /^on|^(?:srcdoc|is)$/i.test(name) ||
        (/(?:href|src|srcset|action|data|poster|ping)$/i.test(name) &&
          /^[\s\0-\x20]*(?:j\s*a\s*v\s*a|vbscript|data:text)/i.test(value))
      const suspectsIn = (element: Element): string[] => [
        ...Array.from(element.attributes)
          .filter(isSuspect)
          .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
        ...(/^(?:script|style|object|embed|base|meta|link|site-blocks|animate|set)$/.test(
          element.localName,
        )
          ? [`<${element.localName}>`]
          : []),
      ]
      const shows = (root: ParentNode, text: string): boolean => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { parentElement, nodeValue } = texts.currentNode
          if (nodeValue?.includes(text) && parentElement?.checkVisibility()) return true
        }
        return false
      }
      const numbers = Array.from(roots.keys())
      const damage = {
        ran: Array.from(view.alarms),
        changed: Object.keys(before).filter((part) => before[part] !== after[part]),
        hidden: numbers.filter((n) => !shows(roots[n] ?? document, texts[n] ?? '')),
        suspects: numbers.flatMap((n) =>
          Array.from(roots[n]?.querySelectorAll('*') ?? [])
            .flatMap(suspectsIn)
            .map((what) => [n, what] as const),
        ),
      }
      for (const widget of widgets) widget.unmount()
      return damage
    },
    { given: entries, texts: safeTexts, changed: options },
  )
}
