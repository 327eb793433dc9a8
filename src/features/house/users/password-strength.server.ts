import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { siteDefinitions } from '../../../sites/index.ts'
import { commonPasswords } from './common-passwords.data.ts'
import { firstNames } from './first-names.data.ts'
import { runsOf, saidOnce, tightened, undressed } from './password-spelling.ts'
import { birthSpellings, PASSWORD_MAX, PASSWORD_MIN } from './rules.ts'

/** Whose password it is to be, as far as they are known: what they are called by is guessed first. */
export interface PasswordOwner {
  emailAddress?: string | null
  firstName?: string
  birthDate?: string | null
}

/** Fewer guesses than this find it: the score of 3 out of 4 begins here. */
const ENOUGH = 1e8
/** What is judged at once takes less work than hashing it; a password is as strong as its strongest piece. */
const PIECE = 32
const MOST_PIECES = 3

/** Whether a password is long enough, and not among those that someone would try first. */
export const isStrong = async (password: string, owner: PasswordOwner): Promise<boolean> =>
  [...password].length >= PASSWORD_MIN && password.length <= PASSWORD_MAX && !(await isGuessable(password, owner))

/**
 * Whether someone would guess it: words and names of the dictionaries, of the trade and of the person, dressed up or not,
 * repeats, dates, walks on the keyboard. What parts of it take to guess is multiplied, without the library's bonus for
 * each further part: after a word, the word with a year and a punctuation mark is tried next.
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
 * As a whole, or run by run where that is found sooner: a word, a year and a punctuation mark hide behind each other's bonus; and
 * with 0 for o and the like.
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

/** The dictionaries are read when the first password is chosen: most processes and all tests of other things never do. */
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
    // One letter for each character: a table of all that are ever used makes the work grow without bound.
    l33tTable: { a: ['4', '@'], e: ['3'], i: ['1', '!'], o: ['0'], s: ['5', '$'], t: ['7'] },
    l33tMaxSubstitutions: 10,
    maxLength: PIECE,
    dictionary: {
      ours: spelled([...brands, ...commonPasswords]),
      passwords: spelled(passwords),
      // The list is in the order of the alphabet: a name's place in it says nothing of how soon it is tried.
      ...slices('firstNames', spelled(firstNames)),
      names: spelled([...names, ...englishNames]),
      lastNames: spelled(lastNames),
      words: spelled(words),
      englishWords: spelled(englishWords),
    },
  })
}

/** Each once, in the order of the list, as passwords are compared. */
const spelled = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => tightened(word)).filter((word) => word.length > 1)),
]

const SLICE = 300

/** A list as several, in each of which a word comes early. */
const slices = (name: string, words: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(words.length / SLICE) }, (_, place) => [
      `${name}${place}`,
      words.slice(place * SLICE, (place + 1) * SLICE),
    ]),
  )
