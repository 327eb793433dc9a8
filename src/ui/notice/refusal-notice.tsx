import { Notice } from './notice.tsx'

/** A refusal that belongs to no field; one that does is said at its field. */
export function RefusalNotice({ refusal }: { refusal?: { message: string; field: string | null } | null }) {
  if (!refusal || refusal.field !== null) return null
  return <Notice tone="bad">{refusal.message}</Notice>
}
