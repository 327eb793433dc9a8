import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { requireSensitiveConsent } from '../../house/consents/has-consent.server.ts'
import { recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { checkedDay } from './checked-day.server.ts'
import { checkedNote } from './checked-words.ts'
import { findSubject, type Sought } from './find-subject.server.ts'
import { countEntries, findKept, insertEntry } from './queries.server.ts'
import { ENTRIES_MAX } from './rules.ts'
import { sealEntry } from './sealed-entry.server.ts'

export interface KeepInput extends Sought {
  note?: string | null | undefined
  /** YYYY-MM-DD: when to be asked about it. */
  askOn?: string | null | undefined
  consents?: readonly ConsentAnswer[] | undefined
}

/**
 * Keeps something in the client's journal; returns the id of its entry, which is the first one where it was kept before.
 * @throws {Refusal} textLength, consentMissing, journalFull, and as checkedDay, findSubject and recordConsents
 */
export async function keepEntry(outer: Visit, { kind, reference, question, ...input }: KeepInput): Promise<number> {
  const { id: userId } = clientOf(outer)
  const kept = { kind, reference }
  const note = checkedNote(input.note)
  const askOn = checkedDay(outer, input.askOn)
  return inTransaction(outer, async (visit) => {
    const { db, app } = visit
    // Serializes with another entry, and with a withdrawal of the consent.
    await lockUser(db, userId)
    if (input.consents?.length) await recordConsents(visit, userId, 'SENSITIVE_DATA', input.consents)
    await requireSensitiveConsent(visit, userId)
    const known = await findKept(db, userId, kept)
    if (known !== null) return known
    const subject = await findSubject(visit, { ...kept, question })
    if ((await countEntries(db, userId, null)) >= ENTRIES_MAX) throw new Refusal('journalFull')
    const id = await nextId(db, 'journal_entries')
    const sealed = sealEntry(app.keys, id, { subject, note })
    await insertEntry(db, userId, { id, ...kept, sealed, keptAt: visit.now(), askOn })
    return id
  })
}
