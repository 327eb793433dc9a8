import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { letEffectsRun, openVisitor, untilAlive, type Visitor } from './browser.ts'
import { startTagManager, type TagManager } from './tag-manager.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

let tagManager: TagManager

beforeAll(async () => {
  tagManager = await startTagManager()
  await openSite({ TAG_MANAGER_ORIGIN: tagManager.origin })
})
afterAll(async () => {
  await closeSite()
  await tagManager?.close()
})

const START = new Date('2026-11-21T20:00:00Z')

/** A visitor whose browser clock stands still until it is run. */
async function openStill(options: { chosen?: 'accepted' | 'refused' } = {}): Promise<Visitor> {
  const visitor = await openVisitor(browser, site.address)
  const { context, page } = visitor
  if (options.chosen) await context.addCookies([{ name: 'cookie-choice', value: options.chosen, url: site.address }])
  await page.clock.install({ time: START })
  await page.clock.pauseAt(new Date(START.getTime() + 1000))
  return visitor
}

async function run(page: Page, milliseconds: number): Promise<void> {
  await letEffectsRun(page)
  await page.clock.runFor(milliseconds)
  await letEffectsRun(page)
}

/** Holds the answer to the next change of page until it is released. */
async function holdPages(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<Route>()
  await page.route(/\.data(\?|$)/, (route) => held.resolve(route), { times: 1 })
  return async () => (await held.promise).continue()
}

const overlay = (page: Page) => page.getByText('La page arrive').last()
const waiting = (page: Page) => page.getByText('Merci de patienter encore').last()
const bar = (page: Page) => page.locator('body > [aria-hidden="true"]').first()
const listLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Voyants' })
const panel = (page: Page) => page.getByRole('region', { name: 'Pouvons-nous mesurer' })
const shows = (place: Locator) => place.isVisible()

describe('a change of page', () => {
  test('the overlay appears after 1.5 s, asks for patience after 6 s, and disappears 0.7 s after the end', async () => {
    const { page, context, complaints } = await openStill()
    await page.goto('/')
    const release = await holdPages(page)
    await listLink(page).click()
    await page.locator('body > [aria-hidden="true"]:not([hidden])').first().waitFor()

    await run(page, 1499)
    expect(await shows(overlay(page))).toBe(false)
    await run(page, 1)
    expect(await shows(overlay(page))).toBe(true)
    expect(await page.getByRole('status').filter({ hasText: 'La page arrive' }).count()).toBe(1)
    await run(page, 4499)
    expect(await shows(waiting(page))).toBe(false)
    await run(page, 1)
    expect(await shows(waiting(page))).toBe(true)

    await release()
    await page.waitForURL('**/voyance')
    await run(page, 699)
    expect(await shows(waiting(page))).toBe(true)
    await run(page, 1)
    expect(await waiting(page).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a change that ends in time shows no overlay, then or later', async () => {
    const { page, context } = await openStill()
    await page.goto('/')
    const release = await holdPages(page)
    await listLink(page).click()
    await run(page, 1400)
    await release()
    await page.waitForURL('**/voyance')
    await run(page, 10_000)
    expect(await overlay(page).count()).toBe(0)
    await context.close()
  })

  test('the line at the top begins at 0.3, is 3 px high, and disappears 200 ms after the end', async () => {
    const { page, context } = await openStill()
    await page.goto('/')
    expect(await shows(bar(page))).toBe(false)
    const release = await holdPages(page)
    await listLink(page).click()
    await page.locator('body > [aria-hidden="true"]:not([hidden])').first().waitFor()
    const drawn = await bar(page).evaluate((element) => {
      const { transform, height } = getComputedStyle(element)
      return { scale: new DOMMatrix(transform).a, height }
    })
    expect(drawn.height).toBe('3px')
    expect(drawn.scale).toBeGreaterThanOrEqual(0.3)
    await release()
    await page.waitForURL('**/voyance')
    await run(page, 199)
    expect(await shows(bar(page))).toBe(true)
    await run(page, 1)
    expect(await shows(bar(page))).toBe(false)
    await context.close()
  })

  test('a document hydrated while the flag was set shows no overlay, nor does one without scripts', async () => {
    const { page, context } = await openStill()
    await page.goto('/')
    await holdPages(page)
    await listLink(page).click()
    await run(page, 2000)
    expect(await shows(overlay(page))).toBe(true)
    await page.reload()
    await untilAlive(page)
    await run(page, 10_000)
    expect(await overlay(page).count()).toBe(0)
    await context.close()
    const plain = await openVisitor(browser, site.address, false)
    await plain.page.goto('/voyance')
    expect(await overlay(plain.page).count()).toBe(0)
    await plain.context.close()
  })

  test('the next page begins at its top with its heading in focus; going back restores the position', async () => {
    const { page, context } = await openVisitor(browser, site.address)
    await page.goto('/voyance')
    await page.getByRole('button', { name: 'Refuser' }).click()
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^[A-ZÉ]\p{L}+$/u })
      .last()
      .evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL('**/voyance/*')
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    await expect.poll(focused).toBe('H1')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.waitForURL('**/voyance')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await expect.poll(focused).toBe('H1')
    await context.close()
  })

  test('the first Tab reaches the link that skips the header', async () => {
    const { page, context } = await openVisitor(browser, site.address)
    await page.goto('/voyance')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await context.close()
  })

  test('a page that fails to load is replaced by an error, and the layout stays', async () => {
    const { page, context } = await openVisitor(browser, site.address)
    await page.goto('/')
    await page.route('**/voyance.data*', (route) => route.fulfill({ status: 502, body: 'broken' }))
    await Promise.all([page.waitForRequest('**/voyance.data*'), listLink(page).click()])
    await page.getByRole('heading', { name: 'Quelque chose s’est mal passé chez nous' }).waitFor()
    await page.unroute('**/voyance.data*')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.getByRole('link', { name: 'Recharger la page' }).click()
    await page
      .getByRole('heading', { name: /disponible|personnes/ })
      .first()
      .waitFor()
    await context.close()
  })

  test('without a connection, the page says so and offers to try again', async () => {
    const { page, context } = await openVisitor(browser, site.address)
    await page.goto('/')
    await listLink(page).click()
    await page.waitForURL('**/voyance')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /accueil/ })
      .click()
    await page.getByRole('heading', { name: 'Consultez par écrit ou de vive voix' }).waitFor()
    await context.setOffline(true)
    await listLink(page).click()
    await page.getByRole('heading', { name: 'La connexion s’est interrompue' }).waitFor()
    expect(await shows(listLink(page))).toBe(true)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Recharger la page' }).click()
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'interrompue' }).waitFor()
    await context.close()
  })
})

describe('the banner', () => {
  const line = (page: Page) => page.getByRole('button', { name: 'Nouveau ici' })
  const told = (page: Page) => page.waitForResponse('**/api/directus?table=notifications')

  test('hidden, then shown after its delay, then expanded on a click, then closed for the rest of the visit', async () => {
    const { page, context, complaints } = await openStill({ chosen: 'refused' })
    const list = told(page)
    await page.goto('/')
    await (await list).finished()
    await run(page, 7999)
    expect(await line(page).count()).toBe(0)
    await run(page, 1)
    expect(await shows(line(page))).toBe(true)
    expect(await page.getByText('Aucune carte bancaire').count()).toBe(0)

    await line(page).click()
    await page.getByText('Aucune carte bancaire').last().waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Nouveau ici')
    await listLink(page).click()
    await page.waitForURL('**/voyance')
    expect(await shows(page.getByText('Aucune carte bancaire').last())).toBe(true)

    await page.getByRole('button', { name: 'Fermer l’annonce' }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /accueil/ })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    await run(page, 20_000)
    expect(await line(page).count()).toBe(0)
    await page.reload()
    await run(page, 20_000)
    expect(await line(page).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is not shown on the page it links to', async () => {
    const { page, context } = await openStill({ chosen: 'refused' })
    const list = told(page)
    await page.goto('/inscription')
    await (await list).finished()
    await run(page, 60_000)
    expect(await line(page).count()).toBe(0)
    await context.close()
  })

  test('a failure to load is logged in the console, and nothing is shown', async () => {
    const { page, context } = await openStill({ chosen: 'refused' })
    const warned = page.waitForEvent('console', (message) => message.text().startsWith('notifications'))
    await page.route('**/api/directus*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto('/')
    await warned
    await run(page, 60_000)
    expect(await line(page).count()).toBe(0)
    await context.close()
  })

  test('malicious content in the table runs nothing; its colours are applied', async () => {
    const nothing = { link: null, button_label: null, button_background_color: null, image: null, user_type: null }
    const data = {
      ...nothing,
      gender: null,
      startDate: null,
      endDate: null,
      rank: 0,
      delay: 0,
      title: 'Lisible',
      path: '/connexion',
      is_exact_path: true,
      description: '<img src=x onerror="window.broken=1"><p onclick="x()">Texte <script>window.broken=1</script></p>',
      background_color: '#f6e7db',
      text_color: '#3a0f30',
    }
    await site.owner
      .insertInto('content_entries')
      .values({
        site_id: 99,
        kind: 'notification',
        address: 'lisible',
        status: 'published',
        publish_at: new Date(0),
        data: JSON.stringify(data),
        as_delivered: false,
        changed_at: new Date(),
      })
      .execute()
    const listed = async () => (await fetch(`${site.address}/api/directus?table=notifications`)).text()
    await expect.poll(listed).toContain('Lisible')
    const { page, context, complaints } = await openStill({ chosen: 'refused' })
    const list = told(page)
    await page.goto('/connexion')
    await (await list).finished()
    await run(page, 1)
    await page.getByRole('button', { name: 'Lisible' }).click()
    const card = page.getByRole('region', { name: 'Lisible' })
    await card.getByText('Texte').waitFor()
    const ground = await card.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground).toBe('rgb(246, 231, 219)')
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('the choice of cookies', () => {
  /** Every requested address outside the site. */
  function foreignRequests({ context }: Visitor): string[] {
    const foreign: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(site.address) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    return foreign
  }

  test('nothing outside the site is requested before a choice, nor after a refusal, which is remembered six months', async () => {
    const visitor = await openStill()
    const { page, context, complaints } = visitor
    const foreign = foreignRequests(visitor)
    await page.goto('/')
    const [refuse, accept] = await Promise.all(
      ['Refuser', 'Accepter'].map((name) => panel(page).getByRole('button', { name }).boundingBox()),
    )
    expect([refuse!.width, refuse!.height, refuse!.y]).toEqual([accept!.width, accept!.height, accept!.y])
    await run(page, 20_000)
    await page.getByRole('button', { name: 'Refuser' }).click()
    await panel(page).waitFor({ state: 'detached' })
    await run(page, 20_000)
    const choice = (await context.cookies()).find((cookie) => cookie.name === 'cookie-choice')!
    expect(choice.value).toBe('refused')
    const days = (choice.expires - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(180)
    await page.goto('/voyance')
    await run(page, 20_000)
    expect(await panel(page).count()).toBe(0)
    expect([foreign, tagManager.asked]).toEqual([[], []])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the tag manager loads 4 s after the start, only once accepted, and sees nothing of the page', async () => {
    const visitor = await openStill({ chosen: 'accepted' })
    const { page, context, complaints } = visitor
    const foreign = foreignRequests(visitor)
    await page.goto('/voyance/salome')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await run(page, 3999)
    expect(await page.locator('iframe').count()).toBe(0)
    expect([foreign, tagManager.asked]).toEqual([[], []])
    const asked = page.waitForRequest(/gtm\.js/)
    await run(page, 1)
    expect((await asked).url()).toBe(`${tagManager.origin}/gtm.js?id=GTM-COSMO99`)
    // Reports are requests of their own, which may overtake each other.
    await expect
      .poll(() => tagManager.told.toSorted())
      .toEqual(['cookies closed', 'origin null', 'page closed', 'page_view /voyance/salome', 'storage closed'])
    await listLink(page).click()
    await expect.poll(() => tagManager.told).toContain('page_view /voyance')
    expect(foreign.every((address) => address.startsWith(tagManager.origin))).toBe(true)
    expect(complaints).toEqual([])

    await page.getByRole('link', { name: 'Gérer mes cookies' }).click()
    await page.getByText('Vous avez accepté').waitFor()
    await page.getByRole('button', { name: 'Refuser' }).click()
    await page.getByText('Vous avez refusé').waitFor()
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    await context.close()
  })

  test('without scripts the choice is made and changed on its page', async () => {
    const { page, context } = await openVisitor(browser, site.address, false)
    await page.goto('/cookies')
    await page.getByText('Vous n’avez pas encore choisi').waitFor()
    await page.getByRole('button', { name: 'Accepter' }).click()
    await page.getByText('C’est noté pour six mois').waitFor()
    await page.goto('/cookies')
    await page.getByText('Vous avez accepté').waitFor()
    await context.close()
  })
})

test.each(['light', 'dark'] as const)(
  'banner, choice, footer and error page have no axe violations, in %s',
  async (colorScheme) => {
    for (const width of [320, 1440]) {
      const context = await browser.newContext({
        baseURL: site.address,
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.clock.install()
      const list = page.waitForResponse('**/api/directus?table=notifications')
      await page.goto('/nulle-part')
      await (await list).finished()
      await run(page, 20_000)
      await page.getByRole('button', { name: 'Nouveau ici' }).click()
      await page.getByText('Aucune carte bancaire').last().waitFor()
      const { violations } = await axeOn(page).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await context.close()
    }
  },
)

test('where time is billed, nothing else distracts', async () => {
  const { page, context } = await openVisitor(browser, site.address)
  await context.request.post('/api/users/login', {
    headers: { origin: site.address },
    data: { email: 'voyante@demo.test', password: 'clair-de-lune-2026' },
  })
  await page.goto('/voyance')
  await panel(page).waitFor()
  await page.goto('/espace-voyant')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await letEffectsRun(page)
  expect(await panel(page).count()).toBe(0)
  await context.close()
})

describe('an account without an address', () => {
  async function signInWithout(email: string): Promise<Visitor & { id: number }> {
    const visitor = await openVisitor(browser, site.address)
    await visitor.context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
    const answer = await visitor.context.request.post('/api/users/login', {
      headers: { origin: site.address },
      data: { email, password: 'clair-de-lune-2026' },
    })
    const { user } = await answer.json()
    await site.owner
      .updateTable('users')
      .set({ email: null, email_key: null, email_proved_at: null })
      .where('id', '=', user.id)
      .execute()
    return { ...visitor, id: user.id }
  }
  const dialog = (page: Page) => page.getByRole('dialog')

  test('is asked for one with the registration’s consents; closing clears the flag and does not ask again', async () => {
    const { page, context } = await signInWithout('nouvelle@demo.test')
    await page.goto('/?fait=compte')
    await dialog(page).getByRole('heading', { name: 'Votre compte est créé' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Fermer' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await listLink(page).click()
    await page.waitForURL('**/voyance')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await letEffectsRun(page)
    expect(await dialog(page).count()).toBe(0)
    await context.close()
  })

  test('gives it: the form is submitted only when every field is valid, and an e-mail is sent', async () => {
    const { page, context, id } = await signInWithout('cliente@demo.test')
    await site.owner.deleteFrom('consent_proofs').where('user_id', '=', id).where('type', '=', 'REGISTRATION').execute()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.url())
    })
    await page.goto('/voyance')
    const send = dialog(page).getByRole('button', { name: 'Ajouter mon adresse' })
    await send.click()
    await dialog(page).getByLabel('Adresse e-mail').fill('camille@example.test')
    await send.click()
    expect(sent).toEqual([])
    await dialog(page).getByRole('checkbox').first().check()
    await send.click()
    await dialog(page).getByText('camille@example.test').waitFor()
    expect(sent).toHaveLength(1)
    await dialog(page).getByRole('link', { name: 'Confirmer mon adresse' }).click()
    await page.getByLabel('Code reçu par e-mail').waitFor()
    const user = site.owner.selectFrom('users').select('email').where('id', '=', id)
    expect(await user.executeTakeFirstOrThrow()).toEqual({ email: 'camille@example.test' })
    await context.close()
  })

  test('a refusal is shown at its field, and without the consents the form can’t be submitted', async () => {
    const { page, context } = await signInWithout('voyante@demo.test')
    await page.goto('/voyance')
    await dialog(page).getByLabel('Adresse e-mail').fill('a..b@example.test')
    await dialog(page).getByRole('checkbox').first().check()
    await dialog(page).getByRole('button', { name: 'Ajouter mon adresse' }).click()
    await dialog(page)
      .getByText('Cette adresse e-mail est incomplète ou mal écrite. Exemple\u00a0: prenom@domaine.fr')
      .waitFor()
    // The field said so already when it was left; the refusal comes after.
    await expect.poll(() => dialog(page).getByLabel('Adresse e-mail').getAttribute('aria-invalid')).toBe('true')
    await page.route('**/api/consents', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.reload()
    await dialog(page).getByText('ce formulaire reste fermé').waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Ajouter' }).count()).toBe(0)
    await context.close()
  })
})
