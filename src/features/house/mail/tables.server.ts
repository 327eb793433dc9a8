import { ofUnknown, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  mail_bounces: ofUnknown('once', 'id', 'site_id', 'address_hash', 'status', 'at'),
}
