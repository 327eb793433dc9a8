import { href } from 'react-router'

export const TRAINING_PAGE = href('/espace-voyant/formation')
export const modulePage = (key: string) => href('/espace-voyant/formation/:module', { module: key })

export interface TrainingQuestion {
  ask: string
  options: readonly string[]
  /** The place of the right option. */
  right: number
  /** Said of a wrong answer. */
  why: string
}

export interface TrainingModule {
  key: string
  version: string
  title: string
  /** How long it takes to read. */
  minutes: number
  words: readonly string[]
  questions: readonly TrainingQuestion[]
}

/** The name of the field that a question is answered in. */
export const questionField = (place: number) => `question-${place}`

/** The most questions of a module. */
export const MOST_QUESTIONS = 20

/** The places of the questions that were answered wrongly. */
export const wrongOf = ({ questions }: TrainingModule, answers: readonly number[]): number[] =>
  questions.flatMap(({ right }, place) => (answers[place] === right ? [] : [place]))
