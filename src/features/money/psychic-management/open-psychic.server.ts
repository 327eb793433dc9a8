import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { portraitAddress } from '../../../ui/avatar/portrait-address.ts'
import { listAnswerPrices, listPrices } from '../../consult/psychics/profile-queries.server.ts'
import { listRows } from '../../consult/psychics/queries.server.ts'
import { type Platform, rankOf } from '../../consult/psychics/rules.ts'
import { listOf } from '../../consult/psychics/viewer.ts'
import { trainingOf } from '../../consult/training/train.server.ts'
import { portraitOf } from '../../house/images/queries.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { countAdmins } from '../../house/staff/members-queries.server.ts'
import type { OpenedPsychic } from './contract.server.ts'
import { listDocuments } from './document-queries.server.ts'
import { findPapers } from './paper-queries.server.ts'
import { paperStage, pausesOn } from './paper-rules.ts'
import { HIGHEST_ANSWER_PRICE, largestPrice } from './price-rules.ts'
import { findDossier, findPsychic, listTrials } from './queries.server.ts'
import { GRADERS, isOver, missingDocuments, passedBy, stateAfter, steps } from './rules.ts'

/**
 * A profile with everything that staff see beside it.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function openPsychic(visit: Visit, id: number): Promise<OpenedPsychic> {
  staffOf(visit, 'psychics.manage')
  const { db, site } = visit
  const psychic = await findPsychic(db, site.id, id)
  if (!psychic) throw new Refusal('adminEntityNotFound')
  const [dossier, documents, trials, prices, answerPrices, list, portrait, account, papers, able, training] =
    await Promise.all([
      findDossier(db, id),
      listDocuments(db, id),
      listTrials(db, id),
      listPrices(db, site.id, id),
      listAnswerPrices(db, site.id, id),
      listRows(db, listOf(visit)),
      portraitOf(db, id),
      psychic.user_id === null ? null : findPerson(db, visit.app.keys, psychic.user_id),
      findPapers(db, id),
      countAdmins(db, site.id),
      trainingOf(db, id),
    ])
  const today = dayInParis(visit.now())
  return {
    id,
    state: psychic.state,
    name: psychic.name,
    slug: psychic.slug,
    gender: psychic.gender,
    jobIds: psychic.job_ids,
    isAutomaton: psychic.is_automaton,
    headline: psychic.headline,
    presentation: psychic.presentation,
    method: psychic.method,
    specialities: psychic.specialities,
    offeredChannels: psychic.offered_channels as Platform[],
    practisingSince: psychic.practising_since,
    identityCheckedOn: psychic.identity_checked_on,
    joinedAt: psychic.joined_at.toISOString(),
    emailAddress: account?.email ?? dossier?.email ?? null,
    hasAccount: account !== null,
    receivedAt: dossier?.received_at.toISOString() ?? null,
    portrait: portrait && portraitAddress(portrait),
    steps: steps.filter((step) => stateAfter(psychic.state, step) !== null),
    missing: missingDocuments(documents, today),
    documents: documents.map((one) => ({
      ...one,
      isOver: isOver(one.expiresOn, today),
      keptAt: one.keptAt.toISOString(),
      answeredAt: one.answeredAt?.toISOString() ?? null,
    })),
    papers: { until: papers.until, stage: paperStage(papers, today), pausesOn: pausesOn(papers) },
    training: training.map(({ title, passedAt }) => ({ title, passedAt })),
    grading: { passedBy: passedBy(trials).size, needed: GRADERS, able },
    trials: trials.map(({ passed, note, at, by }) => ({ passed, note, at: at.toISOString(), by })),
    prices: prices.map(({ cents, since }) => ({ pricePerMinute: cents, since: since.toISOString() })),
    largestPrice: largestPrice(prices, visit.now()),
    answerPrices: answerPrices.map((price) => ({ ...price, since: price.since.toISOString() })),
    largestAnswerPrice: largestPrice(answerPrices, visit.now(), HIGHEST_ANSWER_PRICE),
    rank: rankOf(list, id),
  }
}
