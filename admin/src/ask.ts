import { HttpError } from 'react-admin'
import { CallRefused, callApi } from '../../src/platform/contract/call.ts'
import { interrupt } from './interruption.ts'

type Method = 'GET' | 'POST' | 'PATCH'

/** Error codes that call for signing in again: no session, ended session, foreign cookie, second factor missing. */
const SIGNED_OUT = new Set([103, 108, 109, 4200])
const STEP_UP = 4202

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
      const kind = SIGNED_OUT.has(thrown.code) ? 'session' : thrown.code === STEP_UP ? 'code' : null
      if (!kind || !(await interrupt(kind))) throw shown(thrown)
    }
  }
}

/** Calls the product's API from the back office. @throws {HttpError} as insisting */
export const ask = <T>(method: Method, path: string, body?: object, key?: string): Promise<T> =>
  insisting(() => callApi<T>(method, path, body, key))

/** The error as forms display it: at its field, and in a message. */
function shown({ message, code, field }: CallRefused): HttpError {
  return new HttpError(message, 400, { code, ...(field ? { errors: { [field]: message } } : {}) })
}
