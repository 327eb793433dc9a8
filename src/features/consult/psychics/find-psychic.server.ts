import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { type Hours, hoursOf } from '../hours/coming-week.server.ts'
import { readPlan } from '../hours/queries.server.ts'
import { keptFreeNow } from '../kept-free/kept-free.server.ts'
import { isAbsent } from './absent.ts'
import { listPrices, measure, type PriceChange, type ProfileRow, readProfileRow } from './profile-queries.server.ts'
import { findRow, type PsychicRow } from './queries.server.ts'
import { fairMeasures, type ShownMeasures } from './rules.ts'
import { viewerOf } from './viewer.ts'
import { type PsychicView, viewPsychic } from './views.ts'

export interface PsychicProfile extends PsychicView, ProfileRow {
  joinedAt: Date
  hours: Hours
  /** The hour of the appointment for which the psychic is kept free now, for somebody else than the viewer. */
  keptAt: Date | null
  /** Newest first. */
  prices: PriceChange[]
  /** null while there is too little data to measure. */
  measures: ShownMeasures | null
}

/** The profile of a psychic that this site lists. */
export async function findPsychic(visit: Visit, slug: string): Promise<PsychicProfile | null> {
  const row = await findRow(visit.db, viewerOf(visit), { slug })
  return row && profileOf(visit, row)
}

/** A psychic's own profile as clients see it; null if this site does not list it. */
export async function findOwnProfile(visit: Visit, id: number): Promise<PsychicProfile | null> {
  const row = await findRow(visit.db, viewerOf(visit), { id })
  return row && profileOf(visit, row)
}

async function profileOf(visit: Visit, row: PsychicRow): Promise<PsychicProfile> {
  const [profile, plan, prices, measured, kept] = await Promise.all([
    readProfileRow(visit.db, row.id),
    readPlan(visit.db, row.id, dayInParis(visit.now())),
    listPrices(visit.db, visit.site.id, row.id),
    measure(visit.db, row.id),
    keptFreeNow(visit.db, row.id),
  ])
  const hours = hoursOf(plan, visit.now())
  return {
    ...viewPsychic({ ...row, back: isAbsent(row.status) ? hours.back : null }, visit.now()),
    ...profile,
    joinedAt: row.joinedAt,
    hours,
    keptAt: kept && kept.clientId !== visit.user?.id ? kept.startsAt : null,
    prices,
    measures: fairMeasures(measured),
  }
}

/** A psychic that this site lists, as a card shows them. */
export async function findPsychicById(visit: Visit, id: number): Promise<PsychicView | null> {
  const row = await findRow(visit.db, viewerOf(visit), { id })
  return row && viewPsychic(row, visit.now())
}
