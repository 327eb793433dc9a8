import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { isPhoneCountry } from './check-phone-number.server.ts'
import { QUERY_MAX, SUGGESTIONS_MAX } from './rules.ts'
import { type MessageKey, messages } from './texts.ts'

const typed = z.string().max(QUERY_MAX)
const query = z.object({ query: typed, limit: z.coerce.number().int().min(1).max(SUGGESTIONS_MAX).optional() })
const one = z.object({ query: typed })
const country = z
  .string()
  .refine(isPhoneCountry)
  .default('FR')
  .describe('country of a number written without a country code')

const messageKeys = Object.keys(messages.entries).map((key) => `error.${key}` as MessageKey)

const suggestions = z.object({ suggestions: z.array(z.string()) })
const check = z.object({
  valid: z.boolean(),
  suggestion: z.string().nullable().describe('a likely correction'),
  message: z.enum(messageKeys).nullable().describe('key of the error’s text'),
})
const phoneCheck = z.object({
  valid: z.boolean(),
  phoneNumber: z.string().nullable().describe('in E.164'),
  type: z.enum(['mobile', 'fixed', 'other']).nullable(),
  message: check.shape.message,
})
const unlogged = 'The same, for what should stand in no address and no log.'

export const resourcesContract = contract({
  listCities: {
    method: 'GET',
    path: '/api/resources/cities',
    summary: 'Suggest French communes and towns of the world by the beginning of their name or postal code',
    access: 'public',
    query,
    output: z.object({
      cities: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          label: z.string().describe('the name with what distinguishes it; used as a query, it finds the same city'),
          postalCodes: z.array(z.string()),
          country: z.object({ code: z.string(), name: z.string() }),
          latitude: z.number(),
          longitude: z.number(),
          isPositionExact: z.boolean().describe('false if the position is estimated from neighbouring places'),
          timeZone: z.string(),
          population: z.int(),
        }),
      ),
    }),
    refusals: ['parametersMissing'],
  },
  suggestCities: {
    method: 'GET',
    path: '/api/resources/suggestions/cities',
    summary: 'Suggest cities as labels for a text field',
    access: 'public',
    query,
    output: suggestions,
    refusals: ['parametersMissing'],
  },
  suggestFirstNames: {
    method: 'GET',
    path: '/api/resources/suggestions/first-names',
    summary: 'Suggest French first names by their beginning',
    access: 'public',
    query,
    output: suggestions,
    refusals: ['parametersMissing'],
  },
  suggestEmailAddresses: {
    method: 'GET',
    path: '/api/resources/suggestions/email-addresses',
    summary: 'Suggest usual domains for an e-mail address; the part before the @ may be left out',
    access: 'public',
    query,
    output: suggestions,
    refusals: ['parametersMissing'],
  },
  validateFirstName: {
    method: 'GET',
    path: '/api/resources/validations/first-names',
    summary: 'Check whether a first name can be registered, and how it is usually written',
    access: 'public',
    query: one,
    output: check,
    refusals: ['parametersMissing'],
  },
  validateFirstNameUnlogged: {
    method: 'POST',
    path: '/api/resources/validations/first-names',
    summary: unlogged,
    access: 'public',
    body: z.strictObject({ query: typed }),
    output: check,
    refusals: ['parametersMissing'],
  },
  validateEmailAddress: {
    method: 'GET',
    path: '/api/resources/validations/email-addresses',
    summary:
      'Check whether an e-mail address can be registered, with a likely correction; reveals nothing about accounts',
    access: 'public',
    query: one,
    output: check,
    refusals: ['parametersMissing'],
  },
  validateEmailAddressUnlogged: {
    method: 'POST',
    path: '/api/resources/validations/email-addresses',
    summary: unlogged,
    access: 'public',
    body: z.strictObject({ query: typed }),
    output: check,
    refusals: ['parametersMissing'],
  },
  validatePhoneNumber: {
    method: 'GET',
    path: '/api/resources/validations/phone-numbers',
    summary: 'Check whether a telephone number exists and is not premium-rate; gives its usual form and kind',
    access: 'public',
    query: one.extend({ country }),
    output: phoneCheck,
    refusals: ['parametersMissing'],
  },
  validatePhoneNumberUnlogged: {
    method: 'POST',
    path: '/api/resources/validations/phone-numbers',
    summary: unlogged,
    access: 'public',
    body: z.strictObject({ query: typed, country }),
    output: phoneCheck,
    refusals: ['parametersMissing'],
  },
})
