import { Notice } from '../notice/notice.tsx'
import { useCallErrors } from './call-errors.ts'

/** The error of an action, unless it belongs to one of the shown fields. */
export function CallFailure({ action, fields = [] }: { action: string; fields?: readonly string[] }) {
  const message = useCallErrors(action).beside(...fields)
  return message ? <Notice tone="bad">{message}</Notice> : null
}
