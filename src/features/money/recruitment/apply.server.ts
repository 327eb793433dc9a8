import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { folded } from '../../../platform/i18n/folded.ts'
import { newToken, tokenHash } from '../../../platform/session/token.ts'
import { genders } from '../../consult/psychics/rules.ts'
import { jobs } from '../../consult/psychics/trades.ts'
import { admitStranger } from '../../house/challenges/admit-stranger.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { isProvedByAnother } from '../../house/users/queries.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { addressFaults, textFaults } from '../../house/users/typed-faults.server.ts'
import { NOBODY } from '../../house/visit/access.ts'
import { checkTexts } from '../psychic-management/change-profile.server.ts'
import { insertApplicant, type ProfileTexts, takenSlugs } from '../psychic-management/queries.server.ts'
import { RESERVED_SLUGS } from '../psychic-management/receive-application.server.ts'
import { freeSlug, slugOf } from '../psychic-management/rules.ts'
import { knownLetter, linkLetter } from './letters.ts'
import { readPresentation, readSpecialities, wordFaults } from './profile-words.server.ts'
import { findByAddress, writeLink } from './queries.server.ts'
import { FIRST_YEAR, followPage, NAME_MAX, OFFERED } from './rules.ts'

/** What an applicant types, as the form sends it. */
export interface Typed {
  name: string
  emailAddress: string
  gender: string
  jobIds: readonly string[]
  headline: string
  presentation: string
  method: string
  specialities: string
  practisingSince: string
  offeredChannels: readonly string[]
  adult: boolean
  altcha?: string | undefined
}

/** @throws {Refusal} for the first field that is missing, too long or impossible */
function profileOf(typed: Typed, now: Date): ProfileTexts {
  const faults = [
    ...textFaults('name', typed.name, 1, NAME_MAX),
    ...addressFaults(typed.emailAddress),
    ...wordFaults(typed),
  ]
  if (faults[0]) throw faults[0]
  const gender = genders.find((one) => one === typed.gender)
  if (!gender) throw new Refusal('parametersMissing', 'gender')
  const jobIds = jobs.map(({ id }) => id).filter((id) => typed.jobIds.includes(String(id)))
  if (jobIds.length === 0) throw new Refusal('parametersMissing', 'jobIds')
  const presentation = readPresentation(typed.presentation)
  const specialities = readSpecialities(typed.specialities)
  const practisingSince = Number(typed.practisingSince)
  if (!Number.isInteger(practisingSince) || practisingSince < FIRST_YEAR) {
    throw new Refusal('parametersInvalid', 'practisingSince')
  }
  const offeredChannels = OFFERED.filter((channel) => typed.offeredChannels.includes(channel))
  if (offeredChannels.length === 0) throw new Refusal('parametersMissing', 'offeredChannels')
  if (!typed.adult) throw new Refusal('parametersMissing', 'adult')
  const texts = {
    name: tidied(typed.name),
    gender,
    jobIds,
    headline: tidied(typed.headline),
    presentation,
    method: tidied(typed.method),
    specialities,
    practisingSince,
    offeredChannels: [...offeredChannels],
  }
  checkTexts(texts, now)
  return texts
}

/**
 * Takes an application from anybody. Its private address goes to the given e-mail address alone, so that it proves that
 * address; the answer is the same for an address that is known already, whose owner is mailed instead.
 * @throws {Refusal} as profileOf and admitStranger
 */
export async function apply(outer: Visit, typed: Typed): Promise<void> {
  const texts = profileOf(typed, outer.now())
  const email = tidied(typed.emailAddress)
  const key = emailKey(email)
  await admitStranger(outer, 'application', { email, altcha: typed.altcha })
  await inTransaction(outer, async (visit) => {
    const { db, site } = visit
    const { label: company, canonical } = site
    const slug = slugOf(folded(texts.name)) || 'voyance'
    // Locks: two sent at once are one after the other.
    const taken = await takenSlugs(db, slug)
    const before = await findByAddress(db, site.id, key)
    if (!before && (await isProvedByAnother(db, site.id, key, NOBODY))) {
      await sendMail(visit, email, (wording) => knownLetter(wording, { company, name: texts.name }))
      return
    }
    const id =
      before?.id ??
      (await insertApplicant(db, site.id, {
        ...texts,
        slug: freeSlug(slug, [...RESERVED_SLUGS, ...taken]),
        email,
        emailKey: key,
        at: visit.now(),
      }))
    const token = newToken()
    await writeLink(db, id, tokenHash(token), visit.now())
    const values = { company, name: before?.name ?? texts.name, address: canonical + followPage(token) }
    await sendMail(visit, before?.email ?? email, (wording) => linkLetter(wording, values, before !== null))
  })
}
