import type { MediaView } from '../../media/rules.ts'
import type { ConsultationView } from '../view-consultation.server.ts'
import type { Deadlines } from './deadlines.ts'

export interface ShownMessage {
  sequence: number
  clientId: string
  author: 'client' | 'psychic'
  text: string
  /** The sequence number of the message that it answers. */
  replyTo: number | null
  media: MediaView | null
  /** ISO instant. */
  sentAt: string
}

/** A picture or voice note that is being sent, and how much of it has left, from 0 to 1. */
export type PendingFile = { blob: Blob; left: number } & (
  | { kind: 'picture'; width: number; height: number }
  | { kind: 'note'; seconds: number; wave: string }
)

export interface PendingMessage {
  clientId: string
  text: string
  replyTo: number | null
  file: PendingFile | null
  /** Time of writing, ISO. */
  sentAt: string
  /** Why it was not sent; null while it is being sent. */
  failed: string | null
  /** Whether the line was lost: it is sent again by itself once there is one. */
  isCut?: boolean
}

export interface RoomState extends Deadlines {
  consultation: ConsultationView
  /** In the order of their sequence numbers, without gaps. */
  messages: readonly ShownMessage[]
  pending: readonly PendingMessage[]
  read: { client: number; psychic: number }
  otherTyping: boolean
  online: boolean
  /** Monotonic time, in milliseconds, of the last known state of the consultation. */
  shownAt: number
  /** Monotonic time, in milliseconds, until which the psychic must write; null if nothing is required. */
  speakBy: number | null
}

export const isLive = ({ status }: ConsultationView): boolean =>
  status === 'requested' || status === 'accepted' || status === 'running' || status === 'paused'

/** The name of the person on the other side. */
export const otherOf = ({ side, psychic, client }: ConsultationView): string =>
  side === 'client' ? psychic.name : client.firstName

/** A message for display, sent or pending, with the same key before and after sending. */
export interface SpokenMessage {
  key: string
  own: boolean
  text: string
  replyTo: number | null
  media: MediaView | null
  sentAt: string
  /** null while it is being sent. */
  sequence: number | null
  pending: PendingMessage | null
}

/** The conversation for display, pending messages last. */
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
        replyTo: message.replyTo,
        media: null,
        sentAt: message.sentAt,
        sequence: null,
        pending: message,
      }),
    ),
  ]
}

/** Adds new messages, and removes pending ones with the same client id. */
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

/** Read marks only move forward, whatever the order of updates. */
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

/** The meter `elapsed` seconds after it was last known. Without updates it stops, as the server's does. */
export function runMeter(meter: NonNullable<ConsultationView['meter']>, elapsed: number): RunningMeter {
  const since = meter.counting ? Math.floor(Math.min(elapsed, LATE_AFTER)) : 0
  const seconds = meter.seconds + since
  return {
    seconds,
    freeSecondsLeft: Math.max(0, meter.freeSeconds - seconds),
    secondsLeft: meter.secondsLeft === null ? null : Math.max(0, meter.secondsLeft - since),
  }
}
