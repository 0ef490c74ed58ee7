// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { createGlobal } from './createGlobal'
import type { Renderer } from './Renderer'
import { wholeRenderer } from './wholeRenderer'

/** A renderer as the module build has it: React comes when something needs it. */
function partedRenderer(): Renderer {
  let isLoaded = false
  return {
    ...wholeRenderer,
    get React() {
      return (isLoaded ? wholeRenderer.React : undefined) as Renderer['React']
    },
    async loadReact() {
      isLoaded = true
    },
  }
}

describe('createGlobal', () => {
  it('has React at once where the renderer has it', () => {
    const { siteBlocks } = createGlobal(wholeRenderer)
    expect(siteBlocks.React).toBe(wholeRenderer.React)
  })

  it('names loadReact() when a page reads React before it has loaded', async () => {
    const { siteBlocks } = createGlobal(partedRenderer())
    expect(siteBlocks.React).toBeUndefined()
    expect(takeConsole()).toEqual([expect.stringContaining('Begin with SiteBlocks.loadReact()')])
    const { React } = await siteBlocks.loadReact()
    expect(React).toBe(wholeRenderer.React)
    expect(siteBlocks.React).toBe(React)
  })
})
