import { DAY_SECONDS, HOUR_SECONDS } from '../../../platform/time/instants.ts'

/** What a notification is about. To add one: its line here, its four texts in `texts.ts`, and `sendPush` where it happens. */
interface PushKind {
  /** Who chooses it in the account; null for what nobody chooses. */
  audience: 'client' | 'psychic' | null
  /** How long it stays true: it is not delivered later. */
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** Whether the person is waiting for it: it then comes at night too. */
  awaited: boolean
  /** Whether it leads to a consultation: nothing of it during a pause. */
  invites: boolean
  /** Whether it is on until the person chooses. */
  atFirst: boolean
  /** Replaces what is on the screen without a sound. */
  silent?: true
  /** The kind whose choice it follows, if not its own. */
  with?: string
  /** Chosen by its hour. */
  byHour?: true
}

export const kinds = {
  psychicFree: {
    audience: 'client',
    ttlSeconds: 120,
    urgency: 'high',
    awaited: true,
    invites: true,
    atFirst: true,
  },
  journalAsk: {
    audience: 'client',
    ttlSeconds: 12 * HOUR_SECONDS,
    urgency: 'low',
    awaited: false,
    invites: false,
    atFirst: false,
  },
  // At the hour that the person chose, so never too early.
  horoscope: {
    audience: 'client',
    ttlSeconds: 3 * HOUR_SECONDS,
    urgency: 'low',
    awaited: true,
    invites: true,
    atFirst: false,
    byHour: true,
  },
  turn: { audience: 'client', ttlSeconds: 300, urgency: 'high', awaited: true, invites: true, atFirst: true },
  turnOver: {
    audience: null,
    with: 'turn',
    ttlSeconds: HOUR_SECONDS,
    urgency: 'normal',
    awaited: true,
    invites: false,
    atFirst: true,
  },
  // At its hour; what happens to an appointment before follows the same choice.
  appointment: { audience: 'client', ttlSeconds: 600, urgency: 'high', awaited: true, invites: true, atFirst: true },
  appointmentSoon: {
    audience: null,
    with: 'appointment',
    ttlSeconds: HOUR_SECONDS,
    urgency: 'high',
    awaited: true,
    invites: true,
    atFirst: true,
  },
  appointmentConfirmed: {
    audience: null,
    with: 'appointment',
    ttlSeconds: DAY_SECONDS,
    urgency: 'normal',
    awaited: false,
    invites: true,
    atFirst: true,
  },
  // At night too: it may be the morning's.
  appointmentCancelled: {
    audience: null,
    with: 'appointment',
    ttlSeconds: DAY_SECONDS,
    urgency: 'high',
    awaited: true,
    invites: false,
    atFirst: true,
  },
  // Like its mail, nothing of it during a pause: it names somebody to consult.
  freeAnswer: {
    audience: 'client',
    ttlSeconds: DAY_SECONDS,
    urgency: 'normal',
    awaited: false,
    invites: true,
    atFirst: true,
  },
  // Paid for, so it is told during a pause too.
  textAnswer: {
    audience: 'client',
    ttlSeconds: DAY_SECONDS,
    urgency: 'normal',
    awaited: false,
    invites: false,
    atFirst: true,
  },
  request: { audience: 'psychic', ttlSeconds: 45, urgency: 'high', awaited: true, invites: false, atFirst: true },
  requestOver: {
    audience: null,
    with: 'request',
    ttlSeconds: 600,
    urgency: 'high',
    awaited: true,
    invites: false,
    atFirst: true,
    silent: true,
  },
  offline: {
    audience: null,
    with: 'request',
    ttlSeconds: HOUR_SECONDS,
    urgency: 'high',
    awaited: true,
    invites: false,
    atFirst: true,
  },
  appointmentAsked: {
    audience: 'psychic',
    ttlSeconds: 12 * HOUR_SECONDS,
    urgency: 'normal',
    awaited: false,
    invites: false,
    atFirst: true,
  },
  textAsked: {
    audience: 'psychic',
    ttlSeconds: DAY_SECONDS,
    urgency: 'normal',
    awaited: false,
    invites: false,
    atFirst: true,
  },
  trial: { audience: null, ttlSeconds: 300, urgency: 'high', awaited: true, invites: false, atFirst: true },
} as const satisfies Record<string, PushKind>

export type Kind = keyof typeof kinds
/** A kind that people turn on and off. */
export type Choosable = {
  [K in Kind]: (typeof kinds)[K] extends { audience: null } | { byHour: true } ? never : K
}[Kind]

export const pushKind = (kind: Kind): PushKind => kinds[kind]

export const choosable = (Object.keys(kinds) as Kind[]).filter(
  (kind): kind is Choosable => pushKind(kind).audience !== null && !pushKind(kind).byHour,
)

export const kindsFor = (audience: 'client' | 'psychic'): Choosable[] =>
  choosable.filter((kind) => kinds[kind].audience === audience)
