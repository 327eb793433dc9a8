import { HttpError } from 'react-admin'
import type { ErrorCode } from '../../src/errors.ts'
import { CallRefused, call, type JsonCall } from '../../src/platform/contract/call.ts'
import type { CallOutput } from '../../src/platform/contract/contract.ts'
import { interrupt } from './interruption.ts'

/** Error codes that call for signing in again: no session, ended session, foreign cookie, second factor missing. */
const SIGNED_OUT: readonly number[] = [
  103 satisfies ErrorCode<'securityParametersMissing'>,
  108 satisfies ErrorCode<'forceLogout'>,
  109 satisfies ErrorCode<'apiAuthInvalid'>,
  4200 satisfies ErrorCode<'secondFactorNeeded'>,
]
const STEP_UP: ErrorCode<'stepUpNeeded'> = 4202

/**
 * Runs a call and, if the server asks for a new sign-in or a fresh second-factor code, runs it again afterwards, so
 * that no input is lost.
 * @throws {HttpError} with the server's message, attached to its field if it names one
 */
export async function insisting<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (thrown) {
      if (!(thrown instanceof CallRefused)) throw thrown
      const kind = SIGNED_OUT.includes(thrown.code) ? 'session' : thrown.code === STEP_UP ? 'code' : null
      if (!kind || !(await interrupt(kind))) throw shown(thrown)
    }
  }
}

/** As `call`, from the back office. @throws {HttpError} as insisting */
export const ask = <D extends JsonCall = never>(...asked: Parameters<typeof call<D>>): Promise<CallOutput<D>> =>
  insisting(() => call<D>(...asked))

/** The error as forms display it: at its field, and in a message. */
function shown({ message, code, field }: CallRefused): HttpError {
  return new HttpError(message, 400, { code, ...(field ? { errors: { [field]: message } } : {}) })
}
