export const states = ['received', 'checked', 'tested', 'live', 'paused', 'refused'] as const
export type State = (typeof states)[number]

/** The steps from an application to an open profile, and the steps after that. */
const machine = {
  check: { from: ['received'], to: 'checked' },
  test: { from: ['checked'], to: 'tested' },
  open: { from: ['tested'], to: 'live' },
  pause: { from: ['live'], to: 'paused' },
  resume: { from: ['paused'], to: 'live' },
  refuse: { from: ['received', 'checked', 'tested'], to: 'refused' },
  reopen: { from: ['refused'], to: 'received' },
} as const satisfies Record<string, { from: readonly State[]; to: State }>

export type Step = keyof typeof machine
export const steps = Object.keys(machine) as Step[]

/** The state that a step leads to; null if it can't be taken. */
export function stateAfter(state: State, step: Step): State | null {
  const { from, to } = machine[step]
  return (from as readonly State[]).includes(state) ? to : null
}

/** How many people of the house grade a trial consultation. */
export const GRADERS = 2

interface Grade {
  passed: boolean
  /** Who graded. */
  byId: number
}

/** Who has passed the present trial, given the grades from the latest on: a failure begins a new one. */
export function passedBy(grades: readonly Grade[]): Set<number> {
  const failed = grades.findIndex(({ passed }) => !passed)
  return new Set((failed < 0 ? grades : grades.slice(0, failed)).map(({ byId }) => byId))
}

export const documentKinds = ['identity', 'charter', 'registration', 'diploma', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Documents that must be accepted and still valid before anyone may consult the psychic. */
const required: readonly DocumentKind[] = ['identity', 'charter']

interface Checked {
  kind: DocumentKind
  outcome: 'accepted' | 'refused' | null
  /** YYYY-MM-DD, the last day; null if it does not expire. */
  expiresOn: string | null
}

export const isOver = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today

/** The required documents that are still missing or unchecked. */
export const missingDocuments = (documents: readonly Checked[], today: string): DocumentKind[] =>
  required.filter(
    (kind) =>
      !documents.some((one) => one.kind === kind && one.outcome === 'accepted' && !isOver(one.expiresOn, today)),
  )

/** A name as a slug: "Éléonore d’Albe" is "eleonore-d-albe". */
export const slugOf = (folded: string): string => folded.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')

/** The first of "ana", "ana-2", "ana-3"… that is not taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const one = count === 1 ? slug : `${slug}-${count}`
    if (!taken.includes(one)) return one
  }
}
