import { type DeviceNames, readUserAgent } from '../sessions/user-agent.ts'

export interface Device extends DeviceNames {
  reference: string
  createdAt: Date
  seenAt: Date
  isCurrent: boolean
}

export const viewDevice = (
  row: { id: number; reference: string; user_agent: string; created_at: Date; seen_at: Date },
  currentId: number | null,
): Device => ({
  reference: row.reference,
  ...readUserAgent(row.user_agent),
  createdAt: row.created_at,
  seenAt: row.seen_at,
  isCurrent: row.id === currentId,
})
