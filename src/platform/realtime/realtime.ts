/** Where use cases say what happened; the socket server listens, and nobody does in a program without one. */
export interface Realtime {
  emit(room: string, event: string, payload: unknown): void
  onEmit(listener: (room: string, event: string, payload: unknown) => void): void
}

export function openRealtime(): Realtime {
  const listeners: ((room: string, event: string, payload: unknown) => void)[] = []
  return {
    emit(room, event, payload) {
      for (const listener of listeners) listener(room, event, payload)
    },
    onEmit(listener) {
      listeners.push(listener)
    },
  }
}
