import { type Absence, absenceOf } from './absence.ts'
import { type Finding, findingsOf } from './findings.ts'
import {
  ABSENCES,
  ALONE,
  ECHOES,
  FAMILIES_SAID,
  FAMILY_NAMES,
  MAJORS,
  NOTHING,
  NUMBER_NAMES,
  NUMBERS,
  REVERSALS,
  SUIT_NAMES,
  SUITS,
  THEME_NAMES,
} from './opening-texts.ts'
import { type Slots, slotsOf } from './phrases.ts'
import type { Laid, Theme } from './reading.ts'
import type { Sentences } from './sentences.ts'

/** What stands out in the spread, then what repeats besides or what is missing: one to four sentences. */
export function openingOf(laid: readonly Laid[], theme: Theme, sentences: Sentences): string {
  const [first, last] = [laid[0], laid.at(-1)]
  if (!first || !last) throw new RangeError('a reading of no card')
  const slots = { ...slotsOf(first), l: last.side.keyword, theme: THEME_NAMES[theme] }
  if (laid.length === 1) return sentences.choose(ALONE, 'alone', slots)
  const [main, second] = findingsOf(laid)
  const opening = sentences.choose(listOf(main), 'opening', { ...slots, ...namesOf(main) })
  const absence = absenceOf(
    laid.map(({ card }) => card),
    theme,
  )
  const more = second ? echoOf(second, sentences) : absentOf(absence, sentences)
  return more === null ? opening : `${opening} ${more}`
}

function listOf(finding: Finding | undefined): readonly string[] {
  if (!finding) return NOTHING
  if (finding.kind === 'majors') return MAJORS
  if (finding.kind === 'reversals') return REVERSALS
  if (finding.kind === 'suit') return SUITS[finding.suit]
  if (finding.kind === 'family') return FAMILIES_SAID[finding.family]
  return NUMBERS
}

function namesOf(finding: Finding | undefined): Slots {
  if (finding?.kind === 'suit') return { suit: SUIT_NAMES[finding.suit] }
  if (finding?.kind === 'family') return { family: FAMILY_NAMES[finding.family] }
  if (finding?.kind === 'number') return { number: NUMBER_NAMES[finding.number - 1] ?? '' }
  return {}
}

const echoOf = (finding: Finding, sentences: Sentences): string =>
  sentences.choose(ECHOES[finding.kind], 'echo', namesOf(finding))

const absentOf = (absence: Absence | null, sentences: Sentences): string | null =>
  absence === null ? null : sentences.choose(ABSENCES[absence], 'absence', {})
