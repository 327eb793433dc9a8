import {
  becomes,
  bill,
  ERASED_NAME,
  inner,
  kept,
  ofClient,
  own,
  plain,
  type Tables,
} from '../../../personal-data/kinds.ts'
import { birthDateOf, type StoredBirth } from './sealed-birth.server.ts'

export const tables: Tables = {
  users: {
    ...ofClient('self', 'account', {
      id: bill('number'),
      site_id: bill('site'),
      role: plain(),
      first_name: becomes('firstName', ERASED_NAME),
      email: becomes('email', null),
      email_key: becomes(null, null),
      email_proved_at: becomes('provedAt', null),
      password_hash: becomes(null, null),
      gender: becomes('gender', 'unknown'),
      birth_date: becomes('birthDate', null),
      // Exported after opening, under the same label.
      birth_sealed: becomes(null, null),
      relationship_status: becomes('relationship', null),
      chosen_contact: becomes('contact', 'email'),
      conversation_months: plain('conversationMonths'),
      suspended_at: plain(),
      warned_at: becomes('warnedAt', null),
      leaves_at: kept('leavesAt', 'law'),
      erased_at: kept(null, 'law'),
      is_partner: becomes('partner', false),
      can_develop: plain(),
      created_at: bill('createdAt'),
      touch_id: becomes(null, null),
      devices_from: plain(),
    }),
    open: (keys, row) => ({ birth_date: birthDateOf(keys, row as unknown as StoredBirth) }),
  },
  address_proofs: ofClient('user_id', 'codes', {
    id: inner,
    user_id: inner,
    code_hash: inner,
    created_at: own('sentAt'),
    expires_at: own('expiresAt'),
    tries: inner,
    used_at: own('usedAt'),
    purpose: own('purpose'),
  }),
}
