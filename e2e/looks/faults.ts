import type { Page } from 'playwright-core'
import { widerElements } from '../wider-than-screen.ts'
import { type ControlFaults, controlFaults } from './controls.ts'
import { cutValues } from './cut-values.ts'
import { overlaps } from './overlaps.ts'
import { seenTexts } from './seen-texts.ts'

interface Found {
  crossing: string[]
  cut: string[]
  values: string[]
  wide: string[]
  controls: ControlFaults
}

/** The visible faults of a page in its current state, one sentence each; `inside` limits the check to a part. */
export async function looksFaults(page: Page, inside = 'body'): Promise<string[]> {
  const part = JSON.stringify(inside)
  // All in one message to the browser: a sweep over widths asks more than a thousand times.
  const { crossing, cut, values, wide, controls } = await page.evaluate<Found>(`(() => {
    const texts = (${seenTexts})(${part})
    return {
      crossing: (${overlaps})(texts),
      cut: texts.filter(({ isCut }) => isCut).map(({ words }) => words),
      values: (${cutValues})(${part}),
      wide: (${widerElements})(),
      controls: (${controlFaults})(${part}),
    }
  })()`)
  return [
    ...crossing.map((pair) => `texts overlap: ${pair}`),
    ...cut.map((words) => `a text is cut: « ${words} »`),
    ...values.map((words) => `a field cuts its text: ${words}`),
    ...wide.map((element) => `wider than the screen: ${element}`),
    ...controls.small.map((control) => `too small: ${control}`),
    ...controls.crossed.map((pair) => `controls overlap: ${pair}`),
  ]
}

/** Resizes a page, and waits until it is rendered. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async ({ width, height }) => {
    const painted = () => new Promise((done) => requestAnimationFrame(done))
    while (innerWidth !== width || innerHeight !== height) await painted()
    await document.fonts.ready
    await painted()
    await painted()
  }, size)
}
