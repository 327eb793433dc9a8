import { ofUnknown, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  text_refusals: ofUnknown('once', 'site_id', 'number_hash', 'reason', 'at'),
}
