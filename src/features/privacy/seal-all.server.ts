import type { App } from '../../app.ts'
import { sealAgain } from '../../platform/at-rest/seal-again.ts'
import { sealedLastingKeys } from '../../platform/secrets/lasting-key.ts'
import { sealedBirths } from '../accounts/sealed-birth.server.ts'
import { sealedCareAnswers, sealedReports } from '../care/seal-alerts.server.ts'
import { sealedCharts } from '../charts/seal-charts.server.ts'
import { sealedRemarks } from '../clients/sealed-remark.server.ts'
import { sealedMessages } from '../consultations/seal-messages.server.ts'
import { sealedAnswers, sealedContacts } from '../contact/seal-contacts.server.ts'
import { sealedNotes } from '../notes/seal-notes.server.ts'
import { sealedPayees, sealedPayments } from '../payouts/sealed-payee.server.ts'
import { sealedDocuments } from '../psychic-desk/sealed-document.server.ts'
import { sealedFactors } from '../second-factor/sealed-factor.server.ts'

// Of ten megabytes each at most.
const DOCUMENTS_AT_ONCE = 5

/** Brings all that is kept sealed for long under the newest key. Copies of one's data go before their key does. */
export async function sealAll(app: App): Promise<void> {
  await sealAgain(app, sealedLastingKeys)
  await sealAgain(app, sealedFactors(app.secrets))
  await sealAgain(app, sealedBirths)
  await sealAgain(app, sealedCharts)
  await sealAgain(app, sealedMessages)
  await sealAgain(app, sealedNotes)
  await sealAgain(app, sealedRemarks)
  await sealAgain(app, sealedContacts)
  await sealAgain(app, sealedAnswers)
  await sealAgain(app, sealedReports)
  await sealAgain(app, sealedCareAnswers)
  await sealAgain(app, sealedPayees)
  await sealAgain(app, sealedPayments)
  await sealAgain(app, sealedDocuments, DOCUMENTS_AT_ONCE)
}
