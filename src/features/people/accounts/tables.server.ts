import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'
import { openFormerAddress } from './former-address.server.ts'

export const tables: Tables = {
  address_changes: ofClient('user_id', 'newAddress', {
    user_id: inner,
    email: own('email'),
    email_key: inner,
    asked_at: own('askedAt'),
  }),
  former_addresses: {
    ...ofClient('user_id', 'formerAddresses', {
      id: inner,
      user_id: inner,
      site_id: own('site'),
      mark: inner,
      // Exported after opening.
      sealed: own('email'),
      left_at: own('changedAt'),
    }),
    open: (keys, row) => ({ sealed: openFormerAddress(keys, row.id as number, row.sealed as Buffer) }),
  },
}
