import { mkdir } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { photograph } from '../test/pictures.ts'
import { aRecording } from '../test/recordings.ts'
import { axeOn } from './axe.ts'
import { openBrowser } from './browser.ts'
import { postAt, signedIn } from './by-api.ts'
import { ofTheScreen } from './of-the-screen.ts'
import { CLIENT_ADDRESS, type RunningSite, startSite } from './site.ts'
import { WITH_MICROPHONE } from './voice.ts'

let site: RunningSite
/** On the connection that a test may cut, and on a separate one. */
let cable: Browser
let beside: Browser
const photo = { name: 'IMG_4211.jpg', mimeType: 'image/jpeg', buffer: await photograph() }

beforeAll(async () => {
  site = await startSite()
  cable = await openBrowser(CLIENT_ADDRESS, WITH_MICROPHONE)
  beside = await openBrowser(undefined, WITH_MICROPHONE)
})
afterEach(async () => {
  site.cable.mend()
  const open = await site.owner
    .selectFrom('consultations')
    .select('id')
    .where('status', 'in', ['requested', 'accepted', 'running', 'paused'])
    .executeTakeFirst()
  if (open) {
    const page = await signIn(beside, CLIENT)
    await page.context().request.post(`/api/consultations/${open.id}/end`, { headers: { origin: site.address } })
  }
  for (const browser of [cable, beside]) for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await cable?.close()
  await beside?.close()
  await site?.stop()
})

const CLIENT = 'cliente@demo.test'
const PSYCHIC = 'voyante@demo.test'

const signIn = (browser: Browser, email: string, scripts?: boolean) => signedIn(browser, site.address, email, scripts)

const post = (page: Page, path: string, data?: object) => postAt(site.address, page, path, data)

/** A room that has just begun, open for both. */
async function openRoom(scripts = true): Promise<{ client: Page; psychic: Page; id: number }> {
  const [client, psychic] = [await signIn(cable, CLIENT, scripts), await signIn(beside, PSYCHIC)]
  await post(psychic, '/api/workspace/presence', { channels: ['chat'] })
  const { psychics } = await (await client.context().request.get('/api/psychics?name=Salomé')).json()
  const { consultation } = await post(client, '/api/consultations', { psychicId: psychics[0].id, channel: 'chat' })
  await post(psychic, `/api/workspace/requests/${consultation.id}/accept`)
  await client.goto(`/consultations/${consultation.id}`)
  await psychic.goto('/espace-voyant')
  await say(psychic, 'Bonjour Camille, montrez-moi la main gauche.')
  if (scripts) await client.getByText('Bonjour Camille').waitFor()
  return { client, psychic, id: consultation.id }
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const log = (page: Page) => page.getByRole('log')

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Votre message').fill(words)
  await button(page, 'Envoyer').click()
}

async function choose(page: Page): Promise<void> {
  await page.getByLabel('Joindre une image ou un message vocal').click()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Envoyer une image').click()])
  await chooser.setFiles(photo)
}

async function expectSound(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [width, height] of [
      [320, 600],
      [375, 812],
      [1440, 900],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      const size = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement
          return [scrollWidth, scrollHeight]
        })
      await expect.poll(size, { message: `${name} ${width}` }).toEqual([width, height])
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png` })
    }
    const axe = axeOn(page).include('main')
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(ofTheScreen)).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('a picture, a voice note and an answer to each, on both sides', async () => {
  if (process.env.SHOTS) await mkdir(process.env.SHOTS, { recursive: true })
  const { client, psychic } = await openRoom()
  await choose(client)
  await client.getByLabel('Ce que montre l’image').waitFor()
  await expectSound(client, 'draft')
  await client.getByLabel('Ce que montre l’image').fill('Ma main gauche, paume ouverte')
  await button(client, 'Envoyer l’image').click()
  for (const page of [client, psychic]) {
    const picture = log(page).getByRole('img', { name: 'Ma main gauche, paume ouverte' })
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  // The phone's photograph was turned upright and made smaller before it left.
  const picture = await site.owner.selectFrom('message_files').select('kind').execute()
  expect(picture).toEqual([{ kind: 'picture' }])

  await button(psychic, /^Répondre à Camille\s: Image, Ma main gauche/).click()
  await expect.poll(() => psychic.evaluate(() => document.activeElement?.id)).toBe('text')
  await say(psychic, 'Je vois une ligne de cœur très nette.')
  await client.getByRole('link', { name: /^En réponse à Vous\s+Image, Ma main gauche/ }).waitFor()

  await psychic.getByLabel('Joindre une image ou un message vocal').press('Enter')
  await button(psychic, 'Enregistrer un message vocal').click()
  await psychic.getByRole('link', { name: '3114' }).waitFor()
  await psychic.getByText('jamais transcrit').waitFor()
  await button(psychic, 'Commencer').click()
  await psychic.getByText(/^Enregistrement, 0:0[2-9] sur 2:00$/).waitFor()
  await expectSound(psychic, 'recording')
  await button(psychic, 'Arrêter').click()
  await psychic.getByText('Écoutez avant d’envoyer.').waitFor()
  await button(psychic, 'Envoyer le message vocal').click()
  await log(psychic).getByRole('slider').waitFor()

  const slider = log(client).getByRole('slider', { name: 'Position dans le message vocal' })
  await log(client).getByRole('button', { name: 'Écouter' }).click()
  await log(client).getByRole('button', { name: 'Mettre en pause' }).waitFor()
  await log(client)
    .getByText(/^encore 0:0\d$/)
    .waitFor()
  await log(client).getByRole('button', { name: 'Mettre en pause' }).click()
  await slider.press('Home')
  await slider.press('ArrowRight')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^[01]\u00a0s sur /)
  await log(client).getByRole('button', { name: 'Vitesse 1' }).click()
  await log(client).getByRole('button', { name: 'Vitesse 1,5' }).waitFor()

  await button(client, /^Répondre à Salomé\s: Message vocal/).press('Enter')
  await client.getByText('Réponse à Salomé').waitFor()
  await client.keyboard.press('Escape')
  expect(await client.getByText('Réponse à Salomé').count()).toBe(0)
  await button(client, /^Répondre à Salomé\s: Message vocal/).press('Enter')
  await expectSound(client, 'answering')
  await say(client, 'Merci, votre voix m’apaise.')
  await psychic.getByRole('link', { name: /^En réponse à Vous\s+Message vocal/ }).click()
  await expect.poll(() => psychic.evaluate(() => document.activeElement?.id)).toMatch(/^message-\d+$/)
  await expectSound(client, 'room-client')
  await expectSound(psychic, 'room-psychic')

  await log(client)
    .getByRole('link', { name: /^Voir l’image en grand/ })
    .click()
  await client.getByRole('dialog').getByRole('img').waitFor()
  await client.keyboard.press('Escape')
  await button(client, 'Terminer la consultation').click()
  await button(client, 'Terminer').click()
  await client.getByText('Merci d’avoir pris ce moment').waitFor()
  await log(client).getByRole('slider').waitFor()
})

test('a line cut while a picture leaves loses nothing and doubles nothing; a sending can be given up', async () => {
  const { client, psychic, id } = await openRoom()
  await client.context().route('**/pictures', async (route) => {
    site.cable.cut()
    await route.abort('connectionreset')
  })
  await choose(client)
  await button(client, 'Envoyer l’image').click()
  await client
    .getByText('Non envoyé')
    .or(client.getByText(/^Une erreur/))
    .first()
    .waitFor()
  await client.context().unroute('**/pictures')
  site.cable.mend()
  await log(psychic).getByRole('img').waitFor()
  expect(await log(client).getByRole('img').count()).toBe(1)

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await client.context().route('**/pictures', async (route) => {
    await held
    await route.abort().catch(() => {})
  })
  await choose(client)
  await button(client, 'Envoyer l’image').click()
  await button(client, 'Annuler l’envoi').click()
  release()
  await expect.poll(() => log(client).getByRole('img').count()).toBe(1)
  const sent = await site.owner.selectFrom('message_files').select('id').where('consultation_id', '=', id).execute()
  expect(sent).toHaveLength(1)
})

test('without scripts, a picture and a recorded file are sent by forms', async () => {
  const { client, psychic } = await openRoom(false)
  await client.getByLabel('Joindre une image ou un message vocal').click()
  await client.locator('#picture-file').setInputFiles(photo)
  await client.getByLabel('Ce que montre l’image').fill('Ma main')
  if (process.env.SHOTS) await client.screenshot({ path: `${process.env.SHOTS}/plain.png` })
  await button(client, 'Envoyer l’image').click()
  await log(psychic).getByRole('img', { name: 'Ma main' }).waitFor()
  await client.getByLabel('Joindre une image ou un message vocal').click()
  const buffer = await aRecording({ seconds: 4, format: 'ogg' })
  await client.locator('#note-file').setInputFiles({ name: 'note.ogg', mimeType: 'audio/ogg', buffer })
  await button(client, 'Envoyer le message vocal').click()
  await log(psychic).getByText('0:04').waitFor()
  await client.getByLabel('Joindre une image ou un message vocal').click()
  await client
    .getByLabel('Fichier image')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await button(client, 'Envoyer l’image').click()
  await client.getByText('Ce type de fichier n’est pas accepté.').waitFor()
})
