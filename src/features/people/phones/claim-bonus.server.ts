import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { freeTimeEntries } from '../../house/ledger/given-entries.ts'
import { openWallet, post } from '../../house/ledger/queries.server.ts'
import { mailboxOf } from '../../house/users/mailbox.ts'
import { type BonusClaim, findPhone, findRedeemed, insertBonus } from '../../house/users/phone-queries.server.ts'
import { type BonusState, PHONE_BONUS_SECONDS } from '../../house/users/phone-rules.ts'
import { personKey } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'

/**
 * Gives the client the free time offered for a proved mobile, once per number and once per person, whatever the
 * account.
 * @throws {Refusal} parametersMissing without a proved number, emailUnproven, userBonusRedeemed, phoneBonusRedeemed
 */
export async function claimBonus(outer: Visit): Promise<void> {
  await inTransaction(outer, async (visit) => {
    const client = clientOf(visit)
    const { number } = await findPhone(visit.db, client.id)
    if (!number) throw new Refusal('parametersMissing', 'phoneNumber')
    if (!client.emailProved) throw new Refusal('emailUnproven')
    const claim = claimOf(visit, client, number)
    const before = await findRedeemed(visit.db, claim)
    // A concurrent claim waits for this row, then finds it.
    if (before || !(await insertBonus(visit.db, claim, visit.now()))) {
      const by = before ?? (await findRedeemed(visit.db, claim))
      throw new Refusal(by === 'person' ? 'userBonusRedeemed' : 'phoneBonusRedeemed')
    }
    const siteId = visit.site.id
    await openWallet(visit.db, siteId, client.id)
    const entries = freeTimeEntries({ siteId, clientId: client.id }, PHONE_BONUS_SECONDS)
    await post(visit.db, 'phone-bonus', `person:${client.id}`, { seconds: PHONE_BONUS_SECONDS }, entries)
  })
}

/** The state of the offer for the client. */
export async function readBonus(visit: Visit, number: string | null): Promise<BonusState> {
  const client = clientOf(visit)
  const by = await findRedeemed(visit.db, claimOf(visit, client, number ?? ''))
  if (by === 'person') return 'redeemed'
  if (!client.emailProved) return 'emailNeeded'
  if (!number) return 'phoneNeeded'
  return by === 'number' ? 'numberRedeemed' : 'open'
}

/** Numbers and people are stored as keyed digests, so that the table can't be read as an address book. */
function claimOf(visit: Visit, { id, email }: Person, number: string): BonusClaim {
  const digest = (text: string) => visit.app.digest(`phone-bonus:${text}`)
  const personOn = (siteId: number) => digest(`${siteId}:${mailboxOf(email ?? '')}`)
  const numberOn = (siteId: number) => digest(`${siteId}:${number}`)
  const siteIds = visit.app.sites.map((site) => site.id)
  return {
    userId: id,
    personHash: personOn(visit.site.id),
    numberHash: numberOn(visit.site.id),
    personHashes: siteIds.flatMap((siteId) => [personOn(siteId), digest(personKey(siteId, email ?? ''))]),
    numberHashes: siteIds.map(numberOn),
  }
}
