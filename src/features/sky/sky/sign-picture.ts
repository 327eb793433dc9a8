import type { Sign } from '../../../astrology/names.ts'

/** The engraved medal of a sign. */
export const signPicture = (sign: Sign): string => `/planches/signe-${sign}-192.avif`
