import { MAX_PICTURE, PICTURE_SIDE } from '../rules.ts'

export interface PreparedPicture {
  blob: Blob
  width: number
  height: number
}

const QUALITY = 0.88

/**
 * Redraws a picture in the browser, at the size that is kept: a photograph of eight megabytes leaves as one of a few
 * hundred kilobytes, without where it was taken. What this browser can't open is left to the server.
 * @throws {RangeError} for one that is too large to be sent, TypeError for one that is none
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) throw new TypeError('no picture')
  const scale = Math.min(1, PICTURE_SIDE / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  const blob = drawn && (drawn.size < file.size || scale < 1) ? drawn : file
  if (blob.size > MAX_PICTURE) throw new RangeError('too large')
  return { blob, width, height }
}
