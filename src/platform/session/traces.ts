import type { SessionHandle } from './session.ts'

type Whose = Pick<SessionHandle, 'userId' | 'waitingFor' | 'revoked'>

export const isSomeones = ({ userId, waitingFor }: Whose): boolean => userId !== null || waitingFor !== null

/**
 * What a browser keeps of an answer: nothing that was made for someone, and nothing older once they are signed out,
 * here or elsewhere. The clearing takes browsers long: no other answer asks for it.
 */
export function leaveNoTrace(headers: Headers, session: Whose, wasSomeones: boolean): void {
  if (wasSomeones || isSomeones(session)) headers.set('Cache-Control', 'no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (session.revoked || (wasSomeones && !isSomeones(session))) headers.set('Clear-Site-Data', '"cache"')
}
