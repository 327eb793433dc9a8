import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { axeOn } from './axe.ts'
import { openVisitor } from './browser.ts'
import { press, tabTo } from './keys.ts'
import { staffCode } from './staff-code.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

const EMAIL = 'support@demo.test'

beforeAll(() => openSite())
afterAll(closeSite)

/** A bill of the demonstration that its client disputes. */
async function contest(): Promise<number> {
  const { consultation_id } = await site.owner
    .selectFrom('receipts')
    .innerJoin('consultations', 'consultations.id', 'consultation_id')
    .select('consultation_id')
    .where('site_id', '=', 99)
    .where('total', '>', 300)
    .orderBy('consultation_id', 'desc')
    .executeTakeFirstOrThrow()
  const given = { consultation_id, site_id: 99, reason: 'La ligne a coupé.', opened_at: new Date() }
  await site.owner.insertInto('disputes').values(given).execute()
  return consultation_id
}

test('by keyboard alone: a support person signs in with both factors and refunds part of a bill', async () => {
  const id = await contest()
  const { page, context, complaints } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  const healthy = async () => expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  await page.goto('/connexion?retour=/equipe')
  await tabTo(page, 'textbox', 'Adresse e-mail')
  await page.keyboard.type(EMAIL)
  await tabTo(page, 'textbox', 'Mot de passe')
  await page.keyboard.type('clair-de-lune-2026')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Le code de votre application' }).waitFor()
  await healthy()
  await tabTo(page, 'textbox', /Code de l’application/)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await page.getByText('Ce code ne convient pas').first().waitFor()
  await tabTo(page, 'textbox', /Code de l’application/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(staffCode(await (await context.request.get('/bac-a-sable')).text(), EMAIL))
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Bonjour Sacha' }).waitFor()
  await healthy()
  await press(page, 'link', `Ouvrir la contestation n°\u00a0${id}`)
  await page.getByRole('heading', { name: `Contestation n°\u00a0${id}` }).waitFor()
  await healthy()
  await tabTo(page, 'textbox', 'Montant en euros')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2,50')
  await tabTo(page, 'textbox', 'Raison, dite au client et au voyant')
  await page.keyboard.type('La coupure vient de chez nous.')
  await press(page, 'button', 'Rembourser')
  await page.getByText('Le remboursement est fait').waitFor()
  await page.getByText('Remboursé\u00a0: 2,50\u00a0€, par Sacha.').waitFor()

  const acts = await site.owner
    .selectFrom('audit_log')
    .select('act')
    .where('subject', '=', `consultation:${id}`)
    .execute()
  expect(acts.map(({ act }) => act)).toContain('dispute.refund')
  // The browser itself logs the answer to the wrong code.
  expect(complaints.filter((one) => !one.includes('403'))).toEqual([])
  await press(page, 'button', 'Se déconnecter')
  await page.waitForURL((url) => url.pathname === '/')
  expect((await page.goto('/equipe'))!.status()).toBe(404)
  await context.close()
})

test('an editor changes a sentence in place on one brand’s home page, sees the draft, publishes it only there, rolls back', async () => {
  const [editor, reader] = [
    await openVisitor(browser, site.secondAddress),
    await openVisitor(browser, site.secondAddress),
  ] as const
  const { page, context, complaints } = editor
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.secondAddress }])
  const [before, after] = [
    'Le soir, quelqu’un vous lit ou vous écoute. À prix connu, seconde après seconde.',
    'Le soir, une voix claire.',
  ]
  const ofMain = 'Consultez par écrit ou de vive voix, à un prix connu d’avance, à la seconde près.'
  const headingOf = async (of: Page, address: string) => {
    await of.goto(address)
    return of.locator('h1').innerText()
  }
  const isRead = (text: string, address = `${site.secondAddress}/`) =>
    vi.waitFor(async () => expect((await headingOf(reader.page, address)).replace(/\s+/g, ' ')).toBe(text), 4000)

  await page.goto('/connexion?retour=/equipe')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('editeur@demo.test')
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('clair-de-lune-2026')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Le code de votre application' }).waitFor()
  await reader.page.goto('/bac-a-sable')
  const code = staffCode(await reader.page.content(), 'editeur@demo.test')
  await page.getByRole('textbox', { name: /Code de l’application/ }).fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Modifier les textes de l’accueil' }).click()
  await page.getByRole('region', { name: 'Mode édition' }).waitFor()
  expect(await reader.page.locator('script[src*="edit-mode"], link[href*="edit-mode"]').count()).toBe(0)

  const place = page.getByRole('button', { name: `Modifier : ${before.slice(0, 30)}` })
  await place.focus()
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: 'Texte' })
  await text.fill('Bonjour {nom')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByText('Un repère n’est pas fermé').first().waitFor()
  expect(await text.inputValue()).toBe('Bonjour {nom')
  await text.fill(after)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByText('Le brouillon est enregistré').waitFor()
  expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('h1', { hasText: after }).waitFor()
  await isRead(before)

  await page.getByRole('button', { name: `Modifier : ${after}` }).click()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await page.getByText('Le texte est publié sur Étoile du Soir.').waitFor()
  await isRead(after)
  await isRead(ofMain, `${site.address}/`)

  await page.getByText('Versions', { exact: true }).click()
  await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click()
  await page.getByText('L’ancienne version est publiée sur Étoile du Soir.').waitFor()
  await isRead(before)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cacher les repères' }).click()
  await page.getByRole('link', { name: 'Thème astral' }).first().click()
  await page.waitForURL('**/theme-astral?edit=1&lang=fr')
  await page.getByRole('region', { name: 'Mode édition' }).waitFor()

  const acts = await site.owner.selectFrom('audit_log').select('act').where('site_id', '=', 100).orderBy('id').execute()
  expect(acts.map(({ act }) => act).slice(-3)).toEqual(['text.draft', 'text.publish', 'text.restore'])
  // The browser itself logs the answer to the refused text.
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([])
  await Promise.all([context.close(), reader.context.close()])
})
