import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { PAGES_MAX, QUERY_MAX, SEARCH_KINDS } from './rules.ts'

const kind = z.enum(SEARCH_KINDS)
const q = z.string().max(QUERY_MAX)
const parts = z.array(z.object({ text: z.string().describe('plain text'), isMarked: z.boolean() }))

export const searchContract = contract({
  search: {
    method: 'GET',
    path: '/api/search',
    summary:
      'What the site shows that bears some words, the best first; accents, forms and typing errors are forgiven.',
    access: 'public',
    query: z.object({ q, kind: kind.optional(), page: z.coerce.number().int().min(1).max(PAGES_MAX).default(1) }),
    output: z.object({
      results: z.array(
        z.object({
          kind,
          path: z.string(),
          title: z.string(),
          highlights: z.object({ title: parts, excerpt: parts }),
        }),
      ),
      counts: z.array(z.object({ kind, count: z.int() })).describe('of all kinds, whichever is asked for'),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      isCapped: z.boolean().describe('there are more than can be counted'),
      corrected: z.string().nullable().describe('what was looked for in the place of what was typed'),
      isPartial: z.boolean().describe('nothing bears all the words: these bear some'),
    }),
    refusals: ['parametersMissing'],
  },
  suggestSearches: {
    method: 'GET',
    path: '/api/search/suggestions',
    summary: 'Titles that what was typed may be the beginning of.',
    access: 'public',
    query: z.object({ q }),
    output: z.object({ suggestions: z.array(z.string()) }),
    refusals: ['parametersMissing'],
  },
})
