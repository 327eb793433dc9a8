import type { Visit } from '../../../app.ts'
import { folded } from '../../../platform/i18n/folded.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { freeAddress, refuseTaken } from './applicant-address.server.ts'
import { checkTexts } from './change-profile.server.ts'
import { insertApplicant, type ProfileTexts, takenSlugs } from './queries.server.ts'
import { freeSlug, slugOf } from './rules.ts'

/** Slugs that would collide with other pages. */
export const RESERVED_SLUGS = [
  'voyants',
  'astrologues',
  'tarologues',
  'numerologues',
  'mediums',
  'lexique',
  'avis',
  'consulter',
]

/**
 * Creates an application from what a psychic sent. The profile stays hidden until it is opened.
 * @throws {Refusal} as asStaff, checkTexts and freeAddress
 */
export function receiveApplication(outer: Visit, given: ProfileTexts & { emailAddress: string }): Promise<number> {
  const { emailAddress, ...texts } = given
  return asStaff(outer, 'psychic.receive', { subject: '' }, async (visit) => {
    checkTexts(texts, visit.now())
    const address = await freeAddress(visit, emailAddress)
    const slug = slugOf(folded(texts.name)) || 'voyance'
    const taken = await takenSlugs(visit.db, slug)
    const applicant = { ...texts, ...address, slug: freeSlug(slug, [...RESERVED_SLUGS, ...taken]), at: visit.now() }
    return insertApplicant(visit.db, visit.site.id, applicant)
  }).catch(refuseTaken)
}
