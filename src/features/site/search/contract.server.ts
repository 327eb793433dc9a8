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
      'Search the site’s pages for words, the best first; ignores accents and inflections, and corrects typing errors',
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
      counts: z.array(z.object({ kind, count: z.int() })).describe('counts for every kind, whichever is requested'),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      isCapped: z.boolean().describe('there are more results than are counted'),
      corrected: z.string().nullable().describe('the corrected query that was searched instead'),
      isPartial: z.boolean().describe('no document has all the words: these have some'),
    }),
    refusals: ['parametersMissing'],
  },
  suggestSearches: {
    method: 'GET',
    path: '/api/search/suggestions',
    summary: 'Suggest titles that begin with the typed text',
    access: 'public',
    query: z.object({ q }),
    output: z.object({ suggestions: z.array(z.string()) }),
    refusals: ['parametersMissing'],
  },
})
