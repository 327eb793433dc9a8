/** Clothing: shoulders drawn by us, as the set has none. */
export type Garment = 'round' | 'shirt' | 'shawl' | 'roll' | 'coat' | 'scoop'

/** The set's neck ends near this level of the square of 640. */
const LEFT = 'M34 660C40 574 92 534 184 500'
const RIGHT = 'L436 506C500 532 548 574 556 660z'

const outlines: Record<Garment, string> = {
  round: `${LEFT}L176 482Q276 566 388 482${RIGHT}`,
  shirt: `${LEFT}L190 478L284 588L376 478${RIGHT}`,
  shawl: `M22 660C28 562 100 522 172 480Q232 540 288 612Q340 546 394 480L440 504C510 532 560 574 568 660z`,
  roll: `${LEFT}L212 436Q286 478 356 432L382 486${RIGHT}`,
  coat: `${LEFT}L186 476L284 644L380 476${RIGHT}`,
  scoop: `${LEFT}L172 484Q276 632 392 484${RIGHT}`,
}

/** Details of the cloth: collars, folds, buttons; drawn in lines. */
const details: Record<Garment, string> = {
  round: 'M182 502Q278 588 382 502',
  shirt: 'M190 478L214 566L284 588L350 566L376 478M284 588V660M296 618h.1M296 648h.1',
  shawl: 'M132 502Q206 574 284 656M152 491Q222 560 290 640M434 502Q366 574 300 640M414 491Q352 556 296 622',
  roll: 'M214 454Q286 496 364 450M210 474Q286 518 370 470',
  coat: 'M186 476L158 566L196 574L178 602L284 656M380 476L410 560L372 570L390 598L284 656',
  scoop: 'M178 502Q276 648 386 502',
}

/** Folds of the shoulders, the same for all. */
const FOLDS = 'M96 560Q116 600 112 660M140 544Q168 600 166 660M488 562Q460 604 466 660M442 542Q418 596 424 660'
const COLLARBONES = 'M236 540q24 8 34 24M330 540q-22 8-32 22'
const UNDER_COAT = 'M210 520L284 590L356 520V660H210z'

const hatch = Array.from({ length: 46 }, (_, index) => `M${index * 14 - 60} 660l70 -180`).join('')

export interface Cloth {
  cloth: string
  skin: string
  ink: string
  line: string
}

/** Shoulders under a neck, with the skin continued down to the cloth. */
export function drawGarment(garment: Garment, { cloth, skin, ink, line }: Cloth): string {
  const outline = outlines[garment]
  return `<clipPath id="cloth"><path d="${outline}"/></clipPath>
<path d="M196 500Q280 470 372 500L330 640H240z" fill="${skin}"/>
<path d="${COLLARBONES}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" opacity="0.45"/>
${garment === 'coat' ? `<path d="${UNDER_COAT}" fill="#efe6d2" stroke="${ink}" stroke-width="3"/>` : ''}
<path d="${outline}" fill="${cloth}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
<g clip-path="url(#cloth)" fill="none"><path d="${hatch}" stroke="${ink}" stroke-width="1.6" opacity="0.3"/>
<path d="${FOLDS}" stroke="${ink}" stroke-width="2.6" opacity="0.55" stroke-linecap="round"/></g>
<path d="${details[garment]}" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
}
