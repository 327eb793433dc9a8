import type { Socket } from 'socket.io'
import type { App, Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { repeat } from '../../../platform/repeat/repeat.ts'
import { sessionsOver } from './stored-sessions.server.ts'

const LOOK_EVERY_MS = 2000

/**
 * The sessions with open sockets on this node. If a session is ended on any node, its sockets are closed: a socket
 * keeps the visit of its handshake and would not notice.
 */
export class OpenSessions {
  private readonly open = new Map<number, Set<Socket>>()

  connect(socket: Socket, visit: Visit): void {
    const id = needed(visit.session.id, 'the session of a socket')
    const sockets = this.open.get(id) ?? new Set()
    this.open.set(id, sockets.add(socket))
    socket.once('disconnect', () => {
      sockets.delete(socket)
      if (sockets.size === 0) this.open.delete(id)
    })
  }

  watchOn(app: App): () => Promise<void> {
    return repeat(LOOK_EVERY_MS, () => this.closeOver(app), app.log).stop
  }

  private async closeOver(app: App): Promise<void> {
    for (const id of await sessionsOver(app.db, [...this.open.keys()], app.now())) {
      // Closes only the connection, so that a browser that signed in again meanwhile reconnects by itself.
      for (const socket of this.open.get(id) ?? []) socket.conn.close()
    }
  }
}
