import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { changeableTypes, consentTypes, formTypes } from '../../house/consents/rules.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const link = z.object({ name: z.string(), text: z.string(), link: z.string(), target: z.string() })

const content = z.object({
  _id: z.string(),
  version: z.int(),
  consents: z.array(
    z.object({
      _id: z.string(),
      type: z.enum(consentTypes),
      displayedText: z.string().describe('A %name% token is a placeholder for the link of that name'),
      required: z.boolean(),
      linksProperties: z.array(link),
      implicitConsents: z.array(z.never()),
    }),
  ),
  linksProperties: z.array(link),
  ableToContractText: z.string(),
  dataTreatmentText: z.string(),
  dataTreatmentDetailsText: z.string(),
})

const given = z.object({
  type: z.enum(changeableTypes),
  agreed: z.boolean(),
  at: z.iso.datetime().nullable().describe('When it was last answered'),
})

export const consentsContract = contract({
  readContent: {
    method: 'GET',
    path: '/api/consents',
    summary: 'Read the consents that a form asks for, word for word; without ids, those of this site’s registration',
    access: 'public',
    query: z.object({ applicationId: z.coerce.number().int().optional(), formId: z.coerce.number().int().optional() }),
    output: z.object({ consent: content }),
    refusals: [],
  },
  changeConsents: {
    method: 'POST',
    path: '/api/consents',
    summary: 'Give or withdraw the consents for sensitive data and marketing; each change leaves a proof',
    access: 'signedIn',
    body: z.strictObject({
      consents: z.array(consentAnswer).min(1).max(20),
    }),
    output: z.object({ consents: z.array(given) }),
    refusals: ['parametersMissing', 'consentsChanged', 'tooManyRequests'],
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
