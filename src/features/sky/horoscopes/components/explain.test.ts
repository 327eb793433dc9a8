import { expect, test } from 'vitest'
import { plainWording, say, type Values } from '../../../../platform/i18n/texts.ts'
import { texts as skyTexts } from '../../sky/texts.ts'
import { type Because, because, becauseOfStay } from '../because.ts'
import { meaningOf } from '../meaning.ts'
import { texts } from '../texts.ts'
import { explain, type Within } from './explain.ts'

const t = (key: keyof typeof texts.entries, values?: Values) => say(plainWording, texts, key, values)
const sky = (key: keyof typeof skyTexts.entries) => say(plainWording, skyTexts, key)
const at = new Date('2026-11-20T05:52:13Z')
const day: Within = { sign: 'aries', from: '2026-11-22', isShort: true }
const month: Within = { sign: 'aries', from: '2026-11-01', isShort: false }

test.each<[Because, Within, string]>([
  [
    because('moon', 'house', 'house-9', 16.42, at),
    day,
    'La Lune traverse votre maison IX, celle des voyages et des idées, depuis vendredi vers 7~h.',
  ],
  [
    because('moon', 'house', 'house-9', 16.42, at),
    { ...day, from: '2026-12-02' },
    'La Lune traverse votre maison IX, celle des voyages et des idées, depuis le 20 novembre.',
  ],
  [
    because('saturn', 'house', 'house-1', 3, new Date('2025-05-25T03:36:00Z')),
    day,
    'Saturne traverse votre maison I, celle de votre personne, depuis le 25 mai 2025.',
  ],
  [
    becauseOfStay({ body: 'sun', sign: 'scorpio', from: new Date('2026-10-23T03:51:00Z'), to: at }, 1),
    month,
    'Le Soleil traverse votre maison I, celle de votre personne, du 23 octobre au 20 novembre.',
  ],
  [
    because('moon', 'phase', 'full', 0, new Date('2026-11-24T22:53:00Z'), { house: 2 }),
    day,
    'Pleine Lune mardi vers minuit.',
  ],
  [because('moon', 'phase', 'lastQuarter', 0, at, { house: 2 }), month, 'Dernier quartier le 20 novembre.'],
  [
    because('mercury', 'retrograde', 'house-3', 4.1, at),
    month,
    'Mercure recule en apparence depuis le 20 novembre (de 4°~06′), à travers votre maison III, celle des échanges.',
  ],
  [
    because('mercury', 'retrograde', 'house-3', 0, at),
    day,
    'Mercure commence à reculer vendredi vers 7~h, à travers votre maison III, celle des échanges.',
  ],
  [
    because('venus', 'retrograde', 'house-7', 9, new Date('2026-10-03T07:00:00Z'), { until: at }),
    month,
    'Vénus recule en apparence du 3 octobre au 20 novembre, à travers votre maison VII, celle du couple et des alliances.',
  ],
  [
    because('mercury', 'direct', 'house-3', 0, at),
    day,
    'Mercure repart en avant vendredi vers 7~h, à travers votre maison III, celle des échanges.',
  ],
  [
    because('sun', 'eclipse', 'house-1', 0, at),
    month,
    'Éclipse de Soleil le 20 novembre, dans votre maison I, celle de votre personne.',
  ],
  [
    because('saturn', 'square', 'mars', 1, at),
    day,
    'Saturne contrarie Mars, maître de votre signe~: carré exact vendredi vers 7~h.',
  ],
  [because('saturn', 'square', 'venus', 1, at), day, 'Saturne contrarie Vénus~: carré exact vendredi vers 7~h.'],
  [
    because('saturn', 'square', 'mars', 1, at),
    { ...day, isOwn: true },
    'Saturne contrarie Mars, maître de votre thème, là où se trouvait cet astre à votre naissance~: carré exact vendredi vers 7~h.',
  ],
])('a reason is a French sentence in human time: %#', (why, within, sentence) => {
  expect(explain(why, t, sky, within).replaceAll('\u00a0', '~')).toBe(sentence)
})

test.each<[Because, string]>([
  [
    because('moon', 'house', 'house-2', 3, at),
    'La Lune règle l’humeur et les besoins~; la maison II est celle de ce que vous gagnez et de ce qui vous rassure~: de là le goût des choses sûres.',
  ],
  [
    because('sun', 'square', 'mars', 0, at, { house: 10 }),
    'À angle droit, les planètes se gênent~: la volonté et l’élan ne vont pas du même pas. Cela se joue dans la maison X, celle du métier et de la réputation.',
  ],
  [
    because('moon', 'phase', 'new', 0, at, { house: 5 }),
    'La Lune et le Soleil repartent du même point~: on y lit un commencement. Cela se joue dans la maison V, celle des amours, des enfants et du jeu.',
  ],
  [
    because('venus', 'retrograde', 'house-7', 2, at),
    'Vu d’ici, la planète revient sur ses pas, et l’affection aussi. Cela se joue dans la maison VII, celle du couple, des alliances et des contrats.',
  ],
])('a reason has a meaning: %#', (why, sentence) => {
  expect(meaningOf(why).replaceAll('\u00a0', '~')).toBe(sentence)
})
