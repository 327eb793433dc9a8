import { discOf, drawBackdrop, FIGURE_PLACE, type Ground, lineOf, nightOf } from './backdrop.ts'

/** Tells automated psychics apart. */
export type Emblem = 'key' | 'anchor' | 'wave' | 'note' | 'crescent' | 'planet'

export interface Mechanism {
  emblem: Emblem
  ground: Ground
}

const round = (value: number): number => Math.round(value * 10) / 10
const DIAL = { x: 320, y: 286 }

const onCircle = (x: number, y: number, radius: number, turns: number): string => {
  const angle = turns * 2 * Math.PI
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
}

/** A toothed wheel, as an outline. */
const wheel = (x: number, y: number, radius: number, teeth: number): string =>
  `M${Array.from({ length: teeth * 4 }, (_, index) =>
    onCircle(x, y, index % 4 < 2 ? radius : radius * 0.84, (index - 0.5) / (teeth * 4)),
  ).join('L')}z`

const hours = Array.from(
  { length: 24 },
  (_, index) =>
    `M${onCircle(DIAL.x, DIAL.y, index % 2 === 0 ? 66 : 72, index / 24)}L${onCircle(DIAL.x, DIAL.y, 80, index / 24)}`,
).join('')

const HEAD = 'M320 160C396 160 430 220 426 292C422 366 380 418 320 418C260 418 218 366 214 292C210 220 244 160 320 160z'
const NECK = 'M282 404V486H358V404z'
const RINGS = 'M282 438H358M282 454H358M282 470H358'
const SHOULDERS = 'M72 660C80 566 168 512 262 482H378C472 512 560 566 568 660z'
const CHEST = `${wheel(320, 590, 56, 14)}${wheel(400, 622, 34, 10)}M320 568a22 22 0 1 0 .1 0M400 608a14 14 0 1 0 .1 0`
const PLATES = 'M112 592Q176 540 250 516M528 592Q464 540 390 516'
/** A constellation instead of arms: joined stars. */
const joined = [
  [118, 634],
  [160, 588],
  [214, 612],
  [246, 560],
] as const

const emblems: Record<Emblem, { hat: string; hatLines: string; sign: string }> = {
  key: {
    hat: 'M250 176Q262 112 320 104Q378 112 390 176Q320 142 250 176zM292 104a28 30 0 1 1 56 0z',
    hatLines: 'M268 158L276 134M294 150L298 120M320 147V116M346 150L342 120M372 158L364 134',
    sign: 'M320 240a20 20 0 1 0 .1 0M320 280V336M320 320h18M320 334h14',
  },
  anchor: {
    hat: 'M226 206C216 136 424 136 414 206Q320 172 226 206zM304 142a16 16 0 1 1 32 0z',
    hatLines: 'M228 194Q320 158 412 194M406 202q34 22 38 62M414 194q40 12 56 48',
    sign: 'M320 240a10 10 0 1 0 .1 0M320 260V332M298 278H342M284 304Q290 332 320 332Q350 332 356 304',
  },
  wave: {
    hat: 'M250 186L266 84Q320 66 374 84L390 186Q320 146 250 186z',
    hatLines:
      'M264 108Q320 90 376 108M260 134Q320 114 380 134M256 160Q320 138 384 160M284 82L278 164M320 76V154M356 82L362 164',
    sign: 'M272 286c16-24 32-24 48 0s32 24 48 0M282 316c12-18 26-18 38 0s26 18 38 0M282 256c12-18 26-18 38 0s26 18 38 0',
  },
  note: {
    hat: 'M262 168L270 84H370L378 168zM236 184Q320 140 404 184Q320 200 236 184z',
    hatLines: 'M264 146Q320 130 376 146',
    sign: 'M308 322V250L346 240V308M308 322a12 9 -20 1 1-4-8M346 308a12 9 -20 1 1-4-8',
  },
  crescent: {
    hat: 'M326 82a44 44 0 1 0 42 60a34 34 0 1 1-42-60z',
    hatLines: 'M240 214Q320 146 400 214',
    sign: 'M282 324L356 250M356 250v26M356 250h-26M282 324v-18M282 324h18M290 258A52 52 0 0 1 350 316',
  },
  planet: {
    hat: '',
    hatLines: 'M320 100V160M320 92a7 7 0 1 0 .1 0M128 338a200 70 -20 1 0 384-104a200 70 -20 1 0-384 104',
    sign: 'M320 258a28 28 0 1 0 .1 0M270 304a54 16 -20 1 0 100-36a54 16 -20 1 0-100 36',
  },
}

/** No face and no skin: a dial, wheels and stars engraved on the dark ground, so that nobody takes it for a person. */
export function drawAutomaton({ emblem, ground }: Mechanism): string {
  const line = lineOf(ground)
  const night = nightOf(ground)
  const { hat, hatLines, sign } = emblems[emblem]
  const stars = [...joined, ...joined.map(([x, y]) => [640 - x, y] as const).slice(0, 2)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
${drawBackdrop(ground)}
<g transform="${FIGURE_PLACE}" fill="${night}" stroke="${line}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
<path d="${NECK}"/><path d="${SHOULDERS}"/><path d="${HEAD}"/><path d="${hat}"/>
<circle cx="${DIAL.x}" cy="${DIAL.y}" r="90" fill="${discOf(ground)}"/>
<g fill="none" stroke-width="2.6"><path d="${RINGS}${PLATES}${CHEST}"/><path d="${hatLines}" stroke-width="3"/>
<path d="M${joined.map((point) => point.join(' ')).join('L')}"/></g>
<g fill="none" stroke="${night}"><path d="${hours}" stroke-width="3"/><path d="${sign}" stroke-width="5"/></g>
<g fill="${line}" stroke="none">${stars.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('')}</g></g>
</svg>`
}
