import type { CDPSession, Page } from 'playwright-core'
import { openBrowser, openVisitor } from '../e2e/browser.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'

const RUNS = 9
const FRAMES_PER_SECOND = 60
const screens = { 'a phone': { width: 412, height: 823 }, 'a desk': { width: 1440, height: 900 } } as const

interface TraceEvent {
  name: string
  /** In microseconds. */
  ts: number
}

/** How many of sixty frames a second Chromium draws, without a graphics card, while 78 cards are dealt. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const browser = await openBrowser()
  try {
    for (const [screen, viewport] of Object.entries(screens)) {
      const { page, context } = await openVisitor(browser, program.address)
      await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: program.address }])
      await page.setViewportSize(viewport)
      const session = await context.newCDPSession(page)
      const shares: number[] = []
      for (let run = 0; run < RUNS; run += 1) shares.push(await shareDrawn(page, session))
      figure(`frames drawn while a fan is dealt on ${screen}, of 60 a second`, percentile(shares, 0.5), {
        atLeast: 0.9,
      })
      await context.close()
    }
  } finally {
    await browser.close()
    await program.stop()
  }
}

async function shareDrawn(page: Page, session: CDPSession): Promise<number> {
  await page.goto('/tarots-oracles/le-tarot-de-marseille', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const mark = (name: string) => performance.mark(name)
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.closest('fieldset')) mark('deal')
    })
    document.addEventListener('animationend', ({ target }) => {
      if (target instanceof Element && target.closest('fieldset')) mark('dealt')
    })
  })
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'blink.user_timing',
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
      ],
    },
  })
  await page.getByRole('button', { name: 'Mélanger les cartes' }).click()
  await page.waitForFunction(() => performance.getEntriesByName('dealt').length > 0)
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const at = (name: string) => events.filter((event) => event.name === name).map(({ ts }) => ts)
  const [from, to] = [Math.min(...at('deal')), Math.max(...at('dealt'))]
  const drawn = at('DrawFrame').filter((ts) => ts >= from && ts <= to).length
  return drawn / (((to - from) / 1_000_000) * FRAMES_PER_SECOND)
}
