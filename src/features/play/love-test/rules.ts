import { needed } from '../../../platform/needed/needed.ts'
import { DIMENSIONS, type Dimension, type Question, questions } from './questions.ts'

/** Less than a year, up to five years, longer. */
export const STAGES = ['young', 'settled', 'long'] as const
export type Stage = (typeof STAGES)[number]

export type Level = 'bright' | 'good' | 'mixed' | 'low'
export type Profile = 'even' | 'contrast' | 'growing' | 'hard'

/** The place of the chosen option of every question. */
export type Choices = Readonly<Record<Question['id'], number>>

export interface Measure {
  dimension: Dimension
  /** 0 to 100, a whole number: the points of its four answers out of twelve. */
  score: number
  level: Level
  /** Whether one of its answers tells of fear, control or a refusal that is not respected. */
  alarms: boolean
  /** The answer worth a remark: the worst one if the dimension is not well, otherwise the best; the first of equals. */
  noted: { id: Question['id']; went: 'high' | 'low' }
}

/** Whether help comes before anything else. */
export const callsForHelp = (measures: readonly Measure[]): boolean => measures.some(({ alarms }) => alarms)

const MOST = 12

export const measuresOf = (choices: Choices): Measure[] => DIMENSIONS.map((dimension) => measureOf(dimension, choices))

function measureOf(dimension: Dimension, choices: Choices): Measure {
  const given = questions
    .filter((question) => question.dimension === dimension)
    .map(({ id, options }) => ({ id, ...needed(options[choices[id]], `an option of ${id}`) }))
  const sum = given.reduce((total, { points }) => total + points, 0)
  const level = levelOf(Math.round((sum * 100) / MOST))
  const well = level === 'bright' || level === 'good'
  const [noted] = given.toSorted((a, b) => (well ? b.points - a.points : a.points - b.points))
  const { id, points } = needed(noted, `questions of ${dimension}`)
  return {
    dimension,
    score: Math.round((sum * 100) / MOST),
    level,
    alarms: given.some(({ alarms }) => alarms),
    noted: { id, went: points >= 2 ? 'high' : 'low' },
  }
}

/** The level of a score from 0 to 100. */
export function levelOf(score: number): Level {
  if (score >= 80) return 'bright'
  if (score >= 55) return 'good'
  return score >= 35 ? 'mixed' : 'low'
}

/** What the scores say together: all fine, far apart, on their way, or hard. */
export function profileOf(scores: readonly number[]): Profile {
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  if (least >= 60) return 'even'
  if (most - least >= 45) return 'contrast'
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return mean >= 45 ? 'growing' : 'hard'
}
