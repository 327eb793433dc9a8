import sharp from 'sharp'
import type { Pixels } from './picture-source.server.ts'

/**
 * Red, green and blue of the main house's night and paper, over which the other houses lay their own (decision 122), and of
 * the metal of the lines at the edge.
 */
const INKS = [
  { night: 13, paper: 248, metal: 226 },
  { night: 26, paper: 240, metal: 192 },
  { night: 58, paper: 222, metal: 118 },
]

/** No grey above the first becomes ink, and none below the second paper: a dark skin stays dark, and a pale one pale. */
const DARKEST_INK = 60
const DIMMEST_PAPER = 200
/** How much of the stretched tone is taken; the rest is the photograph's own. */
const STRETCH = 0.85
/** By how many lines a white form lifts those that cross it. */
const BEND = 2.2
/** Where a face is, as a share of half the width: a white wall or a dark coat around it must not decide its tones. */
const FACE = 0.45

const mix = (from: number, to: number, share: number): number => from + (to - from) * share
const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** A table of greys to tones between 0 and 1, from what is around the middle of a square. */
export function tonesOf(greys: Uint8Array, width: number): Float32Array {
  const counts = countFace(greys, width)
  const last = counts.reduce((sum, count) => sum + count, 0) - 1
  const at = (share: number): number => {
    let left = Math.floor(share * last)
    let grey = 0
    while (grey < counts.length - 1 && left >= (counts[grey] ?? 0)) {
      left -= counts[grey] ?? 0
      grey += 1
    }
    return grey
  }
  const dark = Math.min(DARKEST_INK, at(0.02))
  const light = Math.max(DIMMEST_PAPER, at(0.985))
  const stretched = (grey: number) => Math.min(1, Math.max(0, (grey - dark) / (light - dark)))
  const middle = Math.min(0.9, Math.max(0.1, stretched(at(0.5))))
  // A little of the way to an even light, for what was taken in too much or too little of it.
  const bow = Math.min(1.18, Math.max(0.85, Math.log(mix(middle, 0.5, 0.4)) / Math.log(middle)))
  return Float32Array.from({ length: 256 }, (_, grey) => mix(grey / 255, stretched(grey) ** bow, STRETCH))
}

/** How often each grey is in the middle of a square. */
function countFace(greys: Uint8Array, width: number): Uint32Array {
  const counts = new Uint32Array(256)
  const half = width / 2
  const reach = FACE * half
  for (let y = 0; y < width; y += 1) {
    const across = Math.sqrt(Math.max(0, reach * reach - (y - half) ** 2))
    for (let x = Math.ceil(half - across); x < half + across; x += 1) {
      const grey = greys[y * width + x] ?? 0
      counts[grey] = (counts[grey] ?? 0) + 1
    }
  }
  return counts
}

/** The gap between two lines, in pixels of each width: an engraver cuts a smaller plate with fewer lines. */
const gapFor = (width: number): number => 2.6 + width / 75

/**
 * The house's portrait of a square picture: two inks by tone, and lines of light around, as thick as what they cross is
 * light, that thin out towards a dark edge. Nothing is moved or smoothed: features stay where the camera saw them.
 */
export async function engrave(square: Pixels, width: number): Promise<Pixels> {
  const grey = sharp(square.data, { raw: square.info }).greyscale().resize(width)
  const greys = await grey.clone().raw().toBuffer()
  const forms = await grey
    .clone()
    .blur(Math.max(1.2, width / 36))
    .raw()
    .toBuffer()
  const tones = tonesOf(greys, width)
  const out = Buffer.alloc(width * width * 3)
  const half = width / 2
  const gap = gapFor(width)
  for (let place = 0; place < greys.length; place += 1) {
    const x = (place % width) + 0.5 - half
    const y = Math.floor(place / width) + 0.5 - half
    // Math.hypot takes many times as long.
    const reach = Math.sqrt(x * x + y * y)
    const far = reach / half
    const tone = tones[greys[place] ?? 0] ?? 0
    const shade = tone * (1 - 0.72 * smooth(0.74, 1.04, far))
    // Lines bend over what is light, as a burin follows a form.
    const phase = reach / gap + (BEND * (forms[place] ?? 0)) / 255
    const off = Math.abs(phase - Math.floor(phase) - 0.5) * gap
    const cut = smooth(0.7, 0.9, far)
    // Hairs of ink part the picture, and widen until only lines of light are left.
    const thick = mix(gap / 2 + 0.5, (0.06 + 0.42 * shade) * gap, cut)
    const lit = Math.min(1, Math.max(0, thick - off + 0.5))
    const bright = smooth(0.45, 1, cut) * mix(0.9, 0.55, shade)
    const gold = 1 - smooth(0.15, 0.6, shade)
    let channel = place * 3
    for (const { night, paper, metal } of INKS) {
      const flat = mix(night, paper, shade)
      out[channel] = Math.round(mix(night, mix(flat, mix(paper, metal, gold), bright), lit))
      channel += 1
    }
  }
  return { data: out, info: { width, height: width, channels: 3 } }
}
