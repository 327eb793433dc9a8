import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../src/demo/accounts.ts'
import { type BankServer, bankSettings, startBankServer } from '../test/bank-server.ts'
import { openVisitor } from './browser.ts'
import { looksFaults, resize } from './looks/faults.ts'
import { SIZES } from './looks/places.ts'
import { press } from './production/register.ts'
import { browser, closeRealSite, openRealSite, site } from './production/visited-site.ts'

let bank: BankServer

beforeAll(async () => {
  bank = await startBankServer()
  await openRealSite(bankSettings(bank))
})
afterAll(async () => {
  await closeRealSite()
  await bank?.close()
})

/** A client at their wallet, with what the site lets the browser do there. */
async function atWallet(scripts: boolean): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const visitor = await openVisitor(browser, site.address, scripts)
  const { page } = visitor
  await page.goto('/connexion?retour=/wallet')
  await page.getByLabel('Adresse e-mail').fill('cliente@demo.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await press(page, 'Me connecter')
  await page.waitForURL((url) => url.pathname === '/wallet')
  const withoutCap = page.getByRole('radio', { name: 'Sans plafond' })
  if (await withoutCap.count()) await withoutCap.check()
  return visitor
}

test('a client is led to the bank by its signed form, pays, and is credited', async () => {
  const { page, context, complaints } = await atWallet(true)
  await press(page, 'Ajouter 10,00')
  await page.waitForURL(`${bank.address}/vads-payment/`)
  await press(page, 'Payer')
  await page.getByText('Votre paiement est accepté').waitFor()
  const [payment] = bank.transactions
  const notice = await fetch(`${site.address}/api/payments/notices/gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: bank.notice(payment!.order),
  })
  expect(notice.status).toBe(200)
  expect(bank.faults).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('coming back by the browser’s button does not lead to the bank again, and the form is still there', async () => {
  const { page, context } = await atWallet(true)
  await press(page, 'Ajouter 20,00')
  await page.waitForURL(`${bank.address}/vads-payment/`)
  await page.goBack()
  const lead = page.getByRole('button', { name: 'Aller à la page de la banque' })
  await lead.waitFor()
  for (const size of [SIZES[0]!, SIZES.at(-1)!]) {
    await resize(page, size)
    expect(await looksFaults(page)).toEqual([])
  }
  await lead.click()
  await press(page, 'Annuler')
  await page.getByText('Vous avez quitté la page de paiement').waitFor()
  await context.close()
})

test('without scripts a button leads to the bank, and only this page may post a form there', async () => {
  const { page, context } = await atWallet(false)
  const wallet = await page.goto('/wallet')
  expect(wallet?.headers()['content-security-policy']).toContain("form-action 'self';")
  await press(page, 'Ajouter 10,00')
  await page.getByRole('heading', { name: 'Votre paiement à la banque' }).waitFor()
  const own = await page.reload()
  expect(own?.headers()['content-security-policy']).toContain(`form-action 'self' ${bank.address};`)
  await press(page, 'Aller à la page de la banque')
  await press(page, 'Payer')
  await page.getByText('Votre paiement est accepté').waitFor()
  await context.close()
})
