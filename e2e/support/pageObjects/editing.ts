import type { Locator } from 'playwright/test'
import { test as base, expect } from '../../fixtures'
import { text } from '../content/contentBlocks'
import { type Site, startSite } from '../site/startSite'
import { EditorPage } from './EditorPage'
import type { HostPage } from './HostPage'

/** A Text block. */
export const textBlock = (id: string, words: string, color = 'rgb(1, 2, 3)') => ({
  ...text(id, words),
  responsiveStyles: { large: { color } },
})

/** The entry for `/story`, with these blocks. */
export const storyOf = (...blocks: object[]) => ({ id: 'story-1', name: 'Story', data: { blocks } })

export const first = textBlock('first', 'Once upon a time')
export const second = textBlock('second', 'they lived happily')
export const story = storyOf(first, second)

/** Query that the editor adds to a page's address. */
export const EDITING = '?builder.frameEditing=story&builder.preview=story'

interface Stage {
  readonly editorSite: Site
  /** A trusted editor: on another port than the site, but `localhost` is trusted on every port. */
  readonly editor: EditorPage
  /** An untrusted editor: `127.0.0.1` is not a trusted host. */
  readonly stranger: EditorPage
  readonly storySaved: undefined
}

/** Tests of pages that show the story. */
export const test = base.extend<Stage>({
  editorSite: async ({ content }, use) => {
    const site = await startSite(content.url)
    await use(site)
    await site.close()
  },
  // Depends on the site, so that the watched page closes first: an open page could request a closed
  // server.
  host: async ({ editorSite: _, host }, use) => {
    await use(host)
  },
  editor: async ({ page, editorSite }, use) => {
    await use(new EditorPage(page, editorSite.url))
  },
  stranger: async ({ page, editorSite }, use) => {
    await use(new EditorPage(page, editorSite.url.replace('localhost', '127.0.0.1')))
  },
  storySaved: [
    async ({ content }, use) => {
      await content.save('story', story)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Opens the story in the editor and waits for its content. */
export async function edit(editor: EditorPage, host: HostPage, search = EDITING): Promise<void> {
  await editor.open(`${host.site.url}/story${search}`)
  await expect(editor.content.getByText('Once upon a time')).toBeVisible()
}

/** The texts on the page, from top to bottom. */
export const texts = (editor: EditorPage): Promise<string[]> =>
  editor.content.locator('.builder-text').allInnerTexts()

export const blockOf = (editor: EditorPage, id: string): Locator =>
  editor.content.locator(`[builder-id="builder-${id}"]`)
