import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { elsewhere } from '../http/seat.ts'
import { needed } from '../needed/needed.ts'
import { OutsideFailure } from './failure.ts'
import { Line, type LineRules } from './line.ts'

/** Limits of a call to an outside service. */
export interface Patience extends LineRules {
  /** For the whole call, including its wait for a place and its retries. */
  deadlineMs: number
  /** Before the first retry; doubles for each further one, all with jitter. */
  pauseMs: number
  attempts: number
}

const PATIENCE: Patience = { deadlineMs: 8000, pauseMs: 400, attempts: 5, atOnce: 4, waitMs: 2000, waiting: 64 }

// biome-ignore lint/suspicious/noExplicitAny: a port's calls have any input and output
type Call = (input: any, signal: AbortSignal) => Promise<any>
type CallsOf<P> = { [K in keyof P as P[K] extends Call ? K : never]: P[K] extends Call ? P[K] : never }

/** The rules for each call of a port. */
export type CallRules<P> = {
  readonly [K in keyof CallsOf<P>]: {
    /** Whether the call is idempotent. */
    repeatable: boolean
    /** If different from the default. */
    atOnce?: number
    /** If different from the default. */
    deadlineMs?: number
    /** An implausible answer counts as a failure. */
    isAnswer?: (answer: Awaited<ReturnType<CallsOf<P>[K]>>) => boolean
  }
}

/** A port with limited calls. The raw provider's calls need a signal, so they can't be used instead. */
export type Reached<P> = {
  readonly [K in keyof P]: P[K] extends (input: infer I, signal: AbortSignal) => infer O ? (input: I) => O : P[K]
}

export interface Limits {
  log: Logger
  patience?: Partial<Patience> | undefined
}

/** Limits every call of a port: deadline, retries, concurrency and queue length. The port must be a plain object. */
export function reach<P extends object>(
  name: string,
  port: P,
  rules: CallRules<P>,
  { log, patience }: Limits,
): Reached<P> {
  const bounded = Object.entries<Rule>(rules).map(([call, rule]) => {
    const make = needed((port as Record<string, Call>)[call], `${name}.${call}`)
    const { repeatable: _, isAnswer: __, ...own } = rule
    const all = { ...PATIENCE, ...own, ...patience }
    return [call, bind(`${name}.${call}`, (input, signal) => make.call(port, input, signal), rule, all, log)]
  })
  return { ...port, ...Object.fromEntries(bounded) }
}

type Rule = { repeatable: boolean; atOnce?: number; deadlineMs?: number; isAnswer?: (answer: never) => boolean }

function bind(what: string, call: Call, rule: Rule, patience: Patience, log: Logger) {
  const line = new Line(patience)
  const make = async (input: unknown, from: number): Promise<unknown> => {
    if (!(await line.take())) throw new OutsideFailure(what, 'busy', 0)
    let isAnswered = false
    try {
      const deadlineMs = patience.deadlineMs - (performance.now() - from)
      if (deadlineMs <= 0) throw new OutsideFailure(what, 'deadline', 0)
      const answer = await insist(what, (signal) => call(input, signal), rule, { ...patience, deadlineMs })
      isAnswered = true
      return answer
    } finally {
      line.giveBack(isAnswered)
    }
  }
  return async (input: unknown): Promise<unknown> => {
    const from = performance.now()
    try {
      return await elsewhere(() => make(input, from))
    } catch (failure) {
      log.warn({ err: failure, ms: Math.round(performance.now() - from) }, 'outside')
      throw failure
    }
  }
}

async function insist(
  what: string,
  call: (signal: AbortSignal) => Promise<unknown>,
  { repeatable, isAnswer = () => true }: Rule,
  patience: Patience,
): Promise<unknown> {
  const deadline = AbortSignal.timeout(Math.ceil(patience.deadlineMs))
  const until = performance.now() + patience.deadlineMs
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await within(deadline, call(deadline))
      if (isAnswer(answer as never)) return answer
      throw new TypeError('nonsense')
    } catch (thrown) {
      const pause = patience.pauseMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2)
      const again = repeatable && tries < patience.attempts && performance.now() + pause < until
      if (!again) throw new OutsideFailure(what, deadline.aborted ? 'deadline' : reasonOf(thrown), tries)
      await wait(pause)
    }
  }
}

/** Gives up at the deadline, even if the call ignores the signal. */
function within<T>(deadline: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true })
    answer.then(resolve, reject)
  })
}

/** Never the provider's own message, which may repeat what was sent. */
function reasonOf(thrown: unknown): string {
  const { code, name, message, cause } = thrown as { code?: unknown; name?: string; message?: string; cause?: unknown }
  if (typeof code === 'string') return code
  if (cause) return reasonOf(cause)
  return message === 'nonsense' ? message : (name ?? 'failure')
}
