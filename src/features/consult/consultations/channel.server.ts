import type { Socket } from 'socket.io'
import { z } from 'zod'
import type { App, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { listen } from '../../../platform/realtime/listen.ts'
import type { FrameKind, Turns } from '../../../platform/realtime/senders.ts'
import { personOf } from '../../house/visit/access.ts'
import { findParticipant, type Participation } from '../rooms/find-participant.server.ts'
import type { Lines } from '../rooms/lines.server.ts'
import { writeBeats } from './beats.server.ts'
import { readUpTo } from './read-up-to.server.ts'
import { writeMessage } from './send-message.server.ts'
import { newMessage } from './sent-shapes.server.ts'
import { viewUnheard } from './view-consultation.server.ts'
import { wire } from './wire.ts'

const room = z.strictObject({ consultationId: z.int().positive() })
const message = newMessage.extend({ consultationId: z.int().positive() })
const mark = room.extend({ sequence: z.int().min(0) })

/** The socket events of a consultation: the same use cases as its calls, with less delay. */
export function connectConsultations(app: App, lines: Lines, turns: Turns, socket: Socket, visit: Visit): void {
  const person = personOf(visit)
  void socket.join([`user:${person.id}`, ...(person.psychicId === null ? [] : [`psychic:${person.psychicId}`])])

  // The sides of a consultation never change: each connection looks its side up once.
  const joined = new Map<number, Participation>()

  const on = <S extends z.ZodType>(
    event: string,
    kind: FrameKind,
    schema: S,
    run: (frame: z.output<S>) => Promise<object>,
  ) => listen(app.log, socket, event, (frame) => turns(kind, () => run(parse(schema, frame))))

  on('join', 'join', room, async ({ consultationId }) => {
    const participation = await findParticipant(visit, consultationId)
    joined.set(consultationId, participation)
    const { side } = participation
    // Joins before reading, so that nothing is lost between the history and the first event.
    await socket.join(`consultation:${consultationId}`)
    lines.join(socket, { consultationId, side })
    // Only a beat may count here: counting the join as a call would hide how long the connection was gone.
    await writeBeats(app, lines, lines.takeOf({ consultationId, side }))
    return { consultation: await viewUnheard(visit, consultationId) }
  })
  // Another page of the same browser may keep the socket open, which must not count as presence in the room that was
  // left.
  on('leave', 'mark', room, async ({ consultationId }) => {
    const participation = joined.get(consultationId)
    if (participation) lines.leave(socket, { consultationId, side: participation.side })
    joined.delete(consultationId)
    await socket.leave(`consultation:${consultationId}`)
    return {}
  })
  on('message', 'message', message, async ({ consultationId, ...given }) => {
    const { consultation, side } = joined.get(consultationId) ?? (await findParticipant(visit, consultationId))
    return { message: wire(await writeMessage(visit, consultation, side, given)) }
  })
  on('read', 'mark', mark, async ({ consultationId, sequence }) => ({
    sequence: await readUpTo(visit, consultationId, sequence),
  }))
  on('typing', 'mark', room, async ({ consultationId }) => {
    if (!socket.rooms.has(`consultation:${consultationId}`)) throw new Refusal('notFound')
    socket.to(`consultation:${consultationId}`).emit('typing', { id: consultationId })
    return {}
  })
}
