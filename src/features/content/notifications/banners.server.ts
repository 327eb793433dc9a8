import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const text = z.string().nullable()

export const bannerShape = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().describe('Sanitised HTML'),
  link: text,
  delay: z.int().describe('Seconds'),
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

/** The call that lists a content table, as pages make it for their banners. */
export const bannersContract = contract({
  readBanners: {
    method: 'GET',
    path: '/api/directus',
    summary: 'List the banners of this site',
    access: 'public',
    query: z.object({
      table: z.literal('notifications'),
      apercu: z.string().optional().describe('the preview of an editor, who sees a version that is not published'),
    }),
    output: z.object({ data: z.object({ data: z.array(bannerShape) }) }),
    refusals: [],
  },
})
