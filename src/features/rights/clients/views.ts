import type { Status } from '../../consult/rooms/rules.ts'

export interface FoundClient {
  id: number
  firstName: string
  email: string | null
  emailProved: boolean
  phone: string | null
  since: string
}

/** A remark by a member of staff. */
export interface RemarkView {
  id: number
  text: string
  by: string
  at: string
}

export const viewClient = (row: {
  id: number
  first_name: string
  email: string | null
  email_proved_at: Date | null
  created_at: Date
  number: string | null
}): FoundClient => ({
  id: row.id,
  firstName: row.first_name,
  email: row.email,
  emailProved: row.email_proved_at !== null,
  phone: row.number,
  since: row.created_at.toISOString(),
})

export const viewBilled = (row: {
  id: number
  requested_at: Date
  status: string
  psychic: string
  seconds: number | null
  total: number | null
  dispute: string | null
}) => ({
  id: row.id,
  at: row.requested_at.toISOString(),
  status: row.status as Status,
  psychic: row.psychic,
  seconds: row.seconds,
  total: row.total,
  dispute: row.dispute as 'pending' | 'accepted' | 'refused' | null,
})
