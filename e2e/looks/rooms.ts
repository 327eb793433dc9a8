import type { Page } from 'playwright-core'
import { ask, consultAutomaton, end } from './consulting.ts'
import type { Person } from './people.ts'
import type { Place, Size } from './place.ts'

/** A phone with an open keyboard, and one in landscape. */
const LOW: readonly Size[] = [
  { width: 375, height: 450 },
  { width: 812, height: 375 },
]

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Annuler la demande' }).click()
  await page.getByRole('heading', { name: 'Demande annulée' }).waitFor()
}

/** The client of the demonstration keeps their own birth. */
const keepOwn = (page: Page) =>
  page.evaluate(async () => {
    const { charts } = await (await fetch('/api/charts')).json()
    if (charts.length > 0) return
    const place = { place: 'Lyon (69)', latitude: 45.75, longitude: 4.85 }
    const birth = { name: 'Camille', isOwn: true, birthDate: '1990-05-12', birthTime: '14:30', ...place }
    await fetch('/api/charts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(birth),
    })
  })

/** A person waits for the psychic's answer. */
async function askedBy(page: Page, also: (who: Person) => Promise<Page>, ticked?: string): Promise<void> {
  await page.goto('/espace-voyant')
  const free = page.getByRole('button', { name: 'Me rendre disponible' })
  if (await free.isVisible()) await free.click()
  await page.getByText('Visible depuis').waitFor()
  await ask(await also('client'), 'salome', ticked)
}

async function receive(page: Page, also: (who: Person) => Promise<Page>, ticked?: string): Promise<void> {
  await askedBy(page, also, ticked)
  await page.getByRole('button', { name: 'Accepter' }).click()
  await page.getByLabel('Votre message').fill('Bonjour Camille, je vous écoute.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

/** Each state of a room, one per line. */
export const roomPlaces: readonly Place[] = [
  {
    who: 'client',
    path: '/consultations/1',
    state: 'waiting',
    async reach(page, also) {
      await askedBy(await also('psychic'), also)
      await page.getByText('Réponse attendue').waitFor()
    },
    leave: cancel,
    more: LOW,
  },
  { who: 'client', path: '/consultations/1', state: 'running', reach: consultAutomaton, leave: end, more: LOW },
  {
    who: 'client',
    path: '/consultations/1',
    state: 'ended',
    async reach(page) {
      await consultAutomaton(page)
      await end(page)
    },
    more: LOW,
  },
  {
    who: 'psychic',
    path: '/espace-voyant',
    state: 'asked',
    async reach(page, also) {
      await askedBy(page, also)
      await page.getByRole('button', { name: 'Accepter' }).waitFor()
    },
    leave: (page) => page.getByRole('button', { name: 'Refuser' }).click(),
  },
  {
    who: 'psychic',
    path: '/espace-voyant',
    state: 'running',
    reach: receive,
    leave: end,
    more: LOW,
  },
  {
    who: 'psychic',
    path: '/consultations/1/theme',
    async reach(page, also) {
      await keepOwn(await also('client'))
      await receive(page, also, 'Je partage mon thème astral')
      await page.goto(`${new URL((await also('client')).url()).pathname}/theme`)
      await page.getByRole('heading', { name: 'Positions' }).waitFor()
    },
    async leave(page) {
      await page.goto('/espace-voyant')
      await end(page)
    },
  },
  {
    who: 'psychic',
    path: '/consultations/1/note',
    async reach(page, also) {
      await receive(page, also)
      const client = await also('client')
      await end(client)
      await page.goto(`${new URL(client.url()).pathname}/note`)
    },
  },
  {
    who: 'psychic',
    path: '/consultations/1/offrir',
    async reach(page, also) {
      await receive(page, also)
      const client = await also('client')
      await end(client)
      await page.goto(`${new URL(client.url()).pathname}/offrir`)
    },
  },
]
