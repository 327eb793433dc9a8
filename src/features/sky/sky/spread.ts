import { itemAt, lastOf } from '../../../platform/needed/needed.ts'

const TURN = 360

/** The shown angle of a mark, in degrees that may exceed one turn, and its true angle. */
interface Shown {
  at: number
  shown: number
}

/**
 * Moves angles in degrees apart to at least `gap`, in their order round the circle and as little as possible (least
 * squares). If the circle is too small, they are spaced evenly. Results are 0 to 360, at the index of their angle.
 */
export function spread(angles: readonly number[], gap: number): number[] {
  const count = angles.length
  if (count === 0) return []
  const order = angles.map((angle, place) => ({ angle: wrap(angle), place })).sort((a, b) => a.angle - b.angle)
  const room = Math.min(gap, TURN / count)
  const cuts = order.map((_, cut) => opened(order, cut, room))
  // The two ends at the cut of the circle must not overlap.
  const whole = cuts.filter((line) => lastOf(line).shown - itemAt(line, 0).shown <= TURN - room + 1e-9)
  const best = whole.toSorted((a, b) => cost(a) - cost(b))[0] ?? evenly(itemAt(cuts, 0), room)
  const cut = cuts.indexOf(best)
  const first = Math.max(cut, 0)
  const result = Array<number>(count)
  for (const [index, { shown }] of best.entries()) result[itemAt(order, (first + index) % count).place] = wrap(shown)
  return result
}

function opened(order: readonly { angle: number }[], cut: number, gap: number): Shown[] {
  const line = [...order.slice(cut), ...order.slice(0, cut).map(({ angle }) => ({ angle: angle + TURN }))]
  return pooled(
    line.map(({ angle }) => angle),
    gap,
  )
}

/** Least squares in order on a line: neighbours that are too close are merged and moved as one block. */
function pooled(angles: readonly number[], gap: number): Shown[] {
  const blocks: { sum: number; size: number }[] = []
  for (const [index, angle] of angles.entries()) {
    let block = { sum: angle - index * gap, size: 1 }
    for (let before = blocks.at(-1); before && mean(before) > mean(block); before = blocks.at(-1)) {
      blocks.pop()
      block = { sum: before.sum + block.sum, size: before.size + block.size }
    }
    blocks.push(block)
  }
  const moved = blocks.flatMap((block) => Array<number>(block.size).fill(mean(block)))
  return angles.map((at, index) => ({ at, shown: itemAt(moved, index) + index * gap }))
}

const evenly = (line: readonly Shown[], gap: number): Shown[] =>
  line.map(({ at }, index) => ({ at, shown: itemAt(line, 0).at + index * gap }))

const mean = ({ sum, size }: { sum: number; size: number }): number => sum / size
const cost = (line: readonly Shown[]): number => line.reduce((sum, { at, shown }) => sum + (at - shown) ** 2, 0)
const wrap = (angle: number): number => ((angle % TURN) + TURN) % TURN
