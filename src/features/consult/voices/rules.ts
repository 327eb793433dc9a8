/** The longest presentation in a psychic's own voice, in seconds. */
export const VOICE_SECONDS = 20

/** Where a presentation is heard: by everyone once its profile plays it. */
export const voiceAddress = (psychicId: number, hash: string): string => `/api/psychics/${psychicId}/voices/${hash}`

/** A presentation as a profile plays it. */
export interface VoiceView {
  hash: string
  seconds: number
  /** One hexadecimal digit for each bar; empty if the psychic's browser could not draw it. */
  wave: string
}
