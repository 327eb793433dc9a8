import { z } from 'zod'
import { parsedOrNull } from '../../../platform/contract/json.ts'
import { genders, LIST_MAX, MAX_EUROS, platforms, statuses } from './rules.ts'

/** Treats an empty parameter, as forms send it, as missing. */
const given = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value?: string) => (value === '' ? undefined : value), schema.optional())

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const flag = z.enum(['1', '0']).transform((text) => text === '1')

export const idsSchema = z
  .string()
  .max(2000)
  .regex(/^\d{1,9}(\|\d{1,9})*$/)
  .transform((text) => text.split('|').map(Number))

const platformsSchema = z
  .string()
  .max(200)
  .transform((text, context) => {
    const list = z.array(z.enum(platforms)).safeParse(parsedOrNull(text))
    if (list.success) return list.data
    context.addIssue({ code: 'custom', message: 'not a JSON list of platforms' })
    return z.NEVER
  })

/** The query of the list of psychics, for the API and for the page's address. */
export const psychicQuery = z.object({
  jobId: given(whole(1, 5)),
  limit: given(whole(1, LIST_MAX)).describe('5 by default when origin or excludedIds is given, else all'),
  status: given(z.enum(statuses)),
  name: given(
    z
      .string()
      .trim()
      .max(60)
      .regex(/^\P{Cc}*$/u),
  ).describe('part of the name, ignoring accents and case'),
  isNew: given(flag).describe('1: only new ones, 0: only the others'),
  price: given(z.coerce.number().min(1).max(MAX_EUROS)).describe('highest price, euros per minute'),
  gender: given(z.enum(genders)),
  isGrouped: given(flag),
  platforms: given(platformsSchema).describe('JSON list, e.g. ["chat"]: at least one of them is open now'),
  origin: given(whole(0, 100_000)).describe('how many of the list are shown already'),
  excludedIds: given(idsSchema).describe(
    'ids of psychics shown already, joined by a vertical bar; origin counts only the others',
  ),
})

export type PsychicQuery = z.output<typeof psychicQuery>
