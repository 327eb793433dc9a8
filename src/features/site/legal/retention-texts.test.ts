import { expect, test } from 'vitest'
import { pages } from '../../../../db/seed/content/pages.ts'
import { pagesOfSecond } from '../../../../db/seed/content/pages-second.ts'
import { questions } from '../../../../db/seed/content/questions.ts'
import { AGAIN_DAYS } from '../../consult/free-questions/rules.ts'
import { forms } from '../../house/consents/content.ts'
import { termsTexts } from '../../house/consents/terms-texts.ts'
import { CARD_DAYS } from '../../money/loyalty/rules.ts'
import { CONFIRM_DAYS } from '../../people/marketing/rules.ts'
import { CONVERSATION_MONTHS, KEEP_DAYS } from '../../rights/privacy/retention.ts'
import { EXPORT_DAYS, GRACE_DAYS } from '../../rights/privacy/rules.ts'
import { texts as privacy } from '../../rights/privacy/texts.ts'
import { texts as legal } from './texts.ts'

/** The commercial code, article L123-22: nothing of the house deletes accounting entries. */
const BOOK_DAYS = 10 * 365

const NUMBERS = 'un une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')
const more = { treize: 13, quatorze: 14, quinze: 15, trente: 30 } as const
const DURATION = new RegExp(
  `\\b(${[...NUMBERS, ...Object.keys(more)].join('|')}|\\d+)\\s(an|mois|jour|semaine)s?(?![\\p{L}])`,
  'giu',
)
const countOf = (word: string): number =>
  more[word as keyof typeof more] ?? (NUMBERS.includes(word) ? Math.max(1, NUMBERS.indexOf(word)) : Number(word))

/** As "3 mois", whatever way it is written. */
function said(sentence: string): string[] {
  return [...sentence.matchAll(DURATION)].map(([, count = '', unit = '']) => {
    const number = countOf(count.toLowerCase())
    return unit === 'semaine' ? `${number * 7} jour` : `${number} ${unit}`
  })
}

const ofDays = (days: number): string =>
  days % 365 === 0 ? `${days / 365} an` : days > 89 ? `${Math.round(days / 30.5)} mois` : `${days} jour`
const ofMonths = (months: number): string => (months % 12 === 0 ? `${months / 12} an` : `${months} mois`)

/** What a sentence is about, and the durations that it may then tell. */
const topics: readonly (readonly [about: RegExp, durations: readonly string[]])[] = [
  [/sans connexion/, [ofDays(KEEP_DAYS.prospects)]],
  [/comptab/i, [ofDays(BOOK_DAYS)]],
  [/preuve/i, [ofDays(KEEP_DAYS.proofs)]],
  [/conversations|échanges écrits/i, CONVERSATION_MONTHS.map(ofMonths)],
  [/empreinte qui compte/, [ofDays(AGAIN_DAYS)]],
  [/jamais confirmée/, [ofDays(CONFIRM_DAYS)]],
  [/carte commandée/, [ofDays(CARD_DAYS)]],
  [/changer d’avis|courent ensuite/, [ofDays(GRACE_DAYS)]],
  [/page de contact/, [ofDays(KEEP_DAYS.contacts)]],
  [/la prendre/, [ofDays(EXPORT_DAYS)]],
]

/** Sentences with a duration that is none of what is kept. */
const others =
  /si vous l’avez demandé dans la semaine|s’éteint d’elle-même|SignalConso|oubliez-moi un mois|quinze jours avant/

const isKeeping =
  /effac|gard(é|ons|er|e(?!\p{L})|ent)|conserv|surviv|(?<!\p{L})dure(nt)?(?!\p{L})|détrui|supprim|changer d’avis|courent ensuite|pour la prendre|page de contact ?:/u

const sources: readonly (readonly [name: string, text: string])[] = [
  // What is told of signs lasts as long as the sky does.
  ...[...pages, ...pagesOfSecond]
    .filter(({ path }) => !path.startsWith('/astrologie/'))
    .map(({ path, body }) => [path, body] as const),
  ...questions.map(({ slug, answer }) => [slug, answer] as const),
  ['consents', JSON.stringify(forms)],
  ...[termsTexts, legal, privacy].flatMap(({ prefix, entries }) =>
    Object.entries(entries).map(([key, text]) => [`${prefix}.${key}`, text] as const),
  ),
]

const sentences = sources.flatMap(([name, text]) =>
  text
    .replaceAll('\\n', '\n')
    .replaceAll(/<\/(p|li|h2)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split(/(?<=[.!?])\s|\n/)
    .map((sentence) => ({ name, sentence: sentence.replaceAll('\u00a0', ' ') })),
)

test('every text that tells how long something is kept tells what the nightly job does', () => {
  const told = sentences.filter(({ sentence }) => isKeeping.test(sentence) && said(sentence).length > 0)
  const met = new Set<number>()
  for (const { name, sentence } of told) {
    const about = topics.flatMap(([of], index) => (of.test(sentence) ? [index] : []))
    if (about.length === 0) {
      expect(others.test(sentence), `${name}: nothing checks this duration: ${sentence}`).toBe(true)
      continue
    }
    for (const one of about) met.add(one)
    const allowed = about.flatMap((one) => topics[one]![1])
    expect(
      said(sentence).filter((duration) => !allowed.includes(duration)),
      `${name}: ${sentence}`,
    ).toEqual([])
  }
  // Each of these periods is told somewhere, so that no rule above is idle.
  expect(topics.filter((_, index) => !met.has(index)).map(([of]) => String(of))).toEqual([])
})

test('durations are read however they are written', () => {
  expect(said('trois mois, un an ou 2 ans, dix\u00a0jours'.replaceAll('\u00a0', ' '))).toEqual([
    '3 mois',
    '1 an',
    '2 an',
    '10 jour',
  ])
  expect(said('une semaine, puis des années')).toEqual(['7 jour'])
  expect([ofDays(1095), ofDays(92), ofDays(30), ofMonths(24)]).toEqual(['3 an', '3 mois', '30 jour', '2 an'])
})
