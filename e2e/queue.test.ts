import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund } from '../test/consulting.ts'
import { axeOn } from './axe.ts'
import { postAt, signedIn } from './by-api.ts'
import { permissionsAsked, withPushService, workerOf } from './push-service.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite({ FRAME_INTERVAL_S: '2' }))
afterAll(closeSite)

const signIn = (email: string, scripts?: boolean) => signedIn(browser, site.address, email, scripts)

const post = (page: Page, path: string, data?: object) => postAt(site.address, page, path, data)

/** Another client of the demonstration, with credit and the same password. */
async function addAnother(firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}@demo.test`
  const { rows } = await sql<{ id: number }>`
    insert into users (site_id, first_name, email, email_key, password_hash, email_proved_at, birth_date)
    select site_id, ${firstName}, ${email}, ${email}, password_hash, email_proved_at, '1988-05-12' from users
    where email = 'cliente@demo.test' returning id`.execute(site.owner)
  const id = rows[0]?.id ?? 0
  await fund(site, id, { cents: 5000 })
  return email
}

/** Salomé, present for as long as the test lasts, in a room with Camille. */
async function occupy(): Promise<{ psychic: Page; psychicId: number; free(): Promise<void> }> {
  const psychic = await signIn('voyante@demo.test')
  await post(psychic, '/api/workspace/presence', { channels: ['chat'] })
  await sql`update presences set lease_until = app_now() + interval '1 day'`.execute(site.owner)
  const client = await signIn('cliente@demo.test')
  const { psychics } = await (await client.context().request.get('/api/psychics?name=Salomé')).json()
  const psychicId = psychics[0].id
  const { consultation } = await post(client, '/api/consultations', { psychicId, channel: 'chat' })
  await post(psychic, `/api/workspace/requests/${consultation.id}/accept`)
  return {
    psychic,
    psychicId,
    free: async () => {
      await post(client, `/api/consultations/${consultation.id}/end`)
    },
  }
}

async function request(page: Page): Promise<void> {
  const ask = page.getByRole('button', { name: 'Demander la consultation' })
  await ask.waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await ask.click()
}

const clean = async (page: Page) => expect((await axeOn(page).analyze()).violations).toEqual([])

test('two wait for a busy psychic: the first is called and enters, the second is told and called next', async () => {
  const { psychic, psychicId, free } = await occupy()
  const first = await signIn(await addAnother('Inès'))
  const second = await signIn(await addAnother('Maud'))
  await first.goto('/voyance/salome')
  await first.getByRole('link', { name: 'Attendre mon tour' }).click()
  await first.getByText('vous auriez la première place').waitFor()
  await clean(first)
  await first.getByRole('button', { name: 'Prendre ma place' }).click()
  await first.getByText('Vous êtes en première place').waitFor()
  await clean(first)
  await second.goto('/voyance/salome/consulter')
  await second.getByText('vous auriez la 2e place').waitFor()
  await second.getByRole('button', { name: 'Prendre ma place' }).click()
  await second.getByText('vous avez la 2e place').waitFor()
  await second.goto('/voyance')
  await second.getByText('Vous attendez Salomé').waitFor()
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: 'Ce qui attend (2)' }).click()
  await psychic.getByText('Inès, par tchat').waitFor()
  await psychic.getByText('Maud, par tchat').waitFor()

  await free()
  await first.getByRole('heading', { name: 'C’est votre tour avec Salomé' }).waitFor()
  await clean(first)
  const headers = { origin: site.address, 'idempotency-key': randomUUID() }
  const data = { psychicId, channel: 'chat', consents: [{ type: 'SENSITIVE_DATA', agreed: true }] }
  const overtaking = await (await second.context().request.post('/api/consultations', { headers, data })).json()
  expect(overtaking.api.error.code).toBe(4021)
  await first.getByRole('link', { name: 'Voir les conditions et entrer' }).click()
  await first.getByRole('heading', { name: 'Consulter Salomé' }).waitFor()
  await first.getByText('Votre place est encore gardée').waitFor()
  await request(first)
  await first.getByText('Réponse attendue dans').waitFor()
  await second.goto('/mes-attentes')
  await second.getByText('Vous êtes en première place').waitFor()

  // A client who cancels the request keeps the rest of the turn.
  await first.getByRole('button', { name: 'Annuler' }).click()
  await first.getByRole('heading', { name: 'Demande annulée' }).waitFor()
  await first.goto('/mes-attentes')
  await first.getByRole('heading', { name: 'C’est votre tour avec Salomé' }).waitFor()
  await first.getByRole('button', { name: 'Quitter la file' }).click()
  await second.getByRole('heading', { name: 'C’est votre tour avec Salomé' }).waitFor()
  await second.getByRole('button', { name: 'Quitter la file' }).click()
  await second.getByText('Vous n’attendez personne').waitFor()
})

test('a client who waits can turn notifications on right there, and is asked after a press alone', async () => {
  const { free } = await occupy()
  const page = await signedIn(browser, site.address, await addAnother('Lise'), true, { worker: true })
  await withPushService(page, 'granted')
  await workerOf(page)
  await page.goto('/voyance/salome/consulter')
  const byPush = page.getByLabel('prévenez-moi par notification')
  await page.getByText('Vous voulez attendre ailleurs').waitFor()
  expect([await permissionsAsked(page), await byPush.count()]).toEqual([0, 0])
  await page.getByRole('button', { name: 'Recevoir les notifications sur cet appareil' }).click()
  await page.getByText('Cet appareil peut vous dire que c’est votre tour').waitFor()
  expect(await permissionsAsked(page)).toBe(1)
  await clean(page)
  await byPush.check()
  await page.getByRole('button', { name: 'Prendre ma place' }).click()
  await page.getByText('une notification vous préviendra sur vos appareils').waitFor()
  await page.getByRole('button', { name: 'Quitter la file' }).click()
  await page.getByText('Vous n’attendez personne').waitFor()
  await free()
})

test('without scripts, a frame says when it is one’s turn', async () => {
  const { free } = await occupy()
  const page = await signIn(await addAnother('Rose'), false)
  await page.goto('/voyance/salome/consulter')
  await page.getByRole('button', { name: 'Prendre ma place' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByText('Vous êtes en première place').waitFor()
  await free()
  await frame.getByText('C’est votre tour avec Salomé').waitFor()
  await frame.getByRole('link', { name: 'Voir mes attentes' }).click()
  await page.getByRole('link', { name: 'Voir les conditions et entrer' }).click()
  await request(page)
  await page.frameLocator('iframe').getByText('Réponse attendue dans').waitFor()
})
