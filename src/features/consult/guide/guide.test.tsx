import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { PsychicView } from '../psychics/views.ts'
import type { Answers } from './answers.ts'
import { GuidedPsychic } from './components/guided-psychic.tsx'
import { loader } from './guide.page.tsx'
import type { Reasons } from './rank.ts'

const site = useTestApp()
const ask = (query: string) => openPage(site, loader, `/voyance/guide${query}`, site.browser())

test('questions follow each other; an unknown answer, or one before its question, is no page', async () => {
  expect((await ask('')).data).toMatchObject({ next: 'theme', guided: null })
  expect((await ask('?theme=amour')).data).toMatchObject({ next: 'way', slugs: { theme: 'amour' }, guided: null })
  for (const query of [
    '?theme=argent',
    '?voie=tchat',
    '?theme=amour&compte=prix',
    '?theme=amour&voie=tchat&compte=or',
  ]) {
    expect((await ask(query)).status, query).toBe(404)
  }
})

test('three answers lead to who can be reached on this site, with the reasons', async () => {
  const named = async (name: string, given: Parameters<typeof addPsychic>[1] = {}) => {
    const { id } = await addPsychic(site.owner, { name, ...given })
    return id
  }
  await named('Absente')
  await named('Ailleurs', { siteId: 100, present: true })
  await named('Chère', { price: 400, present: true })
  await named('Automate', { price: 50, present: true, isAutomaton: true })
  const modest = await named('Modeste', { price: 150, channels: ['chat', 'phone'] })
  await openPresence(site.owner, modest, ['chat', 'phone'], 3600)
  const names = async (query: string) =>
    (await ask(query)).data.guided.map(({ one }: { one: { name: string } }) => one.name)
  expect(await names('?theme=amour&voie=tchat&compte=prix')).toEqual(['Modeste', 'Chère', 'Automate'])
  expect(await names('?theme=amour&voie=telephone&compte=prix')).toEqual(['Modeste'])
  expect(await names('?theme=amour&voie=sms&compte=prix')).toEqual([])
  const [first] = (await ask('?theme=amour&voie=tchat&compte=prix')).data.guided
  expect(first).toMatchObject({ cited: ['vie de couple'], when: 'now' })
})

describe('the reasons, in words', () => {
  const ANSWERS: Answers = { theme: 'love', way: 'any', matter: 'price' }
  const MAUD: PsychicView = {
    ...{ id: 1, slug: 'maud', name: 'Maud', gender: 'female', title: 'Voyante', jobId: 1, jobIds: [1] },
    ...{ specialities: ['amour'], pricePerMinute: 250, rating: 4.5, reviewCount: 12, isNew: false, isFavorite: false },
    ...{ isAutomaton: false, status: 'available', platforms: ['chat', 'phone'], portrait: null, back: null },
  }
  const reasonsOf = (of: Partial<PsychicView>, reasons: Partial<Reasons> = {}, answers: Partial<Answers> = {}) => {
    const guided = { one: { ...MAUD, ...of }, cited: ['amour'], when: 'now' as const, ...reasons }
    const element = <GuidedPsychic guided={guided} answers={{ ...ANSWERS, ...answers }} />
    const Stub = createRoutesStub([{ path: '/', Component: () => element }])
    const [, list = ''] = renderToStaticMarkup(<Stub />).split('Pourquoi Maud')
    return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, said]) => said?.replaceAll('\u00a0', ' '))
  }
  const PERSON = 'C’est une personne.'

  test.each([
    [
      'a person who is free',
      {},
      {},
      {},
      ['Son profil cite : amour.', 'Libre maintenant : tchat, téléphone.', '20 € permettent 8 min.', PERSON],
    ],
    [
      'an automaton without a price',
      { isAutomaton: true, pricePerMinute: 0 },
      {},
      {},
      [
        'Son profil cite : amour.',
        'Libre maintenant : tchat, téléphone.',
        'C’est un automate de démonstration, pas une personne.',
      ],
    ],
    [
      'another subject',
      { status: 'busy' },
      { cited: [], when: 'queue' },
      {},
      [
        'Son profil ne cite pas ce sujet.',
        'En consultation : vous pouvez attendre votre tour, sans rien payer.',
        '20 € permettent 8 min.',
        PERSON,
      ],
    ],
    [
      'any subject, by text message',
      {},
      { cited: [], when: 'text' },
      { theme: 'other' },
      ['Répond par SMS en 24 heures au plus, ou rien n’est dû. Le prix est dit avant.', PERSON],
    ],
    [
      'somebody who comes back',
      { status: 'offline', back: { at: '2026-11-28T08:30:00Z', said: 'tomorrow' } },
      { when: 'back' },
      {},
      [
        'Son profil cite : amour.',
        'De retour demain à 9 h 30 ; ses façons de parler seront affichées alors.',
        '20 € permettent 8 min.',
        PERSON,
      ],
    ],
    [
      'reviews',
      {},
      {},
      { matter: 'reviews' },
      [
        'Son profil cite : amour.',
        'Libre maintenant : tchat, téléphone.',
        '20 € permettent 8 min.',
        'Note moyenne : 4,5 sur 5, par 12 personnes.',
        PERSON,
      ],
    ],
    [
      'no review',
      { rating: null, reviewCount: 0 },
      {},
      { matter: 'reviews' },
      [
        'Son profil cite : amour.',
        'Libre maintenant : tchat, téléphone.',
        '20 € permettent 8 min.',
        'Pas encore d’avis.',
        PERSON,
      ],
    ],
  ] as const)('%s', (_, of, reasons, answers, said) => {
    expect(reasonsOf(of as Partial<PsychicView>, reasons as Partial<Reasons>, answers)).toEqual(said)
  })
})
