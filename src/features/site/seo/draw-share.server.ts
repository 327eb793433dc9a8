import sharp, { type OverlayOptions } from 'sharp'
import { lastOf } from '../../../platform/needed/needed.ts'
import { lineOfText, wrap, writable } from '../../../platform/type/typeset.server.ts'
import { palettes } from '../../../ui/shell/palette.ts'
import type { Brand } from '../../../ui/shell-data.ts'
import { drawSky } from '../../sky/tonight/sky-shelf.server.ts'
import { PARIS_PLACE, skyOver } from '../../sky/tonight/tonight.ts'
import { PORTRAIT, SHARE, shareGround } from './share-art.ts'

export interface ShareCard {
  brand: Brand
  /** Name of the site. */
  label: string
  title: string
  line: string
  /** An encoded picture; without one, the sky of `at` is drawn. */
  portrait: Buffer | null
  at: Date
}

const LEFT = 72
const WIDTH = 590
/** From the largest: the first size at which the title fits its lines is used. */
const SIZES = [
  { size: 104, most: 1 },
  { size: 76, most: 3 },
  { size: 66, most: 3 },
  { size: 56, most: 4 },
]
const MIDDLE = 322

/** The card as a JPEG of 1200 × 630. */
export async function drawShare({ brand, label, title, line, portrait, at }: ShareCard): Promise<Buffer> {
  const { metal, onNight, soft } = palettes[brand]
  const words = writable('title', title) || label
  const { size, most } = SIZES.find(({ size, most }) => wrap('title', size, words, WIDTH, most).whole) ?? lastOf(SIZES)
  const { lines } = wrap('title', size, words, WIDTH, most)
  const leading = size * 1.14
  const top = MIDDLE - ((lines.length - 1) * leading) / 2
  const below = top + (lines.length - 1) * leading + 74
  const small = wrap('text', 31, writable('text', line), WIDTH, 2).lines
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}" viewBox="0 0 ${SHARE.width} ${SHARE.height}">
${shareGround(brand, portrait ? null : drawSky(skyOver(at, PARIS_PLACE), brand))}
<g fill="${onNight}">${lineOfText('title', 38, writable('title', label), 152, 105)}
${lines.map((text, place) => lineOfText('title', size, text, LEFT, top + place * leading)).join('')}</g>
<path d="M${LEFT} ${below - 44}h64" stroke="${metal}" stroke-width="3"/>
<g fill="${soft}">${small.map((text, place) => lineOfText('text', 31, text, LEFT, below + place * 42)).join('')}</g></svg>`
  return sharp(Buffer.from(svg))
    .composite(portrait ? [await roundPicture(portrait)] : [])
    .flatten()
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** The SVG renderer supports few picture formats, so the portrait is composited afterwards. */
async function roundPicture(portrait: Buffer): Promise<OverlayOptions> {
  const { x, y, radius } = PORTRAIT
  const size = 2 * radius
  const round = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${radius}" cy="${radius}" r="${radius}"/></svg>`
  const input = await sharp(portrait)
    .resize(size, size)
    .ensureAlpha()
    .composite([{ input: Buffer.from(round), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input, left: x - radius, top: y - radius }
}
