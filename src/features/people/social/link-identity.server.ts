import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireConfirmed } from '../confirmation/confirmed.server.ts'
import { type Provider, providerNames, type SocialProfile } from '../ways-in/providers.ts'
import { deleteIdentity, findOwner, insertIdentity } from '../ways-in/social-queries.server.ts'
import { staysOpen } from '../ways-in/ways-in.server.ts'
import { linkLetterOf } from './letters.ts'
import { flagPartner } from './sign-in-owner.server.ts'

/**
 * Links an identity to an account, which it can sign in to from now on.
 * @throws {Refusal} identityTaken
 */
export async function linkIdentity(
  outer: Visit,
  { userId, provider, profile }: { userId: number; provider: Provider; profile: SocialProfile },
): Promise<void> {
  await inTransaction(outer, async (visit) => {
    const siteId = visit.site.id
    const at = visit.now()
    const linked = await insertIdentity(visit.db, {
      siteId,
      userId,
      provider,
      subject: profile.id,
      entryPoint: null,
      at,
    })
    if (!linked && (await findOwner(visit.db, siteId, provider, profile.id)) !== userId) {
      throw new Refusal('identityTaken')
    }
    await flagPartner(visit, userId, profile)
    if (!linked) return
    tellDone(visit, 'provider-linked', { account: userId, provider })
    await tell(visit, userId, provider, 'linked')
  })
}

/** Tells the account's owner by e-mail, wherever it was done. */
async function tell(visit: Visit, userId: number, provider: Provider, what: 'linked' | 'unlinked'): Promise<void> {
  const person = await findPerson(visit.db, visit.app.keys, userId)
  if (!person?.email || !person.emailProved) return
  const values = { provider: providerNames[provider], canonical: visit.site.canonical }
  await sendMail(visit, person.email, (wording) => linkLetterOf(wording, what, values))
}

/**
 * Unlinks a provider from the person's account, and tells them.
 * @throws {Refusal} confirmationNeeded, lastWayIn if it is the only way to sign in
 */
export async function unlinkIdentity(outer: Visit, provider: Provider): Promise<void> {
  const { id } = clientOf(outer)
  requireConfirmed(outer)
  await inTransaction(outer, async (visit) => {
    const isGone = await deleteIdentity(visit.db, id, provider)
    if (!(await staysOpen(visit.db, id))) throw new Refusal('lastWayIn')
    if (!isGone) return
    tellDone(visit, 'provider-unlinked', { provider })
    await tell(visit, id, provider, 'unlinked')
  })
}
