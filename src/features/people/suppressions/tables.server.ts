import { ofUnknown, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  mail_suppressions: ofUnknown('unwanted', 'site_id', 'address_hash', 'reason', 'at'),
}
