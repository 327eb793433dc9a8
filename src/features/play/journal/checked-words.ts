import { Refusal } from '../../../errors.ts'
import { ANSWER_MAX, NOTE_MAX, QUESTION_MAX, tidied } from './rules.ts'

/** @throws {Refusal} textLength */
export function checkedNote(typed: string | null | undefined): string | null {
  const note = tidied(typed)
  if (note !== null && note.length > NOTE_MAX) throw new Refusal('textLength', 'note')
  return note
}

/** @throws {Refusal} parametersMissing, textLength */
export function checkedQuestion(typed: string | undefined): string {
  const question = tidied(typed)
  if (question === null) throw new Refusal('parametersMissing', 'question')
  if (question.length > QUESTION_MAX) throw new Refusal('textLength', 'question')
  return question
}

/** @throws {Refusal} textLength */
export function checkedAnswer(typed: string | null | undefined): string | null {
  const words = tidied(typed)
  if (words !== null && words.length > ANSWER_MAX) throw new Refusal('textLength', 'words')
  return words
}
