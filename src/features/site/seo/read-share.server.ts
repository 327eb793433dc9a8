import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { perMinute } from '../../../platform/i18n/french.ts'
import { say, type Values } from '../../../platform/i18n/texts.ts'
import { findRow } from '../../consult/psychics/queries.server.ts'
import { titleOf } from '../../consult/psychics/rules.ts'
import { jobTitle } from '../../consult/psychics/trades.ts'
import { viewerOf } from '../../consult/psychics/viewer.ts'
import { readImage } from '../../house/images/queries.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { pairPath, readPair } from '../../sky/compatibility/pair-address.ts'
import { texts as sky } from '../../sky/sky/texts.ts'
import type { ShareCard } from './draw-share.server.ts'
import { engravingOf, pairEngraving } from './engraving-of.server.ts'
import { type Indexable, listIndexable } from './list-indexable.server.ts'
import { texts } from './texts.ts'

const profile = /^\/voyance\/([a-z0-9-]{1,60})$/

const plainPages = {
  [href('/theme-astral')]: { title: 'shareNatal', line: 'shareNatalLine' },
  [href('/compatibilite-amoureuse')]: { title: 'shareMatch', line: 'shareMatchLine' },
  [href('/love-test')]: { title: 'shareLove', line: 'shareLoveLine' },
  [href('/compatibilite-amoureuse/naissances')]: { title: 'shareBirths', line: 'shareMatchLine' },
} as const

const lines: Partial<Record<Indexable['part'], keyof typeof texts.entries>> = {
  articles: 'shareArticleLine',
  lexique: 'shareTermLine',
  horoscopes: 'shareHoroscopeLine',
  tarots: 'shareTarotLine',
}

/** The content of a page's share image; null if the site has no such page, or it has no image. */
export async function readShare(visit: Visit, path: string): Promise<ShareCard | null> {
  const { app, site } = visit
  const wording = await readWording(app, site.id, false)
  const t = (key: keyof typeof texts.entries, values?: Values) => say(wording, texts, key, values)
  const card = { brand: site.key, label: site.label, portrait: null, at: visit.now() }
  if (path === '/') return { ...card, title: t('shareHome'), line: t('shareHomeLine') }
  if (path === href('/voyance')) {
    return { ...card, title: t('shareList', { nouns: site.psychicNoun.plural }), line: t('shareListLine') }
  }
  const plain = plainPages[path as keyof typeof plainPages]
  if (plain) return { ...card, title: t(plain.title), line: t(plain.line) }
  const pair = readPair(path.slice(path.lastIndexOf('/') + 1))
  if (pair && path === pairPath(...pair)) {
    const [one, other] = pair.map((sign) => say(wording, sky, sign)) as [string, string]
    const portrait = await pairEngraving(pair)
    return { ...card, title: t('sharePair', { one, other }), line: t('shareMatchLine'), portrait }
  }
  // Borrowed pages are in the main site's list.
  const lists = await Promise.all([site, app.sites[0]].map((one) => listIndexable(app, one)))
  const written = lists.flat().find((one) => one.path === path && one.part !== 'profils')
  if (written) {
    const portrait = await engravingOf(visit, written)
    return { ...card, title: written.title, line: t(lines[written.part] ?? 'shareHomeLine'), portrait }
  }
  const slug = profile.exec(path)?.[1]
  const row = slug ? await findRow(visit.db, viewerOf(visit), { slug }) : null
  if (!row) return null
  const { portraitHash: hash } = row
  return {
    ...card,
    title: row.name,
    line: t(row.isAutomaton ? 'shareAutomatonLine' : 'shareProfileLine', {
      // The picture has room for the main job only.
      job: jobTitle({ title: titleOf(row.gender), jobIds: row.jobIds.slice(0, 1), gender: row.gender }),
      price: perMinute(row.pricePerMinute),
    }),
    portrait: hash ? await readImage(visit.db, { hash, width: 640, format: 'avif' }) : null,
  }
}
