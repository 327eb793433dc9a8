import { fold } from '../care/distress.ts'

/** What the charter forbids to foretell or to sell: the psychic is asked to read their answer again. */
const CHARTER =
  /\b(mort|mourir|deces|deceder|cancer|maladie|diagnostic|guerir|guerison|enceinte|grossesse|fausse couche|loto|euromillions|casino|pari|paris sportifs|envout\w*|desenvout\w*|malediction|mauvais sort|mauvais oeil|magie noire|sorcellerie|garanti\w*|certitude absolue|100 pour cent|virement|western union)\b/u

/** A telephone number, an address of a mail or of a page, or an account on another service. */
const CONTACT = [
  /(?:\d[\s.\-/]*){9,}/u,
  /[^\s@]+\s*(?:@|\(at\)|\[at\])\s*[^\s@]+\.[a-z]{2,}/iu,
  /\b(?:https?:|www\.)\S+/iu,
  /\b[a-z0-9-]{2,}\.(?:fr|com|net|org|eu|io|me|be|ch)\b/iu,
  /\b(?:whatsapp|telegram|snapchat|instagram|facebook|messenger|paypal)\b/iu,
]

/** The first words that the charter forbids, as they were written; null if there are none. */
export const charterWords = (text: string): string | null => fold(text).match(CHARTER)?.[0] ?? null

export const tellsContact = (text: string): boolean => CONTACT.some((pattern) => pattern.test(text))
