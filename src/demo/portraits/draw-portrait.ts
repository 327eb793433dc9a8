import { drawBackdrop, FIGURE_PLACE, type Ground, lineOf } from './backdrop.ts'
import { drawFigure, HEAD_PLACE, type Head, INK } from './figure.ts'
import { drawGarment, type Garment } from './garment.ts'

/** One portrait of the set, every choice made by hand. Colours are CSS hexadecimals, with the number sign. */
export interface Look {
  head: Head
  skin: string
  hair: string
  garment: Garment
  cloth: string
  ground: Ground
  /** Wrinkles. */
  lines?: true
  /** A day's stubble. */
  stubble?: true
}

const slanted = Array.from({ length: 90 }, (_, index) => `M${index * 16 - 300} 1000L${index * 16 + 160} 0`).join('')
const fine = Array.from({ length: 200 }, (_, index) => `M${index * 8 - 460} 1000L${index * 8} 0`).join('')
/** In the coordinates of a head. */
const SHADE = 'M0 0H384Q330 700 450 790Q560 870 720 870L720 1000H0z'
const JAW =
  'M318 650Q420 700 476 690Q510 652 540 652Q560 650 584 662Q640 640 720 660L712 740Q640 880 520 850Q400 830 330 730z'
const AGE =
  'M440 566q14 12 36 12M436 540q-12-4-18-10M648 566q-8 10-20 12M536 640q-22 20-22 46M432 424q44-14 92-6M440 398q40-10 80-6'

const aged = `<path d="${AGE}" stroke="${INK}" stroke-width="4" opacity="0.5"/>`

/** Blush, shadow and wrinkles, clipped to the skin. */
const engravingOf = (look: Look) => (skin: string) =>
  `<clipPath id="skin"><path d="${skin}"/></clipPath><clipPath id="shade"><path d="${SHADE}"/></clipPath>
<clipPath id="jaw"><path d="${JAW}"/></clipPath><g clip-path="url(#skin)" fill="none" stroke-linecap="round">
<radialGradient id="blush"><stop offset="0" stop-color="#d9643f" stop-opacity="0.3"/><stop offset="1" stop-color="#d9643f" stop-opacity="0"/></radialGradient>
<circle cx="452" cy="640" r="78" fill="url(#blush)"/><circle cx="668" cy="630" r="56" fill="url(#blush)"/>
<path d="${slanted}" clip-path="url(#shade)" stroke="${INK}" stroke-width="3" opacity="0.28"/>
${look.stubble ? `<path d="${fine}" clip-path="url(#jaw)" stroke="${look.hair}" stroke-width="3" opacity="0.5"/>` : ''}
${look.lines ? aged : ''}</g>`

/** A square of 640. */
export function drawPortrait(look: Look): string {
  const line = lineOf(look.ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
${drawBackdrop(look.ground)}
<pattern id="hair" width="980" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(-16)">
<rect width="980" height="15" fill="${look.hair}"/><rect width="980" height="2.2" fill="${line}" opacity="0.42"/>
<rect y="7.5" width="980" height="1.6" fill="${INK}" opacity="0.22"/></pattern>
<g transform="${FIGURE_PLACE}"><g transform="${HEAD_PLACE}">${drawFigure(look.head, look, engravingOf(look))}</g>
${drawGarment(look.garment, { cloth: look.cloth, skin: look.skin, ink: INK, line })}</g>
</svg>`
}
