import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../staff/capabilities.ts'
import { HREF_MAX, LABEL_MAX, LINKS_MAX, LOCALES, REVISION_KINDS, VALUE_MAX } from './rules.ts'

const locale = z.enum(LOCALES)
const link = z.strictObject({
  parameter: z.string().regex(/^\w{1,40}$/),
  label: z.string().max(LABEL_MAX),
  href: z.string().max(HREF_MAX),
  target: z.enum(['_blank']).nullable(),
})
const links = z.array(link).max(LINKS_MAX)
const asked = {
  key: z.string().max(200),
  locale: locale.default('fr'),
  version: z.int().min(0).describe('the latest version that the editor saw; 0 if there is none'),
}
const given = z.strictObject({ ...asked, value: z.string().max(VALUE_MAX), links: links.default([]) })

const version = z.object({ value: z.string(), links })
const names = z.array(z.string())
const text = z.object({
  key: z.string(),
  locale,
  site: z.object({ id: z.int(), label: z.string() }),
  owner: z.string().describe('the folder with its French text'),
  pages: names.nullable().describe('the patterns of the pages that can show it; null if every page can'),
  delivered: z.string(),
  placeholders: z.object({ values: names, offers: names, links: names }),
  version: z.int(),
  published: version.nullable(),
  draft: version.nullable(),
  shown: version.describe('what this editor sees on the page'),
  places: z.array(
    z.object({ siteId: z.int(), label: z.string(), locale, value: z.string().nullable(), hasDraft: z.boolean() }),
  ),
  history: z.array(
    z.object({
      version: z.int(),
      kind: z.enum(REVISION_KINDS),
      value: z.string().nullable().describe('null if the text is as delivered'),
      links,
      at: z.iso.datetime(),
      editor: z.string().nullable(),
    }),
  ),
})

const edit = ['parametersMissing', 'editModeClosed', 'adminEntityNotFound'] as const
const change = [...edit, 'textChanged'] as const
const content = ['textLength', 'placeholderUnknown', 'placeholderUnclosed', 'linkRefused'] as const

export const textsContract = contract({
  readCatalogue: {
    method: 'GET',
    path: '/api/texts',
    summary: 'List the texts of this site in one language, with edited texts applied',
    access: 'public',
    query: z.object({ locale: locale.default('fr'), catalogue: z.string().max(60).optional() }),
    output: z.object({
      locale,
      messages: z.record(z.string(), z.string()).describe('by key'),
      linksProperties: z.array(
        z.object({
          messageKey: z.string(),
          parameter: z.string(),
          label: z.string(),
          property: z.object({ href: z.string(), target: z.string().nullable() }),
        }),
      ),
      offers: z.array(z.object({ type: z.string(), text: z.string() })),
    }),
    refusals: [],
  },
  readText: {
    method: 'GET',
    path: '/api/admin/texts',
    summary:
      'Get a text for its editor: where it is used, its content on each site and in each language, and its history',
    access: may('texts.edit'),
    query: z.object({ key: asked.key, locale: asked.locale }),
    output: z.object({ text }),
    refusals: edit,
  },
  saveTextDraft: {
    method: 'POST',
    path: '/api/admin/texts/drafts',
    summary: 'Save a draft of a text of this site, visible in the edit mode only',
    access: may('texts.edit'),
    body: given,
    output: z.object({}),
    refusals: [...change, ...content],
  },
  discardTextDraft: {
    method: 'POST',
    path: '/api/admin/texts/drafts/discard',
    summary: 'Discard a draft, which stays in the history',
    access: may('texts.edit'),
    body: z.strictObject(asked),
    output: z.object({}),
    refusals: change,
  },
  publishText: {
    method: 'POST',
    path: '/api/admin/texts/publish',
    summary: 'Publish a text on this site, on every node within two seconds',
    access: may('texts.edit'),
    body: given,
    output: z.object({}),
    refusals: [...change, ...content, 'pageWordsFull', 'stepUpNeeded'],
  },
  restoreText: {
    method: 'POST',
    path: '/api/admin/texts/restore',
    summary: 'Publish an earlier version again; 0 is the delivered text',
    access: may('texts.edit'),
    body: z.strictObject({ ...asked, to: z.int().min(0) }),
    output: z.object({}),
    refusals: [...change, 'pageWordsFull', 'stepUpNeeded'],
  },
})
