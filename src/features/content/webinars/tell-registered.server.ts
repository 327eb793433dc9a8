import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { siteBy } from '../../../sites/index.ts'
import { areRefused } from '../../house/mail/bounces.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { arePaused } from '../../people/pauses/standing.server.ts'
import { type DataOf, shapes } from '../content/kinds.server.ts'
import { webinarLetter } from './letters.ts'
import { tokenOf } from './place-token.server.ts'
import { type Announced, claimNews, listAnnounced } from './queries.server.ts'
import { timingOf } from './read-webinars.server.ts'
import { type News, newsAt, placePath, WEBINAR_PAGE } from './rules.ts'

/** People told in one transaction. */
const AT_ONCE = 50

/**
 * Tells those who registered what there is to tell, once each: reminders, another beginning, the end of it, the
 * recording. A mail is queued in the transaction that notes it: a killed node undoes both.
 */
export async function tellRegistered(app: App): Promise<void> {
  for (const one of await listAnnounced(app.db)) {
    const read = shapes.webinar.safeParse(one.data)
    if (!read.success) continue
    // One that staff took off the site does not take place.
    const webinar = { ...read.data, isCancelled: read.data.isCancelled || one.status === 'withdrawn' }
    const timing = { ...timingOf(webinar), replayLink: webinar.replayLink }
    for (const news of newsAt(timing, app.now())) await tellAll(app, one, webinar, news)
  }
}

async function tellAll(app: App, of: Announced, webinar: DataOf<'webinar'>, news: News): Promise<void> {
  const visit = systemVisit(app, siteBy(app.sites, of.siteId))
  const startsAt = new Date(webinar.startsAt)
  let found = AT_ONCE
  while (found === AT_ONCE) {
    found = await inTransaction(visit, async (inner) => {
      const claim = { entryId: of.id, startsAt, now: inner.now(), most: AT_ONCE }
      const people = await claimNews(inner.db, news, claim)
      const reached = await reachable(inner, people, news)
      for (const person of reached) await tell(inner, webinar, news, person)
      return people.length
    })
  }
}

type Person = Awaited<ReturnType<typeof claimNews>>[number]

/** On a break one is told only what changes a plan, and never invited. */
async function reachable(visit: Visit, people: readonly Person[], news: News): Promise<Person[]> {
  const proved = people.map(({ email }) => ({ userId: null, email, phone: null }))
  const refused = await areRefused(
    visit,
    people.map(({ email }) => email),
  )
  const paused = news === 'off' || news === 'moved' ? [] : await arePaused(visit, proved)
  return people.filter((_, at) => !refused[at] && !paused[at])
}

async function tell(visit: Visit, { title, host, startsAt }: DataOf<'webinar'>, news: News, person: Person) {
  const { label: company, canonical } = visit.site
  const path = news === 'off' || news === 'replay' ? WEBINAR_PAGE : placePath(tokenOf(visit, person))
  const values = { title, host, startsAt: new Date(startsAt), company }
  await sendMail(visit, person.email, (wording) => webinarLetter(wording, news, values, canonical + path))
}
