import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { staffOf } from '../staff/as-staff.server.ts'
import { deliveredTexts } from './catalogues.server.ts'
import { readVersion } from './clean-text.server.ts'
import { requireEditAddress } from './edit-gate.server.ts'
import { pagesSaying } from './on-page.server.ts'
import { listPlaces, listRevisions } from './queries.server.ts'
import { LOCALES, type Locale, placeholdersOf, type RevisionKind } from './rules.ts'
import { ownWords, translationOf } from './translations.server.ts'

/**
 * Everything that an editor sees of a text, on the visit's site and elsewhere.
 * @throws {Refusal} as staffOf, editModeClosed, and adminEntityNotFound for an unknown key
 */
export async function readText(visit: Visit, { key, locale }: { key: string; locale: Locale }) {
  staffOf(visit, 'texts.edit')
  requireEditAddress(visit)
  const delivered = deliveredTexts.get(key)
  if (!delivered) throw new Refusal('adminEntityNotFound')
  const { site, app, db } = visit
  const [{ published, drafts }, revisions] = await Promise.all([
    listPlaces(db, key),
    listRevisions(db, { siteId: site.id, locale, key }),
  ])
  const versionOn = (siteId: number, language: Locale) => {
    const row = published.find((one) => one.site_id === siteId && one.locale === language)
    return row ? readVersion(row) : null
  }
  const history = revisions.map(({ version, kind, value, links, changed_at, first_name }) => ({
    version,
    kind: kind as RevisionKind,
    ...(value === null ? { value, links: [] } : readVersion({ value, links })),
    at: changed_at.toISOString(),
    editor: first_name,
  }))
  const latest = history[0]
  const own = versionOn(site.id, locale)
  const draft =
    latest?.kind === 'draft' ? { value: needed(latest.value, `the draft of ${key}`), links: latest.links } : null
  const [translated, ownWord] = [translationOf(locale)[key], ownWords(site)[key]]
  const mainId = app.sites[0].id
  const plain = (value: string) => ({ value, links: [] })
  const inFrench = ownWord === undefined ? (versionOn(mainId, 'fr') ?? plain(delivered.text)) : plain(ownWord)
  const inMain = locale === 'fr' ? null : versionOn(mainId, locale)
  const inherited = inMain ?? (translated === undefined ? (versionOn(site.id, 'fr') ?? inFrench) : plain(translated))
  return {
    key,
    locale,
    site: { id: site.id, label: site.label },
    owner: delivered.owner,
    pages: pagesSaying(delivered.prefix),
    delivered: translated ?? ownWord ?? delivered.text,
    placeholders: placeholdersOf(delivered.text),
    version: latest?.version ?? 0,
    published: own,
    draft,
    shown: draft ?? own ?? inherited,
    places: app.sites.flatMap(({ id, label }) =>
      LOCALES.map((language) => ({
        siteId: id,
        label,
        locale: language,
        value: versionOn(id, language)?.value ?? null,
        hasDraft: drafts.some((one) => one.site_id === id && one.locale === language),
      })),
    ),
    history,
  }
}
