import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.server.ts'

const [SCALE, QUIET] = [4, 4]

/** The outline on white, as pixels. */
function painted({ size, path }: ReturnType<typeof qrPath>): { pixels: Uint8ClampedArray; side: number } {
  const side = (size + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      for (let column = 0; column < Number(width) * SCALE; column += 1) {
        const at = (Number(y) + QUIET) * SCALE + row
        const place = at * side + (Number(x) + QUIET) * SCALE + column
        pixels.fill(0, place * 4, place * 4 + 3)
      }
    }
  }
  return { pixels, side }
}

test('a reader finds the text in the outline', () => {
  const text = 'https://cosmospace.test/recu/7-4f3a91c07be2d8564f3a91c07be2d856'
  const { pixels, side } = painted(qrPath(text))
  expect(jsQR(pixels, side, side)?.data).toBe(text)
})
