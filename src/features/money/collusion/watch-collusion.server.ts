import type { App } from '../../../app.ts'
import { eachAlone } from '../../../platform/database/each-alone.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { mailboxDigests } from '../../people/free-time/mailbox-digests.server.ts'
import { listWatched, readFigures } from './figures-queries.server.ts'
import { mailFindings } from './mail-findings.server.ts'
import { deleteFindings, keepFinding, listClosed, markTold } from './queries.server.ts'
import { FINDING_DAYS, findingsOf, reopens } from './rules.ts'

/** The present month in Paris and the one before, whose last days are not paid yet. */
function monthsOf(now: Date): string[] {
  const month = dayInParis(now).slice(0, 7)
  return [daysAfter(`${month}-01`, -1).slice(0, 7), month]
}

/**
 * Looks at each psychic's rooms of this month and the last, and stores what looks like accounts that act together with
 * them. Run again, it stores the same. Staff are told once of each finding, also where the look at another psychic failed.
 */
export async function watchCollusion(app: App): Promise<void> {
  const now = app.now()
  const system = systemVisit(app, app.sites[0])
  await deleteFindings(app.db, later(now, -FINDING_DAYS * DAY_MS))
  const months = monthsOf(now).map(async (month) =>
    (await listWatched(app.db, month)).map((watched) => ({ ...watched, month })),
  )
  try {
    await eachAlone(system, (await Promise.all(months)).flat(), async ({ db }, { psychicId, emails, month }) => {
      const figures = await readFigures(db, { psychicId, month, mailbox: mailboxDigests(app, emails) })
      const closed = await listClosed(db, psychicId, month)
      for (const finding of findingsOf(figures)) {
        const before = closed.get(finding.rule)
        const isNew = before !== undefined && reopens(finding.found, before)
        await keepFinding(db, { psychicId, month, finding, figures, isNew, at: now })
      }
    })
  } finally {
    await inTransaction(system, async (visit) => mailFindings(visit, await markTold(visit.db, now)))
  }
}
