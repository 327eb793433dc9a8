/** Linear light of red, green and blue, each from 0 to 1. */
export type Colour = readonly [number, number, number]

const number = String.raw`(-?\d*\.?\d+)`
const forms: readonly [RegExp, (parts: string[]) => Colour | null][] = [
  [/^#([\da-f])([\da-f])([\da-f])$/, (parts) => fromBytes(parts.map((part) => Number.parseInt(part + part, 16)))],
  [/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/, (parts) => fromBytes(parts.map((part) => Number.parseInt(part, 16)))],
  [/^rgb\( ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?\)$/, (parts) => fromBytes(parts.map(Number))],
  [
    new RegExp(String.raw`^oklch\( ?${number}(%?) ${number} ${number}(?:deg)? ?\)$`),
    ([lightness, percent, chroma, hue]) =>
      fromOklch(Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue)),
  ],
]

/** Parses an opaque colour written #rgb, #rrggbb, rgb() or oklch(); null for anything else. */
export function readColour(text: string): Colour | null {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ')
  for (const [form, read] of forms) {
    const found = form.exec(plain)
    if (found) return read(found.slice(1))
  }
  return null
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const luminance = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function fromBytes(bytes: readonly number[]): Colour | null {
  if (bytes.some((byte) => byte > 255)) return null
  return bytes.map((byte) => linear(byte / 255)) as unknown as Colour
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** In the notation #rrggbb. */
export const hexOf = (colour: Colour): string =>
  `#${colour.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`

const byteOf = (part: number): number =>
  Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))

/** Björn Ottosson's matrices; colours outside sRGB are clamped. */
function fromOklch(lightness: number, chroma: number, hue: number): Colour | null {
  if (lightness < 0 || lightness > 1 || chroma < 0 || chroma > 0.5) return null
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((part) => Math.min(1, Math.max(0, part))) as unknown as Colour
}
