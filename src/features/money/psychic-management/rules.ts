export const states = ['received', 'checked', 'tested', 'live', 'paused', 'refused'] as const
export type State = (typeof states)[number]

/** The way from an application to a profile that clients consult, and what may be done with it then. */
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

/** Where a step leads; null where it can't be taken. */
export function stateAfter(state: State, step: Step): State | null {
  const { from, to } = machine[step]
  return (from as readonly State[]).includes(state) ? to : null
}

export const documentKinds = ['identity', 'charter', 'registration', 'diploma', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Without these, accepted and still valid, nobody is consulted here. */
const required: readonly DocumentKind[] = ['identity', 'charter']

interface Checked {
  kind: DocumentKind
  outcome: 'accepted' | 'refused' | null
  /** YYYY-MM-DD, the last day; null for what does not expire. */
  expiresOn: string | null
}

export const isOver = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today

/** What is still to come, or to be checked, of what is required. */
export const missingDocuments = (documents: readonly Checked[], today: string): DocumentKind[] =>
  required.filter(
    (kind) =>
      !documents.some((one) => one.kind === kind && one.outcome === 'accepted' && !isOver(one.expiresOn, today)),
  )

/** How a name is written in the address of a profile: "Éléonore d’Albe" is "eleonore-d-albe". */
export const slugOf = (folded: string): string => folded.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')

/** The first of "ana", "ana-2", "ana-3"… that is not taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const one = count === 1 ? slug : `${slug}-${count}`
    if (!taken.includes(one)) return one
  }
}

/** What stands between the first of a list and one of its rows, nobody's merit being among it. */
export interface Rank {
  /** 1 for the first. */
  place: number
  of: number
  /** Those who can be reached more easily at this moment. */
  byPresence: number
  /** Those who can be reached as easily, and whom the site puts before. */
  byOrder: number
}

/** Why one stands where one does in the list of a site, which is given in its order; null for who is not in it. */
export function rankOf(list: readonly { id: number; status: string }[], id: number): Rank | null {
  const own = list.find((one) => one.id === id)
  if (!own) return null
  const index = list.indexOf(own)
  const byOrder = list.slice(0, index).filter(({ status }) => status === own.status).length
  return { place: index + 1, of: list.length, byPresence: index - byOrder, byOrder }
}
