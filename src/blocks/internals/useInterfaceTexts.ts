import { useMemo, useSyncExternalStore } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { isRecord } from '../../utils/isRecord'
import { type InterfaceTexts, textsFor } from './interfaceTexts'

/**
 * What the interface of blocks says here: in the language of the content, else of the page around it, with the
 * site's own texts over ours.
 */
export function useInterfaceTexts(): InterfaceTexts {
  const { locale, settings } = useContentContext()
  const { container, window: view, texts } = settings
  const pageLanguage = useSyncExternalStore(
    neverChanges,
    () => languageAround(container) ?? view.document.documentElement.lang,
    // A server does not know the page around.
    () => '',
  )
  const language = locale || pageLanguage
  return useMemo(() => ({ ...textsFor(language), ...textsOnly(texts) }), [language, texts])
}

function languageAround(element: Element | undefined): string | undefined {
  const found = element?.closest<HTMLElement>('[lang]')
  if (!element || found) return found?.lang
  const root = element.getRootNode()
  return 'host' in root ? languageAround((root as ShadowRoot).host) : undefined
}

function textsOnly(texts: unknown): Partial<InterfaceTexts> {
  return isRecord(texts)
    ? Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'))
    : {}
}

function neverChanges(): () => void {
  return () => {}
}
