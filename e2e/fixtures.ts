import { expect } from 'playwright/test'
import { type ContentHostControls, controlsOf } from '../tools/kit/servers/contentHostControls'
import { forwardPort } from '../tools/kit/servers/forwardPort'
import { expectSilence } from './support/checks/consoleGuard'
import { FormPage } from './support/pageObjects/FormPage'
import { HostPage } from './support/pageObjects/HostPage'
import { hostTest } from './support/site/hostTest'
import { type ScriptForm, type Site, startSite } from './support/site/startSite'

export const test = hostTest.extend<{
  scriptForm: ScriptForm
  content: ContentHostControls
  site: Site
  host: HostPage
  visitor: FormPage
}>({
  scriptForm: ['whole', { option: true }],
  // Each story has its own address, so that late requests of closing pages reach no other story.
  content: async ({ contentHost }, use) => {
    const { url, close } = await forwardPort(contentHost.url)
    await use(controlsOf(url))
    await close()
    await controlsOf(contentHost.url).reset()
  },
  site: async ({ content, scriptForm }, use) => {
    const site = await startSite(content.url, '', scriptForm)
    await use(site)
    await site.close()
  },
  host: async ({ page, site, content }, use) => {
    const host = new HostPage(page, site, content.url)
    await use(host)
    expectSilence(host.problems)
  },
  visitor: async ({ host, page }, use) => {
    await use(new FormPage(host, page))
  },
})

export { expect }
