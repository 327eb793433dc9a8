import { PLANETS } from '../../../../astrology/names.ts'
import { PLANET_WEIGHTS } from '../../../../astrology/patterns/rules.ts'
import type { SynastryAspect } from '../../../../astrology/synastry/synastry.ts'
import { fillPlaces, plainWording } from '../../../../platform/i18n/texts.ts'
import { aspectName } from '../../charts/aspect-name.ts'
import { bonds } from './bonds.data.ts'
import { joints } from './said.data.ts'

interface Bond {
  text: string
  isTense: boolean
}

/** The contacts that have a text, the weightiest first, one for each pair of planets. */
export function bondsOf(aspects: readonly SynastryAspect[], whose: readonly [string, string]): Bond[] {
  const told = new Set<string>()
  return aspects
    .flatMap((aspect) => {
      const [one, other] = PLANETS.filter((id) => id === aspect.from || id === aspect.to)
      if (!one || aspect.from.includes('Node') || aspect.to.includes('Node')) return []
      const key = `${one} ${other ?? one}`
      const weight = PLANET_WEIGHTS[one] + PLANET_WEIGHTS[other ?? one]
      return Object.hasOwn(bonds, key)
        ? [{ aspect, key: key as keyof typeof bonds, strength: weight * aspect.closeness }]
        : []
    })
    .sort((a, b) => b.strength - a.strength)
    .flatMap(({ aspect, key }) => {
      if (told.has(key)) return []
      told.add(key)
      const isTense = isTenseBond(aspect, key)
      const text = fillPlaces(bonds[key][isTense ? 'tense' : 'flow'], () => aspectName(plainWording, aspect, whose))
      return [{ text: capital(text), isTense }]
    })
}

const isTenseBond = ({ type }: SynastryAspect, key: string): boolean =>
  type === 'square' || type === 'opposition' || (type === 'conjunction' && /saturn|uranus|pluto/.test(key))

/** What helps first, then what is a trial: a couple is both. */
export function bondsSaid(some: readonly Bond[]): string {
  if (some.length === 0) return joints.noBond
  const helps = some.filter(({ isTense }) => !isTense).map(({ text }) => text)
  const trials = some.filter(({ isTense }) => isTense).map(({ text }) => text)
  const helpLead = helps.length > 1 ? joints.helps : joints.help
  const trialLead = trials.length > 1 ? joints.trials : joints.trial
  const onlyLead = trials.length > 1 ? joints.onlyTrials : joints.onlyTrial
  return [
    ...(helps.length > 0 ? [helpLead, ...helps] : []),
    ...(trials.length > 0 ? [helps.length > 0 ? trialLead : onlyLead, ...trials] : []),
  ].join(' ')
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
