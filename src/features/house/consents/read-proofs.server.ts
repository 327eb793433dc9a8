import { createHash } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { clientOf } from '../visit/access.ts'
import { answeredTypes, proofsOf } from './queries.server.ts'
import { type ConsentType, changeableTypes, consentTypes, type FormType } from './rules.ts'

export interface ShownProof {
  id: number
  agreed: boolean
  at: Date
  form: FormType
  text: string
  version: number
  /** The digest of the text, in hexadecimal. */
  digest: string
  /** Whether the digest still matches the text. */
  intact: boolean
}

/**
 * The client's answers to a type on this site, newest first.
 * @returns null for an unknown type, or one that they were never asked
 */
export async function readProofs(
  visit: Visit,
  asked: string,
): Promise<{ type: ConsentType; proofs: ShownProof[] } | null> {
  const { id, siteId } = clientOf(visit)
  const type = consentTypes.find((one) => one === asked)
  if (!type) return null
  const proofs = await proofsOf(visit.db, { userId: id, siteId, type })
  if (proofs.length === 0 && !changeableTypes.some((one) => one === type)) return null
  return {
    type,
    proofs: proofs.map(viewProof),
  }
}

export const viewProof = (proof: Awaited<ReturnType<typeof proofsOf>>[number]): ShownProof => ({
  id: proof.id,
  agreed: proof.agreed,
  at: proof.given_at,
  form: proof.form_type as FormType,
  text: proof.text_shown,
  version: proof.text_version,
  digest: proof.text_hash.toString('hex'),
  intact: createHash('sha256').update(proof.text_shown).digest().equals(proof.text_hash),
})

/**
 * Types that the client answered and that only end with the account or request, so that they can't be changed in the
 * account.
 */
export async function readLasting(visit: Visit): Promise<ConsentType[]> {
  const { id } = clientOf(visit)
  const answered = await answeredTypes(visit.db, id)
  return consentTypes.filter((type) => answered.includes(type) && !changeableTypes.some((one) => one === type))
}
