import { z } from 'zod'
import type { Box } from './encode-portrait.server.ts'

const side = z.coerce.number().int().min(0).max(20_000).optional()

/** The square that is kept of a picture, in pixels of the upright picture. */
export const crop = z.strictObject({ left: side, top: side, size: side })
export type Crop = z.output<typeof crop>

/** Without a size, the picture is cropped around what stands out. */
export const boxOf = ({ left = 0, top = 0, size }: Crop): Box | undefined =>
  size === undefined ? undefined : { left, top, size }
