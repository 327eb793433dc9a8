import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Realtime } from './realtime.ts'

export interface SocketOptions<V> {
  pingIntervalMs: number
  /** Who is behind a handshake; null refuses it. */
  admit(request: IncomingMessage): Promise<V | null>
  connect(socket: Socket, visit: V): void
}

const MAX_FRAME = 32 * 1024

/**
 * Sockets beside the calls, WebSocket only: its handshake always bears an Origin. Where a network lets none through,
 * the same use cases answer by calls.
 */
export function openSockets<V>(
  http: HttpServer,
  realtime: Realtime,
  options: SocketOptions<V>,
): { close(): Promise<void> } {
  const visits = new WeakMap<IncomingMessage, V>()
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    pingInterval: options.pingIntervalMs,
    pingTimeout: 5000,
    allowRequest(request, answer) {
      options.admit(request).then(
        (visit) => {
          if (visit) visits.set(request, visit)
          answer(null, visit !== null)
        },
        () => answer('unavailable', false),
      )
    },
  })
  io.on('connection', (socket) => options.connect(socket, visits.get(socket.request)!))
  realtime.onEmit((room, event, payload) => io.to(room).emit(event, payload))
  return {
    async close() {
      // Without its own listener on the HTTP server, which is drained by its owner.
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}
