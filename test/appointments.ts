import { WEEKDAYS } from '../src/features/consult/hours/rules.ts'
import { addPair, type Pair } from './consulting.ts'
import { openPresence } from './psychics.ts'
import type { TestApp } from './test-app.ts'

/** A pair whose psychic has the same hours every day. */
export async function addBookablePair(
  test: TestApp,
  { from = 0, to = 1440, ...given }: Parameters<typeof addPair>[1] & { from?: number; to?: number } = {},
): Promise<Pair> {
  const pair = await addPair(test, { cents: 5000, ...given })
  await writeHours(test, pair.psychicId, from, to)
  await openPresence(test.owner, pair.psychicId, [], -1)
  return pair
}

export async function writeHours(test: TestApp, psychicId: number, from = 0, to = 1440): Promise<void> {
  await test.owner
    .insertInto('psychic_hours')
    .values(WEEKDAYS.map((day) => ({ psychic_id: psychicId, day, from_minute: from, to_minute: to })))
    .execute()
}

/** The half hour that is so many hours from now, as it is sent. */
export function inHours(test: TestApp, hours: number): string {
  const half = 1_800_000
  return new Date(Math.ceil((test.now().getTime() + hours * 3_600_000) / half) * half).toISOString()
}

/** Books, and confirms where that is asked for; returns the appointment. */
export async function book(
  test: TestApp,
  pair: Pair,
  {
    hours = 24,
    confirm = true,
    ...given
  }: { hours?: number; confirm?: boolean; channel?: string; length?: number } = {},
) {
  const startsAt = inHours(test, hours)
  const body = { psychicId: pair.psychicId, channel: 'chat', startsAt, length: 30, ...given }
  const answer = await pair.client.post('/api/appointments', body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const { id } = answer.body.appointment
  if (!confirm) return answer.body.appointment
  return (await pair.psychic.post(`/api/workspace/appointments/${id}/confirm`)).body.appointment
}

/** Lets time pass to an instant. */
export const advanceTo = (test: TestApp, at: string | Date): Promise<void> =>
  test.advance((new Date(at).getTime() - test.now().getTime()) / 1000)

/** A confirmed appointment as a row, for tests that need one of the two. */
export async function addAppointment(
  test: TestApp,
  { clientId, psychicId }: Pick<Pair, 'clientId' | 'psychicId'>,
  given: { state?: string; hours?: number } = {},
): Promise<number> {
  const startsAt = new Date(inHours(test, given.hours ?? 24))
  const state = given.state ?? 'confirmed'
  const { id } = await test.owner
    .insertInto('appointments')
    .values({
      site_id: 99,
      client_id: clientId,
      psychic_id: psychicId,
      channel: 'chat',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 1_800_000),
      state,
      price_per_minute: 250,
      booked_at: test.now(),
      answer_by: startsAt,
      ended_at: state === 'asked' || state === 'confirmed' ? null : test.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
