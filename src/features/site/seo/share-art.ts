import { emblems } from '../../../ui/shell/emblem.data.ts'
import { palettes } from '../../../ui/shell/palette.ts'
import type { Brand } from '../../../ui/shell-data.ts'

export const SHARE = { width: 1200, height: 630 } as const
/** The place of the round portrait, or of the moon. */
export const PORTRAIT = { x: 930, y: 300, radius: 196 } as const

const round = (value: number): number => Math.round(value * 10) / 10
const around = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${round(PORTRAIT.x + radius * Math.cos(angle))} ${round(PORTRAIT.y + radius * Math.sin(angle))}`
}
const ring = (radius: number, more: string): string =>
  `<circle cx="${PORTRAIT.x}" cy="${PORTRAIT.y}" r="${radius}" ${more}/>`

const ticks = Array.from(
  { length: 72 },
  (_, index) => `M${around(index % 6 === 0 ? 244 : 254, index * 5)}L${around(262, index * 5)}`,
).join('')

const stars = [
  [250, 48, 1.8],
  [560, 96, 2.2],
  [620, 40, 1.6],
  [1150, 70, 2.6],
  [1172, 330, 2],
  [620, 420, 1.8],
  [1120, 520, 2.2],
  [690, 120, 2.4],
] as const

/**
 * The brand's night sky with the horizon below and the emblem above; a dial as the portrait's frame, or the plate of
 * the `sky`, drawn in a square of 600.
 */
export function shareGround(brand: Brand, sky: string | null): string {
  const { night, deep, high, metal } = palettes[brand]
  const dial = `<g fill="none" stroke="${metal}" stroke-width="1.6" opacity="0.6">${ring(222, 'stroke-dasharray="1 9" stroke-linecap="round" stroke-width="2.6"')}${ring(270, '')}${ring(292, 'opacity="0.5"')}<path d="${ticks}"/></g>${ring(PORTRAIT.radius + 3, `fill="${deep}" stroke="${metal}" stroke-width="4"`)}`
  const picture = sky
    ? `<g transform="translate(${PORTRAIT.x - 246} ${PORTRAIT.y - 246}) scale(0.82)">${sky}</g>`
    : dial
  return `<defs><radialGradient id="g" cx="0.775" cy="0.47" r="0.8"><stop offset="0" stop-color="${high}"/><stop offset="0.55" stop-color="${night}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#g)"/>
<g fill="${metal}">${stars.map(([left, top, r]) => `<circle cx="${left}" cy="${top}" r="${r}"/>`).join('')}
<path d="M706 96l4 13 13 4-13 4-4 13-4-13-13-4 13-4z"/></g>
${picture}
<path d="M0 630V596Q600 520 1200 596V630z" fill="${deep}"/><path d="M0 596Q600 520 1200 596" fill="none" stroke="${metal}" stroke-width="2"/>
<g transform="translate(72 62) scale(1.7)"><path d="${emblems[brand].thin}" fill="none" stroke="${metal}" stroke-width="1.1" stroke-linecap="round"/><path d="${emblems[brand].solid}" fill="${metal}"/></g>`
}
