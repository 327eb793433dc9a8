import { useEffect } from 'react'
import { leaveEndedSession } from '../../platform/contract/ended-session.ts'
import { Notice } from './notice.tsx'

/** A refusal that belongs to no field; one that does is said at its field. */
export function RefusalNotice({ refusal }: { refusal?: Shown | null }) {
  const code = refusal?.code
  useEffect(() => {
    // Another call's answer may have taken the ended session's cookie away before the form was sent.
    if (code !== undefined) leaveEndedSession(code)
  }, [code])
  if (!refusal || refusal.field !== null) return null
  return <Notice tone="bad">{refusal.message}</Notice>
}

interface Shown {
  code?: number
  message: string
  field: string | null
}
