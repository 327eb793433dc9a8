import { z } from 'zod'
import { SIGNS } from '../../../astrology/names.ts'
import { THEMES } from '../../../games/game.ts'
import { TOPICS } from '../../sky/horoscopes/fragments/sheet.ts'
import { LENGTHS } from '../../sky/horoscopes/periods.ts'
import { VERDICTS } from './verdicts.ts'

const drawShape = z.object({
  kind: z.literal('draw'),
  game: z.string().describe('Its slug'),
  id: z.string().describe('Of the result'),
  name: z.string().describe('Of the game'),
  spread: z.string(),
  theme: z.enum(THEMES).nullable(),
  question: z.string().nullable(),
  cards: z.array(z.object({ name: z.string(), reversed: z.boolean(), position: z.string() })),
  day: z.iso.date(),
})

const questionShape = z.object({
  kind: z.literal('question'),
  question: z.string().describe('What the person asks themselves'),
})

const horoscopeShape = z.object({
  kind: z.literal('horoscope'),
  sign: z.enum(SIGNS),
  length: z.enum(LENGTHS),
  from: z.iso.date(),
  to: z.iso.date(),
  parts: z.array(z.object({ topic: z.enum(TOPICS), text: z.string() })),
})

const consultationShape = z.object({
  kind: z.literal('consultation'),
  id: z.int(),
  psychic: z.object({ name: z.string(), slug: z.string() }),
  day: z.iso.date(),
  seconds: z.int(),
})

/** What was kept, as it was then: it stays in the journal whatever becomes of it. */
export const subjectShape = z.discriminatedUnion('kind', [drawShape, questionShape, horoscopeShape, consultationShape])
export type Subject = z.infer<typeof subjectShape>
export type SubjectOf<K extends Subject['kind']> = Extract<Subject, { kind: K }>

export const answerShape = z.object({
  verdict: z
    .enum(VERDICTS)
    .describe('Whether what was kept happened, in the person’s eyes; `early` where they can’t tell yet'),
  words: z.string().nullable(),
  at: z.iso.datetime(),
})

export const entryShape = z.object({
  id: z.int(),
  reference: z.string(),
  subject: subjectShape,
  note: z.string().nullable(),
  keptAt: z.iso.datetime(),
  askOn: z.iso.date().nullable().describe('The day on which a mail will ask what became of it'),
  askedAt: z.iso.datetime().nullable(),
  answer: answerShape.nullable(),
})
export type EntryView = z.infer<typeof entryShape>
