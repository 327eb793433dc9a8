import type { Receipt } from '../rooms/read-receipt.server.ts'

/** What a stretch of a consultation was: only paid and free time was counted. */
export type SpanKind = 'waiting' | 'free' | 'paid' | 'gift' | 'paused' | 'cut'

export interface Span {
  kind: SpanKind
  /** Milliseconds since 1970. */
  from: number
  until: number
  /** Whole seconds; those of all paid and free spans add up to the receipt's. */
  seconds: number
}

export interface Course {
  spans: Span[]
  /**
   * Seconds within the counted spans that no signal proved, so that they were not counted: where exactly they lay is
   * not kept, so the end of free time is known about that much.
   */
  unproven: number
}

export type Metered = Pick<Receipt, 'timeline' | 'seconds' | 'freeSeconds' | 'giftSeconds' | 'waived'>
type State = 'waiting' | 'running' | 'paused' | 'cut'

const after: Readonly<Record<string, State>> = {
  started: 'running',
  connected: 'running',
  resumed: 'running',
  dropped: 'cut',
  soundless: 'cut',
  unheard: 'cut',
  silent: 'paused',
  paying: 'paused',
  held: 'paused',
}

/** The receipt's times in order, from the request to the end, each as what it was. */
export function courseOf(metered: Metered): Course {
  const runs = runsOf(metered)
  const parts = runs.flatMap((run) => (run.state === 'running' ? run.parts : [{ ...run, kind: run.state }]))
  const counted = parts.filter(isCounted).reduce((sum, { from, until }) => sum + until - from, 0)
  const over = Math.floor(counted / 1000) - metered.seconds
  // A gift that was used in part is known to the second only.
  const isExact = over <= 1
  const most = isExact ? metered.seconds : Number.POSITIVE_INFINITY
  let sofar = 0
  const spans = parts.map(({ kind, from, until }) => {
    if (!isCounted({ kind })) return { kind, from, until, seconds: Math.floor((until - from) / 1000) }
    const before = wholeSeconds(sofar, most)
    sofar += until - from
    return { kind, from, until, seconds: wholeSeconds(sofar, most) - before }
  })
  return { spans, unproven: isExact ? 0 : over }
}

const isCounted = ({ kind }: { kind: SpanKind }): boolean => kind === 'free' || kind === 'paid'
const wholeSeconds = (ms: number, most: number): number => Math.min(most, Math.floor(ms / 1000))

type Part = Pick<Span, 'kind' | 'from' | 'until'>
type Run = { state: 'running'; parts: Part[] } | { state: Exclude<State, 'running'>; from: number; until: number }

function runsOf({ timeline, freeSeconds, giftSeconds, waived }: Metered): Run[] {
  const left = { gift: 0, free: waived ? Number.POSITIVE_INFINITY : freeSeconds * 1000 }
  let state: State = 'waiting'
  const runs: Run[] = []
  for (const [place, event] of timeline.entries()) {
    const next = timeline[place + 1]
    if (event.kind === 'ended' || !next) break
    state = after[event.kind] ?? state
    if (event.kind === 'gift') left.gift = giftSeconds * 1000
    const [from, until] = [Date.parse(event.at), Date.parse(next.at)]
    if (until === from) continue
    // A message that was written during a cut proves the time before it, once it has arrived.
    if (state === 'running' || next.kind === 'delivered')
      runs.push({ state: 'running', parts: split(left, from, until) })
    else runs.push({ state, from, until })
  }
  return runs
}

/** The gift is used first, then free time. */
function split(left: { gift: number; free: number }, from: number, until: number): Part[] {
  const gift = Math.min(left.gift, until - from)
  const free = Math.min(left.free, until - from - gift)
  left.gift -= gift
  left.free -= free
  const ends = { gift: from + gift, free: from + gift + free }
  const parts: Part[] = [
    { kind: 'gift', from, until: ends.gift },
    { kind: 'free', from: ends.gift, until: ends.free },
    { kind: 'paid', from: ends.free, until },
  ]
  return parts.filter((part) => part.until > part.from)
}

export type TimelineEvent = Receipt['timeline'][number]

export interface Row {
  at: string
  /** What happened; null where a gift or free time came to its end by itself. */
  event: TimelineEvent | null
  over: 'gift' | 'free' | null
  /** What began then; null if nothing did. */
  span: Span | null
}

/** The events, and the ends of the gift and of free time, each with the time that followed. */
export function rowsOf(timeline: Receipt['timeline'], { spans }: Course): Row[] {
  return timeline.flatMap((event, place) => {
    const [from, until] = [event.at, timeline[place + 1]?.at].map((at) => (at ? Date.parse(at) : 0)) as [number, number]
    const [first = null, ...others] = spans.filter((span) => span.from >= from && span.from < until)
    return [
      { at: event.at, event, over: null, span: first },
      ...others.map((span) => ({
        at: new Date(span.from).toISOString(),
        event: null,
        over: spans[spans.indexOf(span) - 1]?.kind === 'gift' ? ('gift' as const) : ('free' as const),
        span,
      })),
    ]
  })
}

export const KINDS = ['waiting', 'free', 'paid', 'gift', 'paused', 'cut'] as const satisfies readonly SpanKind[]

/** How long each kind of time lasted in all; those that did not occur are left out. */
export const sumsOf = ({ spans }: Course): { kind: SpanKind; seconds: number }[] =>
  KINDS.map((kind) => ({
    kind,
    seconds: spans.filter((span) => span.kind === kind).reduce((sum, { seconds }) => sum + seconds, 0),
  })).filter(({ seconds }) => seconds > 0)
