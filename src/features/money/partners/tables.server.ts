import { ofNobody, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  partners: ofNobody('id', 'site_id', 'code', 'name', 'made_at'),
  partner_rates: ofNobody('partner_id', 'since', 'rate'),
  partner_keys: ofNobody('id', 'partner_id', 'digest', 'hint', 'sealed', 'made_at', 'used_at', 'revoked_at'),
  partner_nonces: ofNobody('key_id', 'digest', 'seen_at'),
}
