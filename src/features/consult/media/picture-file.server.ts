import { Refusal } from '../../../errors.ts'
import { encodeIn, pixelsOf } from '../../house/images/picture-source.server.ts'
import { MAX_PICTURE, PICTURE_SIDE, PREVIEW_SIDE } from './rules.ts'

export interface PictureFile {
  full: Buffer
  preview: Buffer
  width: number
  height: number
}

/**
 * Decodes a picture and encodes it anew, upright and at most 2,048 pixels long, with a preview: nothing of the file
 * itself is kept, so neither its metadata nor what was hidden in it.
 * @throws {Refusal} fileSizeExceeded, invalidFileType
 */
export async function pictureFile(file: Uint8Array): Promise<PictureFile> {
  if (file.byteLength > MAX_PICTURE) throw new Refusal('fileSizeExceeded', 'file')
  const pixels = await pixelsOf(file, ({ picture }) =>
    picture.resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true }),
  ).catch((thrown) => {
    throw thrown instanceof Refusal ? new Refusal(thrown.reason, 'file') : thrown
  })
  const { width, height } = pixels.info
  const previewWidth = Math.max(1, Math.floor(width * Math.min(1, PREVIEW_SIDE / Math.max(width, height))))
  const encode = (to: number) => encodeIn(pixels, { width: to, format: 'webp', effort: 1 })
  const [full, preview] = await Promise.all([encode(width), encode(previewWidth)])
  return { full: full.bytes, preview: preview.bytes, width, height }
}
