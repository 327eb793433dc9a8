import { kept, ofClient, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  consent_proofs: ofClient('user_id', 'consents', {
    id: plain(),
    user_id: kept(null, 'proof'),
    site_id: kept('site', 'proof'),
    form_type: kept('form', 'proof'),
    type: kept('kind', 'proof'),
    agreed: kept('agreed', 'proof'),
    text_shown: kept('textShown', 'proof'),
    text_version: kept('textVersion', 'proof'),
    text_hash: kept(null, 'proof'),
    address_hash: kept(null, 'proof'),
    consultation_id: kept('consultation', 'proof'),
    given_at: kept('givenAt', 'proof'),
  }),
}
