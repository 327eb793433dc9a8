import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { changeableTypes, formTypes } from '../../house/consents/rules.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const given = z.object({
  type: z.enum(changeableTypes),
  agreed: z.boolean(),
  at: z.iso.datetime().nullable().describe('When it was last answered'),
})

export const consentsContract = contract({
  changeConsents: {
    method: 'POST',
    path: '/api/consents',
    summary:
      'Give or withdraw the consents for sensitive data, marketing and the mail of one’s own day; each change leaves a proof',
    access: 'signedIn',
    body: z.strictObject({
      consents: z.array(consentAnswer).min(1).max(20),
    }),
    output: z.object({ consents: z.array(given) }),
    refusals: [
      'parametersMissing',
      'consentsChanged',
      'tooManyRequests',
      'emailUnproven',
      'ownChartMissing',
      'mailUnwanted',
    ],
  },
  openConsentProof: {
    method: 'POST',
    path: '/api/admin/consent-proofs/:id/open',
    summary: 'Open a proof: its person and all their answers to its type, word for word, for a logged reason',
    access: may('privacy.read'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({
      firstName: z.string(),
      confirmedAt: z.iso.datetime().nullable().describe('When the confirmation link sent by mail was followed'),
      answers: z.array(
        z.object({
          id: z.int(),
          agreed: z.boolean(),
          at: z.iso.datetime(),
          form: z.enum(formTypes),
          text: z.string(),
          version: z.int(),
          digest: z.string(),
          intact: z.boolean().describe('Whether the digest matches the text'),
        }),
      ),
    }),
    refusals: ['parametersMissing', 'adminEntityNotFound'],
  },
})
