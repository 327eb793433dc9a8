import { z } from 'zod'
import { ASPECTS, BODIES, HOUSE_SYSTEMS } from '../../../astrology/names.ts'
import { contract } from '../../../platform/contract/contract.ts'

const body = z.enum(BODIES)
const aspect = z.enum(ASPECTS)
const signId = z.int().min(1).max(12).describe('From 1 (Aries) to 12 (Pisces)')
const longitude = z.number().describe('Tropical longitude in the ecliptic of date, 0 to 360 degrees')
const degrees = z.string().regex(/^[+-]?\d{1,3}(\.\d{1,15})?$/)

export const chartShape = z.object({
  instant: z.string().describe('In UTC; the middle of the day if the time is unknown'),
  timeZone: z.string(),
  utcOffset: z.string().nullable().describe('Offset of the local clocks from UTC; null if the time is unknown'),
  houseSystem: z.enum(HOUSE_SYSTEMS),
  fellBackFrom: z
    .enum(HOUSE_SYSTEMS)
    .optional()
    .describe('The requested house system, if it does not exist at this latitude'),
  bodies: z
    .array(
      z.object({
        id: body,
        longitude,
        latitude: z.number(),
        speed: z.number().describe('Degrees per day'),
        retrograde: z.boolean(),
        signId,
        degreeInSign: z.number(),
        house: z.int().nullable(),
      }),
    )
    .readonly(),
  angles: z.object({ ascendant: longitude, midheaven: longitude }).nullable(),
  houses: z.array(longitude).readonly().nullable().describe('The twelve cusps'),
  aspects: z.array(z.object({ from: body, to: body, type: aspect, orb: z.number(), applying: z.boolean() })).readonly(),
  uncertain: z
    .object({
      moon: z.object({ from: longitude, to: longitude }),
      ascendant: z.null().describe('Every degree of the zodiac rises within a day: see signsPossible'),
      signsPossible: z.record(z.string(), z.array(signId).readonly()),
    })
    .optional()
    .describe('Only if the time is unknown'),
})

/** What of a chart is drawn. */
export const drawnShape = chartShape.pick({ bodies: true, angles: true, houses: true, aspects: true, uncertain: true })

const id = z.coerce.number().int().positive()

const savedShape = z.object({
  id: z.int(),
  name: z.string(),
  isOwn: z.boolean(),
  birthDate: z.string(),
  birthTime: z.string().nullable(),
  place: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  utcOffset: z.string().nullable().describe('Only if one was given'),
  houseSystem: z.enum(HOUSE_SYSTEMS),
  createdAt: z.iso.datetime(),
})

const savedList = z.object({
  charts: z.array(savedShape),
  locked: z
    .array(savedShape.pick({ id: true, name: true, isOwn: true }))
    .describe('All charts, instead of `charts`, once the consent for sensitive data is withdrawn'),
})

/** An unencoded `+` in a URL is decoded as a space. */
const utcOffset = z
  .string()
  .transform((written) => written.replace(/^ /, '+'))
  .optional()
  .describe('Such as +01:00; overrides the history of the time zone')

export const chartsContract = contract({
  computeChart: {
    method: 'GET',
    path: '/api/front-components/astrological-chart',
    summary:
      'Compute the chart of a birth; a clock time that occurred twice or never needs utcOffset. Nothing is stored.',
    access: 'public',
    query: z.object({
      birthDate: z.string().describe('YYYY-MM-DD, 1800 to 2200'),
      birthTime: z.string().optional().describe('HH:MM or HH:MM:SS, by the clocks of the place'),
      latitude: degrees,
      longitude: degrees,
      timeZone: z.string().optional().describe('By default, the time zone of the place'),
      houseSystem: z.string().optional().describe(HOUSE_SYSTEMS.join(', ')),
      utcOffset,
    }),
    output: z.object({ chart: chartShape }),
    refusals: ['parametersMissing', 'parametersInvalid', 'birthTimeUnclear'],
  },
  listCharts: {
    method: 'GET',
    path: '/api/charts',
    summary: 'List the client’s saved births, their own first',
    access: 'client',
    output: savedList,
    refusals: [],
  },
  saveChart: {
    method: 'POST',
    path: '/api/charts',
    summary:
      'Save a birth: the client’s own, with the consent for sensitive data, or that of another person who agrees',
    access: 'client',
    body: z.strictObject({
      name: z.string().max(200),
      isOwn: z.boolean(),
      personAgrees: z.boolean().optional().describe('Whether the other person agreed'),
      place: z.string().max(200).default(''),
      birthDate: z.string(),
      birthTime: z.string().optional(),
      latitude: z.number(),
      longitude: z.number(),
      timeZone: z.string().optional(),
      utcOffset: z.string().optional(),
      houseSystem: z.string().optional(),
      consents: z
        .array(z.strictObject({ type: z.string().max(40), agreed: z.boolean() }))
        .max(5)
        .optional(),
    }),
    output: z.object({ chart: savedShape }),
    refusals: [
      'parametersMissing',
      'parametersInvalid',
      'birthCityMissing',
      'textLength',
      'birthTimeUnclear',
      'consentMissing',
      'chartsFull',
    ],
    keyed: true,
  },
  readChart: {
    method: 'GET',
    path: '/api/charts/:id',
    summary: 'Read a saved birth and its chart',
    access: 'client',
    params: z.object({ id }),
    output: z.object({ saved: savedShape, chart: chartShape }),
    refusals: ['notFound', 'chartLocked'],
  },
  renameChart: {
    method: 'PATCH',
    path: '/api/charts/:id',
    summary: 'Rename a saved birth',
    access: 'client',
    params: z.object({ id }),
    body: z.strictObject({ name: z.string().max(200) }),
    output: savedList,
    refusals: ['notFound', 'chartLocked', 'parametersMissing', 'textLength'],
  },
  removeChart: {
    method: 'DELETE',
    path: '/api/charts/:id',
    summary: 'Delete a saved birth',
    access: 'client',
    params: z.object({ id }),
    output: savedList,
    refusals: ['notFound'],
  },
})
