import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openVisitor } from './browser.ts'
import type { RunningSite } from './site.ts'

const PASSWORD = 'clair-de-lune-2026'

/** Makes a call as the person of a page; it must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: answers are examined field by field
export async function postAt(address: string, page: Page, path: string, data: object = {}): Promise<any> {
  const headers = { origin: address, 'idempotency-key': randomUUID() }
  const said = await (await page.context().request.post(path, { headers, data })).json()
  expect(said.api, path).toEqual({ ok: 1 })
  return said
}

/** A new browser context of a person of the demonstration, who refused cookies. */
export async function signedIn(
  browser: Browser,
  address: string,
  email: string,
  scripts = true,
  { worker = false } = {},
): Promise<Page> {
  const { context, page } = await openVisitor(browser, address, scripts, { worker })
  await postAt(address, page, '/api/users/login', { email, password: PASSWORD })
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: address }])
  return page
}

/** Ends the request or room that a test left open, as its client. */
export async function endOpenRoom({ owner, address }: RunningSite, browser: Browser, email: string): Promise<void> {
  const open = await owner
    .selectFrom('consultations')
    .select('id')
    .where('status', 'in', ['requested', 'accepted', 'running', 'paused'])
    .executeTakeFirst()
  if (!open) return
  const page = await signedIn(browser, address, email)
  for (const act of ['cancel', 'end']) {
    await page.context().request.post(`/api/consultations/${open.id}/${act}`, { headers: { origin: address } })
  }
  await page.context().close()
}
