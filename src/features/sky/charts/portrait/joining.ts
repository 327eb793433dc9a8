/** How many words a reader counts: what spaces part, punctuation alone aside. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Words that begin with a capital only at the head of a sentence; names of planets and signs keep theirs. */
const COMMON = /^(Le|La|Les|L’|Une?|Vous|Votre|Ce|Toute|Quatre|Cinq|Six|Sept|Huit|Neuf|Dix)(?=[\s\p{L}])/u

/** Puts a turn of phrase that ends in a space before a sentence. */
export const hinged = (hinge: string, sentence: string): string =>
  hinge + sentence.replace(COMMON, (word) => word.toLocaleLowerCase('fr'))
