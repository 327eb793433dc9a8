import { href } from 'react-router'
import type { App, Preview, Visit } from '../../../app.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { articleAddress, cardAddress, gameAddress, questionAddress, termAddress } from './addresses.ts'
import { brandPath } from './brand-path.server.ts'
import type { DataOf } from './kinds.server.ts'
import { findRevision } from './queries.server.ts'
import type { Kind } from './rules.ts'

/** The query parameter of a preview link. */
export const PREVIEW = 'apercu'
const LIVES_SECONDS = HOUR_SECONDS

interface Version {
  id: number
  version: number
}

/** Preview links to a version, one for each brand that has the page, valid for an hour for anyone who has the link. */
export function previewsOf({ app, now }: Visit, { id, version }: Version, kind: Kind, address: string, data: unknown) {
  const place = placeOf(kind, address, data)
  if (place === null) return []
  const [path = place, hash = ''] = place.split('#')
  const until = Math.floor(now().getTime() / 1000) + LIVES_SECONDS
  const token = [id, version, until, app.secrets.sign(signed([id, version, until])).toString('base64url')].join('.')
  return app.sites
    .filter((site) => brandPath(path, site) === path)
    .map(({ label, canonical }) => ({
      site: label,
      href: `${canonical}${path}?${PREVIEW}=${token}${hash && `#${hash}`}`,
    }))
}

/** null for a token that is not ours or has expired. */
export async function openPreview(app: App, sign: string | undefined): Promise<Preview | null> {
  const [, id, version, until, mac] = /^(\d{1,15})\.(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/.exec(sign ?? '') ?? []
  if (!mac) return null
  const named = [Number(id), Number(version), Number(until)]
  if (!app.secrets.hasSigned(signed(named), Buffer.from(mac, 'base64url'))) return null
  if (Number(until) * 1000 < app.now().getTime()) return null
  return findRevision(app.db, Number(id), Number(version))
}

const signed = (named: readonly number[]): string => `content-preview:${named.join(':')}`

/** The path on which a content is shown; null for an offer, which appears in sentences of many pages. */
function placeOf(kind: Kind, address: string, data: unknown): string | null {
  switch (kind) {
    case 'article':
      return articleAddress(address)
    case 'term':
      return termAddress({ glossary: (data as DataOf<'term'>).glossary, slug: address })
    case 'question':
      return questionAddress(address)
    case 'page':
      return address
    case 'card':
      return cardAddress((data as DataOf<'card'>).deck, address)
    case 'game':
      return gameAddress(address)
    case 'partner':
      return href('/partenaires')
    case 'webinar':
      return href('/voyance/webinaire')
    case 'notification':
      return href('/')
    default:
      return null
  }
}
