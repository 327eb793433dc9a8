import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { siteDefinitions } from '../../../sites/index.ts'
import { commonPasswords } from './common-passwords.data.ts'
import { firstNames } from './first-names.data.ts'
import { runsOf, saidOnce, tightened, undressed } from './password-spelling.ts'
import { birthSpellings, PASSWORD_MAX, PASSWORD_MIN } from './rules.ts'

/** What is known about the password's owner: names and dates are guessed first. */
export interface PasswordOwner {
  emailAddress?: string | null
  firstName?: string
  birthDate?: string | null
}

/** The minimum number of guesses: zxcvbn's score of 3 out of 4 begins here. */
const ENOUGH = 1e8
/** Characters estimated at once, so that it costs less than hashing; a password is as strong as its strongest piece. */
const PIECE = 32
const MOST_PIECES = 3

/** Whether a password is long enough and not among those that an attacker would try first. */
export const isStrong = async (password: string, owner: PasswordOwner): Promise<boolean> =>
  [...password].length >= PASSWORD_MIN && password.length <= PASSWORD_MAX && !(await isGuessable(password, owner))

/**
 * Whether the password can be guessed from dictionary words and names, the trade, the person's data, repeats, dates or
 * keyboard patterns. The guesses of its parts are multiplied, without the library's bonus for each further part: after
 * a word, attackers next try the word with a year and a punctuation mark.
 */
async function isGuessable(password: string, owner: PasswordOwner): Promise<boolean> {
  judge ??= makeJudge()
  const text = saidOnce(tightened(password))
  const pieces = Array.from({ length: MOST_PIECES }, (_, place) => text.slice(place * PIECE, (place + 1) * PIECE))
  const known = wordsOf(owner)
  const factory = await judge
  return pieces.every((piece) => piece === '' || guessesOf(factory, piece, known) < ENOUGH)
}

/**
 * The lowest estimate: of the whole or of its runs (a word, a year and a punctuation mark raise each other's estimate),
 * and with look-alike characters such as 0 for o replaced.
 */
function guessesOf(factory: ZxcvbnFactory, piece: string, known: string[]): number {
  const of = (text: string) => product(factory.check(text, known).sequence.map(({ guesses }) => guesses))
  return Math.min(
    ...[...new Set([piece, undressed(piece)])].map((text) => Math.min(of(text), product(runsOf(text).map(of)))),
  )
}

const product = (factors: readonly number[]): number => factors.reduce((all, one) => all * one, 1)

function wordsOf({ emailAddress, firstName, birthDate }: PasswordOwner): string[] {
  const address = tightened(emailAddress ?? '')
  const [local = '', domain = ''] = (emailAddress ?? '').split('@')
  const given = [...local.split(/[^\p{L}]+/u), ...domain.split('.'), local, domain, firstName ?? '']
  const words = given.map((word) => tightened(word)).filter((word) => word.length > 2)
  return [address, ...words, ...(birthDate ? birthSpellings(birthDate) : [])].filter((word) => word !== '')
}

let judge: Promise<ZxcvbnFactory> | null = null

/** Loads the dictionaries when the first password is chosen: most processes and tests never need them. */
async function makeJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-en'),
  ])
  const { azerty, qwerty, keypad } = common.adjacencyGraphs
  const { 'passwords-common': passwords } = common.dictionary
  const { 'commonWords-fr': words, 'firstnames-fr': names, 'lastnames-fr': lastNames } = french.dictionary
  const { 'commonWords-en': englishWords, 'firstnames-en': englishNames } = english.dictionary
  const brands = siteDefinitions.map(({ label }) => label)
  return new ZxcvbnFactory({
    graphs: { azerty, qwerty, keypad },
    // One letter for each character: with the full table the work grows without bound.
    l33tTable: { a: ['4', '@'], e: ['3'], i: ['1', '!'], o: ['0'], s: ['5', '$'], t: ['7'] },
    l33tMaxSubstitutions: 10,
    maxLength: PIECE,
    dictionary: {
      ours: spelled([...brands, ...commonPasswords]),
      passwords: spelled(passwords),
      // The list is alphabetical: a name's rank does not tell how soon it is tried.
      ...slices('firstNames', spelled(firstNames)),
      names: spelled([...names, ...englishNames]),
      lastNames: spelled(lastNames),
      words: spelled(words),
      englishWords: spelled(englishWords),
    },
  })
}

/** Normalised as passwords are for comparison, without duplicates, in the list's order. */
const spelled = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => tightened(word)).filter((word) => word.length > 1)),
]

const SLICE = 300

/** Splits a list into several, so that each word has a low rank in one of them. */
const slices = (name: string, words: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(words.length / SLICE) }, (_, place) => [
      `${name}${place}`,
      words.slice(place * SLICE, (place + 1) * SLICE),
    ]),
  )
