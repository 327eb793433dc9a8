export type Point = readonly [longitude: number, latitude: number]

/** The centre of the points of each region. */
export class Middles {
  private readonly sums = new Map<string, { longitude: number; latitude: number; count: number }>()

  add(regions: readonly string[], point: Point | undefined): void {
    if (!point) return
    for (const region of regions) {
      const { longitude, latitude, count } = this.sums.get(region) ?? { longitude: 0, latitude: 0, count: 0 }
      this.sums.set(region, { longitude: longitude + point[0], latitude: latitude + point[1], count: count + 1 })
    }
  }

  /** The centre of the first region with any point. */
  of(regions: readonly string[]): Point | undefined {
    const [first] = regions.flatMap((one) => this.sums.get(one) ?? [])
    if (first === undefined) return undefined
    const { longitude, latitude, count } = first
    return [rounded(longitude / count), rounded(latitude / count)]
  }
}

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
