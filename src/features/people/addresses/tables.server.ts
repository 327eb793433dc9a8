import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  delivery_addresses: ofClient('user_id', 'address', {
    user_id: inner,
    recipient: own('recipient'),
    complement: own('complement'),
    building: own('building'),
    street: own('street'),
    locality: own('locality'),
    postal_code: own('postalCode'),
    city: own('city'),
    changed_at: own('changedAt'),
  }),
}
