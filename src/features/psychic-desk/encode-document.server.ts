import sharp from 'sharp'
import { Refusal } from '../../errors.ts'

export const mediaTypes = ['image/webp', 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

const MAX_PIXELS = 50_000_000
/** Small print is still read at this size. */
const LONGEST_SIDE = 3000
/** Drawings that may hold scripts or name other files are not among them. */
const pictures = new Set(['jpeg', 'png', 'webp', 'heif'])
const PDF = Buffer.from('%PDF-')

/**
 * A document as it is kept, whatever its name says it is: a PDF as it came, a picture encoded anew without what the camera
 * wrote into it.
 * @throws {Refusal} invalidFileType, fileSizeExceeded above 50 megapixels
 */
export async function encodeDocument(file: Buffer): Promise<{ mediaType: MediaType; bytes: Buffer }> {
  if (file.subarray(0, PDF.length).equals(PDF)) return { mediaType: 'application/pdf', bytes: file }
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    if (!pictures.has(format)) throw new Refusal('invalidFileType', 'file')
    if (width * height > MAX_PIXELS) throw new Refusal('fileSizeExceeded', 'file')
    const bytes = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer()
    return { mediaType: 'image/webp', bytes }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('invalidFileType', 'file')
  }
}
