import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { openBrowser, openVisitor } from './browser.ts'
import { type RunningSite, startSite } from './site.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const NUMBER = '+33612345688'
const SALOME = 'voyante@demo.test'

/** The psychic of the demonstration, whose number is proved. */
async function openPsychic(): Promise<Page> {
  const { context, page } = await openVisitor(browser, site.address)
  const data = { email: SALOME, password: 'clair-de-lune-2026' }
  await context.request.post('/api/users/login', { headers: { origin: site.address }, data })
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  const { id } = await site.owner.selectFrom('users').select('id').where('email', '=', SALOME).executeTakeFirstOrThrow()
  const proved = { number: NUMBER, proved_at: new Date() }
  await site.owner
    .insertInto('phone_numbers')
    .values({ user_id: id, ...proved })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(proved))
    .execute()
  return page
}

const press = (handset: Locator, key: string) =>
  handset.getByRole('button', { name: `Appuyer sur la touche ${key}`, exact: true }).click()

test('a caller reaches a psychic by the premium-rate number, and leaves by the key for help', async () => {
  const psychic = await openPsychic()
  await psychic.goto('/espace-voyant')
  await psychic.getByLabel('Audiotel').check()
  await psychic.getByRole('button', { name: 'Me rendre disponible' }).click()
  await psychic.getByText('Votre code audiotel').waitFor()

  const { context, page } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.goto('/voyance/audiotel')
  await page.getByText('Service 0,80').waitFor()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  const card = page.getByRole('article').filter({ hasText: 'Salomé' })
  const code = (await card.getByText(/^\d{4}$/).textContent()) ?? ''
  await card.getByRole('link', { name: 'Salomé' }).click()
  await page.getByRole('heading', { name: 'Par audiotel, sans compte' }).waitFor()
  await page.getByText(code).waitFor()
  expect((await axeOn(page).analyze()).violations).toEqual([])

  await page.goto('/bac-a-sable')
  await page.getByRole('button', { name: 'Appeler ce numéro' }).click()
  const caller = page.getByRole('article').filter({ hasText: 'Téléphone de l’appelant' }).first()
  await caller.getByText('80 centimes par minute').waitFor()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await press(caller, '#')
  await caller.getByText('Tapez les quatre chiffres').waitFor()
  for (const key of code) await press(caller, key)
  await caller.getByText('Nous appelons Salomé').waitFor()
  const handset = page.getByRole('article').filter({ hasText: 'Téléphone du voyant' }).first()
  await handset.getByRole('button', { name: 'Décrocher' }).click()
  await handset.getByText('appuyez sur 1').waitFor()
  await press(handset, '1')
  await caller.getByText('En communication').waitFor()
  await psychic.reload()
  await psychic.getByText('Vous êtes en ligne par audiotel').waitFor()

  await site.pass(60)
  await press(caller, '*')
  await caller.getByText('31 14').waitFor()
  await caller.getByText('L’appel est terminé').waitFor()
})
