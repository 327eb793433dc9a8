import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'

/** A refused form, with what was typed. */
export interface Sent {
  refusal: ShownRefusal
  typed: Record<string, string>
}

export const errorAt = (sent: Sent | undefined, field: string): string | undefined =>
  sent?.refusal.field === field ? sent.refusal.message : undefined
