/**
 * What looks like a psychic and accounts of clients who act together; staff read it, psychics and clients never. None
 * is a proof: a person of the staff looks before anything is held back.
 */
export const findingRules = [
  'own-accounts',
  'shared-device',
  'shared-card',
  'shared-phone',
  'shared-network',
  'created-together',
  'only-offered',
  'offered-earnings',
  'short-rooms',
] as const
export type FindingRule = (typeof findingRules)[number]

/** The rooms of a psychic that ended within a month, on all sites, and the accounts of clients in them. */
export interface Figures {
  rooms: number
  clients: number
  /** Rooms of at most SHORT_SECONDS. */
  shortRooms: number
  /** Cents of the psychic's shares of these rooms, those that still wait included. */
  earned: number
  /** Of it, for time and credit that the site offered. */
  offered: number
  /** Accounts that never paid, and were never a minute with another psychic. */
  onlyOffered: number
  /** The most of them that were created within TOGETHER_HOURS. */
  together: number
  /** The most accounts with one device, card, proved mobile or network in common. */
  device: number
  card: number
  phone: number
  network: number
  /** Rooms with accounts of the psychic’s own mailbox, or that share a device, card or mobile with one of those. */
  ownRooms: number
  /** Clients to whom the psychic gave minutes of their quota, and the seconds. */
  gifts: number
  giftSeconds: number
}

/** The free minute of a new client and half a minute more. */
export const SHORT_SECONDS = 90
export const TOGETHER_HOURS = 24
/** Rooms in a month from which on a psychic is looked at. */
export const LEAST_ROOMS = 3
/** Accounts below which a share of them tells nothing: the first clients of a new psychic all come on offered time. */
const LEAST_CLIENTS = 8

/** Days for which a finding is kept after the last time that it was found. */
export const FINDING_DAYS = 365

export interface Finding {
  rule: FindingRule
  found: number
  /** Of how many. */
  total: number
  /** From how many on it is told. */
  least: number
}

interface Rule {
  found: (of: Figures) => number
  total: (of: Figures) => number
  least: number
  /** Percent of the total that must be found, with at least LEAST_CLIENTS clients; without it the number is enough. */
  percent?: number
}

const clients = (of: Figures) => of.clients
const rooms = (of: Figures) => of.rooms

const rules: Readonly<Record<FindingRule, Rule>> = {
  // Who tries their own page once or twice is not meant.
  'own-accounts': { found: (of) => of.ownRooms, total: rooms, least: 3 },
  // A family has three accounts with the offer on a device, and does not all consult the same psychic.
  'shared-device': { found: (of) => of.device, total: clients, least: 4 },
  // A couple with a card in common, on two of our sites.
  'shared-card': { found: (of) => of.card, total: clients, least: 4 },
  'shared-phone': { found: (of) => of.phone, total: clients, least: 3 },
  // A carrier has thousands of telephones behind one address.
  'shared-network': { found: (of) => of.network, total: clients, least: 6, percent: 40 },
  // After a broadcast many accounts are created at once, and go to many psychics.
  'created-together': { found: (of) => of.together, total: clients, least: 6, percent: 40 },
  // Honest psychics have clients who pay, or who come from another psychic.
  'only-offered': { found: (of) => of.onlyOffered, total: clients, least: 8, percent: 60 },
  // The offers of about four clients.
  'offered-earnings': { found: (of) => of.offered, total: (of) => of.earned, least: 40_00, percent: 75 },
  'short-rooms': { found: (of) => of.shortRooms, total: rooms, least: 15, percent: 60 },
}

/** What is told of a psychic's month. */
export function findingsOf(of: Figures): Finding[] {
  return findingRules.flatMap((rule) => {
    const { found: count, total: sum, least, percent } = rules[rule]
    const [found, total] = [count(of), sum(of)]
    const isShare = percent === undefined || (of.clients >= LEAST_CLIENTS && found * 100 >= total * percent)
    return found >= least && isShare ? [{ rule, found, total, least }] : []
  })
}

/** Whether a finding that was closed is told again: twice as much was found since. */
export const reopens = (found: number, closedFound: number): boolean => found >= 2 * closedFound
