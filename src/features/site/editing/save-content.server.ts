import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { fromParis } from '../../../platform/time/paris.server.ts'
import { addressSchema, shapes } from '../../content/content/kinds.server.ts'
import { FIXED_KINDS, type Status } from '../../content/content/rules.ts'
import { type GivenEntry, saveEntry } from '../../content/content/save-entry.server.ts'
import { checkAnnouncement } from '../../content/offers/check-announcement.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { dataOf, fieldsOf, typedOf } from './form.server.ts'
import { type Place, sitesOf } from './open-content.server.ts'
import { type ContentRow, findContent, findPlace, listRevisions } from './queries.server.ts'
import type { Intent } from './rules.ts'
import { withPictures } from './with-pictures.server.ts'

const statusOf: Record<Intent, Status> = {
  draft: 'draft',
  schedule: 'scheduled',
  publish: 'published',
  withdraw: 'withdrawn',
}

export interface GivenContent extends Place {
  intent: Intent
  /** Date and time in Paris, for scheduled content. */
  publishAt: string
  /** The values of the kind's form; ignored for withdrawn content, which retains its text. */
  typed: Readonly<Record<string, string>>
  /** The version that was read; null if the site has none of its own yet. */
  version: number | null
}

/**
 * Saves content of the visit's site.
 * @returns its id
 * @throws {Refusal} as asStaff, saveEntry, withPictures and momentIn; contentChanged and contentExists if somebody else
 * saved first, priorPriceWrong, adminEntityNotFound for withdrawing a missing entry, notFound for a page, a card or a
 * game at an unknown address, parametersInvalid for a card in another deck
 */
export const saveContent = (outer: Visit, given: GivenContent): Promise<number> =>
  asStaff(outer, `content.${given.intent}`, aboutOf(given), async (visit) => {
    const { kind, intent, version } = given
    const { address } = parse(addressSchema(kind), given)
    const present = await findContent(visit.db, sitesOf(visit), { kind, address })
    const withdrawn = intent === 'withdraw' ? present : null
    if (intent === 'withdraw' && !withdrawn) throw new Refusal('adminEntityNotFound')
    if (FIXED_KINDS.includes(kind) && !present) throw new Refusal('notFound', 'address')
    const publishAt = intent === 'schedule' ? momentIn(given.publishAt, visit.now()) : dateOf(present, visit.now())
    const data = withdrawn ? withdrawn.data : await dataIn(visit, given)
    if (kind === 'card' && present?.data.deck !== data.deck) throw new Refusal('parametersInvalid', 'deck')
    return saveOrTell(visit, present, version, { kind, address, status: statusOf[intent], publishAt, data })
  })

/**
 * Restores the text of an older version: at once if the entry is published, otherwise as a draft. @throws as
 * saveContent
 */
export async function restoreContent(outer: Visit, given: { id: number; version: number; restored: number }) {
  const place = await findPlace(outer.db, given.id)
  if (!place) throw new Refusal('adminEntityNotFound')
  return asStaff(outer, 'content.restore', aboutOf(place), async (visit) => {
    const present = await findContent(visit.db, sitesOf(visit), place)
    const isOwn = present?.siteId === visit.site.id
    const all = isOwn ? await listRevisions(visit.db, present.id, present.version) : []
    const revision = all.find(({ version }) => version === given.restored)
    if (!revision) throw new Refusal('adminEntityNotFound')
    const publishAt = dateOf(present, visit.now())
    const typed = typedOf(fieldsOf(place.kind), revision.data)
    const data = await dataIn(visit, { kind: place.kind, typed })
    const status = publishAt ? 'published' : 'draft'
    await saveOrTell(visit, present, given.version, { ...place, status, publishAt, data })
  })
}

/** The typed values, validated by the kind's shape. */
function dataIn({ db }: Visit, { kind, typed }: Pick<GivenContent, 'kind' | 'typed'>) {
  const fields = fieldsOf(kind)
  return withPictures(db, fields, dataOf(fields, typed))
}

/** @throws {Refusal} for a missing or past time, and for one that does not exist in Paris */
function momentIn(typed: string, now: Date): Date {
  if (typed === '') throw new Refusal('parametersMissing', 'publishAt')
  const moment = fromParis(typed)
  if (!moment) throw new Refusal('parametersInvalid', 'publishAt')
  if (moment <= now) throw new Refusal('momentPast')
  return moment
}

/** A published entry keeps its date; null for one that is not published. */
function dateOf(present: ContentRow | null, now: Date): Date | null {
  const isLive = present && (present.status === 'published' || present.status === 'scheduled')
  return isLive && present.publishAt && present.publishAt <= now ? present.publishAt : null
}

async function saveOrTell(
  visit: Visit,
  present: ContentRow | null,
  version: number | null,
  entry: GivenEntry,
): Promise<number> {
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
  return needed(await findContent(visit.db, sitesOf(visit), entry), 'what was just kept').id
}

const aboutOf = ({ kind, address }: Place) => ({ subject: `content:${kind}:${address}`.slice(0, 120) })
