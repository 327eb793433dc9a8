import { z } from 'zod'
import { ARTICLE_THEMES, GLOSSARIES, type Kind, QUESTION_THEMES } from './rules.ts'
import { sanitiseBody } from './sanitise-body.server.ts'

const TITLE_MAX = 65
const DESCRIPTION_MAX = 180
const BODY_MAX = 60_000

const line = (max: number) => z.string().trim().min(1).max(max)
const body = z
  .string()
  .max(BODY_MAX)
  .transform(sanitiseBody)
  .refine((html) => html !== '')

export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const pathSchema = z
  .string()
  .max(120)
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,3}$/)

/** The shape of each kind; reading cleans rich text as writing does. */
export const shapes = {
  article: z.strictObject({
    title: line(TITLE_MAX),
    description: line(DESCRIPTION_MAX),
    theme: z.enum(ARTICLE_THEMES),
    body,
    related: z.array(slugSchema).max(6),
  }),
  term: z.strictObject({
    term: line(TITLE_MAX),
    glossary: z.enum(GLOSSARIES),
    short: line(DESCRIPTION_MAX),
    body,
    see: z.array(slugSchema).max(12),
  }),
  question: z.strictObject({
    question: line(200),
    theme: z.enum(QUESTION_THEMES),
    answer: body,
  }),
  page: z.strictObject({
    title: line(TITLE_MAX),
    description: line(DESCRIPTION_MAX),
    lead: line(600),
    body,
  }),
} as const satisfies Record<Kind, z.ZodObject>

export type DataOf<K extends Kind> = z.output<(typeof shapes)[K]>

/** What names an entry among those of its kind. */
export const addressSchema = (kind: Kind) => z.object({ address: kind === 'page' ? pathSchema : slugSchema })
