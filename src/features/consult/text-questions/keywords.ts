import { fold } from '../care/distress.ts'

/** What a message to the site's number asks for. */
export type Said =
  | { what: 'stop' | 'resume' | 'help' | 'contact' | 'yes' | 'no' }
  /** A psychic's keyword, and the question after it. */
  | { what: 'question'; keyword: string; question: string }

const words = {
  stop: ['stop', 'arret', 'arreter', 'stopall', 'desabonnement'],
  resume: ['reprise', 'reprendre', 'start'],
  help: ['aide', 'help', 'info', 'infos'],
  contact: ['contact'],
  yes: ['oui', 'ok', 'yes', 'd accord'],
  no: ['non', 'no', 'annuler'],
} as const

/** A psychic's keyword: the last part of their profile's address, without what a telephone makes hard to type. */
export const keywordOf = (slug: string): string => slug.replace(/[^a-z0-9]/g, '')

/** What a message says. Single words are commands; anything longer begins with a keyword. */
export function understand(text: string): Said {
  const folded = fold(text).replaceAll('.', '').trim()
  for (const [what, all] of Object.entries(words) as [keyof typeof words, readonly string[]][]) {
    if (all.includes(folded)) return { what }
  }
  const [, first = '', rest = ''] = text.trim().match(/^(\S+)\s*([\s\S]*)$/u) ?? []
  return { what: 'question', keyword: fold(first).replace(/[^a-z0-9]/g, ''), question: rest.trim() }
}
