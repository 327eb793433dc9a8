import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inEuros } from '../src/platform/i18n/french.ts'
import { dayInParis } from '../src/platform/time/days.ts'
import { openBrowser } from './browser.ts'
import { endOpenRoom, signedIn } from './by-api.ts'
import { earnedIn, expectInvoice, expectTable, giveTaxFacts } from './earned.ts'
import { type Hands, keyboard, pointer } from './hands.ts'
import {
  ask,
  beFree,
  button,
  composer,
  endBy,
  expectWhole,
  focused,
  idIn,
  isInView,
  keepChart,
  seeSharedChart,
  shareTold,
  shot,
  talk,
  writeThroughCut,
} from './psychic-stage.ts'
import { CLIENT_ADDRESS, type RunningSite, startSite } from './site.ts'

let site: RunningSite
/** On the connection that the test cuts: the psychic's. */
let cable: Browser
let beside: Browser

beforeAll(async () => {
  site = await startSite({ DISPUTE_HEARING_HOURS: '24' })
  await giveTaxFacts(site.owner)
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

/** Into the month after, on every clock of the house. */
async function endMonth(): Promise<void> {
  const [year, month] = dayInParis(site.now()).split('-').map(Number) as [number, number]
  await site.moveTo(new Date(Date.UTC(year, month, 2, 10)))
}

test.each<{ name: string; width: number; height: number; hands: Hands }>([
  { name: 'desk', width: 1440, height: 900, hands: pointer },
  { name: 'phone', width: 375, height: 812, hands: pointer },
  { name: 'keys', width: 1440, height: 900, hands: keyboard },
])('a psychic’s day ($name): hours, three consultations, a review, gains and papers, nothing lost', async (size) => {
  const { hands } = size
  const psychic = await signIn(cable, 'voyante@demo.test')
  const client = await signIn(beside, 'cliente@demo.test')
  await psychic.setViewportSize(size)
  await psychic.goto('/espace-voyant/horaires')
  expect(await psychic.getByRole('contentinfo').count()).toBe(0)
  await hands.time(psychic.getByLabel('Lundi, plage 1, début'), '09', '30')
  await hands.time(psychic.getByLabel('Lundi, plage 1, fin'), '11', '45')
  await hands.press(button(psychic, 'Enregistrer la semaine'))
  await psychic.getByText('enregistré').first().waitFor()
  await expectWhole(psychic)

  // The bar of state is on this page too, and leads back to it.
  await hands.press(button(psychic, 'Me rendre disponible'))
  await psychic.getByText('Visible depuis').waitFor()
  expect(new URL(psychic.url()).pathname).toBe('/espace-voyant/horaires')
  const menu = button(psychic, 'Menu')
  if (await menu.isVisible()) await hands.press(menu)
  await hands.press(button(psychic, 'Me mettre hors ligne'))
  await psychic.getByText('Hors ligne depuis').waitFor()
  await hands.press(button(psychic, 'Me rendre disponible'))
  await psychic.getByText('Visible depuis').waitFor()

  await psychic.goto('/espace-voyant/reponses')
  await hands.write(psychic.getByLabel('Son nom').last(), `Bonjour ${size.name}`)
  await hands.write(psychic.getByLabel('Son texte').last(), 'Bonjour {prénom}, je prends un instant pour vous.')
  await hands.press(button(psychic, 'Ajouter'))
  await psychic.getByText('C’est enregistré').waitFor()
  await shot(psychic, `answers-${size.name}`)
  await expectWhole(psychic)

  // A request, on any page of the workspace.
  await keepChart(site, client)
  await ask(client, { theme: 'Travail', shares: true })
  await expect.poll(() => psychic.title()).toBe('🔔 Demande de Camille')
  expect(await psychic.locator('link[rel="icon"]').first().getAttribute('href')).toContain('data:image/svg')
  await psychic.goto('/espace-voyant')
  await psychic.getByRole('heading', { name: 'Avant de répondre à Camille' }).waitFor()
  await psychic.getByRole('main').getByText('Travail', { exact: true }).waitFor()
  await psychic.getByText('Soleil en Taureau, Lune en Sagittaire, ascendant Vierge').waitFor()
  await shot(psychic, `request-${size.name}`)
  await expectWhole(psychic)
  await hands.press(button(psychic, 'Accepter'))
  await psychic.getByText('Envoyez votre premier message dans').waitFor()
  await expect.poll(() => focused(psychic)).toBe('text')
  await hands.press(button(psychic, `Bonjour ${size.name}`))
  expect(await composer(psychic).inputValue()).toBe('Bonjour Camille, je prends un instant pour vous.')
  await psychic.keyboard.press('Enter')
  await client.getByText('je prends un instant pour vous').waitFor()
  expect(await isInView(psychic)).toBe(true)
  // The bar of state stays in view above the room.
  const bar = await psychic.getByText('En consultation avec Camille').boundingBox()
  expect(bar?.y).toBeGreaterThanOrEqual(0)
  await shot(psychic, `room-${size.name}`)
  await expectWhole(psychic)

  await seeSharedChart(psychic, client, size)

  await writeThroughCut(site, psychic, client, size)

  // Silence: the countdown, and what is written goes by one key.
  await site.pass(25, ['client', 'psychic'])
  await psychic.getByText(/Envoyez un message dans 3\d/).waitFor()
  await hands.write(composer(psychic), 'Voici où j’en suis.')
  await psychic.keyboard.press('Enter')
  await client.getByText('Voici où j’en suis.').waitFor()
  await site.pass(40, ['client', 'psychic'])
  await endBy(client)
  const [first, firstShare] = [idIn(client), await shareTold(psychic)]

  await psychic.getByRole('heading', { name: 'Consultation avec Camille terminée' }).waitFor()
  await psychic.getByText('Le compteur s’est arrêté').waitFor()
  expect(await psychic.getByRole('textbox', { name: 'Ma note' }).isVisible()).toBe(true)
  await hands.write(psychic.getByRole('textbox', { name: 'Ma note' }), `Aime les réponses franches (${size.name}).`)
  await hands.press(button(psychic, 'Enregistrer ma note'))
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
  await talk(site, psychic, hands)
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
  await hands.write(dispute.getByLabel('Votre version'), `J’ai répondu en une minute (${size.name}).`)
  await hands.press(dispute.getByRole('button', { name: 'Envoyer ma version' }))
  await psychic.getByText('Votre version est enregistrée').waitFor()
  await shot(psychic, `dispute-${size.name}`)
  await expectWhole(psychic)

  // One of distress: it stops, and both have numbers to call.
  await beFree(psychic, hands)
  await ask(client)
  await talk(site, psychic, hands)
  await composer(client).fill('Je n’en parle à personne, mais je veux mourir.')
  await composer(client).press('Enter')
  await client.getByRole('heading', { name: 'Quelqu’un peut vous écouter maintenant' }).waitFor()
  await psychic.getByRole('heading', { name: 'Consultation arrêtée par précaution' }).waitFor()
  for (const page of [client, psychic]) await page.getByRole('main').getByText('3114').first().waitFor()
  const [third, thirdShare] = [idIn(client), await shareTold(psychic)]
  await shot(psychic, `care-${size.name}`)
  await expectWhole(psychic)

  await psychic.goto('/espace-voyant/avis')
  await hands.press(psychic.locator('summary', { hasText: 'Répondre à cet avis' }).first())
  const reply = psychic.getByLabel('Ma réponse').locator('visible=true').first()
  await hands.write(reply, `Merci de votre confiance (${size.name}).`)
  await hands.press(psychic.getByRole('button', { name: 'Envoyer ma réponse' }).filter({ visible: true }).first())
  await psychic.getByText('Votre réponse est enregistrée').waitFor()
  await expectWhole(psychic)

  // Each gain as it was told; what is held is beside the sum.
  const month = dayInParis(site.now()).slice(0, 7)
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
  await expectTable(psychic, sum, hands)

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

  // In the month after: its papers say what the ledger says. A session of a month ago is over.
  await endMonth()
  const later = await signIn(cable, 'voyante@demo.test')
  await later.setViewportSize(size)
  await later.goto(`/espace-voyant/gains/${month}`)
  expect(await earnedIn(site.owner, month)).toBe(sum)
  await expectWhole(later)
  await expectTable(later, sum, hands)
  await expectInvoice(later, sum, hands)
})

test('by one key each: the help, free, accepted, written, ended, a note, offline', async () => {
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
  await psychic.getByText('Visible depuis').waitFor()
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
  await psychic.getByText('Hors ligne depuis').waitFor()
})
