import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { personOf } from '../session/access.ts'
import { isOfAnother, keepProofs } from './record-consents.server.ts'
import { type ConsentAnswer, changeableTypes, formOfChangeable } from './rules.ts'
import { contentOf } from './views.ts'

/**
 * Gives or takes back, from one's account, what can be given and taken back there; each change leaves its proof.
 * @throws {Refusal} parametersInvalid for another type, or one that is answered twice, consentsChanged for what agrees to
 * another sentence than the present one
 */
export async function changeConsents(outer: Visit, answers: readonly ConsentAnswer[]): Promise<void> {
  const { id } = personOf(outer)
  const changes = answers.map((answer) => {
    const type = changeableTypes.find((one) => one === answer.type)
    if (!type) throw new Refusal('parametersInvalid', 'consents')
    const form = formOfChangeable(type)
    const item = contentOf(form, outer.site).consents.find((one) => one.type === type)!
    // What is taken back is taken back, whatever was read.
    if (answer.agreed && isOfAnother(answer, [item])) throw new Refusal('consentsChanged')
    return { type, form, item, agreed: answer.agreed }
  })
  if (new Set(changes.map(({ type }) => type)).size < changes.length) throw new Refusal('parametersInvalid', 'consents')
  await inTransaction(outer, async (visit) => {
    for (const { form, item, agreed } of changes) await keepProofs(visit, id, form, [{ item, agreed }])
  })
}
