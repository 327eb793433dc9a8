import { createHash } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { texts } from './texts.ts'

/** The sentence that is agreed to, and its mark: staff may change it while somebody reads the page. */
export async function webinarConsent({ app, site }: Visit): Promise<{ sentence: string; shown: string }> {
  const sentence = say(await readWording(app, site.id, false), texts, 'consent', { company: site.label })
  return { sentence, shown: createHash('sha256').update(sentence).digest('hex').slice(0, 32) }
}

/** The sentence, once it was agreed to as it is. @throws {Refusal} consentMissing, consentsChanged */
export async function agreedSentence(visit: Visit, given: { isAgreed: boolean; shown: string }): Promise<string> {
  const { sentence, shown } = await webinarConsent(visit)
  if (!given.isAgreed) throw new Refusal('consentMissing')
  if (given.shown !== shown) throw new Refusal('consentsChanged')
  return sentence
}
