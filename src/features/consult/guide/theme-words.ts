import { folded } from '../../../platform/i18n/folded.ts'
import type { Theme } from './answers.ts'

/** How words begin, without accents, that name a theme in the specialities that psychics write themselves. */
const NAMES: Readonly<Record<Exclude<Theme, 'other'>, RegExp>> = {
  love: /^(amour|sentiment|cœur|couple|rencontre|attachement|mariage|rupture|separation)/u,
  family: /^(famil|fratrie|enfant|mere|sœur|parent|foyer)/u,
  work: /^(travail|emploi|carriere|profession|entreprise|associ|commerce|reconversion|etudes|retraite)/u,
  change: /^(choix|decision|dilemme|indecision|changement|tournant|transition|bifurcation|depart|demenagement)/u,
  self: /^(estime|confiance|equilibre|soi$|bilan|chemin|portrait|solitude|place$|reves)/u,
}

/** The specialities that name a theme, in the psychic's own words; none for a theme that is any other. */
export function citedIn(specialities: readonly string[], theme: Theme): string[] {
  if (theme === 'other') return []
  const name = NAMES[theme]
  return specialities.filter((speciality) =>
    folded(speciality)
      .split(/[\s’'-]+/u)
      .some((word) => name.test(word)),
  )
}
