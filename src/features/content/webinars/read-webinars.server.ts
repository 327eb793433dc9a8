import type { Visit } from '../../../app.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { type Entry, findEntry, listEntries } from '../content/read-entries.server.ts'
import { tokenOf } from './place-token.server.ts'
import { countPlaces, listByAddress } from './queries.server.ts'
import { endOf, isListed, placePath, type State, stateOf } from './rules.ts'

export interface WebinarView {
  slug: string
  title: string
  description: string
  host: string
  /** Sanitised HTML. */
  body: string
  startsAt: string
  endsAt: string
  minutes: number
  state: State
  isFull: boolean
  /** null until it is over and recorded. */
  replayLink: string | null
}

export type Webinar = Entry<'webinar'>

/** How a webinar lies in time. */
export const timingOf = (of: Pick<Webinar, 'startsAt' | 'minutes' | 'isCancelled'>) => ({
  startsAt: new Date(of.startsAt),
  minutes: of.minutes,
  isCancelled: of.isCancelled,
})

/** The site's webinars: those to come, the nearest first, then those that are over, the latest first. */
export async function listWebinars(visit: Visit): Promise<WebinarView[]> {
  const now = visit.now()
  const all = (await listEntries(visit, 'webinar')).filter((one) =>
    isListed({ ...timingOf(one), replayLink: one.replayLink }, now),
  )
  const taken = await countPlaces(
    visit.db,
    all.map(({ id }) => id),
  )
  const views = all.map((one) => viewWebinar(one, taken.get(one.id) ?? 0, now))
  const at = ({ startsAt }: WebinarView) => Date.parse(startsAt)
  const over = views.filter(({ state }) => state === 'over').toSorted((one, other) => at(other) - at(one))
  const coming = views.filter(({ state }) => state !== 'over').toSorted((one, other) => at(one) - at(other))
  return [...coming, ...over]
}

/** null if there is none, or none to be named any more. */
export async function findWebinar(visit: Visit, slug: string): Promise<Webinar | null> {
  const found = await findEntry(visit, 'webinar', slug)
  return found && isListed({ ...timingOf(found), replayLink: found.replayLink }, visit.now()) ? found : null
}

export function viewWebinar(of: Webinar, taken: number, now: Date): WebinarView {
  const timing = timingOf(of)
  const state = stateOf(timing, now)
  return {
    slug: of.address,
    title: of.title,
    description: of.description,
    host: of.host,
    body: of.body,
    startsAt: of.startsAt,
    endsAt: endOf(timing).toISOString(),
    minutes: of.minutes,
    state,
    isFull: taken >= of.places,
    replayLink: state === 'over' ? of.replayLink : null,
  }
}

/** The addresses of the places that a client has, by webinar. */
export async function listOwnPlaces(visit: Visit, email: string | null): Promise<Record<string, string>> {
  if (email === null) return {}
  const rows = await listByAddress(visit.db, visit.site.id, emailKey(email))
  return Object.fromEntries(rows.map((row) => [row.slug, placePath(tokenOf(visit, row))]))
}
