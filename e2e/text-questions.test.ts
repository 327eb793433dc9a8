import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPresence } from '../test/psychics.ts'
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

const NUMBER = '+33612345679'
const QUESTION = 'Dois-je accepter ce poste à Lyon avant la fin du mois ?'
const ANSWER = 'Le tirage vous invite à demander un délai, puis à dire oui si la raison vous plaît.'

/** A person of the demonstration who is signed in, with or without scripts. */
async function openAs(email: string, scripts = true): Promise<Page> {
  const { context, page } = await openVisitor(browser, site.address, scripts)
  await signIn(context, email)
  return page
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const headers = { origin: site.address }
  await context.request.post('/api/users/login', { headers, data: { email, password: 'clair-de-lune-2026' } })
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
}

async function proveMobile(): Promise<void> {
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
}

const hasNoFaults = async (page: Page) => expect((await axeOn(page).analyze()).violations).toEqual([])

/** Sends a message from the demonstration's telephone to the site. */
async function textIn(handset: Page, text: string): Promise<void> {
  await handset.goto('/bac-a-sable')
  await handset.getByLabel('Depuis le mobile').fill(NUMBER)
  await handset.getByLabel('Message').fill(text)
  await handset.getByRole('button', { name: 'Envoyer le SMS' }).click()
  await handset.waitForURL(/#sms$/)
}

async function receives(handset: Page, said: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await handset.goto('/bac-a-sable')
        return handset.getByText(said).count()
      },
      { interval: 500, timeout: 60_000 },
    )
    .toBeGreaterThan(0)
}

async function answer(desk: Page): Promise<void> {
  await desk.goto('/espace-voyant/sms')
  await desk.getByRole('button', { name: 'Prendre cette question' }).first().click()
  await desk.getByLabel('Votre réponse').fill(ANSWER)
  await desk.getByRole('button', { name: 'Envoyer ma réponse' }).click()
  await desk.getByText('Votre réponse est envoyée').waitFor()
}

test('a question on the page is answered, arrives on the mobile, and has its receipt', async () => {
  await proveMobile()
  const page = await openAs('cliente@demo.test')
  await page.goto('/voyance/sms')
  await hasNoFaults(page)
  await page.getByRole('link', { name: 'Demander à Salomé' }).click()
  await page.getByLabel('Votre question').fill(QUESTION)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await hasNoFaults(page)
  await page.getByRole('button', { name: 'Poser ma question' }).click()
  await page.getByText('Votre question est posée').waitFor()
  await hasNoFaults(page)

  const desk = await openAs('voyante@demo.test')
  await desk.goto('/espace-voyant')
  await desk.getByRole('link', { name: /\d+ SMS attend/ }).click()
  await desk.getByRole('button', { name: 'Prendre cette question' }).click()
  await desk.getByText(QUESTION).waitFor()
  await desk.getByLabel('Votre réponse').fill('Je vois une grossesse, appelez le 06 12 34 56 78.')
  await desk.getByText('Un SMS').waitFor()
  await desk.getByRole('button', { name: 'Envoyer ma réponse' }).click()
  await desk.getByText('Retirez de votre réponse').first().waitFor()
  await hasNoFaults(desk)
  await desk.getByLabel('Votre réponse').fill(ANSWER)
  await desk.getByRole('button', { name: 'Envoyer ma réponse' }).click()
  await desk.getByText('Votre réponse est envoyée').waitFor()

  const handset = await openAs('cliente@demo.test')
  await receives(handset, /Salomé vous répond/)
  await page.goto('/mon-compte/sms')
  await page.getByText('La réponse est arrivée sur votre mobile').waitFor()
  await page.getByText(ANSWER).waitFor()
  await page.getByRole('link', { name: 'Voir le reçu' }).first().click()
  await page.getByText('Prix de la réponse').waitFor()
  await page.getByText('Réponse envoyée : son prix est payé').waitFor()
})

test('a question by keyword is asked after a yes to its price', async () => {
  await proveMobile()
  const handset = await openAs('cliente@demo.test')
  await textIn(handset, `SALOME ${QUESTION}`)
  await receives(handset, /répondez OUI/)
  await textIn(handset, 'OUI')
  await receives(handset, /votre question est transmise à Salomé/)
  await answer(await openAs('voyante@demo.test'))
  await handset.goto('/mon-compte/sms')
  await handset.getByText(ANSWER).first().waitFor()
})

test('without scripts, a question is asked, answered and read', async () => {
  await proveMobile()
  const page = await openAs('cliente@demo.test', false)
  await page.goto('/voyance/sms')
  await page.getByRole('link', { name: 'Demander à Salomé' }).click()
  await page.getByLabel('Votre question').fill(QUESTION)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Poser ma question' }).click()
  await page.getByText('Votre question est posée').waitFor()
  await answer(await openAs('voyante@demo.test', false))
  await page.goto('/mon-compte/sms')
  await page.getByText(ANSWER).first().waitFor()
})

test('on a phone, every way to a psychic stands on the screen', async () => {
  const { id } = await site.owner
    .selectFrom('psychics')
    .select('id')
    .where('slug', '=', 'salome')
    .executeTakeFirstOrThrow()
  const { page } = await openVisitor(browser, site.address)
  for (const channels of [['chat'], ['chat', 'phone', 'web-call']] as const) {
    await openPresence(site.owner, id, channels, 3600)
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 720 })
      await page.goto('/voyance/salome')
      const ways = page.getByRole('link', { name: /^(Consulter|Poser une question) par/ })
      await expect.poll(() => ways.count()).toBe(channels.length + 1)
      for (const way of await ways.all()) {
        const { x, width: its } = (await way.boundingBox())!
        expect([x >= 0, x + its <= width]).toEqual([true, true])
      }
    }
  }
})
