import { HOUR_MS } from '../../../platform/time/instants.ts'

export const SKY_PARTS = ['cadran', 'ciel'] as const
export type SkyPart = (typeof SKY_PARTS)[number]

/** What stands still and what turns over it, each a picture of its own. */
export type SkyPictures = Readonly<Record<SkyPart, string>>

const address = /^\/images\/ciel\/(\d{4}-\d\d-\d\dT\d\d)\/(cadran|ciel)\.svg$/

/** The pictures of an hour over Paris: the hour is in the address, so that each is kept for ever. */
export function skyPictures(hour: Date): SkyPictures {
  const at = (part: SkyPart) => `/images/ciel/${hour.toISOString().slice(0, 13)}/${part}.svg`
  return { cadran: at('cadran'), ciel: at('ciel') }
}

/** Pages that were kept by a browser may ask for an hour that has passed. */
const REACH_MS = 48 * HOUR_MS

/** The picture at an address; null for what is none, or an hour far from now, which nobody was ever shown. */
export function skyPictureAt(path: string, now: Date): { hour: Date; part: SkyPart } | null {
  const [, written, part] = address.exec(path) ?? []
  if (!written || !part) return null
  const hour = new Date(`${written}:00:00Z`)
  const isNear = Math.abs(now.getTime() - hour.getTime()) <= REACH_MS
  return isNear ? { hour, part: part as SkyPart } : null
}
