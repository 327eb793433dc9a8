import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { Caller } from './caller.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'
beforeAll(() => openSite())
afterAll(closeSite)
const sizes = [['375', 375, 812], ['1440', 1440, 900]] as const
async function shoot(page: Page, name: string, full = false) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const [n, width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(250)
      await page.screenshot({ path: `/tmp/shots/${name}-${n}-${scheme}.png`, fullPage: full })
    }
  }
}
async function signIn(page: Page, email: string, to: string) {
  await page.context().addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.goto(`/connexion?retour=${to}`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('clair-de-lune-2026')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL((url) => url.pathname !== '/connexion')
}
test('shots', async () => {
  const client = await Caller.signIn(site, 'cliente@demo.test')
  const psychic = await Caller.signIn(site, 'voyante@demo.test')
  const { psychics } = await client.call(site, 'GET', '/api/psychics?name=Salomé')
  await psychic.call(site, 'POST', '/api/workspace/presence', { channels: ['chat'] })
  const { id } = (await client.call(site, 'POST', '/api/consultations', { psychicId: psychics[0].id, channel: 'chat' })).consultation
  await psychic.call(site, 'POST', `/api/workspace/requests/${id}/accept`)
  const line = await psychic.socket(site, id)
  const c = await openVisitor(browser, site.address)
  await signIn(c.page, 'cliente@demo.test', `/consultations/${id}`)
  const p = await openVisitor(browser, site.address)
  await signIn(p.page, 'voyante@demo.test', `/consultations/${id}`)
  await psychic.call(site, 'POST', `/api/consultations/${id}/messages`, { clientId: 'p1', text: 'Bonjour Camille, je vous écoute. Qu’est-ce qui vous amène ce soir ?' })
  await client.call(site, 'POST', `/api/consultations/${id}/messages`, { clientId: 'c1', text: 'Bonsoir Salomé. J’hésite à changer de travail, et j’aimerais y voir plus clair.' })
  await site.pass(5, ['client', 'psychic'])
  await shoot(c.page, 'room-client')
  await site.pass(9, ['psychic'])
  await p.page.waitForTimeout(700)
  await shoot(p.page, 'room-unheard')
  await site.pass(5, ['client', 'psychic'])
  for (let k = 0; k < 4; k += 1) {
    await psychic.call(site, 'POST', `/api/consultations/${id}/messages`, { clientId: `p${k + 2}`, text: 'Je regarde les cartes.' })
    await site.pass(50, ['client', 'psychic'])
  }
  await c.page.waitForTimeout(900)
  await shoot(c.page, 'room-asked')
  await site.pass(70, ['client', 'psychic'])
  await c.page.waitForTimeout(900)
  await shoot(c.page, 'room-absence')
  await shoot(p.page, 'room-absence-psychic')
  await client.call(site, 'POST', `/api/consultations/${id}/danger`, {}).catch(() => null)
  await client.ask(site, 'POST', `/api/consultations/${id}/messages`, { clientId: 'c9', text: 'Je veux mourir, je n’en peux plus.' })
  await c.page.waitForTimeout(1200)
  await shoot(c.page, 'room-care')
  await c.page.goto('/wallet')
  await shoot(c.page, 'wallet-held', true)
  await c.page.goto(`/consultations/${id}/recu`)
  await shoot(c.page, 'receipt-held', true)
  await c.page.goto('/mon-compte/acces')
  await shoot(c.page, 'ways-in', true)
  await site.owner.updateTable('sessions').set((of) => ({ created_at: of('created_at', '-', '20 minutes' as never) })).execute().catch(() => null)
  line.close()
}, 180000)
test('staff', async () => {
  const { page } = await openVisitor(browser, site.address)
  await page.goto('/admin')
  await page.getByLabel('Adresse e-mail').fill('admin@demo.test')
  await page.getByLabel('Mot de passe').first().fill('clair-de-lune-2026')
  await page.getByRole('button', { name: /continuer|connecter/i }).first().click()
  await page.waitForTimeout(2500)
  await shoot(page, 'staff-code')
  console.log(page.url())
}, 60000)
