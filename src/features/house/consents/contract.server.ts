import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { consentTypes } from './rules.ts'

export const linkShape = z.object({ name: z.string(), text: z.string(), link: z.string(), target: z.literal('_blank') })

export const contentShape = z.object({
  _id: z.string(),
  version: z.int(),
  consents: z.array(
    z.object({
      _id: z.string(),
      type: z.enum(consentTypes),
      displayedText: z.string().describe('A %name% token is a placeholder for the link of that name'),
      required: z.boolean(),
      errorMessage: z.string().nullable().describe('What is said under its box if it is required and was not ticked'),
      linksProperties: z.array(linkShape),
      implicitConsents: z.array(z.never()),
    }),
  ),
  linksProperties: z.array(linkShape),
  ableToContractText: z.string(),
  dataTreatmentText: z.string(),
  dataTreatmentDetailsText: z.string(),
})

export const formsContract = contract({
  readContent: {
    method: 'GET',
    path: '/api/consents',
    summary: 'Read the consents that a form asks for, word for word; without ids, those of this site’s registration',
    access: 'public',
    query: z.object({ applicationId: z.coerce.number().int().optional(), formId: z.coerce.number().int().optional() }),
    output: z.object({ consent: contentShape }),
    refusals: [],
  },
})
