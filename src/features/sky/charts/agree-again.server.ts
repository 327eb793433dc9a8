import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { hasWithdrawn } from '../../house/consents/has-consent.server.ts'
import { changeableItem } from '../../house/consents/read-consents.server.ts'
import { checkChange, keepChange } from '../../house/consents/record-consents.server.ts'
import { clientOf } from '../../house/visit/access.ts'

const TYPE = 'SENSITIVE_DATA'

/** The consent to ask for again, for a client who withdrew it; null for anyone else. */
export async function askedAgain(visit: Visit): Promise<ReturnType<typeof changeableItem> | null> {
  return (await hasWithdrawn(visit, clientOf(visit).id, TYPE)) ? changeableItem(visit, TYPE) : null
}

/** @throws {Refusal} as checkChange */
export async function agreeAgain(outer: Visit, form: FormData): Promise<void> {
  const { id } = clientOf(outer)
  const { type, agreed } = checkChange(outer, { type: TYPE, agreed: true, _id: form.get('shown')?.toString() })
  await inTransaction(outer, (visit) => keepChange(visit, id, type, agreed))
}
