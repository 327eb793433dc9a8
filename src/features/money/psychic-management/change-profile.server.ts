import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { isFirstName } from '../../house/users/rules.ts'
import { freeAddress, refuseTaken } from './applicant-address.server.ts'
import { closeOtherChannels, type ProfileTexts, writeAddress, writeProfile } from './queries.server.ts'
import { lockOne, subjectOf } from './take-step.server.ts'

/** @throws {Refusal} parametersInvalid for an impossible name or a year in the future */
export function checkTexts({ name, practisingSince }: Partial<ProfileTexts>, now: Date): void {
  if (name !== undefined && !isFirstName(name)) throw new Refusal('parametersInvalid', 'name')
  const year = Number(dayInParis(now).slice(0, 4))
  if (practisingSince !== undefined && practisingSince > year) throw new Refusal('parametersInvalid', 'practisingSince')
}

/**
 * Changes a profile's texts and channels; a removed channel is closed at once. The address may change until there is an
 * account with it.
 * @throws {Refusal} as asStaff, lockOne, checkTexts, freeAddress; stepImpossible for the address of an account
 */
export function changeProfile(
  outer: Visit,
  id: number,
  { emailAddress, ...texts }: Partial<ProfileTexts> & { emailAddress?: string | undefined },
): Promise<void> {
  const details = { fields: [...Object.keys(texts), ...(emailAddress === undefined ? [] : ['emailAddress'])] }
  return asStaff(outer, 'psychic.edit', { subject: subjectOf(id), details }, async (visit) => {
    const { user_id } = await lockOne(visit, id)
    checkTexts(texts, visit.now())
    if (emailAddress !== undefined) {
      if (user_id !== null) throw new Refusal('stepImpossible', 'emailAddress')
      const { email, emailKey } = await freeAddress(visit, emailAddress)
      await writeAddress(visit.db, id, email, emailKey)
    }
    await writeProfile(visit.db, id, texts)
    if (texts.offeredChannels) await closeOtherChannels(visit.db, id, texts.offeredChannels)
  }).catch(refuseTaken)
}
