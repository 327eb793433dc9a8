import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff, staffOf } from '../staff/as-staff.server.ts'
import { encodePicture } from './encode-picture.server.ts'
import { addToLibrary, describePicture, erasePicture, listUses, lockPicture } from './queries.server.ts'

/** Alternative text; empty for a decorative picture, which must be stated. */
export interface Said {
  alt: string
  decorative: boolean
}

/** @throws {Refusal} pictureAltMissing, parametersInvalid if both are given */
function altOf({ alt, decorative }: Said): string | null {
  if (alt === '' && !decorative) throw new Refusal('pictureAltMissing')
  if (alt !== '' && decorative) throw new Refusal('parametersInvalid', 'alt')
  return decorative ? null : alt
}

/** Adds a picture to the library. @throws {Refusal} as asStaff, encodePicture and altOf */
export async function addPicture(outer: Visit, file: Buffer, given: Said & { name: string }): Promise<number> {
  staffOf(outer, 'content.edit')
  const alt = altOf(given)
  const picture = await encodePicture(file)
  return asStaff(outer, 'picture.add', { subject: `picture:${picture.hash}` }, async ({ db, now }, staff) =>
    addToLibrary(db, picture, { name: given.name, alt, addedAt: now(), addedBy: staff.id }),
  )
}

/**
 * Changes the alternative text of a picture for its future uses. @throws {Refusal} as asStaff and altOf,
 * adminEntityNotFound
 */
export const sayOfPicture = (outer: Visit, id: number, said: Said): Promise<void> =>
  asStaff(outer, 'picture.describe', { subject: `picture:${id}` }, async ({ db }) => {
    if (!(await describePicture(db, id, altOf(said)))) throw new Refusal('adminEntityNotFound')
  })

/** Deletes a picture from the library. @throws {Refusal} as asStaff, adminEntityNotFound, pictureUsed with its uses */
export const removePicture = (outer: Visit, id: number): Promise<void> =>
  asStaff(outer, 'picture.erase', { subject: `picture:${id}` }, async ({ db, app }) => {
    const hash = await lockPicture(db, id)
    if (!hash) throw new Refusal('adminEntityNotFound')
    const uses = await listUses(db, hash)
    if (uses.length > 0) {
      const places = uses.map(({ siteId, address }) => `${address} (${labelOf(app.sites, siteId)})`)
      throw new Refusal('pictureUsed', undefined, places.join(', '))
    }
    await erasePicture(db, hash)
  })

export const labelOf = (sites: Visit['app']['sites'], siteId: number): string =>
  sites.find(({ id }) => id === siteId)?.label ?? String(siteId)
