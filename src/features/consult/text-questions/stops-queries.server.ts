import type { Visit } from '../../../app.ts'
import { whichOf } from '../../../platform/database/which-of.ts'

const placeOf = ({ app, site }: Visit, number: string) => ({
  site_id: site.id,
  number_hash: app.digest(`text-stop:${site.id}:${number}`),
})

/** False if the number had asked for it before. */
export async function stopTexts(visit: Visit, number: string): Promise<boolean> {
  const row = await visit.db
    .insertInto('text_stops')
    .values({ ...placeOf(visit, number), at: visit.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('site_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function resumeTexts(visit: Visit, number: string): Promise<void> {
  const { site_id, number_hash } = placeOf(visit, number)
  await visit.db
    .deleteFrom('text_stops')
    .where('site_id', '=', site_id)
    .where('number_hash', '=', number_hash)
    .execute()
}

/** Whether a number asked for no more messages about consultations. */
export async function isStopped(visit: Visit, number: string): Promise<boolean> {
  const { site_id, number_hash } = placeOf(visit, number)
  const row = await visit.db
    .selectFrom('text_stops')
    .select('at')
    .where('site_id', '=', site_id)
    .where('number_hash', '=', number_hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether each number asked for no more messages. */
export async function areStopped(visit: Visit, numbers: readonly string[]): Promise<boolean[]> {
  if (numbers.length === 0) return []
  const hashes = numbers.map((number) => placeOf(visit, number).number_hash)
  const rows = await visit.db
    .selectFrom('text_stops')
    .select('number_hash')
    .where('site_id', '=', visit.site.id)
    .where('number_hash', 'in', hashes)
    .execute()
  return whichOf(
    hashes,
    rows.map((row) => row.number_hash),
  )
}
