/** Why a number gets no message: no mobile in service, switched off, a carrier that takes none, or one's own wish. */
export const textRefusals = ['invalid', 'unreachable', 'carrier', 'blocked'] as const
export type TextRefusal = (typeof textRefusals)[number]
