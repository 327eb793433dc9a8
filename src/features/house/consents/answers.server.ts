import { z } from 'zod'
import type { ConsentContent } from './content.ts'
import type { ConsentAnswer, SentConsents } from './rules.ts'

/** An answer to a consent, in a call. */
export const consentAnswer = z.strictObject({
  type: z.string().max(40),
  agreed: z.boolean(),
  _id: z
    .string()
    .max(100)
    .optional()
    .describe('The `_id` of the sentence that was shown; refused once the sentence has changed'),
})

/** The form fields for consents. */
export const sentConsents = {
  consents: z.array(z.string()).default([]),
  consentsShown: z.string().optional(),
}

/** The answer to each consent of a form: an unticked box is a no. */
export const answersTo = (content: ConsentContent, sent: SentConsents): ConsentAnswer[] =>
  content.consents.map(({ type, _id }) => ({
    type,
    agreed: sent.consents.includes(type),
    _id: sent.consentsShown === content._id ? _id : sent.consentsShown,
  }))
