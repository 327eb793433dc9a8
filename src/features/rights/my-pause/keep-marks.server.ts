import type { Visit } from '../../../app.ts'
import { findReach } from '../../people/marketing/queries.server.ts'
import { addMarks } from '../../people/pauses/queries.server.ts'
import { whoseOf } from '../../people/pauses/standing.server.ts'
import { suppress } from '../../people/suppressions/suppress.server.ts'

/**
 * Before an account is erased: marks the address and number that it proved last, as its person may come back with them,
 * and must not be written offers meanwhile.
 */
export async function keepMarks(visit: Visit, userId: number): Promise<void> {
  const person = await findReach(visit.db, visit.site.id, userId)
  if (!person) return
  const email = person.email_proved_at === null ? null : person.email
  const { marks } = whoseOf(visit, { userId, email, phone: person.number })
  await addMarks(visit.db, userId, marks)
  if (email !== null) await suppress(visit, email, 'erased')
}
