import type { Browser } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { copyOfDemo } from '../site.ts'
import { type RealSite, startRealSite } from './site.ts'

/** A production site and a browser for all the tests of a file. */
export let site: RealSite
export let browser: Browser

export async function openRealSite(others: Readonly<Record<string, string>> = {}): Promise<void> {
  site = await startRealSite(others, { dataDir: await copyOfDemo() })
  // The certificate is self-signed.
  browser = await openBrowser('127.0.0.1', ['--ignore-certificate-errors'])
}

export async function closeRealSite(): Promise<void> {
  await browser?.close()
  await site?.stop()
}
