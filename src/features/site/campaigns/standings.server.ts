import type { Visit } from '../../../app.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { caredFor } from '../../consult/care/queries.server.ts'
import { areStopped } from '../../consult/text-questions/stops-queries.server.ts'
import { clientStandings, letterStandings, type Standing } from '../../people/marketing/standings.server.ts'
import { emailHashOf, type Subject } from '../../people/marketing/tokens.server.ts'
import { CARE_DAYS, type CampaignChannel, type LeftOut, WEEKLY_MOST } from './rules.ts'
import { sentThisWeek } from './send-queries.server.ts'

/** Somebody of an audience, and why they are left out. */
export interface Recipient extends Standing {
  /** The digest of the address or number; null without one. */
  hash: Buffer | null
  leftOut: LeftOut | null
}

/** How these people stand with a campaign now: the only gate, asked for the preview, the list and each message. */
export async function readRecipients(
  visit: Visit,
  channel: CampaignChannel,
  subjects: { kind: Subject['kind']; ids: readonly number[] },
): Promise<Recipient[]> {
  const { kind, ids } = subjects
  const standings = kind === 'user' ? await clientStandings(visit, ids, channel) : await letterStandings(visit, ids)
  const hashes = standings.map(({ to }) => (to === null ? null : hashOf(visit, channel, to)))
  const accounts = standings.flatMap(({ account }) => account ?? [])
  const [cared, stopped, sent] = await Promise.all([
    caredFor(visit.db, accounts, later(visit.now(), -CARE_DAYS * DAY_MS)),
    channel === 'sms'
      ? areStopped(
          visit,
          standings.map(({ to }) => to ?? ''),
        )
      : [],
    sentThisWeek(
      visit.db,
      { siteId: visit.site.id, hashes: hashes.flatMap((hash) => hash ?? []), accounts },
      visit.now(),
    ),
  ])
  const inCare = new Set(cared)
  return standings.map((standing, at): Recipient => {
    const { account, keeps } = standing
    const hash = hashes[at] ?? null
    const times = sent.filter(
      ({ userId, key }) => (account !== null && userId === account) || key === keyOf(hash),
    ).length
    return {
      ...standing,
      hash,
      leftOut:
        keeps ??
        (account !== null && inCare.has(account) ? 'care' : null) ??
        (stopped[at] ? 'stop' : null) ??
        (times >= WEEKLY_MOST ? 'often' : null),
    }
  })
}

const keyOf = (hash: Buffer | null): string | null => hash?.toString('hex') ?? null

const hashOf = (visit: Visit, channel: CampaignChannel, to: string): Buffer =>
  channel === 'email' ? emailHashOf(visit, to) : visit.app.digest(`campaign-number:${visit.site.id}:${to}`)
