import type { Socket } from 'socket.io'
import { z } from 'zod'
import type { App, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { listen } from '../../../platform/realtime/listen.ts'
import type { FrameKind, Turns } from '../../../platform/realtime/senders.ts'
import type { Lines } from '../rooms/lines.server.ts'
import { KnownSeat } from './known-seat.server.ts'
import { passSignal, signalsTo } from './pass-signal.server.ts'
import { sayUnheard } from './say-unheard.server.ts'
import { SIGNAL_MAX } from './signals.ts'
import { takeCall } from './take-call.server.ts'

const consultationId = z.int().positive()
const device = z.uuid()
const session = z.uuid()
const take = z.strictObject({ consultationId, device, over: z.boolean() })
const unheard = z.strictObject({ consultationId, unheard: z.boolean() })
const sound = z.strictObject({
  consultationId,
  packets: z.int().min(0).max(10_000),
  overMs: z.number().positive().max(600_000),
})
const description = { session, sdp: z.string().min(1) }
const signal = z.strictObject({
  consultationId,
  signal: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ready') }),
    z.strictObject({ kind: z.literal('offer'), ...description }),
    z.strictObject({ kind: z.literal('answer'), ...description }),
    z.strictObject({
      kind: z.literal('candidate'),
      session,
      candidate: z.string().max(500),
      mid: z.string().max(32).nullable(),
      line: z.int().min(0).max(8).nullable(),
    }),
    z.strictObject({ kind: z.literal('restart'), session }),
  ]),
})

/** The socket events of calls, beside those of their rooms. */
export function connectCalls(app: App, lines: Lines, turns: Turns, socket: Socket, visit: Visit): void {
  /** The calls that this connection has taken. */
  const taken = new Map<number, KnownSeat>()
  socket.once('disconnect', () => {
    for (const seat of taken.values()) seat.forget()
  })
  const mine = (id: number) => {
    const seat = taken.get(id)
    if (!seat) throw new Refusal('callElsewhere')
    return seat
  }
  const on = <S extends z.ZodType>(
    event: string,
    kind: FrameKind,
    schema: S,
    run: (frame: z.output<S>) => Promise<object>,
  ) => listen(app.log, socket, event, (frame) => turns(kind, () => run(parse(schema, frame))))

  on('call-take', 'join', take, async ({ consultationId: id, ...asked }) => {
    const { participation, relay } = await takeCall(visit, { id, ...asked })
    const { consultation, side } = participation
    taken.get(id)?.forget()
    taken.set(id, new KnownSeat(visit, consultation, { side, device: asked.device }))
    await socket.join(signalsTo(id, side))
    return { relay }
  })
  listen(app.log, socket, 'signal', (frame) =>
    turns('signal', async () => {
      if (Buffer.byteLength(JSON.stringify(frame ?? null)) > SIGNAL_MAX) throw new Refusal('signalTooLong')
      const given = parse(signal, frame)
      await passSignal(app.realtime, mine(given.consultationId), given.signal)
      return {}
    }),
  )
  on('sound', 'mark', sound, async ({ consultationId: id, ...report }) => {
    const { side } = mine(id).of
    lines.sound({ consultationId: id, side }, report)
    return {}
  })
  on('unheard', 'mark', unheard, async (given) => {
    await sayUnheard(visit, given.consultationId, given.unheard)
    return {}
  })
}
