import { secondsFor } from '../../house/ledger/rules.ts'

interface Means {
  /** Paid and promotional credit, in cents. */
  balance: number
  promotional: number
  /** Free seconds of the site, and those given by this psychic. */
  freeSeconds: number
  giftSeconds: number
  /** Cents of paid credit that the client's caps leave; null without a cap. */
  capCents: number | null
  /** The longest length that the client set, in seconds; null without one. */
  longest: number | null
  pricePerMinute: number
}

/**
 * How long a client's means last: `covered` in seconds, null if nothing ends it; `allowed` what the caps let them pay
 * for, null without a cap.
 */
export function coverOf(means: Means): { freeSeconds: number; allowed: number | null; covered: number | null } {
  const { balance, promotional, capCents, longest, pricePerMinute } = means
  const freeSeconds = means.freeSeconds + means.giftSeconds
  const paid = secondsFor(balance + promotional, pricePerMinute)
  const allowed = capCents === null ? null : secondsFor(promotional + capCents, pricePerMinute)
  const money = paid === null ? null : freeSeconds + Math.min(paid, allowed ?? paid)
  const covered = longest === null ? money : Math.min(longest, money ?? longest)
  return { freeSeconds, allowed, covered }
}
