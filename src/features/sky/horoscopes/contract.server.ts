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
      '`house`: the body crosses the solar house of `target` since `exactAt`; `phase`: the phase of `target`, whose middle is at `exactAt`; `retrograde` and `direct`: it moves so since `exactAt`',
    ),
  target: z.string().describe('A planet, a phase of the Moon, or house-1 to house-12 counted from the sign'),
  orb: z.number().describe('Degrees'),
  exactAt: z.iso.datetime(),
  until: z.iso
    .datetime()
    .optional()
    .describe('When the body leaves the house or ends its retrograde motion, in horoscopes of more than a day'),
  house: z.int().min(1).max(12).optional().describe('The solar house of an aspect or a phase'),
})
const told = {
  text: z.string(),
  because: z.array(because),
  sentences: z.array(
    z.object({
      text: z.string(),
      because: because.nullable(),
      meaning: z.string().nullable().describe('What the reason means in the tradition'),
    }),
  ),
}

/** Maximum length of an editor's text, in characters. */
export const TEXT_MAX = 1000
const place = {
  period: z.enum(LENGTHS),
  day: z.iso.date().describe('Any day of the period, in Paris'),
  sign: z.enum(SIGNS),
  topic: z.enum(TOPICS),
}

export const horoscopesContract = contract({
  readHoroscope: {
    method: 'GET',
    path: '/api/horoscopes',
    summary: 'Read the horoscope of a zodiac sign, computed from the sky, with the reason for each sentence',
    access: 'public',
    query: z.object({ period: z.enum(PERIODS).default('day'), sign: z.enum(SIGNS) }),
    output: z.object({
      horoscope: z.object({
        signId: z.int().min(1).max(12),
        period: z.enum(PERIODS),
        from: z.iso.date().describe('First day, in Paris'),
        to: z.iso.date().describe('Last day, in Paris'),
        opening: z.object({
          headline: z.string().nullable().describe('At most twelve words, of a day only'),
          ...told,
        }),
        sections: z.array(
          z.object({
            topic: z.enum(TOPICS),
            ...told,
            score: z.int().min(1).max(5).describe('From 1 (strained) to 5 (easy), by the tones of the sentences'),
            edited: z.boolean().describe('Whether an editor’s text replaces the computed one'),
          }),
        ),
      }),
    }),
    refusals: ['zodiacSignMissing'],
  },
  editHoroscope: {
    method: 'POST',
    path: '/api/admin/horoscopes',
    summary: 'Replace a topic’s text by an editor’s on this site; the horoscope says so',
    access: may('horoscopes.edit'),
    body: z.strictObject({ ...place, text: z.string().trim().min(1).max(TEXT_MAX) }),
    output: z.object({}),
    refusals: ['parametersMissing', 'zodiacSignMissing'],
  },
  restoreHoroscope: {
    method: 'POST',
    path: '/api/admin/horoscopes/restore',
    summary: 'Remove an editor’s text from a horoscope, which brings the computed one back',
    access: may('horoscopes.edit'),
    body: z.strictObject(place),
    output: z.object({}),
    refusals: ['parametersMissing', 'zodiacSignMissing', 'adminEntityNotFound'],
  },
})
