import { useMemo } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { filterFields } from '../../utils/values/filterFields'
import { isRecord } from '../../utils/values/isRecord'
import { ENGLISH, type InterfaceTexts } from './interfaceTexts'

/** Texts in the interface of blocks: the site's own, with defaults. */
export function useInterfaceTexts(): InterfaceTexts {
  const { texts } = useContentContext().settings
  return useMemo(() => ({ ...ENGLISH, ...textsOnly(texts) }), [texts])
}

function textsOnly(texts: unknown): Partial<InterfaceTexts> {
  return isRecord(texts) ? filterFields(texts, (_, text) => typeof text === 'string') : {}
}
