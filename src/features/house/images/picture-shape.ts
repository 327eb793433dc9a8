import { z } from 'zod'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../ui/picture/picture-address.ts'

/** A picture of the library, with its alternative text in this content. */
export const pictureShape = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.int().min(1).max(PICTURE_WIDTH).describe('Width of its largest file'),
  height: z.int().min(1).max(PICTURE_HEIGHT),
  alt: z.string().max(300).describe('Empty for a decorative picture'),
})
