import type { Browser, Page } from 'playwright-core'
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

const NUMBER = '+33612345678'

/** A client of the demonstration whose number is proved. */
async function openClient(): Promise<Page> {
  const { context, page } = await openVisitor(browser, site.address)
  const headers = { origin: site.address }
  await context.request.post('/api/users/login', {
    headers,
    data: { email: 'cliente@demo.test', password: 'clair-de-lune-2026' },
  })
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  const { id } = await site.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'cliente@demo.test')
    .executeTakeFirstOrThrow()
  await site.owner
    .insertInto('phone_numbers')
    .values({ user_id: id, number: NUMBER, proved_at: new Date() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ number: NUMBER, proved_at: new Date() }))
    .execute()
  return page
}

test('a person calls an automaton by telephone, and reads a receipt to the second', async () => {
  const page = await openClient()
  await page.goto('/voyance')
  const { psychics } = await (await page.context().request.get('/api/psychics?platforms=["phone"]')).json()
  const automaton = psychics.find((psychic: { isAutomaton: boolean }) => psychic.isAutomaton)
  await page.goto(`/voyance/${automaton.slug}`)
  await page.getByRole('link', { name: 'Consulter par téléphone' }).click()
  await page.getByText('Nous appellerons le +33 6 12 34 56 78').waitFor()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Demander un appel' }).click()
  await page.getByText('Votre téléphone sonne').waitFor()
  expect((await axeOn(page).analyze()).violations).toEqual([])

  const handset = await page.context().newPage()
  await handset.goto('/bac-a-sable')
  const call = handset.getByRole('article').filter({ hasText: '+33 6 12 34 56 78' })
  await call.getByRole('button', { name: 'Décrocher' }).click()
  await call.getByText('Pour commencer, appuyez sur 1').waitFor()
  await call.getByRole('button', { name: 'Appuyer sur la touche 1' }).click()
  await call.getByText('En communication').waitFor()
  await page.getByText('Vous êtes en ligne par téléphone').waitFor()
  await site.pass(21)
  await page.getByText('21 s', { exact: true }).waitFor()
  await call.getByRole('button', { name: 'Raccrocher' }).click()
  await page.getByRole('link', { name: 'Voir le reçu' }).click()
  await page.getByText('Téléphone', { exact: true }).waitFor()
  await page.getByText('Vous vous entendez tous les deux').waitFor()
})
