import { z } from 'zod'
import { PLANETS, SIGNS } from '../../../astrology/names.ts'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { BECAUSE_ASPECTS } from './because.ts'
import { TOPICS } from './fragments/sheet.ts'
import { LENGTHS, PERIODS } from './periods.ts'

const because = z.object({
  body: z.enum(PLANETS),
  aspect: z
    .enum(BECAUSE_ASPECTS)
    .describe(
      'house: the body crosses the solar house of `target` since `exactAt`; phase: that of `target`, its middle at `exactAt`',
    ),
  target: z.string().describe('a planet, a phase of the Moon, or house-1 to house-12 counted from the sign'),
  orb: z.number().describe('degrees'),
  exactAt: z.iso.datetime(),
  until: z.iso
    .datetime()
    .optional()
    .describe('when the body leaves the house, in the horoscopes of a month and a year'),
})

/** Characters of what an editor writes. */
export const TEXT_MAX = 1000
const place = {
  period: z.enum(LENGTHS),
  day: z.iso.date().describe('any day of the span, in Paris'),
  sign: z.enum(SIGNS),
  topic: z.enum(TOPICS),
}

export const horoscopesContract = contract({
  readHoroscope: {
    method: 'GET',
    path: '/api/horoscopes',
    summary: 'The horoscope of a sign, computed from the sky, with what each sentence comes from.',
    access: 'public',
    query: z.object({ period: z.enum(PERIODS).default('day'), sign: z.enum(SIGNS) }),
    output: z.object({
      horoscope: z.object({
        signId: z.int().min(1).max(12),
        period: z.enum(PERIODS),
        from: z.iso.date().describe('in Paris, included'),
        to: z.iso.date().describe('in Paris, included'),
        sections: z.array(
          z.object({
            topic: z.enum(TOPICS),
            text: z.string(),
            score: z.int().min(1).max(5).describe('1 strained to 5 easy'),
            because: z.array(because),
            edited: z.boolean().describe('written by an editor in the place of what the sky chose'),
            sentences: z.array(z.object({ text: z.string(), because: because.nullable() })),
          }),
        ),
      }),
    }),
    refusals: ['parametersMissing'],
  },
  editHoroscope: {
    method: 'POST',
    path: '/api/admin/horoscopes',
    summary: 'Puts an editor’s text in the place of a topic’s, on this site; the horoscope says so.',
    access: may('horoscopes.edit'),
    body: z.strictObject({ ...place, text: z.string().trim().min(1).max(TEXT_MAX) }),
    output: z.object({}),
    refusals: ['parametersMissing'],
  },
  restoreHoroscope: {
    method: 'POST',
    path: '/api/admin/horoscopes/restore',
    summary: 'Takes an editor’s text away: the computed one is back.',
    access: may('horoscopes.edit'),
    body: z.strictObject(place),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound'],
  },
})
