import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { parse } from '../../platform/contract/parse.ts'
import { shapes } from '../content/kinds.server.ts'
import type { Status } from '../content/rules.ts'
import { type GivenEntry, saveEntry } from '../content/save-entry.server.ts'
import { checkAnnouncement } from '../offers/check-announcement.server.ts'
import { asStaff } from '../staff/as-staff.server.ts'
import { type Place, sitesOf } from './open-content.server.ts'
import { type ContentRow, findContent, listRevisions } from './queries.server.ts'
import type { Intent } from './rules.ts'

const statusOf: Record<Intent, Status> = {
  draft: 'draft',
  schedule: 'scheduled',
  publish: 'published',
  withdraw: 'withdrawn',
}

export interface GivenContent extends Place {
  intent: Intent
  publishAt: Date | null
  /** What was typed; of what is withdrawn, what it said stays. */
  data: unknown
  /** The version that was read; null for what the site has none of yet. */
  version: number | null
}

/**
 * Writes content of the visit's site.
 * @throws {Refusal} as asStaff and saveEntry; contentChanged and contentExists where someone else was first, momentPast,
 * priorPriceWrong, adminEntityNotFound for what is to be withdrawn and is not there, notFound for a page at an address of none
 */
export const saveContent = (outer: Visit, given: GivenContent) =>
  asStaff(outer, `content.${given.intent}`, aboutOf(given), async (visit) => {
    const present = await findContent(visit.db, sitesOf(visit), given)
    if (given.intent === 'withdraw' && !present) throw new Refusal('adminEntityNotFound')
    if (given.kind === 'page' && !present) throw new Refusal('notFound', 'address')
    const { intent, publishAt } = given
    if (intent === 'schedule' && publishAt && publishAt <= visit.now()) throw new Refusal('momentPast')
    await saveOrTell(visit, present, given.version, {
      kind: given.kind,
      address: given.address,
      status: statusOf[intent],
      publishAt: intent === 'schedule' ? publishAt : dateOf(present, visit.now()),
      data: intent === 'withdraw' ? present!.data : given.data,
    })
  })

/** Gives an entry the words of an older version: at once where readers see it, else as a draft. @throws as saveContent */
export const restoreContent = (outer: Visit, given: Place & { version: number; restored: number }) =>
  asStaff(outer, 'content.restore', aboutOf(given), async (visit) => {
    const present = await findContent(visit.db, sitesOf(visit), given)
    const isOwn = present?.siteId === visit.site.id
    const all = isOwn ? await listRevisions(visit.db, present.id, present.version) : []
    const revision = all.find(({ version }) => version === given.restored)
    if (!revision) throw new Refusal('adminEntityNotFound')
    const publishAt = dateOf(present, visit.now())
    await saveOrTell(visit, present, given.version, {
      kind: given.kind,
      address: given.address,
      status: publishAt ? 'published' : 'draft',
      publishAt,
      data: revision.data,
    })
  })

/** An entry that readers see keeps its date; null for one that they don't. */
function dateOf(present: ContentRow | null, now: Date): Date | null {
  const isLive = present && (present.status === 'published' || present.status === 'scheduled')
  return isLive && present.publishAt && present.publishAt <= now ? present.publishAt : null
}

async function saveOrTell(
  visit: Visit,
  present: ContentRow | null,
  version: number | null,
  entry: GivenEntry,
): Promise<void> {
  const { kind, status, publishAt } = entry
  const now = visit.now()
  if (kind === 'offer' && (status === 'published' || status === 'scheduled')) {
    const from = publishAt && publishAt > now ? publishAt : now
    const own = present?.siteId === visit.site.id ? present.id : null
    await checkAnnouncement(visit.db, own, parse(shapes.offer, entry.data), from)
  }
  try {
    await saveEntry(visit, entry, version)
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.reason !== 'datastoreContention') throw thrown
    throw new Refusal(version === null ? 'contentExists' : 'contentChanged')
  }
}

const aboutOf = ({ kind, address }: Place) => ({ subject: `content:${kind}:${address}`.slice(0, 120) })
