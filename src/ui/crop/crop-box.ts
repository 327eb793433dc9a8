/** A picture's size, in its own pixels. */
export interface Measured {
  width: number
  height: number
}

/** A square of a picture, in its pixels. */
export interface CropBox {
  left: number
  top: number
  size: number
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'
export const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se']

/** The smallest side that the server keeps: a smaller portrait would not be sharp on any screen. */
export const SMALLEST_CROP = 192

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** The nearest square within the picture, in whole pixels. */
export function fitted({ width, height }: Measured, { left, top, size }: CropBox): CropBox {
  const side = Math.round(between(Math.min(SMALLEST_CROP, width, height), size, Math.min(width, height)))
  return {
    left: Math.round(between(0, left, width - side)),
    top: Math.round(between(0, top, height - side)),
    size: side,
  }
}

/** A first square: the largest, in the middle, and near the top of an upright picture, where a face is. */
export function firstCrop({ width, height }: Measured): CropBox {
  const size = Math.min(width, height)
  return fitted({ width, height }, { left: (width - size) / 2, top: (height - size) / 4, size })
}

/** The square with another side, its middle where it was as far as the picture reaches. */
export const resized = (of: Measured, box: CropBox, size: number): CropBox => {
  const less = (box.size - fitted(of, { ...box, size }).size) / 2
  return fitted(of, { left: box.left + less, top: box.top + less, size })
}

/** The square with one corner drawn by so much, the opposite one where it was. */
export function drawn(of: Measured, box: CropBox, corner: Corner, by: { x: number; y: number }): CropBox {
  const wider = corner.endsWith('e') ? by.x : -by.x
  const taller = corner.startsWith('s') ? by.y : -by.y
  const right = box.left + box.size
  const bottom = box.top + box.size
  const room = Math.min(
    corner.endsWith('e') ? of.width - box.left : right,
    corner.startsWith('s') ? of.height - box.top : bottom,
  )
  const size = between(Math.min(SMALLEST_CROP, room), box.size + (wider + taller) / 2, room)
  return fitted(of, {
    left: corner.endsWith('e') ? box.left : right - size,
    top: corner.startsWith('s') ? box.top : bottom - size,
    size,
  })
}
