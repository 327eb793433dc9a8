import type { ConsultationView } from '../view-consultation.server.ts'

export interface ShownMessage {
  sequence: number
  clientId: string
  author: 'client' | 'psychic'
  text: string
  /** ISO instant. */
  sentAt: string
}

export interface PendingMessage {
  clientId: string
  text: string
  /** When it was written, ISO. */
  sentAt: string
  /** Why it was not sent; null while it is on its way. */
  failed: string | null
}

export interface RoomState {
  consultation: ConsultationView
  /** In the order of their sequences, without a hole. */
  messages: readonly ShownMessage[]
  pending: readonly PendingMessage[]
  read: { client: number; psychic: number }
  otherTyping: boolean
  online: boolean
  /** Monotonic milliseconds at which the consultation was last known. */
  shownAt: number
  /** Monotonic milliseconds up to which the psychic must write; null where nothing is asked of them. */
  speakBy: number | null
}

export const isLive = ({ status }: ConsultationView): boolean =>
  status === 'requested' || status === 'accepted' || status === 'running' || status === 'paused'

/** Who is on the other side. */
export const otherOf = ({ side, psychic, client }: ConsultationView): string =>
  side === 'client' ? psychic.name : client.firstName

/** What is shown of a message, whether it was sent or is on its way: it stays the same one as it becomes the other. */
export interface SpokenMessage {
  key: string
  own: boolean
  text: string
  sentAt: string
  /** null while it is on its way. */
  sequence: number | null
  pending: PendingMessage | null
}

/** The conversation as it is read, what is on its way last. */
export function conversationOf({
  consultation,
  messages,
  pending,
}: Pick<RoomState, 'consultation' | 'messages' | 'pending'>) {
  const { side } = consultation
  return [
    ...messages.map(
      ({ author, clientId, ...message }): SpokenMessage => ({
        ...message,
        key: `${author} ${clientId}`,
        own: author === side,
        pending: null,
      }),
    ),
    ...pending.map(
      (message): SpokenMessage => ({
        key: `${side} ${message.clientId}`,
        own: true,
        text: message.text,
        sentAt: message.sentAt,
        sequence: null,
        pending: message,
      }),
    ),
  ]
}

/** Adds what is new; what was pending under the same client id is no longer. */
export function merge(state: RoomState, fresh: readonly ShownMessage[]): Pick<RoomState, 'messages' | 'pending'> {
  const bySequence = new Map([...state.messages, ...fresh].map((message) => [message.sequence, message]))
  const own = new Set(
    fresh.filter((message) => message.author === state.consultation.side).map((message) => message.clientId),
  )
  return {
    messages: [...bySequence.values()].sort((a, b) => a.sequence - b.sequence),
    pending: state.pending.filter((message) => !own.has(message.clientId)),
  }
}

/** Read marks only move forward, in whatever order the news of them came. */
export const furthest = (read: RoomState['read'], news: Partial<RoomState['read']>): RoomState['read'] => ({
  client: Math.max(read.client, news.client ?? 0),
  psychic: Math.max(read.psychic, news.psychic ?? 0),
})

export interface RunningMeter {
  seconds: number
  freeSecondsLeft: number
  secondsLeft: number | null
}

const LATE_AFTER = 12

/** The meter as it stands `elapsed` seconds after it was last known. Without news it stops: so does the server's. */
export function runMeter(meter: NonNullable<ConsultationView['meter']>, elapsed: number): RunningMeter {
  const since = meter.counting ? Math.floor(Math.min(elapsed, LATE_AFTER)) : 0
  const seconds = meter.seconds + since
  return {
    seconds,
    freeSecondsLeft: Math.max(0, meter.freeSeconds - seconds),
    secondsLeft: meter.secondsLeft === null ? null : Math.max(0, meter.secondsLeft - since),
  }
}
