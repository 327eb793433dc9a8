import { Notice } from '../notice/notice.tsx'
import { useCallErrors } from './call-errors.ts'

/** The global place of an action's error: all that stands at none of the fields shown. */
export function CallFailure({ action, fields = [] }: { action: string; fields?: readonly string[] }) {
  const message = useCallErrors(action).beside(...fields)
  return message ? <Notice tone="bad">{message}</Notice> : null
}
