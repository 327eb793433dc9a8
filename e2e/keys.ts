import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

type Role = 'link' | 'button' | 'textbox' | 'checkbox'

/** Presses Tab until the element with that name has the focus, which must be visible. */
export function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  return reach(page.getByRole(role, { name, exact: typeof name === 'string' }).first(), `${role} ${name}`)
}

/** The same for any element of a page. */
export async function reach(target: Locator, said = String(target)): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < 200; stop += 1) {
    const seen = await target.evaluate(marksOfFocus)
    if (seen) {
      expect(seen, said).not.toEqual(['none', 'none', 'none'])
      return
    }
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`${said} is not reached by keyboard`)
}

/** An outline, a field's ring, or the outline of the card that a link covers; null without the focus. */
const marksOfFocus = (element: Element): string[] | null => {
  if (element !== document.activeElement) return null
  const { outlineStyle, boxShadow } = getComputedStyle(element)
  return [outlineStyle, boxShadow, getComputedStyle(element, '::after').outlineStyle]
}

export async function press(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}
