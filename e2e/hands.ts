import type { Locator } from 'playwright-core'
import { reach } from './keys.ts'

/** How somebody uses a page. */
export interface Hands {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** In a field of hours and minutes. */
  time(target: Locator, hours: string, minutes: string): Promise<void>
}

export const pointer: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  time: (target, hours, minutes) => target.fill(`${hours}:${minutes}`),
}

/** Tab, Enter and letters: no element is touched that they do not reach. */
export const keyboard: Hands = {
  async press(target) {
    await reach(target)
    await target.page().keyboard.press('Enter')
  },
  async write(target, text) {
    await reach(target)
    await target.page().keyboard.press('ControlOrMeta+A')
    await target.page().keyboard.type(text)
  },
  async time(target, hours, minutes) {
    await reach(target)
    // The last letters are for a browser that counts to twelve.
    await target.page().keyboard.type(`${hours}${minutes}AM`)
  },
}
