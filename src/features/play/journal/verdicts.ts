/** What a person says became of something they kept; `early` asks for more time. */
export const VERDICTS = ['yes', 'partly', 'no', 'early'] as const
export type Verdict = (typeof VERDICTS)[number]
