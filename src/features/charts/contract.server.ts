import { z } from 'zod'
import { ASPECTS, BODIES, HOUSE_SYSTEMS } from '../../astrology/names.ts'
import { contract } from '../../platform/contract/contract.ts'

/** A number as an address writes it; an empty text is none. */
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))

/** In an address a plus sign is a space. */
const offset = z.string().transform((written) => written.replace(/^ /, '+'))

const longitude = z.number().describe('degrees, 0 to 360')
const signs = z.array(z.int())

export const chartsContract = contract({
  readAstrologicalChart: {
    method: 'GET',
    path: '/api/front-components/astrological-chart',
    summary: 'The sky of a birth: geocentric apparent places, ecliptic of date, tropical. Nothing is stored.',
    access: 'public',
    query: z.object({
      birthDate: z.string().describe('YYYY-MM-DD, 1800 to 2200'),
      birthTime: z
        .string()
        .optional()
        .describe('HH:MM or HH:MM:SS by the clocks of the place; without it, the whole day'),
      latitude: degrees(90).describe('north positive'),
      longitude: degrees(180).describe('east positive'),
      timeZone: z.string().optional().describe('IANA name; without it, that of the place'),
      utcOffset: offset.optional().describe('+HH:MM, in place of the zone’s history'),
      houseSystem: z.string().default('placidus').describe(HOUSE_SYSTEMS.join(', ')),
    }),
    output: z.object({
      chart: z.object({
        instant: z.string().describe('in UTC; the middle of the day when the time is unknown'),
        timeZone: z.string(),
        utcOffset: z.string().nullable().describe('what the clocks were ahead of UTC'),
        houseSystem: z.enum(HOUSE_SYSTEMS).describe('the one that was used'),
        fellBackFrom: z.enum(HOUSE_SYSTEMS).optional().describe('the one asked for, undefined at this latitude'),
        bodies: z.array(
          z.object({
            id: z.enum(BODIES),
            longitude,
            latitude: z.number(),
            speed: z.number().describe('degrees of longitude a day'),
            retrograde: z.boolean(),
            signId: z.int().describe('1 aries to 12 pisces'),
            degreeInSign: z.number(),
            house: z.int().nullable(),
          }),
        ),
        angles: z.object({ ascendant: longitude, midheaven: longitude }).nullable(),
        houses: z.array(longitude).nullable().describe('the twelve cusps, the first house first'),
        aspects: z.array(
          z.object({
            from: z.enum(BODIES),
            to: z.enum(BODIES),
            type: z.enum(ASPECTS),
            orb: z.number().describe('degrees from exact'),
            applying: z.boolean(),
          }),
        ),
        uncertain: z
          .object({
            moon: z.object({ from: longitude, to: longitude }),
            ascendant: z.null().describe('any degree'),
            signsPossible: z.record(z.enum([...BODIES, 'ascendant']), signs),
          })
          .optional()
          .describe('when the time is unknown: what the day leaves open'),
      }),
    }),
    refusals: ['birthDateMissing', 'parametersMissing', 'birthTimeUnsure'],
  },
})
