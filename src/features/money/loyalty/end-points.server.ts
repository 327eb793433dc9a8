import type { App, Visit } from '../../../app.ts'
import { eachAlone } from '../../../platform/database/each-alone.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { siteBy } from '../../../sites/index.ts'
import { pointsEntries } from '../../house/ledger/points.server.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { isPaused } from '../../people/pauses/standing.server.ts'
import { endingLetter } from './letters.ts'
import {
  forgetCards,
  listStill,
  lockMember,
  lockUnread,
  markReturned,
  markWarned,
  readStanding,
} from './queries.server.ts'
import { CARD_DAYS, endOf, tierOf, WARN_DAYS } from './rules.ts'

/** No points end sooner after their last movement, whatever the tier. */
const LEAST_MONTHS_DAYS = 330
const AT_A_TIME = 100

type Still = Awaited<ReturnType<typeof listStill>>[number]

/**
 * Tells members a month before their points end, and ends those that were told of and not moved since. Somebody who can't
 * be told, because they are on a pause or have no proved address, keeps their points.
 */
export async function endStillPoints(app: App): Promise<void> {
  const system = systemVisit(app, app.sites[0])
  const still = await listStill(app.db, later(app.now(), -LEAST_MONTHS_DAYS * DAY_MS))
  await eachAlone(system, still, (visit, member) => warnOrEnd(visit, member))
}

async function warnOrEnd(outer: Visit, member: Still): Promise<void> {
  const { userId, siteId } = member
  const visit = { ...outer, site: siteBy(outer.app.sites, siteId) }
  if (!(await lockMember(visit.db, userId))) return
  const { points, earned, movedAt, moves } = await readStanding(visit.db, userId)
  if (movedAt === null || points <= 0) return
  const end = endOf(movedAt, tierOf(earned))
  const now = visit.now()
  const isWarned = member.warnedAt !== null && member.warnedAt > movedAt
  if (!isWarned && now >= later(end, -WARN_DAYS * DAY_MS)) return warn(visit, member, { points, end })
  if (!isWarned || now < end || later(now, -WARN_DAYS * DAY_MS) < (member.warnedAt as Date)) return
  await post(
    visit.db,
    'points-end',
    `member:${userId}:${moves}`,
    {},
    pointsEntries({ siteId, clientId: userId }, -points),
  )
}

async function warn(visit: Visit, member: Still, { points, end }: { points: number; end: Date }): Promise<void> {
  const { userId, email, firstName } = member
  if (!email || !member.provedAt || (await isPaused(visit, { userId, email, phone: null }))) return
  const { label: company, canonical } = visit.site
  // Told late, they end late: a month passes in any case.
  const told = later(visit.now(), WARN_DAYS * DAY_MS)
  const ends = told > end ? told : end
  await sendMail(visit, email, (wording) => endingLetter(wording, { company, canonical, firstName, points, ends }))
  await markWarned(visit.db, userId)
}

/** Gives back the points of readings that nobody wrote. */
export async function returnUnread(app: App): Promise<void> {
  let returned: number
  do {
    returned = await inTransaction(systemVisit(app, app.sites[0]), async ({ db, now }) => {
      const unread = await lockUnread(db, AT_A_TIME)
      for (const { id, points, ...holder } of unread) {
        await markReturned(db, id, now())
        await post(db, 'points-return', `reward:${id}`, {}, pointsEntries(holder, points))
      }
      return unread.length
    })
  } while (returned === AT_A_TIME)
}

export const forgetOldCards = ({ db, now }: App): Promise<void> => forgetCards(db, later(now(), -CARD_DAYS * DAY_MS))
