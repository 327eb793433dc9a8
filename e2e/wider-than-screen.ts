import type { Page } from 'playwright-core'

/** The elements that make a page scroll sideways; empty if none does. */
export const widerThanScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
          .filter((element) => !element.closest('[data-scrolls], svg, dialog'))
          .map((element) => `${element.tagName} ${element.className}`),
  )
