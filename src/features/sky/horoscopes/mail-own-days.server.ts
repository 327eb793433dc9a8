import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inDayOfYear, inWeekday } from '../../../platform/i18n/french.ts'
import { lastOf, needed } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { dayMailStandings } from '../../people/marketing/standings.server.ts'
import { unsubscribeFor } from '../../people/marketing/unsubscribe-address.server.ts'
import { hourInParis } from '../../people/push/rules.ts'
import { findChart } from '../charts/chart-queries.server.ts'
import { computeChart } from '../charts/compute-chart.server.ts'
import { birthOf } from '../charts/saved-charts.server.ts'
import { ownDayAddress } from './addresses.ts'
import { dayInShort } from './day-in-short.ts'
import { dayLetter } from './letters.ts'
import { claimDay, listDue } from './mail-queries.server.ts'
import { openOwnId } from './own-today.server.ts'
import { viewOwn } from './read-own.server.ts'

const AT_A_TIME = 100
/** The hours in Paris within which a mail is still one of the morning. */
const MORNING = { from: 6, to: 12 } as const

/** Mails their own day to those who asked for it, once a day; in the afternoon it would be too late. */
export async function mailOwnDays(app: App): Promise<void> {
  const hour = hourInParis(app.now())
  if (hour < MORNING.from || hour >= MORNING.to) return
  for (const site of app.sites) await mailSite(systemVisit(app, site))
}

async function mailSite(outer: Visit): Promise<void> {
  const day = dayInParis(outer.now())
  let page: number[] = []
  do {
    const after = page.length > 0 ? lastOf(page) : 0
    page = await listDue(outer.db, { siteId: outer.site.id, day }, after, AT_A_TIME)
    for (const id of page) await inTransaction(outer, (visit) => mailOne(visit, id, day))
  } while (page.length === AT_A_TIME)
}

/** What keeps offers from somebody keeps this from them too, and so does a chart that is gone or locked. */
async function mailOne(visit: Visit, userId: number, day: string): Promise<void> {
  const { app, db, site } = visit
  const [standing] = await dayMailStandings(visit, [userId])
  const chartId = await openOwnId(visit, userId)
  if (!standing?.to || standing.keeps || chartId === null || !(await claimDay(db, userId, day))) return
  const saved = needed(await findChart(db, app.keys, userId, chartId), `chart ${chartId}`)
  const short = dayInShort(viewOwn(visit, computeChart(birthOf(saved), saved.houseSystem), 'day'))
  const values = {
    firstName: needed(standing.firstName, 'the name of an account'),
    company: site.label,
    day: `${inWeekday(day)} ${inDayOfYear(day)}`,
    address: `${site.canonical}${ownDayAddress(chartId)}`,
  }
  const end = unsubscribeFor(visit, { kind: 'day', id: userId })
  await sendMail(visit, standing.to, (wording) => dayLetter(wording, short, values, end))
}
