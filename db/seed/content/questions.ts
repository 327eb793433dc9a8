import type { SeedQuestion } from './kinds.ts'
import { questionsAstrologie } from './questions-astrologie.ts'
import { questionsCompte } from './questions-compte.ts'
import { questionsConsulter } from './questions-consulter.ts'
import { questionsDonnees } from './questions-donnees.ts'
import { questionsPrix } from './questions-prix.ts'
import { questionsVoyance } from './questions-voyance.ts'

export const questions: readonly SeedQuestion[] = [
  ...questionsConsulter,
  ...questionsPrix,
  ...questionsCompte,
  ...questionsDonnees,
  ...questionsVoyance,
  ...questionsAstrologie,
]
