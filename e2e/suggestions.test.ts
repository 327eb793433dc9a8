import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

/** What the browser would suggest below the field. */
const suggested = (page: Page, label: string) =>
  page
    .getByLabel(label)
    .evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))

/** The form, once its scripts run: they disable the browser's own validation messages. */
async function openRegistration(page: Page): Promise<void> {
  await page.goto('/inscription')
  await page.locator('form[novalidate]').first().waitFor()
}

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('Mot de passe').fill('une phrase que je retiens')
  await page.getByLabel('Date de naissance').fill('1990-05-12')
  await page.getByRole('checkbox').first().check()
}

test('first names and e-mail domains are suggested; the part before the @ is not sent', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openRegistration(page)
  await page.getByLabel('Prénom').pressSequentially('camil')
  await expect.poll(() => suggested(page, 'Prénom')).toEqual(['Camil', 'Camille'])
  await page.getByLabel('Adresse e-mail').pressSequentially('margot@orang')
  await expect.poll(() => suggested(page, 'Adresse e-mail')).toEqual(['margot@orange.fr'])
  expect(asked.filter((address) => address.includes('suggestions/email'))).not.toEqual([])
  expect(asked.filter((address) => address.includes('margot'))).toEqual([])
  expect(complaints).toEqual([])
})

test('a typing error is asked about, and corrected by keyboard alone', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  await openRegistration(page)
  const address = page.getByLabel('Adresse e-mail')
  const question = page.getByRole('status').getByRole('button', { name: 'Vouliez-vous dire margot@gmail.com ?' })
  await address.pressSequentially('margot@gmial.com')
  await page.keyboard.press('Tab')
  await question.waitFor()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => question.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await address.inputValue()).toBe('margot@gmail.com')
  expect(await address.evaluate((input) => input === document.activeElement)).toBe(true)
  await question.waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  await page.getByLabel('Prénom').fill('Margot')
  await fillRest(page)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByText('margot@gmail.com').first().waitFor()
  expect(complaints).toEqual([])
})

test('rows 183 and 184: a name and an address that can’t be are told beside their fields before submission', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  await openRegistration(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByLabel('Prénom').fill('Margot99')
  await page.getByLabel('Adresse e-mail').fill('zoe@')
  await page.getByRole('status').getByText('Écrivez le prénom en lettres').waitFor()
  await page.getByLabel('Prénom').fill('Margot')
  await page.getByRole('status').getByText('Cette adresse e-mail est incomplète ou mal écrite.').waitFor()
  await page.getByRole('status').getByText('Écrivez le prénom en lettres').waitFor({ state: 'detached' })
  expect(sent).toContain('POST /api/resources/validations/first-names')
  expect(sent.filter((one) => one.startsWith('POST /inscription'))).toEqual([])
  expect(complaints).toEqual([])
})

test('a disposable mailbox is refused at its field, with a warning before', async () => {
  const { page } = await openVisitor(browser, site.address)
  await openRegistration(page)
  await page.getByLabel('Prénom').fill('Margot')
  await page.getByLabel('Adresse e-mail').fill('margot@yopmail.com')
  await fillRest(page)
  await page.getByText('Les boîtes jetables ne sont pas acceptées').waitFor()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByText('Cette adresse e-mail n’est pas acceptée.').first().waitFor()
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe('margot@yopmail.com')
})

test('without scripts nothing is suggested, and the form is submitted normally', async () => {
  const { page } = await openVisitor(browser, site.address, false)
  await page.goto('/inscription')
  await page.getByLabel('Prénom').pressSequentially('Camille')
  await page.getByLabel('Adresse e-mail').pressSequentially('camille.sans@gmail.co')
  expect(await page.locator('datalist option').count()).toBe(0)
  await fillRest(page)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByText('camille.sans@gmail.co').first().waitFor()
})

test('cities are suggested by name and by postal code, out of all of them', async () => {
  const { page } = await openVisitor(browser, site.address)
  await page.goto('/ui')
  await page.locator('form[novalidate]').first().waitFor()
  const city = page.getByLabel('Ville de naissance').first()
  const shown = () => city.evaluate((input: HTMLInputElement) => [...input.list!.options].map(({ value }) => value))
  await city.pressSequentially('9320')
  await expect.poll(shown).toContain('Saint-Denis (93)')
  await city.fill('londr')
  await expect.poll(async () => (await shown())[0]).toBe('Londres (Royaume-Uni)')
})

test('the anti-robot challenge is solved while typing; an early submission waits, says so, and is sent once', async () => {
  const { page, complaints } = await openVisitor(browser, site.address)
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URLSearchParams(request.postData() ?? '').get('altcha'))
  })
  const solved = page.locator('input[name=altcha]')
  await page.goto('/mot-de-passe-oublie')
  await page.locator('form[novalidate]').waitFor()
  expect(await solved.inputValue()).toBe('')
  await page.getByLabel('Adresse e-mail').fill('margot@example.fr')
  await expect.poll(() => solved.inputValue()).not.toBe('')
  await page.keyboard.press('Enter')
  await page.getByText('Si un compte utilise cette adresse').waitFor()

  const held = Promise.withResolvers<void>()
  await page.route('**/api/challenges/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/mot-de-passe-oublie')
  await page.locator('form[novalidate]').waitFor()
  await page.getByLabel('Adresse e-mail').fill('margot@example.fr')
  for (const _ of [1, 2]) await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Vérification…').waitFor()
  expect(sent).toHaveLength(1)
  held.resolve()
  await page.getByText('Si un compte utilise cette adresse').waitFor()
  expect(sent.map((one) => one !== null && one.length > 100)).toEqual([true, true])
  expect(new Set(sent).size).toBe(2)
  expect(complaints).toEqual([])
})

test('without scripts the limit is shown at the form', async () => {
  const { page } = await openVisitor(browser, site.address, false)
  await page.goto('/mot-de-passe-oublie')
  const words = page.locator('form noscript p')
  expect(await words.isVisible()).toBe(true)
  expect(await words.innerText()).toContain('ce formulaire est alors limité à 10 envois par heure')
})
