import type { Page } from 'playwright-core'
import { looksFaults, resize } from './faults.ts'

const FROM = 320
const TO = 1920
const STEP = 20

/** The faults of the header and of a phone's bottom bar, at every width of screen, one sentence each. */
export async function headerFaults(page: Page, step = STEP): Promise<string[]> {
  const faults: string[] = []
  await page.goto('/cookies')
  for (let width = FROM; width <= TO; width += step) {
    await resize(page, { width, height: 800 })
    for (const part of ['header', 'nav[data-bar]']) {
      const found = await looksFaults(page, part)
      faults.push(...found.map((fault) => `${part} at ${width}: ${fault}`))
    }
  }
  return faults
}
