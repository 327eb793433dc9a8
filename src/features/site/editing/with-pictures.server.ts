import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { PictureView } from '../../../ui/picture/picture.tsx'
import { pictureAt, pictureFile, pictureWidths } from '../../../ui/picture/picture-address.ts'
import { sanitiseBody } from '../../content/content/sanitise-body.server.ts'
import { listPictures } from '../../house/images/queries.server.ts'
import type { FormField } from './form.server.ts'

type Data = Readonly<Record<string, unknown>>

const hashes = /\b[0-9a-f]{32}\b/g
const image = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g

/**
 * Adds the pictures' dimensions, so that nothing moves as they load, and the library's alternative text.
 * @throws {Refusal} pictureUnknown at the field with a picture that is not in the library
 */
export async function withPictures(db: Database, fields: readonly FormField[], data: Data): Promise<Data> {
  const may = fields.filter(({ control }) => control === 'picture' || control === 'rich')
  const named = may.flatMap(({ name }) => String(data[name]).match(hashes) ?? [])
  const known = new Map((await listPictures(db, named)).map((one) => [one.hash, one]))
  return { ...data, ...Object.fromEntries(may.map((field) => [field.name, filled(field, data[field.name], known)])) }
}

function filled(field: FormField, given: unknown, known: ReadonlyMap<string, PictureView>): unknown {
  const found = (hash: string) => {
    const picture = known.get(hash)
    if (!picture) throw new Refusal('pictureUnknown', field.name)
    return picture
  }
  if (typeof given !== 'string') return given
  if (field.control === 'rich' && field.blocks) {
    return sanitiseBody(given).replace(image, (_, src, alt) =>
      drawn(found(needed(pictureAt(src), 'a picture of the library').hash), alt),
    )
  }
  if (field.control !== 'picture' || !/^[0-9a-f]{32}$/.test(given)) return given
  const picture = found(given)
  return field.kept === 'address' ? addressOf(picture) : picture
}

const addressOf = ({ hash, width }: PictureView): string => pictureFile(hash, pictureWidths(width)[0], 'webp')

/** `said` is the alternative text in this content, already escaped; without one, the library's is used. */
const drawn = (of: PictureView, said: string): string =>
  `<img src="${addressOf(of)}" alt="${said || escapeHtml(of.alt)}" width="${of.width}" height="${of.height}" />`
