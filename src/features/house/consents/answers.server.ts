import { z } from 'zod'
import type { ConsentContent } from './content.ts'
import type { ConsentAnswer, SentConsents } from './rules.ts'

/** An answer in a call. */
export const consentAnswer = z.strictObject({
  type: z.string().max(40),
  agreed: z.boolean(),
  _id: z.string().max(100).optional().describe('the `_id` of the sentence that was shown; refused once it has changed'),
})

/** The fields of a form that asks for consents. */
export const sentConsents = {
  consents: z.array(z.string()).default([]),
  consentsShown: z.string().optional(),
}

/** The answer to each consent of a form: a box that is not ticked is a no. */
export const answersTo = (content: ConsentContent, sent: SentConsents): ConsentAnswer[] =>
  content.consents.map(({ type, _id }) => ({
    type,
    agreed: sent.consents.includes(type),
    _id: sent.consentsShown === content._id ? _id : sent.consentsShown,
  }))
