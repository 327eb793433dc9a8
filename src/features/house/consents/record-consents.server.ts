import { createHash } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { ConsentItem } from './content.ts'
import { insertProofs } from './queries.server.ts'
import { type ChangeableType, type ConsentAnswer, changeableTypes, type FormType, formOfChangeable } from './rules.ts'
import { asRead, contentOf, itemOf } from './views.ts'

/**
 * Stores a proof of each answer to a form. What is asked for one consultation only is linked to it: the form's other
 * consents apply to all.
 * @throws {Refusal} parametersInvalid for a type that the form does not ask or asks twice, consentsChanged for an
 * answer to an outdated sentence, consentMissing
 */
export async function recordConsents(
  visit: Visit,
  userId: number,
  form: FormType,
  answers: readonly ConsentAnswer[],
  consultationId: number | null = null,
): Promise<void> {
  const items = checkAnswers(visit, form, answers)
  const agreed = new Map(answers.map((answer) => [answer.type, answer.agreed]))
  const answered = items.flatMap((item) => {
    const answer = agreed.get(item.type)
    return answer === undefined ? [] : [{ item, agreed: answer }]
  })
  await keepProofs(visit, userId, form, answered, consultationId)
}

/** The consents of the form, once its answers suffice. @throws {Refusal} as recordConsents */
export function checkAnswers(visit: Visit, form: FormType, answers: readonly ConsentAnswer[]): readonly ConsentItem[] {
  const { consents } = contentOf(form, visit.site)
  const known = new Set<string>(consents.map((item) => item.type))
  const given = answers.map((answer) => answer.type)
  if (given.some((type) => !known.has(type)) || new Set(given).size < given.length) {
    throw new Refusal('parametersInvalid', 'consents')
  }
  if (answers.some((answer) => isOfAnother(answer, consents))) throw new Refusal('consentsChanged')
  const agreed = answers.filter((answer) => answer.agreed).map((answer) => answer.type)
  if (consents.some((item) => item.required && !agreed.includes(item.type))) throw new Refusal('consentMissing')
  return consents
}

/**
 * A consent that is given or withdrawn in the account, once it may be.
 * @throws {Refusal} parametersInvalid for a type that can't be changed there, consentsChanged for an agreement to another
 * sentence than the present one
 */
export function checkChange(visit: Visit, answer: ConsentAnswer): { type: ChangeableType; agreed: boolean } {
  const type = changeableTypes.find((one) => one === answer.type)
  if (!type) throw new Refusal('parametersInvalid', 'consents')
  // A consent may be withdrawn whatever sentence was shown.
  const { consents } = contentOf(formOfChangeable(type), visit.site)
  if (answer.agreed && isOfAnother(answer, consents)) throw new Refusal('consentsChanged')
  return { type, agreed: answer.agreed }
}

/** Stores a proof that a changeable consent was given or withdrawn. */
export async function keepChange(visit: Visit, userId: number, type: ChangeableType, agreed: boolean): Promise<void> {
  const form = formOfChangeable(type)
  const item = itemOf(contentOf(form, visit.site), type)
  await keepProofs(visit, userId, form, [{ item, agreed }])
}

/** Stores a proof that a consent asked by a form of its own name ended, with what rested on it. */
export async function withdrawConsent(
  visit: Visit,
  userId: number,
  form: 'FIDELITY_REGISTRATION' | 'SHARED_CHART',
  consultationId: number | null = null,
): Promise<void> {
  const item = itemOf(contentOf(form, visit.site), form)
  await keepProofs(visit, userId, form, [{ item, agreed: false }], consultationId)
}

const isForOne = (type: string): boolean => ['START_AT_ONCE', 'CALLBACK', 'SHARED_CHART'].includes(type)

/** Whether another sentence was shown: of an old version, another form or another site. */
const isOfAnother = ({ type, _id }: ConsentAnswer, items: readonly ConsentItem[]): boolean =>
  _id !== undefined && items.find((item) => item.type === type)?._id !== _id

/**
 * Stores one proof for each answer: the exact sentence, its version and digest, the site, and a keyed digest of the
 * network address.
 */
async function keepProofs(
  visit: Visit,
  userId: number,
  form: FormType,
  answers: readonly { item: ConsentItem; agreed: boolean }[],
  consultationId: number | null = null,
): Promise<void> {
  const { version } = contentOf(form, visit.site)
  const addressHash = visit.app.digest(`consent:${visit.address}`)
  await insertProofs(
    visit.db,
    answers.map(({ item, agreed }) => {
      const text = asRead(item.displayedText, item.linksProperties)
      return {
        userId,
        siteId: visit.site.id,
        formType: form,
        type: item.type,
        agreed,
        text,
        version,
        textHash: createHash('sha256').update(text).digest(),
        addressHash,
        consultationId: isForOne(item.type) ? consultationId : null,
        at: visit.now(),
      }
    }),
  )
}
