import type { Body } from '../names.ts'

/** A body of a chart, which has them all. */
export function bodyIn<T extends { readonly id: Body }>(bodies: readonly T[], id: Body): T {
  const body = bodies.find((one) => one.id === id)
  if (!body) throw new Error(`a chart without ${id}`)
  return body
}
