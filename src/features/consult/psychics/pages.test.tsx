import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { contextOf } from '../../../visit-context.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { Reach } from '../catalogue/components/reach.tsx'
import { loader as loadProfile } from '../catalogue/psychic.page.tsx'
import { loader as loadList } from '../catalogue/psychics.page.tsx'
import type { ComingDay, Hours } from '../hours/coming-week.server.ts'
import { ComingWeek } from '../hours/components/coming-week.tsx'
import { Heart } from './components/heart.tsx'
import { PsychicCard } from './components/psychic-card.tsx'
import { findPsychicById } from './find-psychic.server.ts'
import type { PsychicView } from './views.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const given = (path: string, slug = '') => ({
  url: new URL(path, 'http://localhost:3000'),
  params: { slug },
  context: contextOf(visit(), '', new RouterContextProvider()),
})
const list = (search: string) => loadList(given(`/voyance${search}`) as never)
const profile = (slug: string, search = '') => loadProfile(given(`/voyance/${slug}${search}`, slug) as never)

function markupOf(element: React.ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Stub />)
}

/** The text of an element, without tags. */
function read(element: React.ReactNode): string {
  return markupOf(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

async function shown(traits: Parameters<typeof addPsychic>[1]) {
  const { id } = await addPsychic(site.owner, traits)
  return (await findPsychicById(visit(), id))!
}

describe('the list', () => {
  test('an address with empty parameters is cleaned', async () => {
    const answer = await list('?jobId=&price=3&name=').catch((thrown) => thrown)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/voyance?price=3'])
  })

  test('it shows twelve, then as many matches as the address says', async () => {
    for (let turn = 0; turn < 20; turn++) await addPsychic(site.owner, { jobId: 5 })
    const first = await list('?jobId=5')
    expect([first.list.psychics.length, first.list.total]).toEqual([12, 20])
    expect((await list('?jobId=5&nombre=17')).list.psychics.length).toBe(17)
    const grouped = await list('?jobId=5&isGrouped=1')
    expect(grouped.list.psychicsGroups.map((group) => [group.name, group.psychics.length])).toEqual([
      ['Numérologues', 20],
    ])
  })

  test('an invalid filter is reported and ignored', async () => {
    const page = await list('?jobId=77&gender=male')
    expect([page.faulty, page.filters, page.list.total]).toEqual([true, { gender: 'male' }, 0])
  })
})

/** A psychic out of their hours, who is back on the morning after the tests' day. */
const withHours = (psychic: PsychicView): PsychicView & { hours: Hours; keptAt: null } => ({
  ...psychic,
  hours: { week: null, back: { at: new Date('2026-11-22T08:30:00Z'), said: 'tomorrow' } },
  keptAt: null,
})

describe('the profile', () => {
  test('an unknown name gives the not-found page', async () => {
    await expect(profile('telephone')).rejects.toMatchObject({ init: { status: 404 } })
  })

  test('available psychics are suggested instead of an absent one', async () => {
    const absent = await addPsychic(site.owner, { jobId: 2 })
    const there = await addPsychic(site.owner, { jobId: 2, present: true })
    expect((await profile(absent.slug)).alike.map((one) => one.id)).toEqual([there.id])
    expect((await profile(there.slug)).alike).toEqual([])
  })
})

describe('the rendered text', () => {
  test('a card shows name, job, presence, open channels and the price per minute', async () => {
    const card = read(<PsychicCard psychic={await shown({ name: 'Oriane', jobId: 3, price: 310, present: true })} />)
    for (const words of ['Oriane', 'Astrologue', 'Disponible', 'Tchat', '3,10\u00a0€/min', 'Pas encore d’avis']) {
      expect(card).toContain(words.replace('\u00a0', ' '))
    }
    expect(card).not.toContain('Automate')
  })

  test('an automated psychic is labelled as such', async () => {
    expect(read(<PsychicCard psychic={await shown({ isAutomaton: true })} />)).toContain('Automate de démonstration')
  })

  test('the link to consult is shown for each channel that is open, and for no other', async () => {
    const way = 'Consulter par tchat'
    expect(
      read(<Reach psychic={withHours(await shown({ present: true }))} books={false} freeAlert={null} />),
    ).toContain(way)
    const absent = read(<Reach psychic={withHours(await shown({ name: 'Paul' }))} books freeAlert={null} />)
    expect(absent).toContain('Paul n’est pas en ligne. De retour demain à 9 h 30.')
    expect(absent).toContain('Prendre rendez-vous')
    expect(absent).not.toContain(way)
    const { id } = await addPsychic(site.owner, { name: 'Rose' })
    await openPresence(site.owner, id, ['phone'], 60)
    const byPhone = read(
      <Reach psychic={withHours((await findPsychicById(visit(), id))!)} books={false} freeAlert={null} />,
    )
    expect(byPhone).toContain('Consulter par téléphone')
    expect(byPhone).not.toContain(way)
    await openPresence(site.owner, id, ['sms'], 60)
    const byText = read(
      <Reach psychic={withHours((await findPsychicById(visit(), id))!)} books={false} freeAlert={null} />,
    )
    expect(byText).toContain('Rose fait une pause')
  })

  test('a price is told by what twenty euros permit, except where nothing is paid', async () => {
    const reach = async (price: number) =>
      read(<Reach psychic={withHours(await shown({ price }))} books={false} freeAlert={null} />)
    expect(await reach(150)).toContain('20 € permettent 13 min 20 s de consultation.')
    expect(await reach(310)).toContain('20 € permettent 6 min 27 s de consultation.')
    const free = withHours({ ...(await shown({})), pricePerMinute: 0 })
    expect(read(<Reach psychic={free} books={false} freeAlert={null} />)).not.toContain('permettent')
  })

  test('the heart is a form for clients, a sign-in link for visitors, and absent for psychics', async () => {
    const psychic = { ...(await shown({ name: 'Lise' })), isFavorite: true }
    const markup = (person: { role: string } | null) => {
      const Stub = createRoutesStub([{ id: 'root', path: '/voyance', Component: () => <Heart psychic={psychic} /> }])
      const hydrationData = { loaderData: { root: { person } } }
      return renderToStaticMarkup(<Stub initialEntries={['/voyance?jobId=1']} hydrationData={hydrationData} />)
    }
    const client = markup({ role: 'client' })
    expect(client).toContain('action="/mes-favoris" method="post"')
    expect(client).toContain('name="retour" value="/voyance?jobId=1"')
    expect(client).toContain('aria-pressed="true" aria-label="Garder Lise parmi mes favoris"')
    expect(markup(null)).toContain(`href="/inscription?retour=${encodeURIComponent(`/voyance/${psychic.slug}`)}"`)
    expect(markup({ role: 'psychic' })).toBe('')
  })

  test('while a psychic is not free, the button offers an alert', async () => {
    const psychic = await shown({ name: 'Rose', slug: 'rose-absente' })
    const way = (freeAlert: ComponentProps<typeof Reach>['freeAlert'], status = psychic.status) =>
      markupOf(
        <Reach psychic={withHours({ ...psychic, status, platforms: ['chat'] })} books={false} freeAlert={freeAlert} />,
      )
    expect(way({ kind: 'anonymous' })).toContain('href="/inscription?retour=%2Fvoyance%2Frose-absente"')
    expect(way({ kind: 'unproven' })).toContain('href="/verification?retour=%2Fvoyance%2Frose-absente"')
    expect(way({ kind: 'open' })).toContain('Me prévenir quand Rose sera libre')
    expect(way({ kind: 'waiting', until: new Date() })).toContain('Ne plus me prévenir')
    expect(way({ kind: 'open' }, 'available')).not.toContain('Me prévenir')
  })

  test('a psychic who is kept free says for when', async () => {
    const psychic = { ...withHours(await shown({ name: 'Rose', present: true })), status: 'busy' as const }
    const kept = { ...psychic, keptAt: new Date('2026-11-21T14:00:00Z') }
    expect(read(<Reach psychic={kept} books={false} freeAlert={null} />)).toContain(
      'Rose garde ce moment pour un rendez-vous à 15 h.',
    )
  })

  test('the coming week is shown in hours of the day, with what differs from the usual one', () => {
    const day = (weekday: number, given: Partial<ComingDay>): ComingDay => ({
      day: `2026-11-2${weekday + 2}`,
      weekday,
      spans: [],
      difference: null,
      ...given,
    })
    const days = [
      day(1, {
        spans: [
          { from: 570, to: 750 },
          { from: 840, to: 1440 },
        ],
      }),
      day(2, { spans: [{ from: 0, to: 1440 }] }),
      day(3, {}),
      day(4, { spans: [{ from: 1320, to: 1560 }], difference: 'other' }),
      day(5, { difference: 'holiday' }),
    ]
    expect(read(<ComingWeek hours={{ week: days, back: null }} />)).toContain(
      'Lundi 23 novembre de 9 h 30 à 12 h 30, de 14 h à minuit Mardi 24 novembre Toute la journée Mercredi 25 novembre Pas d’heures prévues Jeudi 26 novembre de 22 h à 2 h dans la nuit (ce jour-là seulement) Vendredi 27 novembre En congé',
    )
    expect(read(<ComingWeek hours={{ week: null, back: null }} />)).toContain('Aucune heure n’est encore annoncée')
  })
})

test('an unknown address suggests psychics with that name, then available ones', async () => {
  const alike = await addPsychic(site.owner, { slug: 'salome-des-pins' })
  const there = await addPsychic(site.owner, { slug: 'ombeline', present: true })
  const gone = await addPsychic(site.owner, { slug: 'philippine' })
  const thrown = await profile('salome-du-pin').catch((refused) => refused)
  expect(thrown.init.status).toBe(404)
  const links = thrown.data.links.map(({ to }: { to: string }) => to)
  expect([links[0], links.at(-1)]).toEqual([`/voyance/${alike.slug}`, '/voyance'])
  expect(links).toContain(`/voyance/${there.slug}`)
  expect(links).not.toContain(`/voyance/${gone.slug}`)
})
