import { href } from 'react-router'

/** The questions of the guide, in order; each is a parameter of its address. */
export const QUESTIONS = ['theme', 'way', 'matter'] as const
export type Question = (typeof QUESTIONS)[number]

/** What may be answered to each question, by the words of its address. */
export const CHOICES = {
  theme: { amour: 'love', famille: 'family', travail: 'work', choix: 'change', soi: 'self', autre: 'other' },
  way: { tchat: 'chat', telephone: 'phone', appel: 'web-call', sms: 'sms', indifferent: 'any' },
  matter: { maintenant: 'now', prix: 'price', avis: 'reviews', indifferent: 'any' },
} as const

/** The parameter of each question. */
export const PARAMETERS = { theme: 'theme', way: 'voie', matter: 'compte' } as const satisfies Record<Question, string>

type AnswerTo<Q extends Question> = (typeof CHOICES)[Q][keyof (typeof CHOICES)[Q]]
export type Theme = AnswerTo<'theme'>
export type Way = AnswerTo<'way'>
export type Matter = AnswerTo<'matter'>
export type Answers = { [Q in Question]: AnswerTo<Q> }

export const GUIDE_PAGE = href('/voyance/guide')

/** The answers that an address holds, as it writes them, in the order of the questions. */
export interface Given {
  slugs: Partial<Record<Question, string>>
  answers: Partial<Answers>
  /** null once all are answered. */
  next: Question | null
}

/** null where an answer is unknown, or given before an earlier question was answered. */
export function readGiven(params: URLSearchParams): Given | null {
  const slugs: Given['slugs'] = {}
  const answers: Record<string, string> = {}
  let next: Question | null = null
  for (const question of QUESTIONS) {
    const slug = params.get(PARAMETERS[question])
    if (slug === null) {
      next ??= question
      continue
    }
    const choices: Readonly<Record<string, string>> = CHOICES[question]
    const answer = Object.hasOwn(choices, slug) ? choices[slug] : undefined
    if (next || answer === undefined) return null
    slugs[question] = slug
    answers[question] = answer
  }
  return { slugs, answers: answers as Given['answers'], next }
}

/** The page that asks a question again, with the answers to those before it. */
export function addressBefore(question: Question, slugs: Given['slugs']): string {
  const query = new URLSearchParams()
  for (const earlier of QUESTIONS.slice(0, QUESTIONS.indexOf(question))) {
    const slug = slugs[earlier]
    if (slug) query.set(PARAMETERS[earlier], slug)
  }
  return query.size > 0 ? `${GUIDE_PAGE}?${query}` : GUIDE_PAGE
}
