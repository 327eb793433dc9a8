import type { Capability } from '../../src/features/house/staff/capabilities.ts'
import type { Page } from '../../src/pages.ts'
import { type Cells, type Role, roles } from './people.ts'

const all = <T>(value: T) => Object.fromEntries(roles.map((role) => [role, value])) as Record<Role, T>

/** The answer of a call: 0 for success, else the code. `done` is the answer after the access check. */
const SIGN_IN = 103
const WRONG_KIND = 104
const ABSENT = 4000

export const everyone = (done = 0): Cells<number> => all(done)
export const signedIn = (done = 0): Cells<number> => ({ ...all(done), anonymous: SIGN_IN })
export const clients = (done = 0): Cells<number> => ({
  ...all(WRONG_KIND),
  anonymous: SIGN_IN,
  client: done,
  otherClient: done,
})
export const psychics = (done = 0): Cells<number> => ({
  ...all(WRONG_KIND),
  anonymous: SIGN_IN,
  psychic: done,
  otherPsychic: done,
})
/** Clients and psychics, who may be called. */
export const phoneHolders = (done = 0): Cells<number> => ({ ...clients(done), psychic: done, otherPsychic: done })
/** For a consultation's own client and psychic; anyone else gets not found. */
export const bothSides = (done = 0): Cells<number> => ({
  ...all(ABSENT),
  anonymous: SIGN_IN,
  client: done,
  psychic: done,
})
export const itsClient = (done = 0): Cells<number> => ({ ...clients(ABSENT), client: done })
export const itsPsychic = (done = 0): Cells<number> => ({ ...psychics(ABSENT), psychic: done })
export const itsOwner = (done = 0): Cells<number> => ({ ...signedIn(ABSENT), client: done })

/** Staff with the capability; listed explicitly, so that the table of capabilities itself is tested. */
export const staff = (named: readonly Role[], done = 0): Cells<number> => ({
  ...all(WRONG_KIND),
  anonymous: SIGN_IN,
  ...Object.fromEntries(named.map((role) => [role, done])),
})
export const allStaff = ['editor', 'moderator', 'support', 'admin'] as const
export const moderators = ['moderator', 'admin'] as const
export const supporters = ['support', 'admin'] as const
export const editors = ['editor', 'admin'] as const
export const admins = ['admin'] as const

/** The result of opening a page: a status, or the address of a redirect. */
export type Arrival = number | string

const TO_SIGN_IN = '/connexion'

export const opens = {
  everyone: (done: Arrival = 200): Cells<Arrival> => all(done),
  signedIn: (done: Arrival = 200): Cells<Arrival> => ({ ...all(done), anonymous: TO_SIGN_IN }),
  anonymous: (done: Arrival = 200, away = '/'): Cells<Arrival> => ({ ...all(away), anonymous: done }),
  clients: (done: Arrival = 200, anonymous: Arrival = TO_SIGN_IN): Cells<Arrival> => ({
    ...all(403),
    anonymous,
    client: done,
    otherClient: done,
  }),
  clientsAndPsychics: (done: Arrival = 200): Cells<Arrival> => ({
    ...all(403),
    anonymous: TO_SIGN_IN,
    ...Object.fromEntries((['client', 'otherClient', 'psychic', 'otherPsychic'] as const).map((role) => [role, done])),
  }),
  psychics: (done: Arrival = 200, anonymous: Arrival = TO_SIGN_IN): Cells<Arrival> => ({
    ...all(403),
    anonymous,
    psychic: done,
    otherPsychic: done,
  }),
  /** For everyone else the page does not exist. */
  staff: (named: readonly Role[], done: Arrival = 200): Cells<Arrival> => ({
    ...all(404),
    ...Object.fromEntries(named.map((role) => [role, done])),
  }),
  bothSides: (client: Arrival = 200, psychic = client, anonymous: Arrival = TO_SIGN_IN): Cells<Arrival> => ({
    ...all(404),
    anonymous,
    client,
    psychic,
  }),
}

const named: Partial<Record<Capability, readonly Role[]>> = {
  desk: allStaff,
  'reviews.moderate': moderators,
  'disputes.answer': supporters,
  'horoscopes.edit': editors,
  'campaigns.write': editors,
  'affiliation.read': admins,
  'partners.manage': admins,
  'members.manage': admins,
  'audit.read': admins,
}

const openedFor = {
  everyone: opens.everyone,
  visitor: opens.anonymous,
  signedIn: opens.signedIn,
  client: opens.clients,
  psychic: opens.psychics,
  clientOrPsychic: opens.clientsAndPsychics,
  itsClient: (done: Arrival) => opens.bothSides(done, 404),
  bothSides: opens.bothSides,
}

/** What each person comes to by opening a page that is for these, who come to `done`. */
export function openedBy(who: Page['who'], done: Arrival = 200): Cells<Arrival> {
  if (typeof who === 'string') return openedFor[who](done)
  const roles = named[who.can as Capability]
  if (!roles) throw new Error(`who has the capability ${who.can}?`)
  return opens.staff(roles, done)
}
