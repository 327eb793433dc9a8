import type { Page } from 'playwright-core'

/** Runs in the page: the elements that make it scroll sideways; empty if none does. */
export function widerElements(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
    .filter((element) => !element.closest('[data-scrolls], svg, dialog'))
    .map((element) => `${element.tagName} ${element.className}`)
}

export const widerThanScreen = (page: Page): Promise<string[]> => page.evaluate(widerElements)
