import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core'

/** How long to wait for anything: a limit for what never comes, on a busy machine too. */
const PATIENCE_MS = 90_000

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Warnings and errors of the console, checked at the end of a test. */
  complaints: string[]
}

/**
 * The package's arguments are for screenshots on a server: these would disable security features that the site relies
 * on.
 */
const loosening =
  /^--(disable-web-security|single-process|allow-running-insecure-content|disable-site-isolation|no-zygote)/
/** A software GPU costs a third more than painting without one. */
const graphics = /gpu|angle|swiftshader/
const args = [
  ...chromium.args.filter((argument) => !loosening.test(argument) && !graphics.test(argument)),
  '--disable-gpu',
]

/** The package unpacks Chromium in the temporary folder; another account's copy there could not be run. */
export async function unpacked(): Promise<string> {
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = join(tmpdir(), `voyance-chromium-${process.getuid?.() ?? 'user'}`)
  await mkdir(process.env.TMPDIR, { recursive: true })
  try {
    return await chromium.executablePath()
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

/**
 * Chromium from its npm package; `resolve` is the address for localhost. `asPeopleHaveIt` keeps defaults that
 * Playwright disables.
 */
export async function openBrowser(
  resolve = '127.0.0.1',
  more: readonly string[] = [],
  asPeopleHaveIt: readonly string[] = [],
): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: await unpacked(),
    args: [...args, ...more, `--host-resolver-rules=MAP localhost ${resolve}`],
    ignoreDefaultArgs: [...asPeopleHaveIt],
    headless: true,
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }
  return browser
}

/**
 * A visitor with a browser context of their own. A service worker would answer requests that tests cut, hold and watch
 * themselves: only a test that needs `worker` allows it.
 */
export async function openVisitor(
  browser: Browser,
  address: string,
  scripts = true,
  { worker = false } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: scripts,
    serviceWorkers: worker ? 'allow' : 'block',
  })
  const page = await context.newPage()
  if (scripts) {
    const open = page.goto.bind(page)
    page.goto = async (...asked) => {
      const answer = await open(...asked)
      await untilAlive(page)
      return answer
    }
  }
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { context, page, complaints }
}

/** Waits for hydration: before it, a link loads a document, and no timer has started. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const ours = [...document.scripts].some(({ text }) => text.includes('__reactRouterRouteModules'))
    return !ours || (main && Object.keys(main).some((key) => key.startsWith('__react')))
  })
  await letEffectsRun(page)
}

/** Lets the browser run what is already due, without advancing its clock. */
export async function letEffectsRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}
