import type { Database } from '../../platform/database/connect.ts'
import type { EncodedPortrait } from './encode-portrait.server.ts'

/** Gives a psychic this portrait in the place of another. */
export async function setPortrait(db: Database, psychicId: number, { hash, files }: EncodedPortrait): Promise<void> {
  await db
    .insertInto('images')
    .values(files.map((file) => ({ ...file, hash, kind: 'portrait' })))
    // The same picture twice has the same name and the same bytes.
    .onConflict((conflict) => conflict.columns(['hash', 'width', 'format']).doUpdateSet({ left_at: null }))
    .execute()
  await db
    .insertInto('portraits')
    .values({ psychic_id: psychicId, hash })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet({ hash }))
    .execute()
}

/** Name of a psychic's pictures. */
export async function portraitOf(db: Database, psychicId: number): Promise<string | null> {
  const row = await db.selectFrom('portraits').select('hash').where('psychic_id', '=', psychicId).executeTakeFirst()
  return row?.hash ?? null
}

export async function readImage(
  db: Database,
  { hash, width, format }: { hash: string; width: number; format: string },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('images')
    .select('bytes')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
  return row?.bytes ?? null
}

/** Removes the files of portraits that no profile shows since `before`. */
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
