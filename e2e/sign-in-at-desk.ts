import type { Page } from 'playwright-core'
import { staffCode } from './staff-code.ts'
import { site } from './visited-site.ts'

/**
 * The authenticator's current code. A code works once, and the next is half a minute away: resets this one for reuse.
 */
export async function codeNow(page: Page, email: string): Promise<string> {
  await site.owner.updateTable('second_factors').set({ last_counter: 0 }).execute()
  return staffCode(await (await page.request.get('/bac-a-sable')).text(), email)
}

/** From the sign-in page to the staff's pages, with both factors. */
export async function signInAtDesk(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('clair-de-lune-2026')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Le code de votre application' }).waitFor()
  await page.getByLabel(/Code de l’application/).fill(await codeNow(page, email))
  await page.keyboard.press('Enter')
}
