import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RealSite } from './site.ts'

export const PASSWORD = 'une phrase que je retiens'
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Opens an account and proves its address. With scripts the last digit submits the code. */
export async function register(site: RealSite, page: Page, email: string, scripts = true): Promise<void> {
  await page.goto('/inscription')
  await page.getByLabel('Prénom').fill('Agathe')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Date de naissance').fill('1990-05-12')
  await page.getByRole('checkbox').first().check()
  await press(page, 'Créer mon compte')
  await page.getByLabel('Code reçu par e-mail').waitFor()
  await expect.poll(() => site.codeFor(email), { interval: 200 }).not.toBe('')
  await page.getByLabel('Code reçu par e-mail').fill(site.codeFor(email))
  if (!scripts) await page.getByLabel('Code reçu par e-mail').press('Enter')
  await page.waitForURL((url) => url.pathname !== '/verification')
}
