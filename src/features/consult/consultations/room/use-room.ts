import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ConsultationView } from '../view-consultation.server.ts'
import { forgetDraft } from './draft.ts'
import { RoomLink } from './room-link.ts'
import { isLive, type RoomState, type ShownMessage } from './room-state.ts'

export interface RoomStart {
  consultation: ConsultationView
  messages: readonly ShownMessage[]
  read: { client: number; psychic: number }
}

/** The live state of a consultation, starting from the rendered page. */
export function useRoom(start: RoomStart): { state: RoomState; link: RoomLink } {
  const [link] = useState(
    () =>
      new RoomLink({
        ...start,
        pending: [],
        otherTyping: false,
        online: true,
        shownAt: 0,
        speakBy: null,
        payBy: null,
        closeBy: null,
      }),
  )
  const state = useSyncExternalStore(link.subscribe, link.snapshot, link.snapshot)
  const live = isLive(state.consultation)
  useEffect(() => {
    if (!live) return
    void link.start()
    return () => link.stop()
  }, [link, live])
  const { id } = start.consultation
  useEffect(() => {
    if (!live) forgetDraft(id)
  }, [live, id])
  return { state, link }
}

/** Seconds since the state was last known, updated while `running`. */
export function useElapsed(shownAt: number, running: boolean): number {
  const [now, setNow] = useState(shownAt)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  return shownAt === 0 ? 0 : Math.max(0, (now - shownAt) / 1000)
}
