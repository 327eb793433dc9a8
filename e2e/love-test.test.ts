import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questions } from '../src/features/play/love-test/questions.ts'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click()
const field = (page: Page, id: string) => page.locator(`fieldset#${id}`)
const choose = (page: Page, id: string, place: number) => field(page, id).getByRole('radio').nth(place).check()

async function answerPeople(page: Page): Promise<void> {
  await field(page, 'gender').getByLabel('Une femme').check()
  await field(page, 'partnerGender').getByLabel('Une femme').check()
  await field(page, 'stage').getByLabel('Plus de cinq ans').check()
  await page.getByLabel('Votre date de naissance').fill('12/05/1990')
  await page.getByLabel('Sa date de naissance').fill('03/11/1988')
}

/** Answers every question by its best option, but those named by their option's place. */
async function answerQuestions(page: Page, but: Readonly<Record<string, number>> = {}): Promise<void> {
  for (const { id, options } of questions) {
    const best = options.findIndex(({ points }) => points === 3)
    await choose(page, id, but[id] ?? best)
  }
}

/** What a browser asks of the site from now on. */
function watch(page: Page): Request[] {
  const requests: Request[] = []
  page.context().on('request', (request) => void requests.push(request))
  return requests
}

/** Every word by which an answer could be recognised. */
const telling = [
  ...['gender', 'partnerGender', 'stage', 'birthDate', 'partnerBirthDate', 'female', '1990', '1988'],
  ...questions.map(({ id }) => id),
]
const told = (requests: readonly Request[]) =>
  requests.flatMap((request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`
    return telling.filter((word) => sent.includes(word)).map((word) => `${word}: ${request.method()} ${request.url()}`)
  })
const posted = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() !== 'GET').map((request) => new URL(request.url()).pathname)
const ephemerides = (requests: readonly Request[]) =>
  requests.filter((request) => request.url().includes('/compare-dates')).length

describe('with scripts', () => {
  test('nothing of the answers leaves the browser, and the ephemeris comes with the portrait alone', async () => {
    const { page, complaints } = await openVisitor(browser, site.address)
    const requests = watch(page)
    await page.goto('/tarots-oracles')
    await follow(page, 'Commencer le test')
    await titled(page, 'Le test de l’amour')
    expect(await page.getByRole('checkbox', { name: /J’accepte explicitement/ }).count()).toBe(0)
    await press(page, 'Commencer le test')
    await titled(page, 'Vous deux')
    await answerPeople(page)
    await press(page, 'Continuer')
    await titled(page, 'Vingt-quatre questions')
    await answerQuestions(page)
    await page.getByText('24 sur 24').waitFor()
    await press(page, 'J’ai répondu')
    await titled(page, 'Votre portrait est prêt')
    expect(ephemerides(requests)).toBe(0)
    await follow(page, 'Lire mon portrait')
    await titled(page, 'Votre portrait à deux')
    await page.getByText('Vous êtes venue avec vingt-quatre réponses').waitFor()
    await page.getByRole('heading', { name: 'Vos deux ciels' }).waitFor()
    await page.getByText('Élan commun').waitFor()
    expect(ephemerides(requests)).toBe(1)
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length
    expect(words).toBeGreaterThan(700)
    await follow(page, 'Terminer')
    await titled(page, 'Merci')

    expect(told(requests)).toEqual([])
    expect(posted(requests)).toEqual([])

    await press(page, 'Effacer mes réponses')
    await page.getByText('Vos réponses sont effacées.').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('love-test'))).toBeNull()
    await page.reload()
    await titled(page, 'Le test de l’amour')
    expect(complaints).toEqual([])
  })

  test('the letter is asked apart: its box is not ticked, and the address leaves alone', async () => {
    const { page } = await openVisitor(browser, site.address)
    await page.goto('/love-test')
    await press(page, 'Commencer le test')
    await answerPeople(page)
    await press(page, 'Continuer')
    await answerQuestions(page)
    await press(page, 'J’ai répondu')
    await titled(page, 'Votre portrait est prêt')
    const requests = watch(page)
    const main = page.getByRole('main')
    await main.getByLabel('Votre adresse e-mail').fill('lea@example.com')
    expect(await main.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await press(page, 'Recevoir la lettre')
    await main.getByText('Il reste un point à revoir').waitFor()
    expect(requests.filter((request) => request.url().includes('/love-test'))).toEqual([])

    await main.getByRole('checkbox').check()
    await press(page, 'Recevoir la lettre')
    await main.getByText('Regardez votre messagerie').waitFor()
    const [sent] = requests.filter((request) => request.method() === 'POST' && request.url().includes('/love-test'))
    const names = [...new URLSearchParams(sent?.postData() ?? '').keys()]
    expect(names.sort()).toEqual(['altcha', 'consents', 'consentsShown', 'emailAddress'])
    expect(told(requests)).toEqual([])
    await follow(page, 'Lire mon portrait')
    await titled(page, 'Votre portrait à deux')
  })

  test('back and reload lose nothing, and what is wrong is said at its field', async () => {
    const { page } = await openVisitor(browser, site.address)
    await page.goto('/love-test')
    await press(page, 'Commencer le test')
    await answerPeople(page)
    await page.getByLabel('Sa date de naissance').fill('31/02/1988')
    await press(page, 'Continuer')
    await page.getByText('Il reste un point à revoir').waitFor()
    await page.reload()
    expect(await page.getByLabel('Sa date de naissance').inputValue()).toBe('31/02/1988')
    // The restored field has not been typed in: the step itself refuses it.
    await press(page, 'Continuer')
    await page.getByText('Il reste un point à revoir').waitFor()
    await page.getByLabel('Sa date de naissance').fill('01/01/2015')
    await press(page, 'Continuer')
    await page.getByText('Ce test est réservé aux adultes.').first().waitFor()
    await page.getByLabel('Sa date de naissance').fill('03/11/1988')
    await press(page, 'Continuer')

    await titled(page, 'Vingt-quatre questions')
    await choose(page, 'trust1', 2)
    await choose(page, 'projects4', 1)
    await page.reload()
    await page.getByText('2 sur 24').waitFor()
    expect(await field(page, 'trust1').getByRole('radio').nth(2).isChecked()).toBe(true)
    await press(page, 'J’ai répondu')
    await page.getByText('Il reste 22 points à revoir').waitFor()
    await page.goBack()
    await titled(page, 'Vous deux')
    expect(await field(page, 'partnerGender').getByLabel('Une femme').isChecked()).toBe(true)
    expect(await page.getByLabel('Votre date de naissance').inputValue()).toBe('12/05/1990')
    await page.goForward()
    expect(await field(page, 'projects4').getByRole('radio').nth(1).isChecked()).toBe(true)
    await page.goto('/love-test')
    await press(page, 'Reprendre mon test')
    await titled(page, 'Vingt-quatre questions')
  })

  test.each(['user-informations', 'love-questions', 'prospect-email', 'love-results', 'merci'])(
    '%s, opened directly, leads back to the first page',
    async (step) => {
      const { page } = await openVisitor(browser, site.address)
      await page.goto(`/love-test/${step}`)
      await page.waitForURL('**/love-test')
      await titled(page, 'Le test de l’amour')
    },
  )

  test('by keyboard alone, and an answer that tells of fear brings help first and nothing to buy', async () => {
    const { page } = await openVisitor(browser, site.address)
    await page.goto('/love-test')
    await page.getByRole('main').getByRole('button', { name: 'Commencer le test' }).focus()
    await page.keyboard.press('Enter')
    await titled(page, 'Vous deux')
    await field(page, 'stage').getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    for (const typed of ['12051990', '03111988', '']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed)
    }
    await page.keyboard.press('Enter')
    await titled(page, 'Vingt-quatre questions')
    await field(page, 'trust1').getByRole('radio').first().focus()
    for (const { id } of questions) {
      // The fourth answer of « quand le ton monte » is the one that tells of fear.
      await page.keyboard.press('Space')
      if (id === 'quarrels2') await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await titled(page, 'Votre portrait est prêt')
    await page.getByRole('main').getByRole('link', { name: 'Lire mon portrait' }).focus()
    await page.keyboard.press('Enter')
    await titled(page, 'Votre portrait à deux')
    const main = page.getByRole('main')
    await main.getByText('vous n’y êtes pour rien').waitFor()
    for (const number of ['3919', '17', '116006']) {
      expect(await main.getByRole('link', { name: new RegExp(`${number}\\b`) }).count(), number).toBe(1)
    }
    expect(await main.getByRole('progressbar').count()).toBe(0)
    expect(await main.getByRole('heading', { name: 'Vos deux ciels' }).count()).toBe(0)
    await follow(page, 'Terminer')
    await titled(page, 'Merci')
    expect(await main.getByRole('link', { name: /Interroger l’Oracle/ }).count()).toBe(1)
    expect(await main.getByRole('link', { name: /prix affiché/ }).count()).toBe(0)
  })
})

describe('without scripts', () => {
  test('no question before the box, then the whole test, of which nothing is kept', async () => {
    const { page } = await openVisitor(browser, site.address, false)
    const requests = watch(page)
    await page.goto('/love-test')
    await press(page, 'Commencer le test')
    await titled(page, 'Le test de l’amour')
    expect(posted(requests)).toEqual([])
    expect(await page.getByRole('radio').count()).toBe(0)

    await page.getByLabel(/J’accepte explicitement/).check()
    await press(page, 'Commencer le test')
    await titled(page, 'Vous deux')
    await answerPeople(page)
    await page.getByLabel('Sa date de naissance').fill('31/02/1988')
    await press(page, 'Continuer')
    await page.getByText('Il reste un point à revoir').waitFor()
    expect(await field(page, 'stage').getByLabel('Plus de cinq ans').isChecked()).toBe(true)
    await page.getByLabel('Sa date de naissance').fill('03/11/1988')
    await press(page, 'Continuer')
    await titled(page, 'Vingt-quatre questions')
    await answerQuestions(page)
    await press(page, 'Revenir en arrière')
    await titled(page, 'Vous deux')
    expect(await page.getByLabel('Votre date de naissance').inputValue()).toBe('12/05/1990')
    await press(page, 'Continuer')
    await titled(page, 'Vingt-quatre questions')
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(24)
    await press(page, 'J’ai répondu')
    await titled(page, 'Votre portrait est prêt')

    // The letter opens in a tab of its own, without the answers.
    const letter = page.getByRole('main').locator('form[target="_blank"]')
    expect(await letter.locator('input[name="trust1"], input[name="consent"]').count()).toBe(0)
    await letter.getByLabel('Votre adresse e-mail').fill('zoe@example.com')
    await letter.getByRole('checkbox').check()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      letter.getByRole('button', { name: 'Recevoir la lettre' }).click(),
    ])
    await tab.getByText('Regardez votre messagerie').waitFor()
    await tab.close()

    await press(page, 'Lire mon portrait')
    await titled(page, 'Votre portrait à deux')
    await page.getByText('Vous êtes venue avec vingt-quatre réponses').waitFor()
    await page.getByRole('heading', { name: 'Vos deux ciels' }).waitFor()
    await press(page, 'Terminer')
    await titled(page, 'Merci')
    expect(requests.flatMap((request) => telling.filter((word) => request.url().includes(word)))).toEqual([])
    const cookies = await page.context().cookies()
    expect(JSON.stringify(cookies)).not.toMatch(/trust|1990/)
  })

  test('a later step opened directly leads back to the first page', async () => {
    const { page } = await openVisitor(browser, site.address, false)
    await page.goto('/love-test/love-results')
    await page.waitForURL('**/love-test')
    await titled(page, 'Le test de l’amour')
  })
})

test.each(['second', 'affiliation'])('the test stands on the %s site too', async (brand) => {
  const { page } = await openVisitor(browser, site.secondAddress.replace('second', brand))
  await page.goto('/love-test')
  await press(page, 'Commencer le test')
  await titled(page, 'Vous deux')
})
