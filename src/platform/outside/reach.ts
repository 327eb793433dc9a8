import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { OutsideFailure } from './failure.ts'

/** What a call to the outside may take. */
export interface Patience {
  /** For the whole call, its retries within. */
  deadlineMs: number
  /** Before the first retry; each further one waits twice as long, all of them with jitter. */
  pauseMs: number
  attempts: number
  /** Calls of one kind under way at once: a provider that hangs takes no more of the program than these. */
  atOnce: number
}

const PATIENCE: Patience = { deadlineMs: 8000, pauseMs: 400, attempts: 5, atOnce: 4 }

// biome-ignore lint/suspicious/noExplicitAny: whatever a port's calls take and give
type Call = (input: any, signal: AbortSignal) => Promise<any>
type CallsOf<P> = { [K in keyof P as P[K] extends Call ? K : never]: P[K] extends Call ? P[K] : never }

/** How each call of a port is made. */
export type CallRules<P> = {
  readonly [K in keyof CallsOf<P>]: {
    /** Whether making it twice does no more than making it once. */
    repeatable: boolean
    /** What is nonsense fails, as no answer does. */
    isAnswer?: (answer: Awaited<ReturnType<CallsOf<P>[K]>>) => boolean
  }
}

/** A port whose calls are bounded. A provider's own calls ask for a signal: it can't be put in the place of this. */
export type Reached<P> = {
  readonly [K in keyof P]: P[K] extends (input: infer I, signal: AbortSignal) => infer O ? (input: I) => O : P[K]
}

/** Bounds every call of a port: its deadline, its retries, how many at once. The port is a plain object. */
export function reach<P extends object>(
  name: string,
  port: P,
  rules: CallRules<P>,
  { log, patience = PATIENCE }: { log: Logger; patience?: Patience | undefined },
): Reached<P> {
  const bounded = Object.entries<Rule>(rules).map(([call, rule]) => {
    const make = (port as Record<string, Call>)[call]!
    return [call, bind(`${name}.${call}`, (input, signal) => make.call(port, input, signal), rule, patience, log)]
  })
  return { ...port, ...Object.fromEntries(bounded) }
}

type Rule = { repeatable: boolean; isAnswer?: (answer: never) => boolean }

function bind(what: string, call: Call, rule: Rule, patience: Patience, log: Logger) {
  let underWay = 0
  return async (input: unknown): Promise<unknown> => {
    if (underWay >= patience.atOnce) throw new OutsideFailure(what, 'busy', 0)
    underWay += 1
    const from = performance.now()
    try {
      return await insist(what, (signal) => call(input, signal), rule, patience)
    } catch (failure) {
      log.warn({ err: failure, ms: Math.round(performance.now() - from) }, 'outside')
      throw failure
    } finally {
      underWay -= 1
    }
  }
}

async function insist(
  what: string,
  call: (signal: AbortSignal) => Promise<unknown>,
  { repeatable, isAnswer = () => true }: Rule,
  patience: Patience,
): Promise<unknown> {
  const deadline = AbortSignal.timeout(patience.deadlineMs)
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

/** Gives up at the deadline, even on a call that doesn't heed it. */
function within<T>(deadline: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true })
    answer.then(resolve, reject)
  })
}

/** Never the provider's own words, which may repeat what was sent. */
function reasonOf(thrown: unknown): string {
  const { code, name, message, cause } = thrown as { code?: unknown; name?: string; message?: string; cause?: unknown }
  if (typeof code === 'string') return code
  if (cause) return reasonOf(cause)
  return message === 'nonsense' ? message : (name ?? 'failure')
}
