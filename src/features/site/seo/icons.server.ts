import sharp from 'sharp'
import { emblems } from '../../../ui/shell/emblem.data.ts'
import { palettes } from '../../../ui/shell/palette.ts'
import type { Brand } from '../../../ui/shell-data.ts'

/** How a system crops the icon: a tab shows it as it is, the others cut their own shape out of a full square. */
type Cut = 'tab' | 'full' | 'maskable'

/** The share of the square that the emblem takes: a mask may remove everything beyond four fifths. */
const shares: Record<Cut, number> = { tab: 0.86, full: 0.74, maskable: 0.56 }

/** The brand's emblem on its night sky, as SVG. */
export function iconSvg(brand: Brand, cut: Cut = 'tab'): string {
  const { solid, thin } = emblems[brand]
  const { night, high, metal } = palettes[brand]
  const share = shares[cut]
  const place = `translate(${18 - 18 * share} ${18 - 18 * share}) scale(${share})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">
<radialGradient id="g" cx="0.5" cy="0.35" r="0.8"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${night}"/></radialGradient>
<rect width="36" height="36"${cut === 'tab' ? ' rx="8"' : ''} fill="url(#g)"/>
<g transform="${place}"><path d="${thin}" fill="none" stroke="${metal}" stroke-width="1.3" stroke-linecap="round"/>
<path d="${solid}" fill="${metal}"/></g></svg>`
}

const png = (brand: Brand, cut: Cut, size: number): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg(brand, cut)), { density: 72 * (size / 36) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Every icon by its address. */
export const icons: Readonly<Record<string, { type: string; make(brand: Brand): Promise<Buffer> }>> = {
  '/favicon.svg': { type: 'image/svg+xml', make: async (brand) => Buffer.from(iconSvg(brand)) },
  '/favicon.ico': { type: 'image/x-icon', make: async (brand) => asIco(await png(brand, 'tab', 32), 32) },
  '/apple-touch-icon.png': { type: 'image/png', make: (brand) => png(brand, 'full', 180) },
  '/icon-192.png': { type: 'image/png', make: (brand) => png(brand, 'full', 192) },
  '/icon-512.png': { type: 'image/png', make: (brand) => png(brand, 'full', 512) },
  '/icon-maskable-512.png': { type: 'image/png', make: (brand) => png(brand, 'maskable', 512) },
}

/** An ICO file around one PNG. */
function asIco(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
