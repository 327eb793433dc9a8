import { z } from 'zod'

const said = z.object({ text: z.string(), at: z.iso.datetime() })

export const followUpWords = z.object({
  message: said.nullable().describe('By the psychic'),
  answer: said.nullable().describe('By the client'),
})

export const followUpShape = followUpWords.extend({
  asks: z.boolean().describe('Whether the client can be asked for their consent'),
  mayRevoke: z.boolean().describe('Whether the client consented, and nothing was written yet'),
  mayWrite: z.boolean(),
  mayAnswer: z.boolean(),
  until: z.iso.datetime().nullable().describe('Until when a psychic may write, once the consultation ended'),
})
