import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)
beforeEach(async () => void (await site.owner.deleteFrom('appointments').execute()))

const DAYS = [1, 2, 3, 4, 5, 6, 7]

async function signIn(email: string, scripts: boolean): Promise<Page> {
  const { context, page } = await openVisitor(browser, site.address, scripts)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.goto('/connexion')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL((url) => url.pathname !== '/connexion')
  return page
}

/** The psychic is there the whole day, every day. */
async function writeHours(page: Page): Promise<void> {
  await page.goto('/espace-voyant/horaires')
  for (const day of DAYS) {
    for (const input of await page.locator(`[name^="d${day}-"]`).all()) await input.fill('')
    await page.locator(`[name="d${day}-1-from"]`).fill('00:00')
    await page.locator(`[name="d${day}-1-to"]`).fill('00:00')
  }
  await page.getByRole('button', { name: 'Enregistrer la semaine' }).click()
  await page.getByText('C’est enregistré.').waitFor()
}

async function book(page: Page): Promise<void> {
  await page.goto('/voyance/salome/rendez-vous')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Demander ce créneau' }).click()
  await page.getByText('Votre demande est envoyée').waitFor()
}

async function confirm(page: Page): Promise<void> {
  await page.goto('/espace-voyant/rendez-vous')
  await page.getByRole('button', { name: /^Confirmer/ }).click()
  await page.getByText('Le rendez-vous est confirmé').waitFor()
}

/** The hour of the appointment comes. */
const comeTheHour = () =>
  site.owner
    .updateTable('appointments')
    .set({ starts_at: new Date(), ends_at: new Date(Date.now() + 1_800_000) })
    .execute()

const isClean = async (page: Page) => expect((await axeOn(page).analyze()).violations).toEqual([])

test.each([
  ['with scripts', true],
  ['without scripts', false],
])(
  '%s: hours, booking, confirmation; at the hour both meet, to the receipt',
  async (_how, scripts) => {
    const psychic = await signIn('voyante@demo.test', scripts)
    await writeHours(psychic)
    const client = await signIn('cliente@demo.test', scripts)
    if (scripts) await isClean(psychic)
    await client.goto('/voyance/salome')
    await client.getByText('Toute la journée').first().waitFor()
    await book(client)
    await client.getByText('En attente de confirmation').waitFor()
    await confirm(psychic)
    if (scripts) await isClean(psychic)
    await client.goto('/mon-compte/rendez-vous')
    await client.getByText('Confirmé').waitFor()
    if (scripts) await isClean(client)
    await comeTheHour()
    await psychic.goto('/espace-voyant')
    await psychic.getByRole('button', { name: /Me rendre disponible|Changer mes canaux/ }).click()
    await psychic.getByText('Visible depuis').waitFor()
    await client.reload()
    await client.getByRole('button', { name: /^Entrer/ }).click()
    await client.getByText('et n’attend que vous').waitFor()
    await client.getByLabel('Je demande expressément').check()
    await client.getByRole('button', { name: 'Demander la consultation' }).click()
    await client.waitForURL(/consultations\/\d+$/)
    await psychic.goto('/espace-voyant')
    await psychic.getByRole('button', { name: 'Accepter' }).click()
    await psychic.getByLabel('Votre message').fill('Bonjour, je suis là.')
    await psychic.getByRole('button', { name: 'Envoyer' }).click()
    const id = Number(/\d+$/.exec(client.url())?.[0])
    await expect
      .poll(async () => {
        const row = await site.owner
          .selectFrom('consultations')
          .select('started_at')
          .where('id', '=', id)
          .executeTakeFirst()
        return row?.started_at !== null
      })
      .toBe(true)
    await client.request.post(`/api/consultations/${id}/end`, { headers: { origin: site.address } })
    await client.goto(`/consultations/${id}/recu`)
    await client.getByRole('heading', { level: 1 }).waitFor()
    const row = await site.owner.selectFrom('appointments').select('consultation_id').executeTakeFirstOrThrow()
    expect(row.consultation_id).toBe(id)
    await psychic.context().close()
    await client.context().close()
  },
  120_000,
)

test('an open page tells the client of the appointment at its hour, and stops once it is over', async () => {
  const psychic = await signIn('voyante@demo.test', true)
  await writeHours(psychic)
  const client = await signIn('cliente@demo.test', true)
  await book(client)
  await confirm(psychic)
  // By the database's clock, which stands still. The strip is there from five minutes before the hour to five after it.
  const move = (seconds: number) =>
    sql`update appointments set starts_at = app_now() + ${seconds} * interval '1 second',
      ends_at = app_now() + ${seconds + 1800} * interval '1 second'`.execute(site.owner)
  const strip = client.getByRole('link', { name: 'Y aller' })
  await move(310)
  await client.goto('/horoscope')
  expect(await strip.count()).toBe(0)
  await strip.waitFor()
  await isClean(client)
  await strip.click()
  await client.getByRole('heading', { name: 'Consulter Salomé' }).waitFor()
  expect(await strip.count()).toBe(0)
  await move(-290)
  await client.goto('/horoscope')
  await strip.waitFor()
  await strip.waitFor({ state: 'detached' })
  await psychic.context().close()
  await client.context().close()
}, 120_000)

test('slots are chosen with the keyboard alone, and an error of the hours is shown at its field', async () => {
  const psychic = await signIn('voyante@demo.test', true)
  await writeHours(psychic)
  await psychic.locator('[name="d1-1-from"]').fill('14:00')
  await psychic.locator('[name="d1-1-to"]').fill('12:00')
  await psychic.getByRole('button', { name: 'Enregistrer la semaine' }).click()
  await psychic.locator('#d1-1-from-error').getByText('avant l’heure de début').waitFor()
  expect(await psychic.locator('[name="d1-1-from"]').inputValue()).toBe('14:00')
  await isClean(psychic)
  const client = await signIn('cliente@demo.test', true)
  await client.goto('/voyance/salome/rendez-vous?duree=60')
  await isClean(client)
  await client.getByRole('radio').first().focus()
  await client.keyboard.press('Space')
  await client.keyboard.press('ArrowDown')
  await client.keyboard.press('ArrowDown')
  const chosen = await client.locator(':checked[name="startsAt"]').getAttribute('value')
  await client.keyboard.press('Tab')
  await client.keyboard.press('Enter')
  await client.getByText('Votre demande est envoyée').waitFor()
  const row = await site.owner.selectFrom('appointments').select('starts_at').executeTakeFirstOrThrow()
  expect(row.starts_at.toISOString()).toBe(chosen)
})
