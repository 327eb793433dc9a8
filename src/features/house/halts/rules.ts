import { packIds } from '../ledger/rules.ts'

/** Services that staff can halt for a while; a halted pack is withdrawn from sale. */
export const services = ['top-ups', 'consultations', ...packIds] as const
export type Service = (typeof services)[number]
