import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { askQuestion } from '../../consult/free-questions/ask-question.server.ts'
import { insertGift } from '../../consult/time-gifts/queries.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { pointsEntries } from '../../house/ledger/points.server.ts'
import { type Entry, post } from '../../house/ledger/queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { insertReward, lockMember, lockPoints } from './queries.server.ts'
import { REWARDS, type RewardId } from './rules.ts'

export interface Wish {
  reward: RewardId
  /** Of a reading. */
  question?: string | undefined
  theme?: string | undefined
  consents?: readonly ConsentAnswer[] | undefined
}

const READING_PAGE = href('/programme-fidelite/mon-compte')

/**
 * Spends points on a reward, once and completely or not at all: two wishes at once share no point. On a pause, points give
 * nothing but a donation.
 * @throws {Refusal} fidelityUnknown, rewardUnavailable, pointsTooFew, onPause; for a reading as askQuestion
 */
export function spendPoints(outer: Visit, { reward, ...wish }: Wish): Promise<void> {
  const { id: clientId } = clientOf(outer)
  const { points, minutes, cents } = REWARDS[reward]
  return inTransaction(outer, async (visit) => {
    const { db, site } = visit
    await lockUser(db, clientId)
    if (!(await lockMember(db, clientId))) throw new Refusal('fidelityUnknown')
    const association = reward === 'donation' ? visit.app.config.donationsTo : null
    if (reward === 'donation' && association === null) throw new Refusal('rewardUnavailable')
    if (reward !== 'donation') await requireNoPause(visit)
    // Every bill locks points before gifts, and so does this.
    if ((await lockPoints(db, clientId)) < points) throw new Refusal('pointsTooFew')
    const now = visit.now()
    const of = { siteId: site.id, userId: clientId, reward, points, cents, association, at: now }
    const questionId = reward === 'reading' ? await askReading(visit, wish) : null
    const id = await insertReward(db, { ...of, questionId })
    await post(db, 'points-reward', `reward:${id}`, { reward }, [
      ...pointsEntries({ siteId: site.id, clientId }, -points),
      ...donated(site.id, cents),
    ])
    if (minutes > 0) {
      await insertGift(db, {
        siteId: site.id,
        clientId,
        psychicId: null,
        seconds: minutes * 60,
        givenAt: now,
      })
    }
  })
}

async function askReading(visit: Visit, { question = '', theme = '', consents = [] }: Omit<Wish, 'reward'>) {
  return (await askQuestion(visit, { question, theme, path: READING_PAGE, consents }, 'reading')).id
}

const donated = (siteId: number, cents: number): Entry[] => [
  { account: { kind: 'donations_given', siteId, ownerId: 0 }, amount: -cents },
  { account: { kind: 'donations_owed', siteId, ownerId: 0 }, amount: cents },
]
