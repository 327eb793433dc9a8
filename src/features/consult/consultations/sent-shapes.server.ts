import { z } from 'zod'
import { MAX_ALT } from '../media/rules.ts'
import { wave } from '../media/shapes.server.ts'

const clientId = z.string().regex(/^[\w-]{1,64}$/)

export const newMessage = z.strictObject({
  clientId,
  text: z.string().trim().min(1).max(4000),
  replyTo: z.int().positive().nullish().describe('The sequence number of the message that it answers'),
})

/** A form has no null: a message that answers none leaves the field out, or empty. */
const replyTo = z.preprocess((given) => given || undefined, z.coerce.number().int().positive().optional())

export const newPicture = z.strictObject({
  clientId,
  text: z.string().trim().max(MAX_ALT).default('').describe('What the picture shows, for those who can’t see it'),
  replyTo,
})

export const newNote = z.strictObject({ clientId, wave: wave.default(''), replyTo })

export const searched = z.strictObject({ words: z.string().trim().min(2).max(100) })
