import { expect, test } from 'vitest'
import { plainWording, say, type Values } from '../../../../platform/i18n/texts.ts'
import { texts as skyTexts } from '../../sky/texts.ts'
import { type Because, because, becauseOfStay } from '../because.ts'
import { texts } from '../texts.ts'
import { explain } from './explain.ts'

const t = (key: keyof typeof texts.entries, values?: Values) => say(plainWording, texts, key, values)
const sky = (key: keyof typeof skyTexts.entries) => say(plainWording, skyTexts, key)
const at = new Date('2026-11-20T05:52:13Z')

test.each<[Because, string]>([
  [
    because('moon', 'house', 'house-9', 16.42, at),
    'La Lune traverse votre maison IX, celle des voyages et des idées, depuis le 20 novembre 2026 à 6~h~52.',
  ],
  [
    becauseOfStay({ body: 'sun', sign: 'scorpio', from: new Date('2026-10-23T03:51:00Z'), to: at }, 1),
    'Le Soleil traverse votre maison I, celle de votre personne, du 23 octobre 2026 à 5~h~51 au 20 novembre 2026 à 6~h~52.',
  ],
  [
    because('moon', 'phase', 'full', 2.5, at),
    'Pleine Lune~: cette phase est en son milieu le 20 novembre 2026 à 6~h~52.',
  ],
  [because('moon', 'phase', 'lastQuarter', 0, at), 'Dernier quartier le 20 novembre 2026 à 6~h~52.'],
  [
    because('mercury', 'retrograde', 'house-3', 4.1, at),
    'Mercure recule en apparence depuis le 20 novembre 2026 à 6~h~52 (de 4°~06′), à travers votre maison III, celle des échanges.',
  ],
  [
    because('sun', 'eclipse', 'house-1', 0, at),
    'Éclipse de Soleil le 20 novembre 2026 à 6~h~52, dans votre maison I, celle de votre personne.',
  ],
  [
    because('saturn', 'square', 'mars', 1, at),
    'Saturne contrarie Mars, maître de votre signe~: carré exact le 20 novembre 2026 à 6~h~52.',
  ],
])('a reason is a French sentence: %#', (why, sentence) => {
  expect(explain(why, t, sky).replaceAll('\u00a0', '~')).toBe(sentence)
})
