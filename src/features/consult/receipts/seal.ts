/** The side of the square that a seal is drawn in. */
export const SEAL = 120

/** A curve, drawn several times with a turn between, in degrees. */
export interface Rosette {
  path: string
  turns: number[]
}

export interface Seal {
  /** From the edge inwards. */
  rosettes: Rosette[]
  /** The radii of the plain circles around them. */
  circles: number[]
  /** The milled edge, as of a coin. */
  edge: string
}

/**
 * The seal of a code, as the rose engine of an engraver would cut it: how many petals, how deep and how turned follow
 * from the code, so that two receipts have two seals.
 */
export function sealOf(code: string): Seal {
  const mark = code.slice(code.indexOf('-') + 1)
  const byte = (place: number) => Number.parseInt(mark.slice(2 * place, 2 * place + 2), 16)
  const pick = (place: number, least: number, count: number) => least + (byte(place) % count)
  const wave = (place: number) => (byte(place) / 256) * 2 * Math.PI
  return {
    circles: [57.5, 54.5, 34.5, 19.5],
    edge: milled(96),
    rosettes: [
      rosette({ inner: 36, outer: 53, petals: pick(0, 9, 9), depth: pick(1, 0, 5), turn: wave(2), strands: 6 }),
      rosette({ inner: 36, outer: 53, petals: pick(3, 18, 9), depth: pick(4, 0, 4), turn: wave(5), strands: 2 }),
      rosette({ inner: 21, outer: 33, petals: pick(6, 5, 7), depth: pick(7, 0, 4), turn: wave(8), strands: 5 }),
    ],
  }
}

interface Cut {
  inner: number
  outer: number
  petals: number
  /** How much a second, slower wave bends the first, in units. */
  depth: number
  turn: number
  strands: number
}

const STEPS = 10

function rosette({ inner, outer, petals, depth, turn, strands }: Cut): Rosette {
  const [middle, half] = [(inner + outer) / 2, (outer - inner - depth) / 2]
  const points = Array.from({ length: petals * STEPS }, (_, step): [number, number] => {
    const angle = (step / (petals * STEPS)) * 2 * Math.PI
    const radius = middle + half * Math.sin(petals * angle + turn) + (depth / 2) * Math.sin(3 * angle + turn)
    return [SEAL / 2 + radius * Math.cos(angle), SEAL / 2 + radius * Math.sin(angle)]
  })
  const turns = Array.from({ length: strands }, (_, strand) => round((strand * 360) / (petals * strands)))
  return { path: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, turns }
}

function milled(teeth: number): string {
  return Array.from({ length: teeth }, (_, tooth) => {
    const angle = (tooth / teeth) * 2 * Math.PI
    const at = (radius: number) =>
      `${round(SEAL / 2 + radius * Math.cos(angle))} ${round(SEAL / 2 + radius * Math.sin(angle))}`
    return `M${at(55.2)}L${at(56.8)}`
  }).join('')
}

const round = (value: number): number => Math.round(value * 100) / 100
