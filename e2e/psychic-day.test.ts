import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inEuros } from '../src/platform/i18n/french.ts'
import { dayInParis } from '../src/platform/time/days.ts'
import { axeOn } from './axe.ts'
import { openBrowser } from './browser.ts'
import { endOpenRoom, postAt, signedIn } from './by-api.ts'
import { earnedIn, expectTable } from './earned.ts'
import { CLIENT_ADDRESS, type RunningSite, startSite } from './site.ts'
import { widerThanScreen } from './wider-than-screen.ts'

let site: RunningSite
/** On the connection that the test cuts: the psychic's. */
let cable: Browser
let beside: Browser

beforeAll(async () => {
  site = await startSite({ DISPUTE_HEARING_HOURS: '24' })
  cable = await openBrowser(CLIENT_ADDRESS)
  beside = await openBrowser()
})
afterEach(async () => {
  site.cable.mend()
  for (const browser of [cable, beside]) for (const context of browser.contexts()) await context.close()
  await endOpenRoom(site, beside, 'cliente@demo.test')
})
afterAll(async () => {
  await cable?.close()
  await beside?.close()
  await site?.stop()
})

async function signIn(browser: Browser, email: string): Promise<Page> {
  const page = await signedIn(browser, site.address, email)
  page.setDefaultTimeout(60_000)
  // From before: every day begins offline.
  if (email === 'voyante@demo.test') {
    await page.context().request.post('/api/workspace/offline', { headers: { origin: site.address } })
  }
  return page
}

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const composer = (page: Page) => page.getByLabel('Votre message')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)

interface Asking {
  theme?: string
  /** Whether to share the client's own chart. */
  shares?: boolean
}

/** Back at the desk: the clock that the test moves may have ended the presence meanwhile. */
async function beFree(psychic: Page): Promise<void> {
  await psychic.goto('/espace-voyant')
  const free = button(psychic, 'Me rendre disponible')
  if (await free.isVisible()) await free.click()
  await psychic.getByText('Vous êtes visible').waitFor()
}

async function ask(client: Page, { theme, shares }: Asking = {}): Promise<void> {
  await client.goto('/voyance/salome/consulter')
  await client.getByLabel('Je demande expressément').check()
  if (shares) await client.getByLabel('Je partage mon thème astral').check()
  if (theme) await client.getByLabel('De quoi souhaitez-vous parler').selectOption({ label: theme })
  await button(client, 'Demander la consultation').click()
  await client.getByRole('heading', { name: 'Demande à Salomé' }).waitFor()
}

/** A birth of the client's own, kept in their account. */
async function keepChart(client: Page): Promise<void> {
  const { charts } = await (await client.context().request.get('/api/charts')).json()
  if (charts.some(({ isOwn }: { isOwn: boolean }) => isOwn)) return
  const place = { place: 'Lyon (69)', latitude: 45.75, longitude: 4.85 }
  const birth = { name: 'Camille Durand', isOwn: true, birthDate: '1990-05-12', birthTime: '14:30', ...place }
  await postAt(site.address, client, '/api/charts', birth)
}

const idIn = (client: Page) => Number(new URL(client.url()).pathname.split('/')[2])

/** What the psychic is told to have earned by the consultation that just ended. */
async function shareTold(psychic: Page): Promise<string> {
  await psychic.getByRole('heading', { name: 'Consultation avec Camille terminée' }).waitFor()
  return (await psychic.locator('dl > div', { hasText: 'Votre part' }).locator('dd').first().textContent()) ?? ''
}

/** Accepted, and two messages with time between them. */
async function talk(psychic: Page): Promise<void> {
  await button(psychic, 'Accepter').click()
  await psychic.getByText('Envoyez votre premier message dans').waitFor()
  for (const words of ['Bonjour Camille.', 'Voici ce que je vois.']) {
    await composer(psychic).fill(words)
    await composer(psychic).press('Enter')
    await psychic.getByRole('log').getByText(words).waitFor()
    await site.pass(40, ['client', 'psychic'])
  }
}

async function endBy(client: Page): Promise<void> {
  await client.getByRole('button', { name: 'Terminer la consultation' }).click()
  await button(client, 'Terminer').click()
  await client.getByRole('heading', { name: 'Consultation terminée' }).waitFor()
}

/** The page fits the screen with its composer, and has no accessibility violation. */
async function expectWhole(page: Page): Promise<void> {
  expect(await widerThanScreen(page)).toEqual([])
  const { violations } = await axeOn(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])
}

const isInView = (page: Page) =>
  composer(page).evaluate((field) => {
    const { top, bottom } = field.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

test.each([
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 375, height: 812 },
])('a psychic’s day at $width px: hours, three consultations, a review, gains, nothing lost', async (size) => {
  const psychic = await signIn(cable, 'voyante@demo.test')
  const client = await signIn(beside, 'cliente@demo.test')
  await psychic.setViewportSize(size)
  await psychic.goto('/espace-voyant/horaires')
  expect(await psychic.getByRole('contentinfo').count()).toBe(0)
  await psychic.getByLabel('Lundi, plage 1, début').fill('09:30')
  await psychic.getByLabel('Lundi, plage 1, fin').fill('12:00')
  await button(psychic, 'Enregistrer la semaine').click()
  await psychic.getByText('enregistré').first().waitFor()
  await expectWhole(psychic)

  // The bar of state is on this page too, and leads back to it.
  await button(psychic, 'Me rendre disponible').click()
  await psychic.getByText('Vous êtes visible').waitFor()
  expect(new URL(psychic.url()).pathname).toBe('/espace-voyant/horaires')
  await button(psychic, 'Me mettre hors ligne').click()
  await psychic.getByText('Vous êtes hors ligne').waitFor()
  await button(psychic, 'Me rendre disponible').click()
  await psychic.getByText('Vous êtes visible').waitFor()

  await psychic.goto('/espace-voyant/reponses')
  await psychic.getByLabel('Son nom').last().fill(`Bonjour ${size.name}`)
  await psychic.getByLabel('Son texte').last().fill('Bonjour {prénom}, je prends un instant pour vous.')
  await button(psychic, 'Ajouter').click()
  await psychic.getByText('C’est enregistré').waitFor()
  await shot(psychic, `answers-${size.name}`)
  await expectWhole(psychic)

  // A request, on any page of the workspace.
  await keepChart(client)
  await ask(client, { theme: 'Travail', shares: true })
  await expect.poll(() => psychic.title()).toBe('🔔 Demande de Camille')
  expect(await psychic.locator('link[rel="icon"]').first().getAttribute('href')).toContain('data:image/svg')
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('heading', { name: 'Avant de répondre à Camille' }).waitFor()
  await psychic.getByText('Travail', { exact: true }).waitFor()
  await psychic.getByText('Soleil en Taureau, Lune en Sagittaire, ascendant Vierge').waitFor()
  await shot(psychic, `request-${size.name}`)
  await expectWhole(psychic)
  await button(psychic, 'Accepter').click()
  await psychic.getByText('Envoyez votre premier message dans').waitFor()
  await expect.poll(() => focused(psychic)).toBe('text')
  await button(psychic, `Bonjour ${size.name}`).click()
  expect(await composer(psychic).inputValue()).toBe('Bonjour Camille, je prends un instant pour vous.')
  await composer(psychic).press('Enter')
  await client.getByText('je prends un instant pour vous').waitFor()
  expect(await isInView(psychic)).toBe(true)
  // The bar of state stays in view above the room.
  const bar = await psychic.getByText('En consultation avec Camille').boundingBox()
  expect(bar?.y).toBeGreaterThanOrEqual(0)
  await shot(psychic, `room-${size.name}`)
  await expectWhole(psychic)

  await seeSharedChart(psychic, client, size)

  // A reload, then a cut of 15 s, keep what is being written.
  await composer(psychic).fill('Une phrase que je n’ai pas')
  await psychic.reload()
  await expect.poll(() => composer(psychic).inputValue()).toBe('Une phrase que je n’ai pas')
  // The line is up again: what was never there can't be cut.
  await site.pass(5, ['client', 'psychic'])
  site.cable.cut()
  await psychic.getByText('Connexion interrompue').first().waitFor()
  await site.pass(15, ['client'])
  await composer(psychic).press('End')
  await composer(psychic).pressSequentially(' finie.')
  await shot(psychic, `cut-${size.name}`)
  site.cable.mend()
  await psychic.getByText('Connexion interrompue').waitFor({ state: 'detached' })
  expect(await composer(psychic).inputValue()).toBe('Une phrase que je n’ai pas finie.')
  await client.getByText('Compteur en marche').waitFor()
  await composer(psychic).press('Enter')
  await client.getByText('Une phrase que je n’ai pas finie.').waitFor()

  // Silence: the countdown, and what is written goes by one key.
  await site.pass(25, ['client', 'psychic'])
  await psychic.getByText(/Envoyez un message dans 3\d/).waitFor()
  await composer(psychic).fill('Voici où j’en suis.')
  await composer(psychic).press('Enter')
  await client.getByText('Voici où j’en suis.').waitFor()
  await site.pass(40, ['client', 'psychic'])
  await endBy(client)
  const [first, firstShare] = [idIn(client), await shareTold(psychic)]

  await psychic.getByRole('heading', { name: 'Consultation avec Camille terminée' }).waitFor()
  await psychic.getByText('Le compteur s’est arrêté').waitFor()
  expect(await psychic.getByRole('textbox', { name: 'Ma note' }).isVisible()).toBe(true)
  await psychic.getByRole('textbox', { name: 'Ma note' }).fill(`Aime les réponses franches (${size.name}).`)
  await button(psychic, 'Enregistrer ma note').click()
  await psychic.getByText('Votre note est enregistrée').waitFor()
  await shot(psychic, `ended-${size.name}`)
  await expectWhole(psychic)

  // Asked again: a client who comes back, with the note.
  await ask(client)
  await psychic.getByText('A déjà consulté').first().waitFor()
  await psychic.getByText(`Aime les réponses franches (${size.name}).`).first().waitFor()
  await button(client, 'Annuler la demande').click()
  await psychic.getByText('a retiré sa demande').waitFor()
  await shot(psychic, `idle-${size.name}`)
  await expectWhole(psychic)

  // One that the client disputes: the psychic is heard before it is answered.
  await ask(client)
  await talk(psychic)
  await endBy(client)
  const [second, secondShare] = [idIn(client), await shareTold(psychic)]
  await client.goto(`/consultations/${second}/recu`)
  await client.getByLabel('Que s’est-il passé').fill('La réponse est venue trop tard.')
  await button(client, 'Contester ce reçu').click()
  await client.getByText('Contestation en attente de réponse').waitFor()
  await psychic.goto('/espace-voyant/contestations')
  const dispute = psychic.locator(`#contestation-${second}`)
  await dispute.getByText('La réponse est venue trop tard.').waitFor()
  await dispute.getByText('Votre part ne peut pas être reprise avant votre version').waitFor()
  await dispute.getByLabel('Votre version').fill(`J’ai répondu en une minute (${size.name}).`)
  await dispute.getByRole('button', { name: 'Envoyer ma version' }).click()
  await psychic.getByText('Votre version est enregistrée').waitFor()
  await shot(psychic, `dispute-${size.name}`)
  await expectWhole(psychic)

  // One of distress: it stops, and both have numbers to call.
  await beFree(psychic)
  await ask(client)
  await talk(psychic)
  await composer(client).fill('Je n’en parle à personne, mais je veux mourir.')
  await composer(client).press('Enter')
  await client.getByRole('heading', { name: 'Quelqu’un peut vous écouter maintenant' }).waitFor()
  await psychic.getByRole('heading', { name: 'Consultation arrêtée par précaution' }).waitFor()
  for (const page of [client, psychic]) await page.getByRole('main').getByText('3114').first().waitFor()
  const [third, thirdShare] = [idIn(client), await shareTold(psychic)]
  await shot(psychic, `care-${size.name}`)
  await expectWhole(psychic)

  await psychic.goto('/espace-voyant/avis')
  await psychic.getByText('Répondre à cet avis').first().click()
  await psychic
    .getByLabel('Ma réponse')
    .locator('visible=true')
    .first()
    .fill(`Merci de votre confiance (${size.name}).`)
  await psychic.getByRole('button', { name: 'Envoyer ma réponse' }).filter({ visible: true }).first().click()
  await psychic.getByText('Votre réponse est enregistrée').waitFor()
  await expectWhole(psychic)

  // Each gain as it was told; what is held is beside the sum.
  const month = dayInParis(new Date()).slice(0, 7)
  await psychic.goto(`/espace-voyant/gains/${month}`)
  const sum = await earnedIn(site.owner, month)
  expect(await psychic.locator('dl > div', { hasText: 'Gain du mois' }).locator('dd').textContent()).toBe(inEuros(sum))
  for (const [id, share] of [
    [first, firstShare],
    [second, secondShare],
    [third, thirdShare],
  ] as const) {
    expect(share).not.toMatch(/^0,0/)
    const line = psychic
      .getByRole('main')
      .locator('tr, li', { hasText: `Consultation n°\u00a0${id}` })
      .first()
    await line.getByText(share).first().waitFor()
  }
  await shot(psychic, `gains-${size.name}`)
  await expectWhole(psychic)
  await expectTable(psychic, sum)

  // All that the psychic did is still there.
  await psychic.goto('/espace-voyant/horaires')
  expect(await psychic.getByLabel('Lundi, plage 1, début').inputValue()).toBe('09:30')
  await psychic.goto('/espace-voyant/contestations')
  await psychic.locator(`#contestation-${second}`).getByText(`J’ai répondu en une minute (${size.name}).`).waitFor()
  await psychic.goto('/espace-voyant/avis')
  await psychic.getByText(`Merci de votre confiance (${size.name}).`).first().waitFor()
  await psychic.goto(`/consultations/${first}/note`)
  await expect
    .poll(() => psychic.getByRole('textbox', { name: 'Ma note' }).inputValue())
    .toBe(`Aime les réponses franches (${size.name}).`)
})

/** In the room, the positions and the wheel of the chart that the client shares, until they stop it. */
async function seeSharedChart(
  psychic: Page,
  client: Page,
  { name, width, height }: { name: string; width: number; height: number },
) {
  const link = psychic.getByRole('link', { name: 'Voir la roue', includeHidden: true })
  expect(await psychic.locator('#room-panel').textContent()).toContain('Milieu du ciel')
  const aside = await psychic.context().newPage()
  await aside.setViewportSize({ width, height })
  await aside.goto(String(await link.getAttribute('href')))
  await aside.getByRole('heading', { name: 'Le thème de Camille' }).waitFor()
  await aside.getByText('Soleil en Taureau, Lune en Sagittaire').first().waitFor()
  expect(await aside.content()).not.toMatch(/Durand|1990-05|Lyon/)
  await shot(aside, `wheel-${name}`)
  expect(await widerThanScreen(aside)).toEqual([])
  expect((await axeOn(aside).analyze()).violations.map(({ id }) => id)).toEqual([])
  await button(client, 'Arrêter ce partage').click()
  await link.waitFor({ state: 'detached' })
  expect((await aside.reload())?.status()).toBe(404)
  await aside.close()
}

test('by keyboard alone: the help, free, accepted, written, ended, a note, offline', async () => {
  const psychic = await signIn(cable, 'voyante@demo.test')
  const client = await signIn(beside, 'cliente@demo.test')
  await psychic.setViewportSize({ width: 1440, height: 900 })
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('button', { name: 'Me rendre disponible' }).waitFor()
  const press = (key: string) => psychic.keyboard.press(key)
  await expect
    .poll(async () => {
      await press('?')
      return psychic.getByRole('dialog').isVisible()
    })
    .toBe(true)
  await psychic.getByText('Accepter la demande').waitFor()
  await shot(psychic, 'keys')
  await press('Escape')
  await psychic.getByRole('dialog').waitFor({ state: 'hidden' })
  await press('d')
  await psychic.getByText('Vous êtes visible').waitFor()
  await ask(client)
  await psychic.getByRole('heading', { name: 'Demande de Camille' }).waitFor()
  await press('a')
  await psychic.getByText('Envoyez votre premier message dans').waitFor()
  await expect.poll(() => focused(psychic)).toBe('text')
  // In the field a key is a letter.
  await psychic.keyboard.type('Bonjour, dr')
  expect(await composer(psychic).inputValue()).toBe('Bonjour, dr')
  await press('Enter')
  await client.getByText('Bonjour, dr').waitFor()
  await press('Escape')
  await press('n')
  await expect.poll(() => focused(psychic)).toBe('note')
  await press('Escape')
  await press('m')
  await expect.poll(() => focused(psychic)).toBe('text')
  await endBy(client)
  await psychic.getByRole('heading', { name: 'Consultation avec Camille terminée' }).waitFor()
  await press('h')
  await psychic.getByText('Vous êtes hors ligne').waitFor()
})
