import type { Visit } from '../../app.ts'
import { changeConsents } from '../consents/change-consents.server.ts'
import { hasWithdrawn } from '../consents/has-consent.server.ts'
import { changeableItem } from '../consents/read-consents.server.ts'
import { clientOf } from '../session/access.ts'

const TYPE = 'SENSITIVE_DATA'

/** The consent to give again, for a client who withdrew it; null for anyone else. */
export async function askedAgain(visit: Visit): Promise<ReturnType<typeof changeableItem> | null> {
  return (await hasWithdrawn(visit, clientOf(visit).id, TYPE)) ? changeableItem(visit, TYPE) : null
}

/** @throws {Refusal} as changeConsents */
export async function agreeAgain(visit: Visit, form: FormData): Promise<void> {
  clientOf(visit)
  await changeConsents(visit, [{ type: TYPE, agreed: true, _id: form.get('shown')?.toString() }])
}
