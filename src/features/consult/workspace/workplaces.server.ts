import type { Socket } from 'socket.io'
import type { App, Visit } from '../../../app.ts'
import { repeat } from '../../../platform/repeat/repeat.ts'
import { renewPresences } from '../presence/queries.server.ts'

const RENEW_EVERY_MS = 15_000

/** The psychics whose workspace is open on this node; renews their presence meanwhile. */
export class Workplaces {
  private readonly open = new Map<number, Set<Socket>>()

  connect(socket: Socket, visit: Visit): void {
    const psychicId = visit.user?.psychicId ?? null
    if (psychicId === null) return
    const sockets = this.open.get(psychicId) ?? new Set()
    this.open.set(psychicId, sockets.add(socket))
    socket.once('disconnect', () => {
      sockets.delete(socket)
      if (sockets.size === 0) this.open.delete(psychicId)
    })
  }

  renewOn(app: App): () => Promise<void> {
    return repeat(RENEW_EVERY_MS, () => renewPresences(app.db, [...this.open.keys()]), app.log).stop
  }
}
