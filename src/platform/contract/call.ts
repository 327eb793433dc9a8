import type { CallDefinition, CallGiven, CallOutput } from './contract.ts'
import { leaveEndedSession } from './ended-session.ts'

/** A refusal answered by the API; code 0 is a network or unexpected failure. */
export class CallRefused extends Error {
  readonly code: number
  readonly field: string | null

  constructor(code: number, message: string, field: string | null = null) {
    super(message)
    this.name = 'CallRefused'
    this.code = code
    this.field = field
  }
}

const TIMEOUT_MS = 8000
/** The messages of codes 0 and 1; the whole table stays on the server. */
export const FAILURE = 'Une erreur est survenue, merci de réessayer plus tard.'
export const DEFAULT = 'L’opération a échoué, veuillez réessayer s’il vous plaît'

/** A call answered with JSON, not one that takes or gives a file. */
export type JsonCall = CallDefinition & { upload?: undefined; file?: undefined }

/** The last argument of a call, left out if it takes nothing. */
export type Given<D extends CallDefinition> =
  Record<never, never> extends CallGiven<D> ? [given?: CallGiven<D>] : [given: CallGiven<D>]

/**
 * Calls the product's own API from the browser: `call<(typeof someContract)['someCall']>(method, path, given)`. Method
 * and path repeat the contract's, because its file never reaches the browser; others do not compile.
 * @throws {CallRefused}
 */
export async function call<D extends JsonCall = never>(
  method: D['method'],
  path: D['path'],
  ...[given]: Given<D>
): Promise<CallOutput<D>> {
  const { body, key } = (given ?? {}) as CallGiven<JsonCall>
  const answer = await insist(
    addressOf(path, given),
    {
      method,
      body: body ? JSON.stringify(body) : null,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(key ? { 'idempotency-key': key } : {}) },
    },
    method === 'GET' || key !== undefined,
  )
    .then((response) => response.json())
    .catch(() => null)
  return unwrap<CallOutput<D>>(answer)
}

/** The path of a call with its parameters, and its query without what is undefined. */
export function addressOf(path: string, given: object = {}): string {
  const { params = {}, query = {} } = given as CallGiven<CallDefinition>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled
}

const ATTEMPTS = 5
const PAUSE_MS = 400
const BUSY = 503

/**
 * Retries while the server is busy or the connection is lost, where repeating is safe: reads, and calls with a key, whose
 * first answer the server repeats. A time-out is not retried.
 */
async function insist(path: string, asked: RequestInit, isRepeatable: boolean): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = !isRepeatable || attempt === ATTEMPTS
    const response = await fetch(path, { ...asked, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((lost) => {
      if (isLast || !(lost instanceof TypeError)) throw lost
    })
    if (response && (response.status !== BUSY || isLast)) return response
    const pause = PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

/**
 * The content of an answer with its `api` block, from a call or a socket. Also leaves a session that the answer reports
 * as ended.
 * @throws {CallRefused}
 */
export function unwrap<T>(
  answer: { api?: { ok: number; error?: { code: number; msg?: string; field?: string } } } | null,
): T {
  if (answer?.api?.ok === 1) return answer as T
  const error = answer?.api?.error
  if (!error) throw answer?.api ? new CallRefused(1, DEFAULT) : new CallRefused(0, FAILURE)
  leaveEndedSession(error.code)
  throw new CallRefused(error.code, error.msg || DEFAULT, error.field ?? null)
}
