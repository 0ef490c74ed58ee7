import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { CHROMIUM, USER_AGENT } from '../../tools/kit/browsers/chromium.mjs'
import { root } from '../../tools/kit/root.mjs'
import { startPlayground } from '../playgroundServer'
import { projectPreview } from '../previewRoutes'
import { startContentHost } from '../server/startContentHost'

interface Picture {
  readonly name: string
  /** Query string of the playground. */
  readonly state: string
  readonly theme: 'light' | 'dark'
  /** Brings the subject of the picture into view. */
  prepare(page: Page): Promise<void>
}

const HOME = 'entry=1e1883e7758aeedf48d36fc239104ae7'

/** Screenshots of the playground for the documentation. */
const PICTURES: readonly Picture[] = [
  {
    name: 'playground-content',
    state: `${HOME}&view=blocks&block=builder-landing-hero-shop`,
    theme: 'light',
    prepare: (page) => page.getByLabel('Layer name').waitFor(),
  },
  {
    name: 'playground-configure',
    state: `${HOME}&panel=behaviour`,
    theme: 'light',
    async prepare(page) {
      await page.getByRole('button', { name: 'Consent manager', exact: true }).click()
      const preview = page.frameLocator('iframe')
      await preview.getByRole('dialog').waitFor()
      await preview.getByRole('heading', { level: 1 }).waitFor()
      await page.getByLabel('Status').getByText('Shown').waitFor()
    },
  },
  {
    name: 'playground-audience',
    state: `${HOME}&panel=test`,
    theme: 'light',
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'playground-messages',
    state: `${HOME}&panel=messages&editor=connected`,
    theme: 'dark',
    prepare: (page) =>
      page
        .getByRole('button', { name: /contentResults/ })
        .first()
        .waitFor(),
  },
]

takePictures().catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
})

/** Takes the screenshots of the built playground and writes them to `docs/images`. */
async function takePictures(): Promise<void> {
  const contentHost = await startContentHost({ port: 0, hostname: 'localhost', admin: true })
  const playground = await startPlayground({
    port: 0,
    ...projectPreview(root, contentHost.url),
    distFolder: join(root, 'dist/playground'),
  })
  const browser = await chromium.launch(CHROMIUM)
  const page = await browser.newPage({
    viewport: { width: 1280, height: 760 },
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
  })
  for (const { name, state, theme, prepare } of PICTURES) {
    await page.goto(`${playground.url}/?${state}&theme=${theme}`)
    await page.getByLabel('Status').getByText('Shown').waitFor()
    await prepare(page)
    await page.mouse.move(0, 0)
    await page.screenshot({ path: join(root, 'docs/images', `${name}.png`) })
  }
  await browser.close()
  await playground.close()
  await contentHost.close()
}
