export type Point = readonly [x: number, y: number]
export type Points = readonly Point[]

/** Neighbouring points of a line, of a closed one also its last with its first. */
export function pairs(points: Points, closed = false): [Point, Point][] {
  const found: [Point, Point][] = []
  let before: Point | undefined = closed ? points.at(-1) : undefined
  for (const point of points) {
    if (before) found.push([before, point])
    before = point
  }
  return found
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxOf(points: Points): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export interface Placing {
  x?: number
  y?: number
  scale?: number
  /** Radians, clockwise. */
  turn?: number
  /** Mirrored left to right. */
  flip?: boolean
}

/** Moves a point: mirrored, scaled, turned, then shifted. */
export function placer({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placing): (point: Point) => Point {
  const cos = Math.cos(turn) * scale
  const sin = Math.sin(turn) * scale
  return ([px, py]) => {
    const mirrored = flip ? -px : px
    return [x + cos * mirrored - sin * py, y + sin * mirrored + cos * py]
  }
}

/** The polyline at equal steps of at most `step`. */
export function resample(points: Points, step: number): Point[] {
  const even: Point[] = []
  for (const [[x, y], [x2, y2]] of pairs(points)) {
    const parts = Math.max(1, Math.ceil(Math.hypot(x2 - x, y2 - y) / step))
    for (let part = 0; part < parts; part++) even.push([x + ((x2 - x) * part) / parts, y + ((y2 - y) * part) / parts])
  }
  const end = points.at(-1)
  if (end) even.push(end)
  return even
}
