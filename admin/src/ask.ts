import { HttpError } from 'react-admin'
import { CallRefused, callApi } from '../../src/platform/contract/call.ts'
import { interrupt } from './interruption.ts'

type Method = 'GET' | 'POST' | 'PATCH'

/** Nobody's session, one that was ended, one whose cookie is not ours, and one that waits for its second factor. */
const SIGNED_OUT = new Set([103, 108, 109, 4200])
const STEP_UP = 4202

/**
 * Does something that the server may refuse until the person signs in again or gives a fresh code: it is done again then,
 * so that nothing that was typed is lost.
 * @throws {HttpError} with the server's words, at their field where they have one
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

/** A call of the product, from the back office. @throws {HttpError} as insisting */
export const ask = <T>(method: Method, path: string, body?: object, key?: string): Promise<T> =>
  insisting(() => callApi<T>(method, path, body, key))

/** As forms show it: at its field, and in a message. */
function shown({ message, code, field }: CallRefused): HttpError {
  return new HttpError(message, 400, { code, ...(field ? { errors: { [field]: message } } : {}) })
}
