/** Points for each minute that bought credit pays. The database counts them: db/functions/points.sql. */
export const POINTS_PER_MINUTE = 10
/** An answer by text message costs two minutes, and counts as two. */
export const ANSWER_MINUTES = 2

/** The points of a bill: of its counted seconds that were not offered, the part that bought credit paid and kept paying. */
export const pointsOf = (seconds: number, cents: { paid: number; total: number }): number =>
  cents.total === 0 ? 0 : Math.floor((seconds * POINTS_PER_MINUTE * cents.paid) / (60 * cents.total))

export const tierIds = ['moon', 'star', 'sun'] as const
export type TierId = (typeof tierIds)[number]

export interface Tier {
  id: TierId
  /** Points earned in all, from which on a member has it; it is never lost. */
  from: number
  /** Months without a movement after which points end. */
  months: number
}

/** A tier lengthens the life of points and changes neither their number nor a price: nobody spends more to reach one. */
export const TIERS: readonly Tier[] = [
  { id: 'moon', from: 0, months: 12 },
  { id: 'star', from: 600, months: 18 },
  { id: 'sun', from: 2400, months: 24 },
]

export const tierOf = (earned: number): Tier => TIERS.findLast(({ from }) => earned >= from) ?? (TIERS[0] as Tier)

export const rewardIds = ['tryout', 'reading', 'donation'] as const
export type RewardId = (typeof rewardIds)[number]

/** What points give: none of it is credit, and all cost the same, so that none leads to spending. */
export const REWARDS = {
  /** Minutes with a psychic whom the client never consulted. */
  tryout: { points: 300, minutes: 5, cents: 0 },
  /** Cards drawn and read in writing by a person. */
  reading: { points: 300, minutes: 0, cents: 0 },
  /** What the house gives to an association. */
  donation: { points: 300, minutes: 0, cents: 500 },
} as const satisfies Record<RewardId, { points: number; minutes: number; cents: number }>

/** Days before their end at which a member is told of it. */
export const WARN_DAYS = 30
/** Days after which the order of a card is deleted, as the consent to the programme says, unless it is a member’s last. */
export const CARD_DAYS = 92
/** Days after which another card can be ordered. */
export const CARD_AGAIN_DAYS = 90

/** When points that last moved at an instant end. */
export function endOf(movedAt: Date, { months }: Tier): Date {
  const end = new Date(movedAt)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

export const cardStates = ['ordered', 'printed', 'sent', 'cancelled'] as const
export type CardState = (typeof cardStates)[number]

/** The last digit of a card's number, by Luhn's formula: a digit typed wrong is seen. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

export const isCardNumber = (number: string): boolean =>
  /^\d{13}$/.test(number) && checkDigit(number.slice(0, -1)) === Number(number.at(-1))

/** As it is read aloud. */
export const spacedNumber = (number: string): string => number.replace(/(\d)(?=(\d{4})+$)/g, '$1\u00a0')
