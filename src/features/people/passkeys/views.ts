import type { PasskeyRow } from '../ways-in/passkey-queries.server.ts'

export interface Passkey {
  id: number
  name: string
  createdAt: Date
  usedAt: Date | null
}

export const viewPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at,
})
