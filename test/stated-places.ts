import { apart, signOfLongitude } from '../src/astrology/angles.ts'
import { ASPECT_ANGLES, orbOf } from '../src/astrology/aspects.ts'
import { balanceOf, elementsOf } from '../src/astrology/charts/balance.ts'
import type { Chart } from '../src/astrology/charts/chart.ts'
import { houseOf } from '../src/astrology/houses/houses.ts'
import {
  ASPECTS,
  type Aspect,
  type Body,
  type Element,
  type Mode,
  PLANETS,
  SIGNS,
  type Sign,
} from '../src/astrology/names.ts'
import { positionsAt } from '../src/astrology/positions.ts'
import { texts as sky } from '../src/features/sky/sky/texts.ts'

const bodies = {
  Soleil: 'sun',
  Lune: 'moon',
  Mercure: 'mercury',
  Vénus: 'venus',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturne: 'saturn',
  Uranus: 'uranus',
  Neptune: 'neptune',
  Pluton: 'pluto',
  'Nœud nord': 'meanNode',
  ascendant: 'ascendant',
} as const satisfies Record<string, Body | 'ascendant'>
const NAME = Object.keys(bodies).join('|')
const SIGN = SIGNS.map((sign) => sky.entries[sign]).join('|')
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const LIST = `(?:(?:le |la |l’)?(?:${NAME})(?:,? (?:de|d’)[^,]+)?(?:, | et )?)+`
const COUNTS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const elements: Readonly<Record<string, Element>> = { Feu: 'fire', Terre: 'earth', Air: 'air', Eau: 'water' }
const modes: Readonly<Record<string, Mode>> = { cardinaux: 'cardinal', fixes: 'fixed', mutables: 'mutable' }
const aspects: Readonly<Record<string, Aspect>> = {
  conjonction: 'conjunction',
  sextile: 'sextile',
  carré: 'square',
  trigone: 'trine',
  opposition: 'opposition',
}

/**
 * The places, aspects, shares and motions that a French text states and that the sky of a birth does not have. All are
 * computed again from the instant of birth, and not read from the chart that the text was made of.
 */
export function falsePlaces(text: string, chart: Chart): string[] {
  const found = positionsAt(new Date(chart.instant))
  const longitudeOf = (id: Body | 'ascendant') => (id === 'ascendant' ? chart.angles!.ascendant : found[id].longitude)
  const named = (list: string) => [...list.matchAll(new RegExp(NAME, 'gi'))].map(([name]) => bodyNamed(name))
  const signOf = (name: string): Sign => SIGNS.find((sign) => sky.entries[sign] === name)!
  const isIn = (ids: readonly (Body | 'ascendant')[], where: string) =>
    ids.length > 0 &&
    ids.every((id) =>
      where.startsWith('maison ')
        ? id !== 'ascendant' &&
          chart.houses !== null &&
          houseOf(longitudeOf(id), chart.houses) === ROMAN.indexOf(where.slice(7)) + 1
        : signOfLongitude(longitudeOf(id)) === signOf(where),
    )
  const wrong: string[] = []
  const square = new RegExp(
    `(${NAME}) en opposition (?:à la |à |au )(${NAME}), (?:le |la )?(${NAME}) au carré des deux`,
    'gi',
  )
  for (const [said, from = '', to = '', apex = ''] of text.matchAll(square)) {
    if (![from, to].every((end) => isBetween(bodyNamed(end), bodyNamed(apex), 'square'))) wrong.push(said)
  }
  const rest = eachOf(text, [
    // Six planètes se tiennent en maison VI : le Soleil, Mercure…
    [
      `\\S+ planètes se tiennent en (maison [IVX]+|${SIGN})\\s: (${LIST})\\.`,
      ([, where = '', list = '']) => isIn(named(list), where),
    ],
    [`ascendant (${SIGN})`, ([, where = '']) => isIn(['ascendant'], where)],
    [
      `Le maître de votre ascendant, (?:le |la )?(${NAME}), est en (maison [IVX]+)`,
      ([, name = '', where = '']) => isIn(named(name), where),
    ],
    [`Le signe du Soleil, (${SIGN})`, ([, where = '']) => isIn(['sun'], where)],
    [`Le signe de la Lune, (${SIGN})`, ([, where = '']) => isIn(['moon'], where)],
    [
      `Par (Vénus|Mars|Mercure|Jupiter|Saturne), un autre signe vous (?:donne|prête) (?:ses goûts|sa force|ses mots|sa confiance|sa patience), (${SIGN})`,
      ([, name = '', where = '']) => isIn(named(name), where),
    ],
    [`(${LIST}) en (maison [IVX]+|${SIGN})`, ([, list = '', where = '']) => isIn(named(list), where)],
    [
      `(${NAME}) en (${Object.keys(aspects).join('|')}) (?:à la |à |au |avec la |avec le |avec )(${NAME})`,
      ([, from = '', type = '', to = '']) => isAspect(from, type, to),
    ],
    [
      `(?:le |la )?(${NAME}) touche (l’ascendant|le milieu du ciel|le descendant|le fond du ciel), à (\\d+)°\\s(\\d\\d)′ près`,
      ([, name = '', angle = '', degrees, minutes]) => isNear(name, angle, Number(degrees) + Number(minutes) / 60),
    ],
    [
      `(Feu|Terre|Air|Eau) l’emporte dans ce thème, avec (\\d+)\\s% du poids`,
      ([, element = '', percent]) =>
        elementsOf(chart).find(({ name }) => name === elements[element])!.percent === Number(percent),
    ],
    [
      `(\\S+) planètes sur dix sont (au-dessus de l’horizon|sous l’horizon|à l’est du méridien|à l’ouest du méridien)`,
      ([, count = '', side = '']) => countOn(side) === COUNTS.indexOf(count.toLowerCase()),
    ],
    [
      'Les signes (cardinaux|fixes|mutables) dominent ce thème',
      ([, mode = '']) => balanceOf(chart).mode.name === modes[mode],
    ],
    [
      '(Feu|Terre|Air|Eau) manque à l’appel',
      ([, element = '']) => elementsOf(chart).find(({ name }) => name === elements[element])!.points < 1,
    ],
    [
      `(${LIST}) forment un grand trigone de (Feu|Terre|Air|Eau)`,
      ([, list = '']) => named(list).length === 3 && pairsOf(named(list)).every(([a, b]) => isBetween(a, b, 'trine')),
    ],
    [
      `(${NAME}) ne reçoit aucun aspect`,
      ([, name = '']) =>
        Object.values(bodies).every((other) =>
          ASPECTS.every((aspect) => other === 'meanNode' || !isBetween(bodyNamed(name), other, aspect)),
        ),
    ],
    [
      `planètes étaient rétrogrades\\s: (${LIST})\\.`,
      ([, list = '']) => named(list).every((id) => id !== 'ascendant' && found[id].speed < 0),
    ],
    [
      `(${NAME}) était rétrograde`,
      ([, name = '']) => named(name).every((id) => id !== 'ascendant' && found[id].speed < 0),
    ],
  ])
  // A place in words that none of these forms can read would go unchecked.
  wrong.push(
    ...[...rest.matchAll(new RegExp(`\\ben (${SIGN}|maison [IVX]+)|rétrograde`, 'g'))].map(
      ([said]) => `unread: ${said}`,
    ),
  )
  return wrong

  function eachOf(from: string, forms: readonly (readonly [string, (match: readonly string[]) => boolean])[]): string {
    return forms.reduce(
      (left, [form, isTrue]) =>
        left.replace(new RegExp(form, 'gi'), (...match) => {
          if (!isTrue(match.slice(0, -2).map(String))) wrong.push(String(match[0]))
          return '…'
        }),
      from,
    )
  }

  function isAspect(from: string, type: string, to: string): boolean {
    const aspect = aspects[type]
    return aspect !== undefined && isBetween(bodyNamed(from), bodyNamed(to), aspect)
  }

  function isBetween(one: Body | 'ascendant', other: Body | 'ascendant', aspect: Aspect): boolean {
    if (one === other || one === 'ascendant' || other === 'ascendant') return false
    const off = Math.abs(apart(longitudeOf(one), longitudeOf(other)) - ASPECT_ANGLES[aspect])
    return off <= orbOf(one, other, aspect)
  }

  function countOn(side: string): number {
    const houses = PLANETS.map((id) => houseOf(longitudeOf(id), chart.houses!))
    const sides: Readonly<Record<string, (house: number) => boolean>> = {
      'au-dessus de l’horizon': (house) => house > 6,
      'sous l’horizon': (house) => house <= 6,
      'à l’est du méridien': (house) => house >= 10 || house <= 3,
      'à l’ouest du méridien': (house) => house >= 4 && house <= 9,
    }
    return houses.filter(sides[side]!).length
  }

  function isNear(name: string, angle: string, distance: number): boolean {
    const { ascendant, midheaven } = chart.angles!
    const at = {
      'l’ascendant': ascendant,
      'le milieu du ciel': midheaven,
      'le descendant': ascendant + 180,
      'le fond du ciel': midheaven + 180,
    }[angle]!
    return Math.abs(apart(longitudeOf(bodyNamed(name)), at) - distance) < 1 / 60 + 1e-6
  }
}

const bodyNamed = (name: string): Body | 'ascendant' =>
  bodies[Object.keys(bodies).find((known) => known.toLowerCase() === name.toLowerCase()) as keyof typeof bodies]

const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]))

/** The same for two people, by how their planets are named: « Vénus d’Anaïs en carré à la Lune de Louis ». */
export function falsePlacesOfTwo(text: string, charts: Readonly<Record<string, Chart>>): string[] {
  const skies = Object.fromEntries(
    Object.entries(charts).map(([whose, { instant }]) => [whose, positionsAt(new Date(instant))]),
  )
  const whose = Object.keys(charts).join('|')
  const at = (name: string, of: string) => {
    const body = bodyNamed(name)
    return body === 'ascendant' ? Number.NaN : skies[of]![body].longitude
  }
  const signAt = (name: string, of: string) => sky.entries[signOfLongitude(at(name, of))]
  const wrong: string[] = []
  const check = (form: string, isTrue: (match: readonly string[]) => boolean) => (left: string) =>
    left.replace(new RegExp(form, 'g'), (...match) => {
      if (!isTrue(match.slice(0, -2).map(String))) wrong.push(String(match[0]))
      return '…'
    })
  const kinds = Object.keys(aspects).join('|')
  const read = [
    check(
      `(${NAME}) (${whose}) en (${kinds}) (?:à la |à |au |avec la |avec le |avec )(${NAME}) (${whose})`,
      (found) => {
        const [, one = '', ofOne = '', type = '', other = '', ofOther = ''] = found
        const off = apart(at(one, ofOne), at(other, ofOther)) - ASPECT_ANGLES[aspects[type]!]
        return Math.abs(off) <= orbOf(bodyNamed(one) as Body, bodyNamed(other) as Body, aspects[type]!)
      },
    ),
    check(`(${NAME}) (${whose}) en (${SIGN})`, ([, name = '', of = '', sign]) => signAt(name, of) === sign),
    check(`Vos deux (Soleil|Lune)s sont en (${SIGN})`, ([, name = '', sign]) =>
      Object.keys(charts).every((of) => signAt(name, of) === sign),
    ),
  ]
  const rest = read.reduce((left, form) => form(left), text)
  wrong.push(...[...rest.matchAll(new RegExp(`\\ben (${SIGN})`, 'g'))].map(([said]) => `unread: ${said}`))
  return wrong
}
