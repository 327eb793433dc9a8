import type { Body } from '../../../../astrology/names.ts'
import { PlanetIcon } from '../../../../ui/art/art.tsx'
import { type PlanetSign, planets } from '../../../../ui/art/planet.data.ts'

const signOf = (body: Body): PlanetSign => (body === 'meanNode' || body === 'trueNode' ? 'node' : body)

export const glyphOf = (body: Body): string => planets[signOf(body)]

/** Decorative: the body's name is beside it. */
export const BodyIcon = ({ body, size }: { body: Body; size?: number }) => (
  <PlanetIcon body={signOf(body)} {...(size === undefined ? {} : { size })} />
)
