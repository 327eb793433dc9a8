import type { Visit } from '../../../app.ts'
import { dayInParis, monthBefore } from '../../../platform/time/days.ts'
import { listDue } from './queries.server.ts'

/** How many psychics can be paid for the past month and are not, from the day on by which the house prepares transfers. */
export async function countLate({ app, db, site, now }: Visit): Promise<number> {
  const today = dayInParis(now())
  const { payDay, ...terms } = app.config.payouts
  if (Number(today.slice(8)) < payDay) return 0
  const due = await listDue(db, site.id, monthBefore(today), terms)
  return due.filter(({ available, payeeState }) => available > 0 && payeeState === 'payable').length
}
