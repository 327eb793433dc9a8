import type { Sign } from '../../../../astrology/names.ts'
import { aquarius } from './pairs/aquarius.data.ts'
import { aries } from './pairs/aries.data.ts'
import { cancer } from './pairs/cancer.data.ts'
import { capricorn } from './pairs/capricorn.data.ts'
import { geminis } from './pairs/geminis.data.ts'
import { leo } from './pairs/leo.data.ts'
import { libra } from './pairs/libra.data.ts'
import type { PairsOf } from './pairs/pair-texts.ts'
import { pisces } from './pairs/pisces.data.ts'
import { sagittarius } from './pairs/sagittarius.data.ts'
import { scorpio } from './pairs/scorpio.data.ts'
import { taurus } from './pairs/taurus.data.ts'
import { virgo } from './pairs/virgo.data.ts'

/** Texts for two signs, the earlier one in SIGNS first. */
export const signPairs: Readonly<Record<Sign, PairsOf>> = {
  aries,
  taurus,
  geminis,
  cancer,
  leo,
  virgo,
  libra,
  scorpio,
  sagittarius,
  capricorn,
  aquarius,
  pisces,
}
