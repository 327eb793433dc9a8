import type { Visit } from '../../../app.ts'

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
