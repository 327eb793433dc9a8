import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { textFaults } from '../../house/users/typed-faults.server.ts'
import { charterDigest, charterPdf } from './charter.server.ts'
import { CHARTER_VERSION } from './charter-words.data.ts'
import type { Paper } from './keep-paper.server.ts'
import { findSignature, insertSignature, lockState } from './queries.server.ts'

export interface TypedSignature {
  name: string
  agreed: boolean
}

/** The signature that a form carries. */
export const signatureOf = (form: FormData): TypedSignature => ({
  name: String(form.get('fullName') ?? ''),
  agreed: form.get('agreed') !== null,
})

/**
 * Signs the present version of the charter, once: a row keeps the version, the digest of the words and the name, and
 * the signed paper is kept sealed with the others, for the house to check.
 * @throws {Refusal} parametersMissing, textLength, charterSigned, and as keep
 */
export async function signAs(
  outer: Visit,
  psychicId: number,
  typed: TypedSignature,
  keep: (visit: Visit, psychicId: number, paper: Paper) => Promise<void>,
): Promise<void> {
  const [fault] = textFaults('fullName', typed.name, 1, 120)
  if (fault) throw fault
  if (!typed.agreed) throw new Refusal('parametersMissing', 'agreed')
  const name = tidied(typed.name)
  const at = outer.now()
  const wording = await readWording(outer.app, outer.site.id, false)
  const bytes = await charterPdf({ name, at }, { ...readIdentity(outer), brand: outer.site.key }, wording)
  await inTransaction(outer, async (visit) => {
    await lockState(visit.db, psychicId)
    if (await findSignature(visit.db, psychicId, CHARTER_VERSION)) throw new Refusal('charterSigned')
    await keep(visit, psychicId, { kind: 'charter', mediaType: 'application/pdf', bytes })
    await insertSignature(visit.db, { psychicId, version: CHARTER_VERSION, digest: charterDigest(), name, at })
  })
}
