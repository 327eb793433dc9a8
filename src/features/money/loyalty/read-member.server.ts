import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { clientOf } from '../../house/visit/access.ts'
import { findCard, findMember, listMoves, readStanding } from './queries.server.ts'
import { endOf, POINTS_PER_MINUTE, REWARDS, type RewardId, rewardIds, TIERS, tierOf, WARN_DAYS } from './rules.ts'

const SHOWN = 30

/** What the programme gives, for whoever asks. */
export const readRules = ({ app }: Visit) => ({
  pointsPerMinute: POINTS_PER_MINUTE,
  tiers: TIERS.map((tier) => ({ ...tier })),
  rewards: offered(app.config.donationsTo).map((id) => ({ id, ...REWARDS[id] })),
  warnDays: WARN_DAYS,
  donationsTo: app.config.donationsTo,
})

const offered = (donationsTo: string | null): RewardId[] =>
  rewardIds.filter((id) => id !== 'donation' || donationsTo !== null)

/** The client's membership; null if they have none. */
export async function findOwn(visit: Visit) {
  const { id } = clientOf(visit)
  const member = await findMember(visit.db, id)
  if (!member) return null
  const [{ points, earned, movedAt }, moves, card] = await Promise.all([
    readStanding(visit.db, id),
    listMoves(visit.db, id, SHOWN),
    findCard(visit.db, id),
  ])
  const tier = tierOf(earned)
  return {
    cardNumber: member.cardNumber,
    joinedAt: member.joinedAt.toISOString(),
    points,
    earned,
    tier: tier.id,
    endsAt: points > 0 && movedAt ? endOf(movedAt, tier).toISOString() : null,
    moves: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
    card: card && viewCard(card),
  }
}

export type OwnMember = NonNullable<Awaited<ReturnType<typeof findOwn>>>

/** @throws {Refusal} fidelityUnknown */
export async function readMember(visit: Visit): Promise<OwnMember> {
  const member = await findOwn(visit)
  if (!member) throw new Refusal('fidelityUnknown')
  return member
}

const viewCard = ({ orderedAt, printedAt, sentAt, ...card }: NonNullable<Awaited<ReturnType<typeof findCard>>>) => ({
  ...card,
  orderedAt: orderedAt.toISOString(),
  printedAt: printedAt?.toISOString() ?? null,
  sentAt: sentAt?.toISOString() ?? null,
})
