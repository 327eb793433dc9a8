const BEGINS_WITH_VOWEL = /^[aeiouyhœæ]/i

/** Whether « de » is elided before a name: « d’Anaïs ». */
export const isElided = (name: string): boolean => BEGINS_WITH_VOWEL.test(name.normalize('NFD'))
