import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeOn } from './axe.ts'
import { postAt } from './by-api.ts'
import type { Hands } from './hands.ts'
import type { RunningSite } from './site.ts'
import { widerThanScreen } from './wider-than-screen.ts'

export const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const composer = (page: Page) => page.getByLabel('Votre message')
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)

interface Asking {
  theme?: string
  /** Whether to share the client's own chart. */
  shares?: boolean
}

/** Back at the desk: the clock that the test moves may have ended the presence meanwhile. */
export async function beFree(psychic: Page, hands: Hands): Promise<void> {
  await psychic.goto('/espace-voyant')
  const free = button(psychic, 'Me rendre disponible')
  if (await free.isVisible()) await hands.press(free)
  await psychic.getByText('Visible depuis').waitFor()
}

export async function ask(client: Page, { theme, shares }: Asking = {}): Promise<void> {
  await client.goto('/voyance/salome/consulter')
  await client.getByLabel('Je demande expressément').check()
  if (shares) await client.getByLabel('Je partage mon thème astral').check()
  if (theme) await client.getByLabel('De quoi souhaitez-vous parler').selectOption({ label: theme })
  await button(client, 'Demander la consultation').click()
  await client.getByRole('heading', { name: 'Demande à Salomé' }).waitFor()
}

/** A birth of the client's own, kept in their account. */
export async function keepChart(site: RunningSite, client: Page): Promise<void> {
  const { charts } = await (await client.context().request.get('/api/charts')).json()
  if (charts.some(({ isOwn }: { isOwn: boolean }) => isOwn)) return
  const place = { place: 'Lyon (69)', latitude: 45.75, longitude: 4.85 }
  const birth = { name: 'Camille Durand', isOwn: true, birthDate: '1990-05-12', birthTime: '14:30', ...place }
  await postAt(site.address, client, '/api/charts', birth)
}

export const idIn = (client: Page) => Number(new URL(client.url()).pathname.split('/')[2])

/** What the psychic is told to have earned by the consultation that just ended. */
export async function shareTold(psychic: Page): Promise<string> {
  await psychic.getByRole('heading', { name: 'Consultation avec Camille terminée' }).waitFor()
  return (await psychic.locator('dl > div', { hasText: 'Votre part' }).locator('dd').first().textContent()) ?? ''
}

/** Accepted, and two messages with time between them. */
export async function talk(site: RunningSite, psychic: Page, hands: Hands): Promise<void> {
  await hands.press(button(psychic, 'Accepter'))
  await psychic.getByText('Envoyez votre premier message dans').waitFor()
  for (const words of ['Bonjour Camille.', 'Voici ce que je vois.']) {
    await hands.write(composer(psychic), words)
    await psychic.keyboard.press('Enter')
    await psychic.getByRole('log').getByText(words).waitFor()
    await site.pass(40, ['client', 'psychic'])
  }
}

export async function endBy(client: Page): Promise<void> {
  await client.getByRole('button', { name: 'Terminer la consultation' }).click()
  await button(client, 'Terminer').click()
  await client.getByRole('heading', { name: 'Consultation terminée' }).waitFor()
}

/** The page fits the screen with its composer, and has no accessibility violation. */
export async function expectWhole(page: Page): Promise<void> {
  expect(await widerThanScreen(page)).toEqual([])
  const { violations } = await axeOn(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])
}

export const isInView = (page: Page) =>
  composer(page).evaluate((field) => {
    const { top, bottom } = field.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

/** In the room, the positions and the wheel of the chart that the client shares, until they stop it. */
export async function seeSharedChart(
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

/** A reload, then a cut of 15 s, keep what is being written, and the meter stops meanwhile. */
export async function writeThroughCut(
  site: RunningSite,
  psychic: Page,
  client: Page,
  { name, hands }: { name: string; hands: Hands },
): Promise<void> {
  await hands.write(composer(psychic), 'Une phrase que je n’ai pas')
  await psychic.reload()
  await expect.poll(() => composer(psychic).inputValue()).toBe('Une phrase que je n’ai pas')
  await expect.poll(() => focused(psychic)).toBe('text')
  // The line is up again: what was never there can't be cut.
  await site.pass(5, ['client', 'psychic'])
  await expect.poll(() => leaseOf(site)).toBe(LINE_LEASE_MS)
  site.cable.cut()
  await psychic.getByText('Connexion interrompue').first().waitFor()
  // By then the last beats of both sides are recorded.
  await site.pass(1, ['client'])
  await site.pass(15, ['client'])
  await client.getByText('Connexion perdue').first().waitFor()
  await psychic.keyboard.press('End')
  await psychic.keyboard.type(' finie.')
  await shot(psychic, `cut-${name}`)
  site.cable.mend()
  await psychic.getByText('Connexion interrompue').waitFor({ state: 'detached' })
  expect(await composer(psychic).inputValue()).toBe('Une phrase que je n’ai pas finie.')
  await client.getByText('Compteur en marche').waitFor()
  await psychic.keyboard.press('Enter')
  await client.getByText('Une phrase que je n’ai pas finie.').waitFor()
}

/** For how long a side is taken to be there after it was last heard by its socket; by a plain call it is longer. */
const LINE_LEASE_MS = 10_000

const leaseOf = async ({ owner }: RunningSite) =>
  (await owner.selectFrom('meters').select('psychic_lease_ms').where('state', '<>', 'ended').executeTakeFirst())
    ?.psychic_lease_ms
