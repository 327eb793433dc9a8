import { data } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { PASSWORD_MAX } from '../../house/users/rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { type ShownRefusal, shown } from '../../house/visit/page-door.server.ts'
import { passkeysOf } from '../ways-in/passkey-queries.server.ts'
import { confirmByCode, confirmByPassword, sendConfirmationCode } from './confirm-person.server.ts'
import { isConfirmed, wayOf } from './confirmed.server.ts'
import { PROOF, type Way } from './rules.ts'

/** Data of the confirmation shown instead of a page until the person has confirmed their identity. */
export interface Asking {
  way: Way
  hasPasskey: boolean
  email: string
  codeSent: boolean
  /** The original request's fields, sent again with the proof so that nothing has to be typed twice. */
  fields: readonly (readonly [string, string])[]
  refusal: ShownRefusal | null
  demo: boolean
}

/**
 * Runs what a form asks for once the person has confirmed their identity: the proof is in the form, or the answer asks
 * for it. `work` can read the original fields from `form` as if there were no proof.
 */
export async function askFirst<T>(visit: Visit, form: FormData, work: () => Promise<T>) {
  const proof = takeProof(form)
  if (isConfirmed(visit)) return work()
  let refusal: Refusal | null = null
  try {
    if (proof.intent === 'send') await sendConfirmationCode(visit)
    else if (proof.password !== '') await confirmByPassword(visit, proof.password)
    else if (proof.code !== '') await confirmByCode(visit, proof.code)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    refusal = thrown
  }
  if (isConfirmed(visit)) return work()
  const codeSent = proof.intent === 'send' || proof.code !== ''
  const asking = await askingOf(visit, form, { codeSent, refusal })
  return data({ asking }, { status: refusal?.entry.status ?? 403 })
}

function takeProof(form: FormData) {
  const take = (name: string): string => {
    const value = String(form.get(name) ?? '').slice(0, PASSWORD_MAX + 1)
    form.delete(name)
    return value
  }
  return { intent: take(PROOF.intent), password: take(PROOF.password), code: take(PROOF.code) }
}

async function askingOf(
  visit: Visit,
  form: FormData,
  { codeSent, refusal }: { codeSent: boolean; refusal: Refusal | null },
): Promise<Asking> {
  const { id, email } = personOf(visit)
  return {
    way: await wayOf(visit),
    hasPasskey: (await passkeysOf(visit.db, id)).length > 0,
    email: email ?? '',
    codeSent,
    fields: [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    refusal: refusal && shown(refusal),
    demo: visit.app.config.mode === 'demo',
  }
}
