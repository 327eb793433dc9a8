import { itemAt } from '../../../platform/needed/needed.ts'
import { automatonScript, distressWords, type Topic, topicWords } from './automaton-script.data.ts'

interface Names {
  firstName: string
  psychic: string
}

export const greet = (turn: number, names: Names): string => fill(pick(automatonScript.greeting, turn), names)

/** The automated reply: to words of distress first, then to the topic it recognises. */
export function replyTo(text: string, turn: number, names: Names): string {
  const plain = withoutAccents(text)
  if (distressWords.some((words) => plain.includes(words))) return automatonScript.distress
  return fill(pick(automatonScript.byTopic[topicOf(plain)], turn), names)
}

export function topicOf(plain: string): Topic {
  const topics = Object.entries(topicWords) as [Exclude<Topic, 'other'>, readonly string[]][]
  const found = topics.find(([, stems]) => stems.some((stem) => new RegExp(`\\b${stem}`).test(plain)))
  return found?.[0] ?? 'other'
}

export const withoutAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")

const pick = (from: readonly string[], turn: number): string => itemAt(from, turn % from.length)

const fill = (text: string, names: Names): string =>
  text.replaceAll('{firstName}', names.firstName).replaceAll('{psychic}', names.psychic)
