import type { Page } from 'playwright-core'

/** What makes a page scroll sideways; nothing where it does not. */
export const widerThanScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
          .filter((element) => !element.closest('[data-scrolls], svg, dialog'))
          .map((element) => `${element.tagName} ${element.className}`),
  )
