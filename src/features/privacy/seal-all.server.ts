import type { App } from '../../app.ts'
import { markAgain } from '../../platform/at-rest/mark-again.ts'
import { type SealedRows, sealAgain } from '../../platform/at-rest/seal-again.ts'
import { sealedLastingKeys } from '../../platform/secrets/lasting-key.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { markedFormerAddresses, sealedFormerAddresses } from '../accounts/former-address.server.ts'
import { sealedBirths } from '../accounts/sealed-birth.server.ts'
import { sealedCareAnswers, sealedReports } from '../care/seal-alerts.server.ts'
import { sealedCharts } from '../charts/seal-charts.server.ts'
import { sealedRemarks } from '../clients/sealed-remark.server.ts'
import { sealedMessages } from '../consultations/seal-messages.server.ts'
import { markedContacts } from '../contact/mark-contacts.server.ts'
import { sealedAnswers, sealedContacts } from '../contact/seal-contacts.server.ts'
import { sealedNotes } from '../notes/seal-notes.server.ts'
import { sealedPayees, sealedPayments } from '../payouts/sealed-payee.server.ts'
import { sealedDocuments } from '../psychic-desk/sealed-document.server.ts'
import { sealedFactors } from '../second-factor/sealed-factor.server.ts'
import { sealedReasons } from '../staff/sealed-reason.server.ts'

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
