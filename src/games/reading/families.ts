import { AETTS, type Aett } from '../deck.ts'

/** What the oracle's cards have in common, eight each: it has no suits. */
type OracleFamily = 'openings' | 'bonds' | 'impulses' | 'retreats'
export type Family = OracleFamily | Aett

export const ORACLE_FAMILIES: readonly { family: OracleFamily; slugs: readonly string[] }[] = [
  {
    family: 'openings',
    slugs: [
      'la-rencontre',
      'le-regard',
      'le-seuil',
      'la-clef',
      'la-main-tendue',
      'la-fenetre',
      'le-carrefour',
      'l-aurore',
    ],
  },
  {
    family: 'bonds',
    slugs: ['la-lettre', 'le-jardin', 'le-pont', 'l-ancre', 'le-fil', 'la-promesse', 'l-anneau', 'la-maison'],
  },
  {
    family: 'impulses',
    slugs: [
      'l-orage',
      'la-danse',
      'la-flamme',
      'la-balancoire',
      'la-barque',
      'la-moisson',
      'le-retour',
      'la-reparation',
    ],
  },
  {
    family: 'retreats',
    slugs: ['l-attente', 'le-miroir', 'le-silence', 'la-lampe', 'le-secret', 'l-absence', 'la-blessure', 'le-masque'],
  },
]

export const FAMILIES: readonly Family[] = [...ORACLE_FAMILIES.map(({ family }) => family), ...AETTS]
