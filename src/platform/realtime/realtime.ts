import { EventEmitter } from 'node:events'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { joinCluster } from './cluster.ts'
import { joinStreams } from './streams.ts'

/** How use cases publish events, to listeners on any node. */
export interface Realtime {
  emit(room: string, event: string, payload: unknown): void
  /** To the listeners of this node only. */
  emitHere(room: string, event: string, payload: unknown): void
  /** Hears what is published to a room, as a socket in it would; returns how to stop. */
  hear(room: string, listener: (event: string, payload: unknown) => void): () => void
  /** Opens the sockets of this node. */
  attach<V>(http: HttpServer, door: SocketDoor<V>): { close(): Promise<void> }
  close(): Promise<void>
}

export interface SocketDoor<V> {
  /** The person behind a handshake; null refuses it. */
  admit(request: IncomingMessage): Promise<V | null>
  /** The socket has no request any more: what is needed of the handshake is in what `admit` gave. */
  connect(socket: Socket, visit: V): void
}

const MAX_FRAME = 32 * 1024
/** The event for messages between nodes. */
const TOLD = 'told'

/**
 * Sockets beside the HTTP calls, WebSocket only: its handshake always has an Origin. Where a network blocks them, calls
 * reach the same use cases. With an address of a database, or of Valkey or Redis, messages pass between nodes through it.
 */
export function openRealtime(options: { pingIntervalMs: number; clusterUrl: string | null; log: Logger }): Realtime {
  const visits = new WeakMap<IncomingMessage, unknown>()
  let admit: SocketDoor<unknown>['admit'] = async () => null
  const io = new Server({
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    pingInterval: options.pingIntervalMs,
    pingTimeout: 5000,
    allowRequest(request, answer) {
      admit(request).then(
        (visit) => {
          if (visit) visits.set(request, visit)
          answer(null, visit !== null)
        },
        () => answer('unavailable', false),
      )
    },
  })
  const { clusterUrl, log } = options
  const join = clusterUrl && /^rediss?:/.test(clusterUrl) ? joinStreams : joinCluster
  const leave = clusterUrl ? join(io, clusterUrl, log) : null
  // A person may have many pages and calls.
  const heard = new EventEmitter().setMaxListeners(0)
  const emitHere = (room: string, event: string, payload: unknown) => {
    io.local.to(room).emit(event, payload)
    heard.emit(room, event, payload)
  }
  io.on(TOLD, emitHere)
  return {
    emitHere,
    hear(room, listener) {
      heard.on(room, listener)
      return () => void heard.off(room, listener)
    },
    emit(room, event, payload) {
      // Listeners of this node get it at once.
      emitHere(room, event, payload)
      if (leave) io.serverSideEmit(TOLD, room, event, payload)
    },
    attach(http, door) {
      admit = door.admit
      const people = new WeakMap<object, unknown>()
      io.on('connection', (socket) => door.connect(socket, people.get(socket.conn) as never))
      io.attach(http)
      // The request of a handshake, its headers and its streams would live as long as the connection.
      io.engine.on('connection', (line: { request: IncomingMessage | null }) => {
        if (line.request) people.set(line, visits.get(line.request))
        line.request = null
      })
      return {
        async close() {
          // The HTTP server is drained by its owner.
          io.local.disconnectSockets(true)
          io.engine.close()
        },
      }
    },
    async close() {
      for (const { adapter } of io._nsps.values()) adapter.close()
      await leave?.()
    },
  }
}
