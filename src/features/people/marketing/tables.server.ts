import { inner, kept, ofClient, ofUnknown, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  consent_confirmations: ofClient('consent-proof', 'confirmations', {
    proof_id: kept(null, 'proof'),
    address_hash: kept(null, 'proof'),
    confirmed_at: kept('confirmedAt', 'proof'),
  }),
  newsletter_subscriptions: ofClient('letter-address', 'letter', {
    id: inner,
    site_id: own('site'),
    email: own('email'),
    email_key: inner,
    asked_at: own('askedAt'),
    confirmed_at: own('confirmedAt'),
    ended_at: own('endedAt'),
    sign: own('sign'),
  }),
  newsletter_proofs: ofUnknown(
    'proof',
    'id',
    'site_id',
    'email_hash',
    'act',
    'text_shown',
    'text_version',
    'text_hash',
    'address_hash',
    'at',
  ),
}
