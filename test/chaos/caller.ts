import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type ErrorName, errors } from '../../src/errors.ts'
import type { Random } from './random.ts'
import { countKey, type Witness } from './witness.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are examined field by field
  body: any
  /** The refusal's code, 0 for success. */
  code: number
  location: string
}

const TIMEOUT_MS = 8000
const PATIENCE_MS = 60_000
const STILL_RUNNING = errors.datastoreContention.code

/** A person's connection to the site: retries until there is an answer, with the same key. */
export class Caller {
  readonly random: Random
  /** How many times longer this person pauses than one of a run that is in a hurry. */
  readonly calm: number
  private readonly address: string
  private readonly cookie: string
  private readonly witness: Witness

  constructor(address: string, cookie: string, random: Random, witness: Witness, calm = 1) {
    this.calm = calm
    this.address = address
    this.cookie = cookie
    this.random = random
    this.witness = witness
  }

  get = (path: string, refusals: readonly ErrorName[] = []): Promise<Answer> =>
    this.api(path, { method: 'GET', headers: this.headers }, refusals)

  remove = (path: string): Promise<Answer> => this.api(path, { method: 'DELETE', headers: this.headers }, [])

  post = (path: string, body: object, refusals: readonly ErrorName[], key?: string): Promise<Answer> =>
    this.api(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          ...this.headers,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      },
      refusals,
    )

  /**
   * A write under a key; sometimes repeated: a completed one must get the same answer, a refused one may succeed now.
   */
  async keyed(path: string, body: object, refusals: readonly ErrorName[]): Promise<Answer> {
    const key = this.random.uuid()
    const answer = await this.post(path, body, refusals, key)
    if (!this.random.chance(0.2)) return answer
    const again = await this.post(path, body, refusals, key)
    this.witness.replays += 1
    if (answer.body.api.ok === 1 && !isDeepStrictEqual(again.body, answer.body)) {
      this.witness.violate(`${path}: another answer under the same key: ${JSON.stringify([answer.body, again.body])}`)
    }
    return answer
  }

  /** A signed notice, as a provider posts it: from elsewhere, and until it is answered. */
  tell = (path: string, body: string, headers: Record<string, string>): Promise<Answer> =>
    this.insist(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  private get headers() {
    return { origin: this.address, cookie: this.cookie }
  }

  /** Any other refusal is a violation: no driver does anything that deserves one. */
  private async api(path: string, init: RequestInit, refusals: readonly ErrorName[]): Promise<Answer> {
    const answer = await this.insist(path, init)
    if (answer.code !== 0 && !refusals.some((name) => errors[name].code === answer.code)) {
      this.witness.violate(`${path}: refused with ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
    }
    return answer
  }

  private async insist(path: string, init: RequestInit): Promise<Answer> {
    const since = performance.now()
    for (;;) {
      this.witness.calls += 1
      const answer = await this.once(path, init).catch((error) => String(error))
      if (typeof answer === 'object' && answer.status < 500 && answer.code !== STILL_RUNNING) return answer
      // Whatever fails, it is never told as a bug of ours: browsers try again by the status.
      if (typeof answer === 'object' && answer.code === errors.genericFailure.code) {
        this.witness.violate(`${path}: answered as a bug`)
      }
      const last = typeof answer === 'string' ? answer : `${answer.status} ${JSON.stringify(answer.body)}`
      if (performance.now() - since > PATIENCE_MS) throw new Error(`${path}: no answer for a minute; last: ${last}`)
      countKey(this.witness.retries, typeof answer === 'string' ? answer : `${answer.status} ${answer.code}`)
      await wait(this.random.whole(50, 250))
    }
  }

  private async once(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    const body = json ? JSON.parse(text) : text
    const code = json && body.api?.ok !== 1 ? (body.api?.error?.code ?? -1) : 0
    return { status: response.status, body, code, location: response.headers.get('location') ?? '' }
  }
}
