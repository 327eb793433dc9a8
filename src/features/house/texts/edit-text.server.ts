import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { shortened } from '../../../platform/i18n/plain-text.server.ts'
import type { Act } from '../staff/acts.ts'
import { asStaff, type StaffDatabase, type StaffVisit } from '../staff/as-staff.server.ts'
import { deliveredTexts } from './catalogues.server.ts'
import { cleanText, readVersion } from './clean-text.server.ts'
import { requireEditAddress } from './edit-gate.server.ts'
import { heaviest, PAGE_BUDGET } from './on-page.server.ts'
import {
  findRevision,
  insertRevision,
  listOffers,
  type Revision,
  setPublished,
  type TextPlace,
} from './queries.server.ts'
import {
  DESCRIPTION_MAX,
  isDescription,
  isSafeHref,
  type Locale,
  type StoredLink,
  unclosedIn,
  unknownIn,
  type Version,
} from './rules.ts'
import { readEdited, sitesBelow } from './wording.server.ts'

/** A text of the visit's site, and the latest version that the editor saw; 0 if there is none. */
interface Asked {
  key: string
  locale: Locale
  version: number
}

interface Given extends Asked {
  value: string
  links: StoredLink[]
}

/** @throws {Refusal} as asStaff, editModeClosed, textChanged and as checked */
export async function saveTextDraft(visit: Visit, given: Given): Promise<void> {
  const version = await checked(visit, given)
  await write(visit, 'text.draft', given, said(version), async () => ({ kind: 'draft', ...version }))
}

/** @throws {Refusal} as saveTextDraft */
export const discardTextDraft = (visit: Visit, asked: Asked): Promise<void> =>
  write(visit, 'text.discard', asked, {}, async () => ({ kind: 'discarded', value: null, links: [] }))

/**
 * Publishes a text to the readers of this site.
 * @throws {Refusal} as saveTextDraft
 */
export async function publishText(visit: Visit, given: Given): Promise<void> {
  const version = await checked(visit, given)
  await write(visit, 'text.publish', given, said(version), async () => ({ kind: 'published', ...version }))
}

/**
 * Publishes an earlier version again; 0 is the delivered text.
 * @throws {Refusal} as asStaff, editModeClosed, textChanged, and adminEntityNotFound if the version does not exist
 */
export const restoreText = (visit: Visit, asked: Asked & { to: number }): Promise<void> =>
  write(visit, 'text.restore', asked, { to: asked.to }, async (db, place) => {
    if (asked.to === 0) return { kind: 'published', value: null, links: [] }
    const found = await findRevision(db, place, asked.to)
    if (!found || found.kind === 'discarded') throw new Refusal('adminEntityNotFound')
    const { value } = found
    return { kind: 'published', ...(value === null ? { value, links: [] } : readVersion({ ...found, value })) }
  })

const SAID_MAX = 120
/** The beginning of a text, for the log. */
const said = ({ value }: Version) => ({ text: shortened(value, SAID_MAX) })

type Written = Pick<Revision, 'kind' | 'value' | 'links'>

async function write(
  outer: Visit,
  act: Act,
  { key, locale, version }: Asked,
  details: Readonly<Record<string, unknown>>,
  make: (db: StaffDatabase, place: TextPlace) => Promise<Written>,
): Promise<void> {
  requireEditAddress(outer)
  if (!deliveredTexts.has(key)) throw new Refusal('adminEntityNotFound')
  const place = { siteId: outer.site.id, locale, key }
  const about = { subject: `text:${locale}:${key}`, details: { ...details, version: version + 1 } }
  await asStaff(outer, act, about, async (visit, { id }) => {
    const { kind, value, links } = await make(visit.db, place)
    const revision = { ...place, kind, value, links, editorId: id, at: visit.now() }
    if (!(await insertRevision(visit.db, revision, version))) throw new Refusal('textChanged')
    if (kind !== 'published') return
    await setPublished(visit.db, place, value === null ? null : { value, links: [...links] })
    if (value !== null) await keepPagesLight(visit)
  })
}

/**
 * Refuses edits that push a page over its budget of edited texts.
 * @throws {Refusal} pageWordsFull
 */
async function keepPagesLight({ app, site, db }: StaffVisit): Promise<void> {
  const readers = site.id === app.sites[0].id ? app.sites : [site]
  for (const { id } of readers) {
    if (heaviest(await readEdited(app, id, 'fr', db)) > PAGE_BUDGET) throw new Refusal('pageWordsFull')
  }
}

/**
 * The typed text, cleaned.
 * @throws {Refusal} parametersMissing, textLength, placeholderUnclosed, placeholderUnknown and linkRefused, which name
 * the fault
 */
async function checked(visit: Visit, { key, value: typed, links: given }: Given): Promise<Version> {
  const delivered = deliveredTexts.get(key)
  if (!delivered) throw new Refusal('adminEntityNotFound')
  const value = cleanText(typed)
  if (value === '') throw new Refusal('parametersMissing', 'value')
  if (isDescription(key) && value.length > DESCRIPTION_MAX) throw new Refusal('textLength', 'value')
  const unclosed = unclosedIn(value)
  if (unclosed.length > 0) throw new Refusal('placeholderUnclosed', 'value', unclosed.join(', '))
  const offers = await listOffers(visit.db, sitesBelow(visit.app, visit.site.id))
  const known = {
    offers: offers.filter(({ version }) => version === '').map(({ type }) => type),
    links: given.map(({ parameter }) => parameter),
  }
  const unknown = unknownIn(value, delivered.text, known)
  if (unknown.length > 0) throw new Refusal('placeholderUnknown', 'value', unknown.join(', '))
  const wrong = given.find(({ href, label }) => !isSafeHref(href) || cleanText(label) === '')
  if (wrong) throw new Refusal('linkRefused', 'links', `%${wrong.parameter}%`)
  return readVersion({ value, links: given })
}
