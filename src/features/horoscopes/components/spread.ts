/**
 * Longitudes moved as little as may be so that neighbours on the circle stand `apart` degrees from one another, in the order
 * given. The order on the circle is kept; there must be room for all.
 */
export function spread(longitudes: readonly number[], apart: number): number[] {
  const order = longitudes.map((_, index) => index).sort((a, b) => longitudes[a]! - longitudes[b]!)
  const places = order.map((index) => longitudes[index]!)
  for (let round = 0; round < 200; round++) {
    let moved = false
    for (let index = 0; index < places.length; index++) {
      const next = (index + 1) % places.length
      const turn = next === 0 ? 360 : 0
      const missing = apart - (places[next]! + turn - places[index]!)
      if (missing <= 1e-6) continue
      places[index]! -= missing / 2
      places[next]! += missing / 2
      moved = true
    }
    if (!moved) break
  }
  const spreadOut: number[] = []
  order.forEach((index, place) => {
    spreadOut[index] = (places[place]! + 360) % 360
  })
  return spreadOut
}
