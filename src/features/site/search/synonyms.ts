import { singular } from '../../../platform/i18n/words.ts'

/** Synonyms, folded: a search for one also finds the others, ranked lower. */
const groups: readonly (readonly string[])[] = [
  ['voyance', 'voyant', 'voyante', 'medium', 'mediumnite', 'clairvoyance', 'clairvoyant', 'clairvoyante'],
  ['tarot', 'tarologue', 'tarologie', 'cartomancie', 'cartomancienne', 'cartes'],
  ['astrologie', 'astrologue', 'astro'],
  ['rune', 'runes', 'runique', 'futhark'],
  ['numerologie', 'numerologue'],
  ['horoscope', 'previsions'],
  ['amour', 'amoureux', 'amoureuse', 'couple', 'sentimental', 'sentiments'],
  ['prix', 'tarif', 'cout', 'paiement', 'payer'],
  ['travail', 'emploi', 'carriere', 'metier'],
  ['deuil', 'defunt', 'disparu', 'mort'],
  ['gratuit', 'offert'],
  ['chat', 'tchat', 'messages', 'messagerie'],
  ['remboursement', 'rembourser', 'retractation', 'annuler'],
  ['automate', 'robot', 'ia'],
  ['avis', 'temoignages', 'notes'],
]

const byWord = new Map(groups.flatMap((group) => group.flatMap((word) => [[word, group] as const])))

export const synonymsOf = (word: string): readonly string[] => byWord.get(word) ?? byWord.get(singular(word)) ?? []
