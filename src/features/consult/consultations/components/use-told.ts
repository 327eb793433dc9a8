import { useEffect } from 'react'
import { takeSocket } from '../../../../platform/realtime/socket-client.ts'

interface Told {
  /** Whether anything can come. */
  listens?: boolean
  /** Whether a line that is open already is a reason to look. */
  atOnce?: boolean
}

/** Looks again when the socket tells that a consultation moved, and when its connection came back. */
export function useTold(look: () => unknown, { listens = true, atOnce = false }: Told = {}): void {
  useEffect(() => {
    if (!listens) return
    let stop = () => {}
    let gone = false
    const hear = () => void look()
    void takeSocket().then(({ socket, leave }) => {
      if (gone) return leave()
      socket.on('consultation', hear)
      socket.on('connect', hear)
      if (atOnce && socket.connected) hear()
      stop = () => {
        socket.off('consultation', hear)
        socket.off('connect', hear)
        leave()
      }
    })
    return () => {
      gone = true
      stop()
    }
  }, [look, listens, atOnce])
}
