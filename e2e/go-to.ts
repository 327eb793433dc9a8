import type { Page } from 'playwright-core'

/** Opens an address, or posts the form data after the space, as a browser without scripts does. */
export async function goTo(page: Page, place: string): Promise<void> {
  const blank = place.indexOf(' ')
  if (blank === -1) {
    await page.goto(place, { waitUntil: 'load' })
    return
  }
  await page.goto('/')
  const fields = [...new URLSearchParams(place.slice(blank + 1))]
  await Promise.all([
    page.waitForURL(`**${place.slice(0, blank)}`, { waitUntil: 'load' }),
    page.evaluate(
      ([action, given]) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action })
        for (const [name, value] of given) form.append(Object.assign(document.createElement('input'), { name, value }))
        document.body.append(form)
        form.submit()
      },
      [place.slice(0, blank), fields] as const,
    ),
  ])
}
