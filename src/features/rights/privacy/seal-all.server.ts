import type { App } from '../../../app.ts'
import { markAgain } from '../../../platform/at-rest/mark-again.ts'
import { type SealedRows, sealAgain } from '../../../platform/at-rest/seal-again.ts'
import { sealedLastingKeys } from '../../../platform/secrets/lasting-key.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { sealedCareAnswers, sealedReports } from '../../consult/care/seal-alerts.server.ts'
import { sealedMessages } from '../../consult/consultations/seal-messages.server.ts'
import { sealedNotes } from '../../consult/notes/seal-notes.server.ts'
import { sealedReasons } from '../../house/staff/sealed-reason.server.ts'
import { sealedBirths } from '../../house/users/sealed-birth.server.ts'
import { sealedPayees, sealedPayments } from '../../money/payouts/sealed-payee.server.ts'
import { sealedDocuments } from '../../money/psychic-management/sealed-document.server.ts'
import { markedFormerAddresses, sealedFormerAddresses } from '../../people/accounts/former-address.server.ts'
import { sealedFactors } from '../../people/second-factor/sealed-factor.server.ts'
import { sealedCharts } from '../../sky/charts/seal-charts.server.ts'
import { sealedRemarks } from '../clients/sealed-remark.server.ts'
import { markedContacts } from '../contact/mark-contacts.server.ts'
import { sealedAnswers, sealedContacts } from '../contact/seal-contacts.server.ts'

// Of ten megabytes each at most.
const DOCUMENTS_AT_ONCE = 5

/** All that is kept sealed for long. Copies of one's data go before their key does. */
export const sealedKinds = [
  sealedBirths,
  sealedCharts,
  sealedMessages,
  sealedNotes,
  sealedRemarks,
  sealedReasons,
  sealedFormerAddresses,
  sealedContacts,
  sealedAnswers,
  sealedReports,
  sealedCareAnswers,
  sealedPayees,
  sealedPayments,
  sealedDocuments,
] as const

/** Those, and what an older secret may have sealed. */
export const renewedKinds = (secrets: Secrets) => [sealedLastingKeys, sealedFactors(secrets), ...sealedKinds]

/** Brings all of it under the newest key, and marks what is found by one. */
export async function sealAll(app: App): Promise<void> {
  for (const kind of renewedKinds(app.secrets)) {
    await sealAgain(
      app,
      kind as unknown as SealedRows<{ sealed: Buffer | null }>,
      kind === sealedDocuments ? DOCUMENTS_AT_ONCE : undefined,
    )
  }
  await markAgain(app, markedFormerAddresses)
  await markAgain(app, markedContacts)
}
