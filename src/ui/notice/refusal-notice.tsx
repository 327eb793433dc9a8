import { useEffect } from 'react'
import { leaveEndedSession } from '../../platform/contract/ended-session.ts'
import { Notice } from './notice.tsx'

/** A refusal without a field; a refusal with one is shown at the field. */
export function RefusalNotice({ refusal }: { refusal?: Shown | null }) {
  const code = refusal?.code
  useEffect(() => {
    // Another call's answer may have cleared the ended session's cookie before the form was submitted.
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
