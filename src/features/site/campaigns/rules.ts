import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { dayInParis, PARIS, weekdayOf } from '../../../platform/time/days.ts'
import { isPublicHoliday } from '../../../platform/time/public-holidays.ts'
import type { Keeps } from '../../people/marketing/rules.ts'

export const campaignChannels = ['email', 'sms'] as const
export type CampaignChannel = (typeof campaignChannels)[number]

export const campaignStates = ['draft', 'proposed', 'scheduled', 'sending', 'stopped', 'sent'] as const
export type CampaignState = (typeof campaignStates)[number]

export const variants = ['a', 'b'] as const
export type Variant = (typeof variants)[number]

/** Messages to one person in seven days at most, over all campaigns of a site. */
export const WEEKLY_MOST = 2
/** Days after an alert of the care team in which nothing is offered to its person. */
export const CARE_DAYS = 90
/** Recipients below which links don't say which campaign they are of. */
export const COUNTED_LEAST = 20
/** Days after which the recipients of a campaign that is over are forgotten. */
export const RECIPIENTS_DAYS = 90
/** Attempts at a message that its server did not take, and minutes between two. */
export const TRIES_MOST = 5
export const AGAIN_MINUTES = 10

/** Since when a client was seen or not, in days; the account's sessions say so, and nothing of what was done there. */
export const visitChoices = { any: null, month: 30, quarter: 90, away: 90 } as const
export const visitNames = Object.keys(visitChoices) as (keyof typeof visitChoices)[]

/** Who a campaign is for: only facts that were given for it. Nothing confided and no consultation is among them. */
export interface Audience {
  to: 'letter' | 'offers' | 'everyone'
  visited: keyof typeof visitChoices
  /** The sign given with the newsletter. */
  sign: Sign | null
  /** The psychic whom they asked to be told of when free. */
  psychicId: number | null
}

export const audiences = ['letter', 'offers', 'everyone'] as const
export const audienceSigns = SIGNS

/** Where the recipients of an audience are looked for. Only readers of the letter gave a sign, only clients have visits. */
export function partsOf(channel: CampaignChannel, { to, visited, sign, psychicId }: Audience) {
  const ofClients = visited !== 'any' || psychicId !== null
  return {
    letters: channel === 'email' && to !== 'offers' && !ofClients,
    clients: to !== 'letter' && sign === null,
  }
}

/** Why somebody is left out of a campaign. */
export const leftOut = [
  'consent',
  'link',
  'address',
  'phone',
  'pause',
  'refused',
  'suppressed',
  'minor',
  'suspended',
  'leaving',
  'care',
  'stop',
  'often',
] as const satisfies readonly (Keeps | 'care' | 'stop' | 'often')[]
export type LeftOut = (typeof leftOut)[number]

const FROM_HOUR = 8
const TO_HOUR = 20
const hourInParis = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: PARIS })

/** Whether nothing is sent: before 8 and from 20 on, on Sundays and on public holidays, in Paris. */
export function isQuiet(at: Date): boolean {
  const hour = Number(hourInParis.format(at))
  const day = dayInParis(at)
  return hour < FROM_HOUR || hour >= TO_HOUR || weekdayOf(day) === 0 || isPublicHoliday(day)
}

/** The variant that a digest of person and campaign gets: half of people each. */
export const variantOf = (digest: Uint8Array, hasSecond: boolean): Variant =>
  hasSecond && (digest[0] ?? 0) % 2 === 1 ? 'b' : 'a'

/** The mark in links of a campaign: the same for everyone who gets the variant. */
export const markOf = (campaignId: number, variant: Variant): string => `maison.${campaignId}.${variant}`

/** Domains whose mail the same servers take. */
const carriers: Readonly<Record<string, RegExp>> = {
  google: /^(gmail|googlemail)\.com$/,
  microsoft: /^(hotmail|outlook|live|msn)\.[a-z.]{2,6}$/,
  yahoo: /^(yahoo\.[a-z.]{2,6}|ymail\.com|rocketmail\.com|aol\.(com|fr))$/,
  apple: /^(icloud|me|mac)\.com$/,
  orange: /^(orange|wanadoo|voila)\.fr$/,
  free: /^(free|aliceadsl|libertysurf|freesbee)\.fr$/,
  sfr: /^(sfr|neuf|9online|cegetel|club-internet)\.(fr|net)$/,
  laposte: /^laposte\.net$/,
  bouygues: /^(bbox|bouygtel)\.fr$/,
}

/** Who takes the mail of an address. */
export function carrierOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return Object.keys(carriers).find((name) => carriers[name]?.test(domain)) ?? domain
}

/** Where text messages go. */
export const TEXT_CARRIER = 'sms'
