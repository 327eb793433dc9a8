import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { PHOTO_WIDTH, portraitWidths } from '../../../ui/avatar/portrait-address.ts'
import type { PictureView } from '../../../ui/picture/picture.tsx'
import type { EncodedPicture } from './encode-picture.server.ts'
import type { Encoded } from './picture-source.server.ts'

async function putOnShelf(db: Database, kind: 'portrait' | 'content', { hash, files }: Encoded): Promise<void> {
  await db
    .insertInto('images')
    .values(files.map((file) => ({ ...file, hash, kind })))
    // The same picture added twice has the same name and the same bytes.
    .onConflict((conflict) => conflict.columns(['hash', 'width', 'format']).doUpdateSet({ left_at: null }))
    .execute()
}

/** Stores a portrait that no profile shows yet. */
export const putPortrait = (db: Database, portrait: Encoded): Promise<void> => putOnShelf(db, 'portrait', portrait)

/** Shows a stored portrait on a psychic's profile, instead of the present one. */
export async function showPortrait(db: Database, psychicId: number, hash: string): Promise<void> {
  await db
    .insertInto('portraits')
    .values({ psychic_id: psychicId, hash })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet({ hash }))
    .execute()
}

/** Takes a psychic's portrait off the profile. */
export async function hidePortrait(db: Database, psychicId: number): Promise<void> {
  await db.deleteFrom('portraits').where('psychic_id', '=', psychicId).execute()
}

/** Replaces a psychic's portrait. */
export async function setPortrait(db: Database, psychicId: number, portrait: Encoded): Promise<void> {
  await putPortrait(db, portrait)
  await showPortrait(db, psychicId, portrait.hash)
}

/** The name of a psychic's portrait files. */
export async function portraitOf(db: Database, psychicId: number): Promise<string | null> {
  const row = await db.selectFrom('portraits').select('hash').where('psychic_id', '=', psychicId).executeTakeFirst()
  return row?.hash ?? null
}

/** Whether the photo of a portrait is kept, as it is since portraits are engraved. */
export async function isPhotoKept(db: Database, hash: string): Promise<boolean> {
  const photos = db.selectFrom('images').select('hash').where('hash', '=', hash).where('width', '=', PHOTO_WIDTH)
  return (await photos.executeTakeFirst()) !== undefined
}

/** A picture that everybody may see: not the photo that a portrait was engraved from. */
export async function readImage(
  db: Database,
  { hash, width, format }: { hash: string; width: number; format: string },
): Promise<Buffer | null> {
  if (width === PHOTO_WIDTH && (await isPortrait(db, hash))) return null
  return readFile(db, { hash, width, format })
}

/** The photo that a portrait was engraved from; null for one from before photos were kept. */
export const readPhotoOf = (db: Database, hash: string): Promise<Buffer | null> =>
  readFile(db, { hash, width: PHOTO_WIDTH, format: 'webp' })

/** No other pictures are that small. */
async function isPortrait(db: Database, hash: string): Promise<boolean> {
  const small = db.selectFrom('images').select('hash').where('hash', '=', hash).where('width', '=', portraitWidths[0])
  return (await small.executeTakeFirst()) !== undefined
}

async function readFile(db: Database, { hash, width, format }: { hash: string; width: number; format: string }) {
  const row = await db
    .selectFrom('images')
    .select('bytes')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
  return row?.bytes ?? null
}

/** Deletes the files of portraits that no profile has shown since `before`. */
export async function deleteLeft(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('images')
    .where('left_at', '<=', before)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('portraits').select('portraits.hash').whereRef('portraits.hash', '=', 'images.hash')),
      ),
    )
    .execute()
}

interface Described {
  name: string
  /** null for a decorative picture. */
  alt: string | null
}

/** Adds a picture to the library; if it exists, updates its alternative text. */
export async function addToLibrary(
  db: Database,
  { hash, files, width, height }: EncodedPicture,
  said: Described & { addedAt: Date; addedBy: number },
): Promise<number> {
  await putOnShelf(db, 'content', { hash, files })
  const { name, alt } = said
  const { id } = await db
    .insertInto('pictures')
    .values({ hash, width, height, name, alt, added_at: said.addedAt, added_by: said.addedBy })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name, alt }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the alternative text of a picture; false if there is no such picture. */
export async function describePicture(db: Database, id: number, alt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('pictures').set({ alt }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The pictures of the library with these names; unknown names are left out. */
export async function listPictures(db: Database, hashes: readonly string[]): Promise<PictureView[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('pictures')
    .select(['hash', 'width', 'height', 'alt'])
    .where('hash', 'in', hashes)
    // Prevents their deletion until the content that shows them is written.
    .forShare()
    .execute()
  return rows.map(({ alt, ...row }) => ({ ...row, alt: alt ?? '' }))
}

/** Locks a picture for deletion; null if there is none. */
export async function lockPicture(db: Database, id: number): Promise<string | null> {
  const row = await db.selectFrom('pictures').select('hash').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.hash ?? null
}

export interface PictureUse {
  id: number
  siteId: number
  kind: string
  address: string
}

/** Contents of all sites that show a picture, or will. */
export async function listUses(db: Database, hash: string): Promise<PictureUse[]> {
  const { rows } = await sql<PictureUse>`
    select id, site_id as "siteId", kind, address from content_entries
    where strpos(data::text, ${hash}) > 0 or strpos(next_data::text, ${hash}) > 0
    order by site_id, kind, address`.execute(db)
  return rows
}

export async function erasePicture(db: Database, hash: string): Promise<void> {
  await db.deleteFrom('pictures').where('hash', '=', hash).execute()
  await db.deleteFrom('images').where('hash', '=', hash).where('kind', '=', 'content').execute()
}
