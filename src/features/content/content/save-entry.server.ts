import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { addressSchema, shapes } from './kinds.server.ts'
import { insertEntry, isLive, keepNext, updateEntry, type Written } from './queries.server.ts'
import { type Kind, STATUSES, type Status } from './rules.ts'

export interface GivenEntry {
  kind: Kind
  address: string
  status: Status
  publishAt: Date | null
  /** In the shape of its kind; forbidden parts of its rich text are removed. */
  data: unknown
  asDelivered?: true
}

const statusSchema = z.object({ status: z.enum(STATUSES) })

/**
 * Writes an entry of the visit's site, keeping its previous versions. A draft or scheduled version of a published entry
 * leaves the published one visible until it is published itself. `known` is the version that was read, null for a new
 * entry.
 * @throws {Refusal} 106 or 107 with the field, 409 if somebody else saved in the meantime
 */
export async function saveEntry(visit: Visit, given: GivenEntry, known: number | null): Promise<void> {
  const { kind, status } = given
  parse(statusSchema, given)
  const { address } = parse(addressSchema(kind), given)
  const data = parse(shapes[kind], given.data)
  if (status === 'scheduled' && !given.publishAt) throw new Refusal('parametersMissing', 'publishAt')
  const now = visit.now()
  const written: Written = {
    siteId: visit.site.id,
    kind,
    address,
    status,
    publishAt: given.publishAt ?? (status === 'published' ? now : null),
    data,
    asDelivered: given.asDelivered === true,
    editorId: visit.user?.id ?? null,
    now,
  }
  const saved = await inTransaction(visit, async ({ db }) => {
    if (known === null) return insertEntry(db, written)
    const waits = (status === 'draft' || status === 'scheduled') && (await isLive(db, written, now))
    return waits ? keepNext(db, written, known) : updateEntry(db, written, known)
  })
  if (!saved) throw new Refusal('datastoreContention')
}
