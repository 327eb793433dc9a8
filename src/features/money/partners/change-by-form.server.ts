import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { giveFreshCode } from '../../people/second-factor/give-factor.server.ts'
import { addKey, addPartner, changeRate, revokeKey } from './manage-partner.server.ts'

const why = z.object({ reason: staffReason })
const ofRate = why.extend({ rate: z.string() })
const ofKey = why.extend({ keyId: z.coerce.number().int().positive() })

const ofPartner = why.extend({ name: z.string().max(200), partnerCode: z.string(), rate: z.string() })

/** The number of the partner that a form adds. @throws {Refusal} as giveFreshCode, addPartner */
export async function addByForm(visit: Visit, form: FormData): Promise<number> {
  const { name, partnerCode, rate, reason } = Object.fromEntries(form)
  const given = parse(ofPartner, { name, partnerCode, rate, reason })
  await giveFreshCode(visit, form)
  return addPartner(visit, { ...given, code: given.partnerCode })
}

/**
 * Does what a form on a partner's page asks for. Returns the new key, if one was made, to be shown once.
 * @throws {Refusal} as giveFreshCode, addKey, changeRate and revokeKey; parametersInvalid for an unknown intent
 */
export async function changePartner(visit: Visit, id: number, form: FormData) {
  const intent = form.get('intent')
  const { reason, rate, keyId } = Object.fromEntries(form)
  const { reason: said } = parse(why, { reason })
  await giveFreshCode(visit, form)
  if (intent === 'key') return addKey(visit, id, said)
  if (intent === 'rate') await changeRate(visit, id, parse(ofRate, { rate, reason }))
  else if (intent === 'revoke') await revokeKey(visit, id, parse(ofKey, { keyId, reason }).keyId, said)
  else throw new Refusal('parametersInvalid', 'intent')
  return null
}
