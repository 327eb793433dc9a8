import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core'

export interface Visitor {
  context: BrowserContext
  page: Page
  /** What the console complained of; a test ends by looking. */
  complaints: string[]
}

/** The package's arguments are for a server that takes pictures: these would loosen what the site relies on. */
const loosening =
  /^--(disable-web-security|single-process|allow-running-insecure-content|disable-site-isolation|no-zygote)/
const args = chromium.args.filter((argument) => !loosening.test(argument))

/** Chromium from its npm package; `resolve` is the address that localhost stands for. */
export async function openBrowser(resolve = '127.0.0.1'): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...args, `--host-resolver-rules=MAP localhost ${resolve}`],
    headless: true,
  })
}

export async function openVisitor(browser: Browser, address: string): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { context, page, complaints }
}
