import { z } from 'zod'
import { mediaShape } from '../media/shapes.server.ts'

export const messageShape = z.object({
  sequence: z.int(),
  clientId: z.string(),
  author: z.enum(['client', 'psychic']),
  text: z.string().describe('Of a picture, its description'),
  replyTo: z.int().nullable().describe('The sequence number of the message that it answers'),
  media: mediaShape.nullable(),
  sentAt: z.iso.datetime(),
})
