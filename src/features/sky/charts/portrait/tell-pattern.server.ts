import { PLANETS, type Planet, type Sign } from '../../../../astrology/names.ts'
import type { Pattern } from '../../../../astrology/patterns/pattern.ts'
import { fillPlaces, plainWording, say } from '../../../../platform/i18n/texts.ts'
import { needed } from '../../../../platform/needed/needed.ts'
import { inDegrees, inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { aspectName } from '../aspect-name.ts'
import { houseStelliums, rulerHouses } from './houses.data.ts'
import { angulars, apexes, dominants, retrogradeSaid, unaspecteds } from './planets.data.ts'
import { elementSaid, grandTrines, hemisphereSaid, missingSaid, modeSaid, retrogradesSaid } from './shapes.data.ts'
import { signCores } from './signs.data.ts'
import { angleNames, countNames, elementNames, modeNames, statements } from './statements.data.ts'
import { supports } from './supports.data.ts'
import { tensions } from './tensions.data.ts'

/** A pattern in French: the sentence that names it, then what it means. */
export function tellPattern(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'tripleSign':
      return told('tripleSign', { sign: signName(pattern.sign) }, signCores[pattern.sign])
    case 'doubleSign':
      return told(pattern.of, { sign: signName(pattern.sign) }, signCores[pattern.sign])
    case 'signStellium':
      return told(
        'signStellium',
        { sign: signName(pattern.sign), ...several(pattern.planets) },
        signCores[pattern.sign],
      )
    case 'houseStellium':
      return told(
        'houseStellium',
        { house: inRoman(pattern.house), ...several(pattern.planets) },
        houseStelliums[pattern.house as 1],
      )
    case 'element':
      return told(
        'element',
        { element: capital(elementNames[pattern.element]), percent: String(pattern.percent) },
        elementSaid[pattern.element],
      )
    case 'missing':
      return told('missing', { element: capital(elementNames[pattern.element]) }, missingSaid[pattern.element])
    case 'mode':
      return told('mode', { mode: modeNames[pattern.mode] }, modeSaid[pattern.mode])
    case 'angular':
      return told(
        'angular',
        {
          planet: capital(named(pattern.planet)),
          angle: angleNames[pattern.angle],
          distance: inDegrees(pattern.distance),
        },
        angulars[pattern.planet][pattern.angle],
      )
    case 'dominant':
      return told('dominant', { planet: named(pattern.planet) }, dominants[pattern.planet])
    case 'tension':
      return told('tension', {}, tellContact(pattern))
    case 'support':
      return told('support', {}, tellContact(pattern))
    case 'tSquare': {
      const [from, to] = pattern.ends
      const aspect = aspectName(plainWording, { from, to, type: 'opposition' })
      return told('tSquare', { aspect, planet: named(pattern.apex) }, apexes[pattern.apex])
    }
    case 'grandTrine': {
      const element = elementNames[pattern.element].replace(/^l(?:e |a |’)/, '')
      return told('grandTrine', { planets: capital(listed(pattern.planets)), element }, grandTrines[pattern.element])
    }
    case 'unaspected':
      return told('unaspected', { planet: capital(named(pattern.planet)) }, unaspecteds[pattern.planet as 'sun'])
    case 'retrograde':
      return told('retrograde', { planet: capital(named(pattern.planet)) }, retrogradeSaid[pattern.planet])
    case 'retrogrades':
      return told('retrogrades', several(pattern.planets), retrogradesSaid)
    case 'hemisphere':
      return filled('hemisphere', {
        count: needed(countNames[pattern.count], 'count'),
        said: hemisphereSaid[pattern.side],
      })
    case 'ruler':
      return filled('ruler', {
        planet: named(pattern.planet),
        house: inRoman(pattern.house),
        said: rulerHouses[pattern.house as 1],
      })
  }
}

/** A tension or a support without the sentence that makes it the centre of the chart. */
export function tellContact({ kind, aspect }: Extract<Pattern, { kind: 'tension' | 'support' }>): string {
  const texts: Readonly<Record<string, string>> = kind === 'tension' ? tensions : supports
  const key = `${aspect.from} ${aspect.to}`
  return fillPlaces(needed(texts[key], `${kind} of ${key}`), () => aspectName(plainWording, aspect))
}

type Statement = keyof typeof statements

export const filled = (key: Statement, values: Readonly<Record<string, string>>): string =>
  fillPlaces(statements[key], (name) => values[name])

const told = (key: Statement, values: Readonly<Record<string, string>>, meaning: string): string =>
  `${filled(key, values)} ${meaning}`

export const signName = (sign: Sign): string => say(plainWording, sky, sign)

/** French names of the luminaries take an article. */
const named = (planet: Planet): string => {
  const name = say(plainWording, sky, planet)
  if (planet === 'sun') return `le ${name}`
  return planet === 'moon' ? `la ${name}` : name
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)

const joined = new Intl.ListFormat('fr', { type: 'conjunction' })
const listed = (planets: readonly Planet[]): string =>
  joined.format(planets.toSorted((a, b) => PLANETS.indexOf(a) - PLANETS.indexOf(b)).map(named))

const several = (planets: readonly Planet[]) => ({
  count: needed(countNames[planets.length], 'count'),
  planets: listed(planets),
})
