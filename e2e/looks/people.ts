import type { Browser, Page } from 'playwright-core'
import { staffCode } from '../staff-code.ts'

/** The viewer: signed out, or one of the demo accounts. */
export const people = {
  anonymous: null,
  client: 'cliente@demo.test',
  newcomer: 'nouvelle@demo.test',
  psychic: 'voyante@demo.test',
  staff: 'admin@demo.test',
} as const

export type Person = keyof typeof people

/** A page of a person who is signed in, if they have an account, and refused cookies; animations are off. */
export async function pageOf(browser: Browser, address: string, person: Person): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: address }])
  // Banners appear at unpredictable times.
  await context.route('**/api/directus*', (route) => route.abort())
  const page = await context.newPage()
  const email = people[person]
  if (email) await signIn(page, email)
  return page
}

/** By calls from the page itself, as only its browser resolves the brands' hosts. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/bac-a-sable')
  const send = (path: string, data: object) =>
    page.evaluate(
      async ([to, body]) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(to, { method: 'POST', headers, body })
        return answer.json() as Promise<{ api: { ok: 0 | 1 } }>
      },
      [path, JSON.stringify(data)] as const,
    )
  const { api } = await send('/api/users/login', { email, password: 'clair-de-lune-2026' })
  if (api.ok) return
  const proved = await send('/api/admin/second-factor', { code: staffCode(await page.content(), email) })
  if (!proved.api.ok) throw new Error(`${email} could not sign in: ${JSON.stringify(proved.api)}`)
}
