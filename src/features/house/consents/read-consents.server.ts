import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { personOf } from '../visit/access.ts'
import type { ConsentContent } from './content.ts'
import { latestProofs } from './queries.server.ts'
import {
  type ChangeableType,
  changeableTypes,
  DEFAULT_APPLICATION_ID,
  FALLBACK_FORM_ID,
  formOf,
  formOfChangeable,
} from './rules.ts'
import { contentOf, itemOf } from './views.ts'

/**
 * The content of a form; by default, the registration and the visit's site.
 * @throws {Refusal} parametersInvalid for ids that name no form or site
 */
export function readContent(visit: Visit, input: { applicationId?: number; formId?: number }): ConsentContent {
  const { sites } = visit.app
  const applicationId = input.applicationId ?? DEFAULT_APPLICATION_ID
  const form = formOf(
    applicationId,
    sites.map((site) => site.applicationId),
  )
  if (!form) throw new Refusal('parametersInvalid', 'applicationId')
  const formId = input.formId ?? FALLBACK_FORM_ID
  const site = formId === FALLBACK_FORM_ID ? visit.site : sites.find(({ id }) => id === formId)
  if (!site) throw new Refusal('parametersInvalid', 'formId')
  return contentOf(form, site)
}

export interface GivenConsent {
  type: ChangeableType
  agreed: boolean
  /** When it was last answered; null if never. */
  at: Date | null
}

/** The consents that the signed-in person can change, with their latest answers. */
export async function readConsents(visit: Visit): Promise<GivenConsent[]> {
  const proofs = await latestProofs(visit.db, personOf(visit).id, changeableTypes)
  return changeableTypes.map((type) => {
    const proof = proofs.find((one) => one.type === type)
    return { type, agreed: proof?.agreed ?? false, at: proof?.given_at ?? null }
  })
}

/** The current sentence of a changeable consent on this site, and its id. */
export function changeableItem(visit: Visit, type: ChangeableType): { sentence: string; shown: string } {
  const { _id, displayedText } = itemOf(contentOf(formOfChangeable(type), visit.site), type)
  return { sentence: displayedText, shown: _id }
}
