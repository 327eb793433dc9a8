import sharp from 'sharp'
import { Refusal } from '../../../errors.ts'
import type { UploadedFile } from '../../../platform/contract/contract.ts'
import { pdfFault } from './pdf/check-pdf.ts'

export const mediaTypes = ['image/webp', 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

const MAX_PIXELS = 50_000_000
/** Pixels; small print stays readable at this size. */
const LONGEST_SIDE = 3000
/** SVG is excluded: it can hold scripts or refer to other files. */
const pictures = new Set(['jpeg', 'png', 'webp', 'heif'])
const PDF = Buffer.from('%PDF-')

/** The file name endings allowed for each type; a file without an ending is judged by its content. */
const endings: Record<MediaType, RegExp> = {
  'application/pdf': /^pdf$/i,
  'image/webp': /^(?:jpe?g|jfif|png|webp|hei[cf]|avif)$/i,
}

interface Document {
  mediaType: MediaType
  bytes: Buffer
}

/**
 * A document as it is stored: a PDF without active content, unchanged; a picture re-encoded without its metadata. The
 * name's ending must match the content.
 * @throws {Refusal} invalidFileType, documentActive, fileSizeExceeded above 50 megapixels
 */
export async function encodeDocument({ bytes: file, name }: UploadedFile): Promise<Document> {
  const document = isPdf(file) ? checkedPdf(file) : await encodedPicture(file)
  // Digits after a dot are part of a date or a version, not an ending.
  const ending = name.match(/\.(?!\s*\d+$)([^.]*)$/)?.[1]
  if (ending !== undefined && !endings[document.mediaType].test(ending)) throw new Refusal('invalidFileType', 'file')
  return document
}

const isPdf = (file: Buffer): boolean => file.subarray(0, PDF.length).equals(PDF)

/** @throws {Refusal} invalidFileType, documentActive */
export function checkedPdf(file: Buffer): Document {
  const fault = pdfFault(file)
  if (fault === 'not-a-document') throw new Refusal('invalidFileType', 'file')
  if (fault) throw new Refusal('documentActive', 'file')
  return { mediaType: 'application/pdf', bytes: file }
}

async function encodedPicture(file: Buffer): Promise<Document> {
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
