import { create } from 'qrcode'

/** A QR code as the outline of its dark modules, in a square of `size` modules; a reader needs four of white around. */
export interface QrPath {
  size: number
  path: string
}

export function qrPath(text: string): QrPath {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, y) => runsOf([...data.slice(y * size, (y + 1) * size)], y))
  return { size, path: rows.join('') }
}

/** Neighbours in a row are one shape: apart, a screen shows hair lines between them. */
function runsOf(row: readonly number[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`
  }
  return path
}
