type SeedJob = 'voyant' | 'medium' | 'astrologue' | 'tarologue' | 'numerologue'

/** One psychic of the demo world, as written by an author. Prices are integer cents per minute, VAT included. */
export interface SeedPsychic {
  slug: string
  name: string
  gender: 'female' | 'male'
  /** The main one. */
  job: SeedJob
  otherJobs?: readonly SeedJob[]
  pricePerMinute: number
  /** Year the person began to practise. */
  practisingSince: number
  isNew: boolean
  isAutomaton: boolean
  channels: readonly ('chat' | 'phone' | 'sms' | 'web-call' | 'audiotel')[]
  /** Three to five, lower case. */
  specialities: readonly string[]
  /** One sentence, at most 110 characters, shown in lists. */
  headline: string
  /** Paragraphs of the profile, 3 to 4, 170 to 260 words in all. */
  presentation: readonly string[]
  /** How a consultation goes, 50 to 90 words. */
  method: string
  /** Weekly hours in Paris time; day 1 is Monday; `to` may be "24:00". */
  schedule: readonly { day: 1 | 2 | 3 | 4 | 5 | 6 | 7; from: string; to: string }[]
}
