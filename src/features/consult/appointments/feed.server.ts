import ical, { ICalEventStatus } from 'ical-generator'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { newToken, tokenHash } from '../../../platform/session/token.ts'
import { siteBy } from '../../../sites/index.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { findFeed, readFeed, removeFeed as removeRow, writeFeed } from './feed-queries.server.ts'
import { texts } from './feed-texts.ts'
import { type Appointment, listOpen, listOver } from './queries.server.ts'
import { AGENDA, feedAddress, isOpen, MY_APPOINTMENTS } from './rules.ts'

/** How many past appointments a calendar keeps. */
const PAST_SHOWN = 30

/** @throws {Refusal} securityParametersInvalid for anyone else than clients and psychics */
function holderOf(visit: Visit) {
  const person = personOf(visit)
  if (person.role !== 'client' && person.role !== 'psychic') throw new Refusal('securityParametersInvalid')
  return person
}

/** Creates a person's private calendar; its address is known from now on to them alone, and an earlier one ends. */
export async function createFeed(visit: Visit, named: boolean): Promise<{ address: string; named: boolean }> {
  const { id } = holderOf(visit)
  const token = newToken()
  await writeFeed(visit.db, { userId: id, tokenHash: tokenHash(token), named, at: visit.now() })
  return { address: visit.site.canonical + feedAddress(token), named }
}

export const ownFeed = (visit: Visit) => readFeed(visit.db, holderOf(visit).id)

export const removeFeed = (visit: Visit): Promise<void> => removeRow(visit.db, holderOf(visit).id)

/** The calendar behind a private address; null if there is none any more. */
export async function readCalendar(visit: Visit, token: string): Promise<string | null> {
  const feed = await findFeed(visit.db, tokenHash(token))
  if (!feed) return null
  const of = feed.psychicId === null ? { clientId: feed.userId } : { psychicId: feed.psychicId }
  const all = [...(await listOpen(visit.db, of)), ...(await listOver(visit.db, of, PAST_SHOWN))]
  const side = feed.psychicId === null ? 'client' : 'psychic'
  const shown = all.filter(({ state }) => isOpen(state) || state === 'kept' || state === 'cancelled')
  return write(visit, shown, { side, named: feed.named })
}

/** One appointment as a file for any calendar. */
export const writeOne = (visit: Visit, of: Appointment, side: 'client' | 'psychic'): Promise<string> =>
  write(visit, [of], { side, named: true })

async function write(
  visit: Visit,
  list: readonly Appointment[],
  { side, named }: { side: 'client' | 'psychic'; named: boolean },
): Promise<string> {
  const { app, site } = visit
  const wording = await readWording(app, site.id, false)
  const t = (key: keyof typeof texts.entries, values = {}) => say(wording, texts, key, values)
  // No time zone: the generator would write the hours of UTC as if they were those of Paris.
  const calendar = ical({ name: t('name'), prodId: { company: site.key, product: 'appointments', language: 'FR' } })
  for (const each of list) {
    const there = siteBy(app.sites, each.siteId)
    calendar.createEvent({
      id: `appointment-${each.id}@${new URL(there.canonical).hostname}`,
      sequence: each.sequence,
      stamp: each.bookedAt,
      start: each.startsAt,
      end: each.endsAt,
      summary: t(named ? 'named' : 'plain', { name: side === 'client' ? each.psychicName : each.clientFirstName }),
      url: there.canonical + (side === 'client' ? MY_APPOINTMENTS : AGENDA),
      status: statusOf(each),
    })
  }
  return calendar.toString()
}

const statusOf = ({ state }: Appointment): ICalEventStatus =>
  state === 'asked'
    ? ICalEventStatus.TENTATIVE
    : state === 'cancelled'
      ? ICalEventStatus.CANCELLED
      : ICalEventStatus.CONFIRMED
