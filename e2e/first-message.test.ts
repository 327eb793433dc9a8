import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAlive } from './browser.ts'
import { codeFor } from './codes.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

/** Presses of links and buttons, including the refusal of cookies. */
const MOST_PRESSES = 9
const EMAIL = 'lucie.premiere@example.test'
const PHONE = { width: 375, height: 812 }

test('on a phone, a new visitor writes their first message after at most nine presses', async () => {
  const context = await browser.newContext({
    baseURL: site.address,
    locale: 'fr-FR',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const done = { presses: 0, boxes: 0, fields: 0 }
  const press = async (on: Locator) => {
    done.presses += 1
    await on.tap()
  }
  const fill = async (label: string, value: string) => {
    done.fields += 1
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  const tick = async (box: Locator) => {
    done.boxes += 1
    await box.check()
  }

  await page.goto('/')
  await untilAlive(page)
  await press(page.getByRole('button', { name: 'Refuser', exact: true }))
  await press(page.getByRole('link', { name: 'Voir qui est disponible' }).first())
  await press(page.getByRole('link', { name: 'Éléonore', exact: true }))
  await press(page.getByRole('link', { name: 'Consulter par tchat' }).first())

  await page.getByRole('heading', { name: 'Créer un compte' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('Éléonore', { exact: true }).waitFor()
  await main.getByText('10 minutes offertes').waitFor()
  await main.getByRole('link', { name: 'J’ai déjà un compte' }).waitFor()
  expect(await isInSight(page, page.getByLabel('Prénom', { exact: true }))).toBe(true)
  await saysAllAtOnce(page)
  await fill('Prénom', 'Lucie')
  await fill('Adresse e-mail', EMAIL)
  await fill('Mot de passe', 'une phrase que je retiens')
  await fill('Date de naissance', '12/05/1990')
  await tick(page.getByRole('checkbox').first())
  await press(page.getByRole('button', { name: 'Créer mon compte' }))

  await page.getByLabel('Code reçu par e-mail').waitFor()
  await fill('Code reçu par e-mail', await codeFor('mailbox', EMAIL))
  await page.waitForURL((url) => url.pathname === '/voyance/eleonore/consulter')
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await tick(box)
  await press(page.getByRole('button', { name: 'Demander la consultation' }))
  await page.getByLabel('Votre message').waitFor()
  await fill('Votre message', 'Bonsoir, je me pose une question.')
  await press(page.getByRole('button', { name: 'Envoyer' }))
  await page.getByRole('log').getByText('Bonsoir, je me pose une question.').waitFor()

  process.stdout.write(`to the first message: ${JSON.stringify(done)}\n`)
  expect(done.presses).toBeLessThanOrEqual(MOST_PRESSES)
  await context.close()
})

/** Whether a control is completely visible in the window as opened, above the bottom bar. */
async function isInSight(page: Page, control: Locator): Promise<boolean> {
  const box = (await control.boundingBox())!
  const foot = (await page.getByRole('navigation').last().boundingBox())?.y ?? PHONE.height
  return (await page.evaluate(() => window.scrollY)) === 0 && box.y + box.height <= Math.min(foot, PHONE.height)
}

/** A short password, a minor and an unticked checkbox, reported together before submission. */
async function saysAllAtOnce(page: Page): Promise<void> {
  await page.getByLabel('Prénom', { exact: true }).fill('Lucie')
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(EMAIL)
  const password = page.getByLabel('Mot de passe', { exact: true })
  await password.pressSequentially('court')
  await page.getByLabel('Date de naissance', { exact: true }).pressSequentially('12052015')
  const shows = page.getByRole('button', { name: 'Voir le mot de passe' })
  await shows.tap()
  expect([await password.getAttribute('type'), await shows.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  await page.getByRole('button', { name: 'Créer mon compte' }).tap()
  const faults = page.getByRole('region', { name: /points à revoir/ })
  await faults.getByText('au moins 12 caractères').waitFor()
  await faults.getByText('vous avez moins de 18 ans').waitFor()
  await faults.getByText('Cochez cette case').waitFor()
  expect(await password.getAttribute('type')).toBe('password')
}
