import { BODIES, type Body } from '../names.ts'
import type { Position } from '../positions.ts'
import keptApart from './kept-apart.json' with { type: 'json' }
import whileBuilding from './while-building.json' with { type: 'json' }

export type ReferenceRow = (typeof keptApart)[number]

export const referenceRows: readonly ReferenceRow[] = [...whileBuilding, ...keptApart]

export function referencePosition(row: ReferenceRow, body: Body): Position {
  const [longitude, latitude, speed] = row.positions[BODIES.indexOf(body)] as [number, number, number]
  return { longitude, latitude, speed }
}
