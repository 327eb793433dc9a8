import { isoDay } from '../../../platform/i18n/typed-date.ts'
import { type Gender, genders, isAdult, isBirthDate } from '../../house/users/rules.ts'
import type { People } from './compose.ts'
import { type Question, questions } from './questions.ts'
import { type Choices, STAGES, type Stage } from './rules.ts'

/** What was answered so far, by the name of its field, as it was typed. */
export type Answers = Readonly<Record<string, string>>

/** The steps that ask, in order. */
export type AskingStep = 'people' | 'questions'

export interface AnswerFault {
  /** The field, which is also its id on the page. */
  id: string
  why: 'unchosen' | 'dateWrong' | 'minor'
}

export const BIRTH_DATES = ['birthDate', 'partnerBirthDate'] as const

const names: ReadonlySet<string> = new Set([
  'gender',
  'partnerGender',
  'stage',
  ...BIRTH_DATES,
  ...questions.map(({ id }) => id),
])
const LONGEST = 20

/** The answers among the fields of a form, or what was kept of them; anything else is left out. */
export const answersIn = (fields: Iterable<readonly [string, unknown]>): Answers =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      names.has(name) && typeof value === 'string' ? [[name, value.slice(0, LONGEST)]] : [],
    ),
  )

/**
 * The answers of a step that are missing or wrong.
 * @param today YYYY-MM-DD
 */
export function faultsOf(step: AskingStep, answers: Answers, today: string): AnswerFault[] {
  if (step === 'questions') {
    return questions.flatMap(({ id }) => (placeOf(answers, id) === null ? { id, why: 'unchosen' } : []))
  }
  return [
    ...(isOneOf(STAGES, answers.stage) ? [] : [{ id: 'stage', why: 'unchosen' } as const]),
    ...BIRTH_DATES.flatMap((id) => {
      const why = dateFaultOf(answers[id] ?? '', today)
      return why ? { id, why } : []
    }),
  ]
}

/** Why a typed birth date is refused; null for an accepted one, and for none. */
export function dateFaultOf(typed: string, today: string): 'dateWrong' | 'minor' | null {
  if (typed.trim() === '') return null
  const day = isoDay(typed)
  if (!day || !isBirthDate(day, today)) return 'dateWrong'
  return isAdult(day, today) ? null : 'minor'
}

/** The first step that is not complete; null once both are. */
export const stepToAsk = (answers: Answers, today: string): AskingStep | null =>
  (['people', 'questions'] as const).find((step) => faultsOf(step, answers, today).length > 0) ?? null

export const answeredOf = (answers: Answers): number =>
  questions.filter(({ id }) => placeOf(answers, id) !== null).length

/** The person and the choices of complete answers. */
export function readAnswers(answers: Answers): { people: People; choices: Choices } {
  const genderOf = (name: string): Gender => {
    const given = answers[name]
    return isOneOf(genders, given) ? given : 'unknown'
  }
  const stage: Stage = isOneOf(STAGES, answers.stage) ? answers.stage : 'settled'
  return {
    people: { gender: genderOf('gender'), partnerGender: genderOf('partnerGender'), stage },
    choices: Object.fromEntries(questions.map(({ id }) => [id, placeOf(answers, id) ?? 0])) as Choices,
  }
}

/** Both birth dates, YYYY-MM-DD; null unless both were given. */
export function birthDatesOf(answers: Answers): readonly [string, string] | null {
  const [one, other] = BIRTH_DATES.map((name) => isoDay(answers[name] ?? ''))
  return one && other ? [one, other] : null
}

function placeOf(answers: Answers, id: Question['id']): number | null {
  const given = answers[id]
  const options = questions.find((question) => question.id === id)?.options ?? []
  return given !== undefined && /^\d$/.test(given) && options[Number(given)] ? Number(given) : null
}

const isOneOf = <T extends string>(all: readonly T[], given: string | undefined): given is T =>
  all.some((one) => one === given)
