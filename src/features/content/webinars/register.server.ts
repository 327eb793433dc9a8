import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { admitStranger } from '../../house/challenges/admit-stranger.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { emailFaults, tidied } from '../../house/users/registration-faults.server.ts'
import { ownPause } from '../../people/pauses/standing.server.ts'
import { agreedSentence } from './consent.server.ts'
import { webinarLetter } from './letters.ts'
import { tokenOf } from './place-token.server.ts'
import { findByAddress, upsertAsked } from './queries.server.ts'
import { findWebinar, type Webinar } from './read-webinars.server.ts'
import { type LetterKind, placePath } from './rules.ts'
import { requirePlace } from './take-place.server.ts'

interface Given {
  slug: string
  /** Not asked of clients who proved theirs. */
  emailAddress: string
  isAgreed: boolean
  /** Of the sentence that was shown. */
  shown: string
  altcha?: string | undefined
}

/** The address of a client who proved it: their place needs no link. */
export const ownAddress = ({ user }: Visit): string | null =>
  user?.role === 'client' && user.emailProved ? user.email : null

/**
 * Asks for a place: a client's own address has it at once, any other once the mailed link is followed. What a stranger
 * is told does not depend on whether the address has a place.
 * @returns the address of the place, or null if it is mailed
 * @throws {Refusal} notFound, consentMissing, consentsChanged, webinarClosed, webinarFull, webinarOnPause, emailInvalid,
 * emailRefused, challengeUnsolved, tooManyRequests
 */
export async function registerForWebinar(outer: Visit, given: Given): Promise<string | null> {
  const webinar = await findWebinar(outer, given.slug)
  if (!webinar) throw new Refusal('notFound')
  const agreedText = await agreedSentence(outer, given)
  const own = ownAddress(outer)
  if (own !== null && (await ownPause(outer))) throw new Refusal('webinarOnPause')
  const email = own ?? (await strangersAddress(outer, given))
  return inTransaction(outer, async (visit) => {
    const { db, site, app } = visit
    const key = emailKey(email)
    const before = await findByAddress(db, webinar.id, key)
    const hadPlace = before !== null && before.confirmedAt !== null
    // A stranger learns that all is taken, and never that an address is among those who took.
    const isAgain = own !== null && hadPlace
    const startsAt = isAgain ? new Date(webinar.startsAt) : await requirePlace(db, webinar.id, visit.now())
    const id = await upsertAsked(db, {
      siteId: site.id,
      entryId: webinar.id,
      email,
      emailKey: key,
      at: visit.now(),
      isConfirmed: own !== null,
      agreedText,
      addressHash: app.digest(`consent:${visit.address}`),
      startsAt,
    })
    const path = placePath(tokenOf(visit, { id, emailKey: key }))
    if (!isAgain) await tell(visit, webinar, { email, kind: own !== null || hadPlace ? 'kept' : 'ask', path })
    return own === null ? null : path
  })
}

/** @throws {Refusal} emailInvalid, emailRefused, challengeUnsolved, tooManyRequests */
async function strangersAddress(visit: Visit, { emailAddress, altcha }: Given): Promise<string> {
  const email = tidied(emailAddress)
  const [fault] = emailFaults(email)
  if (fault) throw new Refusal(fault)
  await admitStranger(visit, 'webinar', { email, altcha })
  return email
}

const tell = (visit: Visit, webinar: Webinar, of: { email: string; kind: LetterKind; path: string }) => {
  const { label: company, canonical } = visit.site
  const values = { title: webinar.title, host: webinar.host, startsAt: new Date(webinar.startsAt), company }
  return sendMail(visit, of.email, (wording) => webinarLetter(wording, of.kind, values, canonical + of.path))
}
