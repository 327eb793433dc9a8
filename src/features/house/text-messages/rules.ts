/**
 * Why a number gets no message: not a mobile in service, switched off, refused by its carrier, or blocked by its owner.
 */
export const textRefusals = ['invalid', 'unreachable', 'carrier', 'blocked'] as const
export type TextRefusal = (typeof textRefusals)[number]
