import type { Socket } from 'socket.io-client'

let opening: Promise<Socket> | null = null
let users = 0

/** The page's one socket, loaded and opened for its first user and closed after its last. */
export async function takeSocket(): Promise<{ socket: Socket; leave(): void }> {
  users += 1
  opening ??= import('socket.io-client').then(({ io }) =>
    io({ transports: ['websocket'], reconnectionDelay: 400, reconnectionDelayMax: 5000 }),
  )
  const socket = await opening
  let left = false
  return {
    socket,
    leave() {
      if (left) return
      left = true
      users -= 1
      if (users > 0) return
      socket.disconnect()
      opening = null
    },
  }
}
