import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Clicks a control that is drawn by something above it, which only a forced click reaches, once it has stopped moving: a
 * forced click waits for nothing, and would land beside a card that is still being dealt.
 */
export async function clickStill(control: Locator): Promise<void> {
  const place = async () => JSON.stringify(await control.boundingBox())
  await control.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      const before = await place()
      return before === (await place())
    })
    .toBe(true)
  await control.click({ force: true })
}
