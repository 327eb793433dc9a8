import type { Page } from 'playwright-core'
import { widerThanScreen } from '../wider-than-screen.ts'
import { controlFaults } from './controls.ts'
import { cutValues } from './cut-values.ts'
import { overlaps } from './overlaps.ts'
import { seenTexts } from './seen-texts.ts'

/** The visible faults of a page in its current state, one sentence each; `inside` limits the check to a part. */
export async function looksFaults(page: Page, inside = 'body'): Promise<string[]> {
  const texts = await page.evaluateHandle(seenTexts, inside)
  const [crossing, cut, values, controls, wide] = await Promise.all([
    page.evaluate(overlaps, texts),
    page.evaluate((seen) => seen.filter(({ isCut }) => isCut).map(({ words }) => words), texts),
    page.evaluate(cutValues, inside),
    page.evaluate(controlFaults, inside),
    widerThanScreen(page),
  ])
  await texts.dispose()
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
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}
