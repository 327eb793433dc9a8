import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { addPsychic, list } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { readDemand } from './demand.server.ts'

const site = useTestApp()

test('requests with anybody are counted by the day and hour in Paris, on the psychic’s brands and for eight weeks', async () => {
  const { id: own } = await addPsychic(site.owner)
  const { id: other } = await addPsychic(site.owner)
  const { id: elsewhere } = await addPsychic(site.owner, { siteId: 100 })
  const { id: clientId } = await addClient(site)
  const ask = (siteId: number, psychicId: number, at: string) =>
    sql`insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute,
      psychic_share_percent, vat_percent, requested_at, ended_at)
      values (${siteId}, ${clientId}, ${psychicId}, 'chat', 'missed', 250, 45, 20, ${at}::timestamptz, ${at}::timestamptz)`.execute(
      site.owner,
    )
  const { rows } = await sql<{ monday: string; old: string }>`
    select to_char(date_trunc('week', app_now() at time zone 'Europe/Paris') - interval '7 days', 'YYYY-MM-DD') as monday,
      to_char(app_now() - interval '57 days', 'YYYY-MM-DD') as old`.execute(site.owner)
  const [days] = rows
  await ask(99, own, `${days?.monday} 19:30 Europe/Paris`)
  await ask(99, other, `${days?.monday} 18:00 Europe/Paris`)
  await ask(99, other, `${days?.old} 19:00 Europe/Paris`)
  await ask(100, elsewhere, `${days?.monday} 09:00 Europe/Paris`)
  expect(await readDemand(site.app.db, own)).toEqual([{ weekday: 1, hour: 18, count: 2 }])
  await list(site.owner, own, 100, 300)
  expect(await readDemand(site.app.db, own)).toEqual([
    { weekday: 1, hour: 8, count: 1 },
    { weekday: 1, hour: 18, count: 2 },
  ])
})
