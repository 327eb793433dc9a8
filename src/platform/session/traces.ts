import type { SessionHandle } from './handle.ts'

type Whose = Pick<SessionHandle, 'userId' | 'waitingFor' | 'revoked'>

export const isSomeones = ({ userId, waitingFor }: Whose): boolean => userId !== null || waitingFor !== null

/**
 * Limits what a browser caches of an answer: nothing personal, and nothing older once the person is signed out, here or
 * elsewhere. Clearing is slow in browsers, so no other answer requests it.
 */
export function leaveNoTrace(headers: Headers, session: Whose, wasSomeones: boolean): void {
  if (wasSomeones || isSomeones(session)) headers.set('Cache-Control', 'no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (session.revoked || (wasSomeones && !isSomeones(session))) headers.set('Clear-Site-Data', '"cache"')
}
