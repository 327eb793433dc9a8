import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const text = z.string().nullable()

const notification = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().describe('sanitised HTML'),
  link: text,
  delay: z.int().describe('seconds'),
  background_color: text,
  text_color: text,
  button_label: text,
  button_background_color: text,
  image: text,
  user_type: z.enum(['not_logged_in', 'logged_in']).nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  path: text,
  is_exact_path: z.boolean(),
  startDate: z.iso.datetime().nullable(),
  endDate: z.iso.datetime().nullable(),
})

export const contentContract = contract({
  readTable: {
    method: 'GET',
    path: '/api/directus',
    summary: 'What one table of content holds for this site; the caller applies the display filter of each item.',
    access: 'public',
    query: z.object({ table: z.enum(['notifications']) }),
    output: z.object({ data: z.object({ data: z.array(notification) }) }),
    refusals: [],
  },
})
