import type { Pattern, PatternOf } from '../../../../astrology/patterns/pattern.ts'
import { isToldAgain } from './told-again.ts'

/** What a portrait tells besides the dominant pattern, the Sun, the Moon and the ascendant. */
export interface Parts {
  others: readonly Pattern[]
  tensions: readonly PatternOf<'tension'>[]
  ruler: PatternOf<'ruler'> | null
  supports: readonly PatternOf<'support'>[]
  /** Planets by the element of their sign, for a chart in which little stands out. */
  plain: readonly string[]
}

export const NOTHING: Parts = { others: [], tensions: [], ruler: null, supports: [], plain: [] }

/** Weaker patterns are true of so many charts that they tell nobody apart: they wait until nothing else is left. */
const WORTH = 55

/** What may be added to a portrait, what counts most first. */
export function additions(
  first: Pattern | null,
  rest: readonly Pattern[],
  plain: readonly string[],
): ((parts: Parts) => Parts)[] {
  const others: Pattern[] = []
  const isNew = (pattern: Pattern) => ![...(first ? [first] : []), ...others].some((told) => isToldAgain(told, pattern))
  for (const pattern of rest)
    if (!isContact(pattern) && pattern.kind !== 'ruler' && isNew(pattern)) others.push(pattern)
  const tensions = rest.filter((one): one is PatternOf<'tension'> => one.kind === 'tension' && isNew(one))
  const supports = rest.filter((one): one is PatternOf<'support'> => one.kind === 'support' && isNew(one))
  const ruler = rest.find((one): one is PatternOf<'ruler'> => one.kind === 'ruler')

  const addOther = others.map((one) => (parts: Parts) => ({ ...parts, others: [...parts.others, one] }))
  const worthy = others.filter(({ strength }) => strength >= WORTH).length
  const addTension = tensions.map((one) => (parts: Parts) => ({ ...parts, tensions: [...parts.tensions, one] }))
  const addSupport = supports.map((one) => (parts: Parts) => ({ ...parts, supports: [...parts.supports, one] }))
  const addPlain = plain.map((one) => (parts: Parts) => ({ ...parts, plain: [...parts.plain, one] }))
  const addRuler = ruler ? [(parts: Parts) => ({ ...parts, ruler })] : []
  return [
    ...addTension.slice(0, 1),
    ...addRuler,
    ...addOther.slice(0, Math.min(1, worthy)),
    ...addTension.slice(1, 2),
    ...addSupport.slice(0, 1),
    ...addOther.slice(1, Math.min(2, worthy)),
    ...addTension.slice(2, 3),
    ...addSupport.slice(1, 2),
    ...addPlain.slice(0, 3),
    ...addOther.slice(Math.min(2, worthy), 3),
    ...addSupport.slice(2),
    ...addPlain.slice(3),
    ...addOther.slice(3),
    ...addTension.slice(3),
  ]
}

const isContact = ({ kind }: Pattern): boolean => kind === 'tension' || kind === 'support'
