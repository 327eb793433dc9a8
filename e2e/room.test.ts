import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PSYCHIC_SHARE_PERCENT, priceOf, psychicShare, VAT_PERCENT } from '../src/features/house/ledger/rules.ts'
import { inEuros } from '../src/platform/i18n/french.ts'
import { axeOn } from './axe.ts'
import { openBrowser, openVisitor } from './browser.ts'
import { endOpenRoom, postAt, signedIn } from './by-api.ts'
import { ofTheScreen } from './of-the-screen.ts'
import { CLIENT_ADDRESS, type RunningSite, startSite } from './site.ts'

let site: RunningSite
/** On the connection that a test may cut, and on a separate one. */
let cable: Browser
let beside: Browser

beforeAll(async () => {
  site = await startSite()
  cable = await openBrowser(CLIENT_ADDRESS)
  beside = await openBrowser()
})
afterEach(async () => {
  site.cable.mend()
  for (const browser of [cable, beside]) for (const context of browser.contexts()) await context.close()
  await endOpenRoom(site, beside, CLIENT)
})
afterAll(async () => {
  await cable?.close()
  await beside?.close()
  await site?.stop()
})

const CLIENT = 'cliente@demo.test'
const PSYCHIC = 'voyante@demo.test'
const STRIP = 'Consultation ouverte'

const signIn = (browser: Browser, email: string) => signedIn(browser, site.address, email)

const post = (page: Page, path: string, data?: object) => postAt(site.address, page, path, data)

/** Opens a just accepted room for both. */
async function openRoom(client: Page, psychic: Page): Promise<void> {
  await post(psychic, '/api/workspace/presence', { channels: ['chat'] })
  const { psychics } = await (await client.context().request.get('/api/psychics?name=Salomé')).json()
  const { consultation } = await post(client, '/api/consultations', { psychicId: psychics[0].id, channel: 'chat' })
  await post(psychic, `/api/workspace/requests/${consultation.id}/accept`)
  await client.goto(`/consultations/${consultation.id}`)
  await psychic.goto('/espace-voyant')
}

const composer = (page: Page) => page.getByLabel('Votre message')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)

async function say(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
}

/** The parts of a room outside the window, and whether the document scrolls. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { innerHeight, innerWidth } = window
    const { scrollHeight, scrollWidth } = document.documentElement
    const named = {
      composer: document.querySelector('#text'),
      send: document.querySelector('button[value="message"]'),
      end: document.querySelector('button[value="end"]'),
      pane: document.querySelector('[role="log"]')?.parentElement,
      meter: [...document.querySelectorAll('[aria-controls="room-panel"], #room-panel dd')].find((one) =>
        one.checkVisibility(),
      ),
    }
    const isInside = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect()
      return box && box.height >= 20 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    }
    return [
      ...Object.entries(named).flatMap(([name, element]) => (isInside(element) ? [] : [name])),
      ...(scrollHeight > innerHeight || scrollWidth > innerWidth ? [`document ${scrollWidth}×${scrollHeight}`] : []),
    ]
  })

async function expectToFit(page: Page): Promise<void> {
  for (const [width, height] of [
    [375, 450],
    [812, 375],
    [320, 256],
    [375, 812],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => outside(page), { message: `${width}×${height}` }).toEqual([])
  }
}

/** Runs axe by day and by night, on a phone by night; the layout is checked elsewhere. */
async function expectSound(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(colorScheme === 'dark' ? { width: 375, height: 812 } : { width: 1280, height: 900 })
      const axe = axeOn(page).include('main')
      if ((await page.getByRole('region', { name: STRIP }).count()) > 0) axe.include(`[aria-label="${STRIP}"]`)
      const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(ofTheScreen)).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
}

test('a consultation from the request to the review: announced, in view, in focus, followed on other pages', async () => {
  const [client, psychic] = [await signIn(cable, CLIENT), await signIn(beside, PSYCHIC)]
  await post(psychic, '/api/workspace/presence', { channels: ['chat'] })
  await psychic.goto('/espace-voyant/avis')
  await client.goto('/voyance/salome/consulter')
  await client.getByLabel('Je demande expressément').check()
  await client.getByRole('button', { name: 'Demander la consultation' }).click()
  await client.getByRole('heading', { name: 'Demande à Salomé' }).waitFor()
  await psychic.getByRole('alert').getByText('Demande de Camille').waitFor()
  await expect.poll(() => psychic.title()).toBe('🔔 Demande de Camille')
  await psychic.getByRole('link', { name: /Répondre \(0:[34]\d\)/ }).waitFor()
  await expectSound(client, psychic)

  await psychic.getByRole('button', { name: 'Accepter' }).click()
  await psychic.getByText('Envoyez votre premier message dans').waitFor()
  await client.getByText('Le compteur attend le premier message').waitFor()
  await expect.poll(async () => [await focused(client), await focused(psychic)]).toEqual(['text', 'text'])
  expect(await client.title()).toBe('Consultation avec Salomé')
  expect(await psychic.title()).toBe('Consultation avec Camille')
  await expectSound(client, psychic)

  for (let turn = 0; turn < 4; turn += 1) {
    await say(psychic, `Je vois une porte qui s’ouvre, et c’est la ${turn}ᵉ fois que la lune me le dit.`)
    await say(client, 'Merci. '.repeat(20))
  }
  // The same element from sending on, so that it is announced once.
  const last = client.getByRole('log').getByRole('listitem').last()
  await last.evaluate((item) => item.setAttribute('data-seen', ''))
  await client.getByText(/^(Envoyé|Lu)$/).waitFor()
  expect(await client.locator('[data-seen]').count()).toBe(1)
  expect(await client.getByRole('log').innerText()).not.toMatch(/\d:\d\d:\d\d/)
  await expectToFit(client)
  await expectToFit(psychic)
  await expectSound(client, psychic)

  await site.pass(25, ['client', 'psychic'])
  await psychic.reload()
  await psychic.getByText(/Envoyez un message dans 3\d/).waitFor()
  await site.pass(40, ['client', 'psychic'])
  await psychic.getByText('Vous n’avez rien écrit depuis une minute').waitFor()
  await client.getByText('Salomé n’a rien écrit depuis une minute').waitFor()
  await expectSound(client, psychic)

  await say(psychic, 'Me revoici.')
  await client.getByText('Compteur en marche').waitFor()
  await client.setViewportSize({ width: 1440, height: 900 })
  await client.getByRole('link', { name: 'Horoscope', exact: true }).click()
  const strip = client.getByRole('region', { name: STRIP })
  await strip.getByText('Votre consultation avec Salomé continue').waitFor()
  await site.pass(15, ['psychic'])
  await strip.getByText('Salomé vous attend, compteur arrêté').waitFor()
  await strip.getByText(/Revenir \(1:[45]\d\)/).waitFor()
  await expectSound(client)
  const { page: stranger } = await openVisitor(beside, site.address)
  await stranger.goto('/horoscope')
  expect(await stranger.getByText('vous attend').count()).toBe(0)
  await strip.getByRole('link').click()
  await client.getByText('Compteur en marche').waitFor()
  expect(await focused(client)).toBe('text')
  expect(await strip.count()).toBe(0)

  // Reconnecting may have cost some milliseconds of the minute that a review requires.
  await site.pass(10, ['client', 'psychic'])
  await client.getByRole('button', { name: 'Terminer la consultation' }).click()
  await client.getByRole('button', { name: 'Terminer', exact: true }).click()
  await client.getByRole('radio', { name: '5 sur 5' }).waitFor()
  await psychic.getByRole('heading', { name: 'Consultation avec Camille terminée' }).waitFor()
  await expect.poll(async () => [await focused(client), await focused(psychic)]).toEqual(['H1', 'H1'])
  expect(await client.title()).toBe('Consultation terminée')
  await psychic.getByText('Camille y a mis fin.').waitFor()
  const ended = await psychic.getByRole('main').innerText()
  const [, minutes = '', seconds = '0'] = /Temps compté\s+(\d+)\smin(?:\s(\d+)\ss)?/.exec(ended) ?? []
  const price = priceOf(Number(minutes) * 60 + Number(seconds), 290)
  expect(price).toBeGreaterThan(290)
  expect(ended).toContain(`Votre part\n${inEuros(psychicShare(price, VAT_PERCENT, PSYCHIC_SHARE_PERCENT))}`)
  expect(await psychic.getByRole('textbox', { name: 'Ma note' }).isVisible()).toBe(true)
  await expectSound(client, psychic)
  await client.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await client.getByText('Choisissez une note').waitFor()
  expect(await focused(client)).toBe('INPUT')
  await client.getByRole('radio', { name: '4 sur 5' }).check()
  await client.getByLabel('Votre avis en quelques mots').fill('Une écoute juste, sans promesse.')
  await client.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect
    .poll(() => client.evaluate(() => document.activeElement?.textContent))
    .toContain('Votre avis sera publié après relecture')
})

test('a request missed on another page is reported in words', async () => {
  const [client, psychic] = [await signIn(cable, CLIENT), await signIn(beside, PSYCHIC)]
  await post(psychic, '/api/workspace/presence', { channels: ['chat'] })
  await psychic.goto('/mon-compte')
  for (const told of ['est restée sans réponse', 'vous êtes maintenant hors ligne']) {
    await client.goto('/voyance/salome/consulter')
    await client.getByLabel('Je demande expressément').check()
    await client.getByRole('button', { name: 'Demander la consultation' }).click()
    await psychic.getByText('Demande de Camille', { exact: true }).waitFor()
    await site.pass(50, [])
    await psychic.getByText(told).waitFor()
  }
  await psychic.getByRole('link', { name: 'Me rendre disponible' }).click()
  await psychic.getByText('votre présence est passée hors ligne').waitFor()
})

/** Long enough for the periodic refresh, without waiting for it. */
const LOOKED_AGAIN_MS = 25_000

test.each(['psychic', 'client'] as const)(
  'a cut connection keeps the room of the %s, with the text being typed',
  async (side) => {
    const [client, psychic] = [
      await signIn(side === 'client' ? cable : beside, CLIENT),
      await signIn(side === 'psychic' ? cable : beside, PSYCHIC),
    ]
    const [cut, other] = side === 'client' ? [client, psychic] : [psychic, client]
    await cut.clock.install()
    await openRoom(client, psychic)
    await say(psychic, 'Bonjour Camille.')
    await client.getByText('Bonjour Camille.').waitFor()
    await composer(cut).fill('Une phrase que je n’ai pas')
    site.cable.cut()
    await cut.getByText('Connexion interrompue').waitFor()
    await cut.clock.fastForward(14_000)
    await cut.clock.fastForward(LOOKED_AGAIN_MS)
    await composer(cut).pressSequentially(' finie')
    expect(await cut.getByText('Connexion interrompue').count()).toBe(1)
    site.cable.mend()
    await cut.clock.fastForward(6000)
    await cut.getByText('Connexion interrompue').waitFor({ state: 'detached' })
    expect(await composer(cut).inputValue()).toBe('Une phrase que je n’ai pas finie')
    await cut.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await other.getByText('Une phrase que je n’ai pas finie').waitFor()
  },
)

test('a cut connection keeps the workspace of a waiting psychic, says so, and recovers by itself', async () => {
  const psychic = await signIn(cable, PSYCHIC)
  await psychic.clock.install()
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: /Me rendre disponible|Changer mes canaux/ }).click()
  await psychic.getByText('Visible depuis').waitFor()
  site.cable.cut()
  await psychic.clock.fastForward(LOOKED_AGAIN_MS)
  await psychic.getByText('aucune demande ne peut vous parvenir').waitFor()
  await psychic.getByRole('button', { name: 'Faire une pause' }).click()
  await psychic.getByText('rien n’a été envoyé').waitFor()
  expect(await psychic.getByRole('heading', { level: 1 }).innerText()).toBe('Espace voyant')
  site.cable.mend()
  await psychic.getByText('aucune demande ne peut vous parvenir').waitFor({ state: 'detached' })
  await psychic.getByRole('button', { name: 'Faire une pause' }).click()
  await psychic.getByText('En pause depuis').waitFor()
})
