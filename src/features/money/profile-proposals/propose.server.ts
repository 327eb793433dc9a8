import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { writeGreeting } from '../../consult/canned-answers/queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { viewFiles } from './files.server.ts'
import { listProposals, putProposal, readProfile, takeBack } from './queries.server.ts'
import { FIELDS, type Field, type Values } from './rules.ts'
import { checkedValues, highestPrice, typedOf } from './values.server.ts'

const SHOWN = 20

/** @throws {Refusal} profilePaused where this site does not list the psychic */
export async function ownProfile(visit: Visit, psychicId: number) {
  const profile = await readProfile(visit.db, visit.site.id, psychicId)
  if (!profile) throw new Refusal('profilePaused')
  return profile
}

/** The psychic's own profile, what they proposed, and what was decided. @throws {Refusal} profilePaused */
export async function readOwnProfile(visit: Visit) {
  const { psychicId } = psychicOf(visit)
  const profile = await ownProfile(visit, psychicId)
  const [proposals, most, files] = await Promise.all([
    listProposals(visit.db, psychicId, SHOWN),
    highestPrice(visit, psychicId, profile.price),
    viewFiles(visit.db, psychicId),
  ])
  return {
    slug: profile.slug,
    name: profile.name,
    psychicId,
    isAutomaton: profile.isAutomaton,
    ...files,
    values: typedOf(profile),
    highestPrice: most,
    proposals: proposals.map(({ psychicId: _, proposedAt, decidedAt, ...proposal }) => ({
      ...proposal,
      proposedAt: proposedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  }
}

async function stopGreeting({ db }: Visit, psychicId: number): Promise<void> {
  await takeBack(db, psychicId, 'greeting')
  await writeGreeting(db, psychicId, { text: null })
}

/**
 * Proposes each field that differs from the profile; one that equals it takes back what waited. No greeting any more
 * needs nobody's consent. Returns the fields that wait now.
 * @throws {Refusal} as readOwnProfile and checkedValues, nothingProposed
 */
export function proposeChanges(outer: Visit, typed: Values): Promise<Field[]> {
  const { id, psychicId } = psychicOf(outer)
  return inTransaction(outer, async (visit) => {
    // Two tabs at once are one after the other.
    await lockUser(visit.db, id)
    const profile = await ownProfile(visit, psychicId)
    const before = typedOf(profile)
    const after = checkedValues(typed, await highestPrice(visit, psychicId, profile.price))
    const waiting: Field[] = []
    let isChanged = false
    for (const field of FIELDS) {
      if (after[field] === before[field]) {
        isChanged = (await takeBack(visit.db, psychicId, field)) || isChanged
        continue
      }
      if (field === 'greeting' && after.greeting === '') {
        await stopGreeting(visit, psychicId)
        isChanged = true
        continue
      }
      const given = { siteId: visit.site.id, psychicId, field, before: before[field], after: after[field] }
      await putProposal(visit.db, { ...given, at: visit.now() })
      waiting.push(field)
    }
    if (waiting.length === 0 && !isChanged) throw new Refusal('nothingProposed')
    return waiting
  })
}
