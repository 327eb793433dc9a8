import type { Visit } from '../../../app.ts'
import {
  type Hours,
  listHours,
  listPrices,
  measure,
  type PriceChange,
  type ProfileRow,
  readProfileRow,
} from './profile-queries.server.ts'
import { findRow } from './queries.server.ts'
import { fairMeasures, type ShownMeasures } from './rules.ts'
import { viewerOf } from './viewer.ts'
import { type PsychicView, viewPsychic } from './views.ts'

export interface PsychicProfile extends PsychicView, ProfileRow {
  joinedAt: Date
  hours: Hours[]
  /** Newest first. */
  prices: PriceChange[]
  /** null while there is too little data to measure. */
  measures: ShownMeasures | null
}

/** The profile of a psychic that this site lists. */
export async function findPsychic(visit: Visit, slug: string): Promise<PsychicProfile | null> {
  const row = await findRow(visit.db, viewerOf(visit), { slug })
  if (!row) return null
  const [profile, hours, prices, measured] = await Promise.all([
    readProfileRow(visit.db, row.id),
    listHours(visit.db, row.id),
    listPrices(visit.db, visit.site.id, row.id),
    measure(visit.db, row.id),
  ])
  return {
    ...viewPsychic(row, visit.now()),
    ...profile,
    joinedAt: row.joinedAt,
    hours,
    prices,
    measures: fairMeasures(measured),
  }
}

/** A psychic that this site lists, as a card shows them. */
export async function findPsychicById(visit: Visit, id: number): Promise<PsychicView | null> {
  const row = await findRow(visit.db, viewerOf(visit), { id })
  return row && viewPsychic(row, visit.now())
}
