export const SUBJECTS = ['consultation', 'payment', 'account', 'data', 'technical', 'press', 'other'] as const
export type Subject = (typeof SUBJECTS)[number]

export const NAME_MAX = 120
export const TEXT_MIN = 10
export const TEXT_MAX = 4000
/** More is what advertising has. */
export const LINKS_MAX = 3

/** Addresses that a text leads to, however they are written around. */
export const linksIn = (text: string): number => text.match(/https?:\/\/(www\.)?|www\./gi)?.length ?? 0
