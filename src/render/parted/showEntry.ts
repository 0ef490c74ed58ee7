import { isBlock } from '../../content/walkBlocks'
import { afterFrame } from '../../utils/timing/afterFrame'
import { Blocks } from '../block/Blocks'
import { addEntryStyles } from '../entry/addEntryStyles'
import type { Resumed } from '../entry/ContentProps'
import { entryElement } from '../entry/entryElement'
import { type EntryTracking, trackEntry } from '../entry/trackEntry'
import { makeElement } from '../html/makeElement'
import type { RootContent } from '../root/ContentRoot'
import type { RootShell } from '../root/createStagedRoot'
import { announceEntry } from '../state/announceEntry'
import { entryValues } from '../state/entryValues'
import { createNodeWriter } from '../static/createNodeWriter'
import type { SanitizerGate } from './createSanitizerGate'
import { createUnreadState } from './createUnreadState'
import { type EntryPlan, LIST_PATH } from './planEntry'

/** An entry that was rendered without React. */
export interface ShownEntry {
  readonly content: RootContent
  readonly resumed: Resumed
  /** Tracks the content as that of another page view from now on. */
  recount(content: RootContent): void
  /** Renders the remaining blocks at once. */
  finish(): void
  /** Stops everything; the elements stay. */
  end(): void
}

/** Time limit of a slice of a large entry. The page can respond between slices. */
const SLICE_MS = 8

/** The elements of an entry, not yet in the document. */
export interface DrawnEntry {
  readonly root: HTMLElement
  /** Cleans up the refs of the elements. */
  readonly end: (() => void) | undefined
}

/** Creates the elements of an entry; `undefined` if HTML has to be sanitised first. */
export function drawEntry(
  { value, blocks, first }: EntryPlan,
  { entry, model }: RootContent,
  gate: SanitizerGate,
): DrawnEntry | undefined {
  const holder = value.window.document.createElement('div')
  const list = makeElement(Blocks, { blocks: blocks.slice(0, first), path: LIST_PATH })
  const element = entryElement({ id: entry.id ?? '', model, ref: null, list })
  const end = createNodeWriter(value).append(holder, element)
  if (!gate.isMissed) return { root: holder.firstElementChild as HTMLElement, end }
  end?.()
  return undefined
}

interface Shown extends DrawnEntry {
  readonly plan: EntryPlan
  readonly content: RootContent
  readonly gate: SanitizerGate
  /** Loads the sanitiser and opens the gate. */
  readonly sanitize: () => Promise<void>
}

/** Puts the created elements on the page, and runs the effects that React would run. */
export function showEntry(shell: RootShell, drawn: Shown): ShownEntry {
  const { plan, root, gate } = drawn
  const { value, blocks } = plan
  const { entry, model, client, data, locale } = drawn.content
  const { id, testVariationId } = entry
  const { settings, mountPoint } = shell
  const { window, anchors } = settings
  let { content } = drawn
  let isOver = false

  const { values } = entryValues(
    {
      window,
      container: settings.responsiveTo === 'container' ? mountPoint : undefined,
      client,
      breakpoints: () => value.breakpoints,
      isAuthoring: () => false,
    },
    { entry, data, locale },
  )
  const state = createUnreadState(model, values)
  const tracking: EntryTracking = { hasClicked: false }
  const track = (): (() => void) =>
    client
      ? trackEntry(root, { id, testVariationId }, client, content.pageView, tracking)
      : () => {}

  const ends = [addEntryStyles(entry, value), announceEntry(state.handle, state, window)]
  mountPoint.replaceChildren(root)
  shell.hidePlaceholder()
  anchors.start()
  anchors.arrive()
  let stopTracking = track()
  if (drawn.end) ends.push(drawn.end)

  const list = root.querySelector('.builder-blocks') as Element
  const writer = createNodeWriter(value)
  /** The remaining elements. Adding them slice by slice would cost a layout each time. */
  const rest = window.document.createDocumentFragment()
  let at = plan.first ?? blocks.length

  /** Renders the next block; `false` if its HTML has to be sanitised first. */
  function drawNext(): boolean {
    const block = blocks[at]
    if (isBlock(block)) {
      const holder = list.cloneNode() as Element
      const end = writer.appendBlock(holder, block, `${LIST_PATH}.${at}`)
      if (gate.isMissed) {
        end?.()
        return false
      }
      if (end) ends.push(end)
      rest.append(...holder.childNodes)
    }
    at++
    return true
  }

  function drawSlice(): void {
    const end = performance.now() + SLICE_MS
    while (!isOver && at < blocks.length && performance.now() < end) {
      if (drawNext()) continue
      list.append(rest)
      // If the sanitiser fails to load, skip this block and render the others.
      drawn.sanitize().then(drawSlice, () => {
        at++
        gate.skip()
        drawSlice()
      })
      return
    }
    if (isOver) return
    if (at < blocks.length) soon?.port2.postMessage(0)
    else {
      list.append(rest)
      anchors.arrive()
    }
  }
  const soon = at < blocks.length ? new MessageChannel() : undefined
  if (soon) {
    soon.port1.onmessage = drawSlice
    ends.push(afterFrame(window, drawSlice), () => soon.port1.close())
  }

  return {
    get content() {
      return content
    },
    resumed: { state, tracking },
    recount(next) {
      content = next
      stopTracking()
      tracking.hasClicked = false
      stopTracking = track()
    },
    finish() {
      while (at < blocks.length && drawNext());
      list.append(rest)
    },
    end() {
      isOver = true
      stopTracking()
      for (const end of ends) end()
    },
  }
}
