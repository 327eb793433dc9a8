/** Why something is not shown, in the general terms that are counted for anyone. */
export const reasonKinds = [
  'insult',
  'person',
  'off-topic',
  'not-consultation',
  'advertising',
  'unlawful',
  'author',
  'other',
] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** What the staff says where it doesn't show something: the kind for the public count, the words for its author. */
export interface Ground {
  kind: ReasonKind
  reason: string
}
