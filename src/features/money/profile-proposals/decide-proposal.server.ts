import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { perMinute } from '../../../platform/i18n/french.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { writeGreeting } from '../../consult/canned-answers/queries.server.ts'
import { dropVoices, showVoice } from '../../consult/voices/queries.server.ts'
import { showPortrait } from '../../house/images/queries.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { centsOf } from '../disputes/rules.ts'
import { closeOtherChannels, lockPrices, writePrice, writeProfile } from '../psychic-management/queries.server.ts'
import { listed, paragraphsOf } from '../recruitment/rules.ts'
import { fileOf } from './files.server.ts'
import { decidedLetter } from './letters.ts'
import { addressOf, closeProposal, lockProposal, type Proposal, readProfile } from './queries.server.ts'
import { isFile } from './rules.ts'
import { channelsOf, highestPrice, typedOf } from './values.server.ts'

const subjectOf = (id: number) => `proposal:${id}`

/** @throws {Refusal} adminEntityNotFound, proposalDecided */
async function lockWaiting(visit: StaffVisit, id: number): Promise<Proposal> {
  const proposal = await lockProposal(visit.db, visit.site.id, id)
  if (!proposal) throw new Refusal('adminEntityNotFound')
  if (proposal.state !== 'waiting') throw new Refusal('proposalDecided')
  return proposal
}

/** @throws {Refusal} priceRiseTooHigh if the price is no longer within the rule */
async function apply(visit: StaffVisit, { psychicId, field, after }: Proposal, by: number): Promise<void> {
  const { db, site } = visit
  switch (field) {
    case 'price': {
      const cents = needed(centsOf(after), 'a proposed price')
      const present = needed(await lockPrices(db, site.id, psychicId), `the price of psychic ${psychicId}`).perMinute
      const most = await highestPrice(visit, psychicId, present)
      if (cents > most) throw new Refusal('priceRiseTooHigh', undefined, perMinute(most))
      await writePrice(db, site.id, psychicId, { pricePerMinute: cents }, { by, reason: 'Proposé par le voyant' })
      return
    }
    case 'channels': {
      const offeredChannels = channelsOf(after)
      await writeProfile(db, psychicId, { offeredChannels })
      await closeOtherChannels(db, psychicId, offeredChannels)
      return
    }
    case 'greeting':
      await writeGreeting(db, psychicId, { text: after })
      return
    case 'portrait':
      await showPortrait(db, psychicId, after)
      return
    case 'voice':
      await showVoice(db, psychicId, after)
      return
    case 'presentation':
      await writeProfile(db, psychicId, { presentation: needed(paragraphsOf(after), 'proposed paragraphs') })
      return
    case 'specialities':
      await writeProfile(db, psychicId, { specialities: listed(after) })
      return
    default:
      await writeProfile(db, psychicId, { [field]: after })
  }
}

/** @throws {Refusal} proposalStale if the profile is no longer the one that the psychic saw */
async function requireUnchanged(visit: StaffVisit, { psychicId, field, before }: Proposal) {
  const profile = await readProfile(visit.db, visit.site.id, psychicId)
  const present = profile && (isFile(field) ? await fileOf(visit.db, psychicId, field) : typedOf(profile)[field])
  if (present !== before) throw new Refusal('proposalStale')
}

/**
 * Makes a proposed change, and tells the psychic.
 * @throws {Refusal} as asStaff, lockWaiting, requireUnchanged and apply
 */
export function acceptProposal(outer: Visit, id: number): Promise<void> {
  return asStaff(outer, 'proposal.accept', { subject: subjectOf(id) }, async (visit, { id: by }) => {
    const proposal = await lockWaiting(visit, id)
    await requireUnchanged(visit, proposal)
    await apply(visit, proposal, by)
    await closeProposal(visit.db, id, { state: 'accepted', reason: null, at: visit.now(), by })
    await tell(visit, proposal, null)
  })
}

/**
 * Refuses a proposed change with a reason, which the psychic reads.
 * @throws {Refusal} as asStaff and lockWaiting
 */
export function refuseProposal(outer: Visit, id: number, reason: string): Promise<void> {
  return asStaff(outer, 'proposal.refuse', { subject: subjectOf(id), reason }, async (visit, { id: by }) => {
    const proposal = await lockWaiting(visit, id)
    await closeProposal(visit.db, id, { state: 'refused', reason, at: visit.now(), by })
    if (proposal.field === 'voice') await dropVoices(visit.db, proposal.psychicId, null)
    await tell(visit, proposal, reason)
  })
}

async function tell(visit: StaffVisit, { psychicId, field }: Proposal, reason: string | null): Promise<void> {
  const email = await addressOf(visit.db, psychicId)
  if (!email) return
  const { label: company, canonical } = visit.site
  await sendMail(visit, email, (wording) => decidedLetter(wording, { company, canonical, field }, reason))
}
