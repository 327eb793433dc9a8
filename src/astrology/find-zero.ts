const STEPS = 80

/**
 * The zero of a continuous function with opposite signs at both ends, within `precision` of the argument. Illinois'
 * false position: never leaves the bracket, and needs about eight evaluations on a smooth curve.
 */
export function findZero(
  f: (x: number) => number,
  [from, to]: readonly [number, number],
  [atFrom, atTo]: readonly [number, number],
  precision: number,
): number {
  let [a, fa, b, fb] = [from, atFrom, to, atTo]
  if (fa === 0) return a
  let last = 0
  for (let step = 0; step < STEPS && Math.abs(b - a) > precision; step++) {
    const x = step % 8 === 7 ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa)
    const fx = f(x)
    if (fx === 0) return x
    if (fx > 0 === fb > 0) {
      if (Math.abs(x - b) < precision / 2) return x
      ;[b, fb] = [x, fx]
      if (last === 1) fa /= 2
      last = 1
    } else {
      if (Math.abs(x - a) < precision / 2) return x
      ;[a, fa] = [x, fx]
      if (last === -1) fb /= 2
      last = -1
    }
  }
  return (a + b) / 2
}
