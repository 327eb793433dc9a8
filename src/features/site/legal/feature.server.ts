import { feature } from '../../house/feature/declare.server.ts'
import { legalChecks } from './checks.server.ts'

export const legal = feature({
  checks: legalChecks,
})
