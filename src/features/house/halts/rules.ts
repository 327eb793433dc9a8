/** Services that staff can halt for a while. */
export const services = ['top-ups', 'consultations'] as const
export type Service = (typeof services)[number]
