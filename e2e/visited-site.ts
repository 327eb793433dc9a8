import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type RunningSite, startSite } from './site.ts'

/** A site and a browser for all the tests of a file. */
export let site: RunningSite
export let browser: Browser

export async function openSite(variables: NodeJS.ProcessEnv = {}): Promise<void> {
  site = await startSite(variables)
  browser = await openBrowser()
}

export async function closeSite(): Promise<void> {
  await browser?.close()
  await site?.stop()
}
