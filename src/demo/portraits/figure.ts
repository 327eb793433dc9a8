import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'

/** A head of the set « Lorelei », by the numbers of its parts. */
export interface Head {
  hair: number
  eyes: number
  brows: number
  mouth: number
  nose: number
  /** Shape of the jaw. */
  head: number
  glasses?: 1 | 3 | 4
  earrings?: 1 | 2 | 3
  beard?: 1 | 2
  freckles?: true
}

export interface Tints {
  /** CSS hexadecimal, with the number sign. */
  skin: string
  hair: string
}

/** The colour of every line of a portrait: nothing is drawn in pure black. */
export const INK = '#171a33'
const EARRING = '#d6b25e'
/** The position of a head in a square of 640. */
export const HEAD_PLACE = 'translate(24 28) scale(0.56)'

/** Markup clipped to the skin, drawn between it and the features. */
export type Engraving = (skin: string) => string

const two = (part: number): string => `variant${String(part).padStart(2, '0')}`
const plain = (colour: string): string => colour.slice(1)
const given = (part: number | undefined) => ({ values: part ? [two(part)] : [], probability: part ? 100 : 0 })

/**
 * The head with these parts, hair filled by the pattern named "hair". Parts are chosen by hand, and none by the set's
 * own random generator.
 */
export function drawFigure(of: Head, { skin, hair }: Tints, engrave: Engraving): string {
  const beard = given(of.beard)
  const glasses = given(of.glasses)
  const earrings = given(of.earrings)
  const ink = [plain(INK)]
  const options = {
    seed: 'portrait',
    hair: [two(of.hair)],
    eyes: [two(of.eyes)],
    eyebrows: [two(of.brows)],
    mouth: [`happy${String(of.mouth).padStart(2, '0')}`],
    nose: [two(of.nose)],
    head: [two(of.head)],
    glasses: glasses.values,
    glassesProbability: glasses.probability,
    earrings: earrings.values,
    earringsProbability: earrings.probability,
    beard: beard.values,
    beardProbability: beard.probability,
    frecklesProbability: of.freckles ? 100 : 0,
    hairAccessoriesProbability: 0,
    skinColor: [plain(skin)],
    hairColor: [plain(hair)],
    eyebrowsColor: ink,
    eyesColor: ink,
    glassesColor: ink,
    mouthColor: of.beard ? ['f4e6da'] : ink,
    noseColor: ink,
    frecklesColor: ['a8653f'],
    earringsColor: [plain(EARRING)],
  }
  return createAvatar(lorelei, options as lorelei.Options)
    .toString()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replaceAll('"#000"', `"${INK}"`)
    .replaceAll(`fill="${hair}"`, 'fill="url(#hair)"')
    .replace(new RegExp(`<path d="([^"]*)" fill="${skin}"/>`), (path, outline: string) => path + engrave(outline))
}
