import { careAlertsResource } from '../care/care-alerts.resource.server.ts'
import { clientsResource } from '../clients/clients.resource.server.ts'
import { complaintsResource } from '../complaints/complaints.resource.server.ts'
import { consentProofsResource } from '../consents/consent-proofs.resource.server.ts'
import { consultationsResource } from '../consultations/consultations.resource.server.ts'
import { contactsResource } from '../contact/contacts.resource.server.ts'
import { disputesResource } from '../disputes/disputes.resource.server.ts'
import { contentsResource } from '../editing/contents.resource.server.ts'
import { picturesResource } from '../images/pictures.resource.server.ts'
import { bouncesResource } from '../mail/bounces.resource.server.ts'
import { offersResource } from '../offers/offers.resource.server.ts'
import { payoutsResource } from '../payouts/payouts.resource.server.ts'
import { dataExportsResource } from '../privacy/data-exports.resource.server.ts'
import { departuresResource } from '../privacy/departures.resource.server.ts'
import { pricesResource } from '../psychic-desk/prices.resource.server.ts'
import { psychicsResource } from '../psychic-desk/psychics.resource.server.ts'
import { reconciliationsResource } from '../reconciliation/reconciliations.resource.server.ts'
import { repliesResource } from '../replies/replies.resource.server.ts'
import { reviewsResource } from '../reviews/reviews.resource.server.ts'
import { seasonOverridesResource } from '../seasons/season-overrides.resource.server.ts'
import { auditResource } from '../staff/audit.resource.server.ts'
import { membersResource } from '../staff/members.resource.server.ts'
import { checkpointsResource } from '../verification/checkpoints.resource.server.ts'
import { verificationsResource } from '../verification/verifications.resource.server.ts'
import { entriesResource } from '../wallet/entries.resource.server.ts'
import { paymentsResource } from '../wallet/payments.resource.server.ts'
import { refundsResource } from '../wallet/refunds.resource.server.ts'
import { withdrawalsResource } from '../withdrawals/withdrawals.resource.server.ts'
import type { Resource } from './resource.server.ts'

/** All resources of the back office. */
export const resources: readonly Resource[] = [
  clientsResource,
  psychicsResource,
  payoutsResource,
  careAlertsResource,
  consultationsResource,
  disputesResource,
  withdrawalsResource,
  complaintsResource,
  contactsResource,
  reviewsResource,
  repliesResource,
  entriesResource,
  paymentsResource,
  refundsResource,
  pricesResource,
  reconciliationsResource,
  checkpointsResource,
  verificationsResource,
  offersResource,
  seasonOverridesResource,
  contentsResource,
  picturesResource,
  consentProofsResource,
  dataExportsResource,
  departuresResource,
  bouncesResource,
  membersResource,
  auditResource,
]
