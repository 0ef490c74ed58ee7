import { render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { vi } from 'vitest'
import { type Playground, PlaygroundContext } from '../context/PlaygroundContext'
import type { EntryDraft } from '../draft/useDraft'
import { LOADING_STATUS } from '../preview/previewStatus'
import type { PreviewPage } from '../preview/usePreview'
import { DEFAULT_STATE } from '../state/urlState'
import { sampleEntry } from './sampleEntry'

/** A playground that shows one entry; tests pass what differs. */
export function samplePlayground(overrides: Partial<Playground> = {}): Playground {
  const entry = sampleEntry()
  return {
    config: { contentHost: 'http://localhost:4174', apiKey: 'roastery-demo', version: '0.4.0' },
    entries: { status: 'ready', value: [entry] },
    reloadEntries: vi.fn(),
    entry,
    state: DEFAULT_STATE,
    update: vi.fn(),
    code: undefined,
    preview: samplePreview(),
    refusal: undefined,
    connection: undefined,
    draft: sampleDraft(),
    editor: { log: [], count: 0, clear: vi.fn() },
    ...overrides,
  }
}

/** Renders a part of such a playground. */
export function renderPart(part: ReactNode, overrides?: Partial<Playground>): Playground {
  const playground = samplePlayground(overrides)
  render(createElement(PlaygroundContext, { value: playground }, part))
  return playground
}

/** A preview in which nothing is loaded yet. */
export function samplePreview(overrides: Partial<PreviewPage> = {}): PreviewPage {
  return {
    highlight: vi.fn(),
    open: undefined,
    isReady: true,
    load: '0',
    frame: { current: null },
    status: LOADING_STATUS,
    reload: vi.fn(),
    fail: vi.fn(),
    subscribe: () => () => {},
    ...overrides,
  }
}

/** A draft without changes; tests pass what differs. */
export function sampleDraft(overrides: Partial<EntryDraft> = {}): EntryDraft {
  const text = '{\n  "data": {\n    "blocks": []\n  }\n}'
  return {
    saved: { status: 'ready', value: { key: 'page/landing', text, seeded: true, edited: false } },
    text,
    entry: { data: { blocks: [] } },
    problems: [],
    changed: false,
    changedKeys: [],
    isStored: true,
    work: 'none',
    failure: undefined,
    isOvertaken: false,
    isSaved: false,
    setText: vi.fn(),
    setEntry: vi.fn(),
    undo: undefined,
    redo: undefined,
    save: vi.fn(),
    discard: vi.fn(),
    reset: vi.fn(),
    reload: vi.fn(),
    ...overrides,
  }
}
