/** Rectangular coordinates in one frame: x, y, z. */
export type Triple = readonly [number, number, number]

export const add = (a: Triple, b: Triple, times = 1): Triple => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]
export const scale = (a: Triple, by: number): Triple => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Triple): number => Math.sqrt(dot(a, a))
export const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
