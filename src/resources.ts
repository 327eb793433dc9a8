import { careAlertsResource } from './features/consult/care/care-alerts.resource.server.ts'
import { consultationsResource } from './features/consult/consultations/consultations.resource.server.ts'
import { repliesResource } from './features/consult/replies/replies.resource.server.ts'
import { reviewsResource } from './features/consult/reviews/reviews.resource.server.ts'
import { offersResource } from './features/content/offers/offers.resource.server.ts'
import type { Resource } from './features/house/backoffice/resource.server.ts'
import { picturesResource } from './features/house/images/pictures.resource.server.ts'
import { seasonOverridesResource } from './features/house/seasons/season-overrides.resource.server.ts'
import { disputesResource } from './features/money/disputes/disputes.resource.server.ts'
import { payoutsResource } from './features/money/payouts/payouts.resource.server.ts'
import { pricesResource } from './features/money/psychic-management/prices.resource.server.ts'
import { psychicsResource } from './features/money/psychic-management/psychics.resource.server.ts'
import { reconciliationsResource } from './features/money/reconciliation/reconciliations.resource.server.ts'
import { checkpointsResource } from './features/money/verification/checkpoints.resource.server.ts'
import { verificationsResource } from './features/money/verification/verifications.resource.server.ts'
import { entriesResource } from './features/money/wallet/entries.resource.server.ts'
import { paymentsResource } from './features/money/wallet/payments.resource.server.ts'
import { refundsResource } from './features/money/wallet/refunds.resource.server.ts'
import { withdrawalsResource } from './features/money/withdrawals/withdrawals.resource.server.ts'
import { bouncesResource } from './features/people/bounces/bounces.resource.server.ts'
import { auditResource } from './features/people/members/audit.resource.server.ts'
import { membersResource } from './features/people/members/members.resource.server.ts'
import { clientsResource } from './features/rights/clients/clients.resource.server.ts'
import { complaintsResource } from './features/rights/complaints/complaints.resource.server.ts'
import { contactsResource } from './features/rights/contact/contacts.resource.server.ts'
import { consentProofsResource } from './features/rights/my-consents/consent-proofs.resource.server.ts'
import { dataExportsResource } from './features/rights/privacy/data-exports.resource.server.ts'
import { departuresResource } from './features/rights/privacy/departures.resource.server.ts'
import { contentsResource } from './features/site/editing/contents.resource.server.ts'

/** Everything that the back office lists. */
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
