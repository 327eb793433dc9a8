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

// Up to ten megabytes each.
const DOCUMENTS_AT_ONCE = 5

/** Every kind of data that is stored sealed for long. Data exports expire before their key does. */
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

/** Everything in `sealedKinds`, and data that an older secret may have sealed. */
export const renewedKinds = (secrets: Secrets) => [sealedLastingKeys, sealedFactors(secrets), ...sealedKinds]

/** Reseals everything with the newest key, and renews the marks that depend on a key. */
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
