export const SUBJECTS = ['consultation', 'payment', 'account', 'data', 'technical', 'press', 'work', 'other'] as const
export type Subject = (typeof SUBJECTS)[number]

export const NAME_MAX = 120
export const TEXT_MIN = 10
export const TEXT_MAX = 4000
/** A message with more links is taken for advertising. */
export const LINKS_MAX = 3

/** Counts the links in a text, with or without a protocol. */
export const linksIn = (text: string): number => text.match(/https?:\/\/(www\.)?|www\./gi)?.length ?? 0
