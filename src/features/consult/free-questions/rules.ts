import { href } from 'react-router'
import type { ErrorCode } from '../../../errors.ts'
import { DAY_MS, HOUR_MS, later } from '../../../platform/time/instants.ts'

export const QUESTION_MIN = 20
export const QUESTION_MAX = 1000
/** Words that an answer has at least. */
export const ANSWER_WORDS = 120
export const ANSWER_MAX = 8000
export const REPORT_MAX = 2000
/** Days from a question until the same person may ask another. */
export const AGAIN_DAYS = 30
/** Hours within which a question is answered; after that its client is told that nobody did, and may ask again. */
export const ANSWER_HOURS = 24
/** Hours after which an answer that no moderator refused counts as accepted. */
export const DECIDE_HOURS = 48

export const QUESTION_PAGE = href('/voyance/question-gratuite')
export const MY_QUESTIONS = href('/mon-compte/questions')
export const POOL_PAGE = href('/espace-voyant/questions')

/** Of the refusal of a question that tells of distress. */
export const CARE_FIRST: ErrorCode<'careFirst'> = 4561

/** What a client may report of an answer: what the charter forbids psychics. */
export { TOPICS } from '../care/rules.ts'

export const dueAt = (askedAt: Date): Date => later(askedAt, ANSWER_HOURS * HOUR_MS)
export const againAt = (askedAt: Date): Date => later(askedAt, AGAIN_DAYS * DAY_MS)

/** Words as a reader counts them: what stands between spaces and has a letter or a digit. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

/** The ten years in which an age lies: a psychic needs no more to answer. */
export const decadeOf = (age: number): number => Math.floor(age / 10) * 10
