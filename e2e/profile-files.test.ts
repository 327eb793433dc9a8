import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRecording } from '../test/recordings.ts'
import { axeOn } from './axe.ts'
import { openVisitor } from './browser.ts'
import { signedIn } from './by-api.ts'
import { signInAtDesk } from './sign-in-at-desk.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

const PHONE = { width: 375, height: 812 }
const WIDE = { width: 1440, height: 900 }
const SOUND = { name: 'bonjour.webm', mimeType: 'audio/webm' }
const PHOTO = { name: 'moi.jpg', mimeType: 'image/jpeg' }

beforeAll(() => openSite())
afterAll(closeSite)

/** Grain, which no compression takes out: heavier than any other form of a page may be. */
const aHeavyPhoto = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#888',
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

const healthy = async (page: Page) => expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])

test('a psychic proposes a photo and a voice on a phone; accepted by a moderator, they are on the profile', async () => {
  const psychic = await signedIn(browser, site.address, 'voyante@demo.test')
  await psychic.setViewportSize(PHONE)
  await psychic.goto('/espace-voyant/profil')
  await psychic.locator('#portrait-file').setInputFiles({ ...PHOTO, buffer: Buffer.from('rien') })
  await psychic.getByRole('button', { name: 'Proposer cette photo' }).click()
  await psychic.getByText('Ce type de fichier n’est pas accepté.').first().waitFor()
  await psychic.locator('#portrait-file').setInputFiles({ ...PHOTO, buffer: await aHeavyPhoto() })
  const frame = psychic.getByRole('button', { name: 'Votre visage dans le cercle' })
  await frame.press('-')
  await frame.press('ArrowRight')
  const side = (name: string) => psychic.getByRole('slider', { name }).inputValue().then(Number)
  const [size, left] = [await side('Côté du cadre'), await side('Depuis la gauche')]
  expect(size).toBeLessThan(600)
  const { x, y, width } = (await frame.boundingBox())!
  await psychic.mouse.move(x + width / 2, y + width / 2)
  await psychic.mouse.down()
  await psychic.mouse.move(x + width / 2 - 15, y + width / 2)
  await psychic.mouse.up()
  expect([await side('Côté du cadre'), (await side('Depuis la gauche')) < left]).toEqual([size, true])
  await healthy(psychic)
  await psychic.getByRole('button', { name: 'Proposer cette photo' }).click()
  await psychic.getByText('Le portrait que verront les visiteurs').waitFor()
  const seen = psychic.locator('figure img')
  await expect
    .poll(() => seen.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  expect(await seen.count()).toBe(3)
  await psychic.locator('#voice-file').setInputFiles({ ...SOUND, buffer: await aRecording({ seconds: 4 }) })
  await psychic.getByRole('button', { name: 'Proposer cette présentation' }).click()
  await expect.poll(() => psychic.getByRole('button', { name: 'Reprendre ma proposition' }).count()).toBe(2)
  await psychic.getByRole('button', { name: 'Enregistrer ma présentation' }).waitFor()
  await healthy(psychic)
  await psychic.setViewportSize(WIDE)
  await healthy(psychic)

  const { page: visitor } = await openVisitor(browser, site.address)
  await visitor.goto('/voyance/salome')
  await visitor.getByText('Salomé n’a pas encore enregistré de présentation vocale.').waitFor()

  const { page: desk, context } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await desk.goto('/admin')
  await signInAtDesk(desk, 'moderateur@demo.test')
  for (const what of ['photo', 'présentation vocale']) {
    await desk.getByRole('menuitem', { name: 'Changements de profil' }).click()
    await desk.getByRole('cell', { name: what, exact: true }).click()
    await desk.getByText('Ce qui est proposé').waitFor()
    if (what === 'photo') await healthy(desk)
    await desk.getByRole('button', { name: 'Accepter' }).click()
    await desk.getByText('Le changement est fait et le voyant est prévenu.').first().waitFor()
  }

  await visitor.goto('/voyance/salome')
  await visitor.getByRole('button', { name: 'Écouter', exact: true }).click()
  await visitor.getByRole('button', { name: 'Mettre en pause' }).or(visitor.getByText('encore 0:0')).first().waitFor()
  await healthy(visitor)
})
