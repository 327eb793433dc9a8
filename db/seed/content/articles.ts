import { cheminDeVie } from './articles/calculer-son-chemin-de-vie-a-la-main.ts'
import { limitesDUneConsultation } from './articles/ce-qu-une-consultation-ne-peut-pas-faire.ts'
import { ascendant } from './articles/ce-que-dit-vraiment-l-ascendant.ts'
import { chiffresEtDates } from './articles/chiffres-et-dates-ce-que-dit-la-tradition.ts'
import { zodiaque } from './articles/d-ou-vient-le-zodiaque.ts'
import { deciderSansOracle } from './articles/decider-sans-oracle.ts'
import { eclipses } from './articles/eclipses-ciel-et-symboles.ts'
import { tarotDeMarseille } from './articles/histoire-du-tarot-de-marseille.ts'
import { maisonDieu } from './articles/la-maison-dieu-sans-peur.ts'
import { retourDeSaturne } from './articles/le-retour-de-saturne.ts'
import { maisons } from './articles/les-maisons-astrologiques-visite-guidee.ts'
import { bonneQuestion } from './articles/poser-une-bonne-question-au-tarot.ts'
import { mercureRetrograde } from './articles/pourquoi-mercure-retrograde-fait-parler.ts'
import { preparerUneConsultation } from './articles/preparer-une-consultation.ts'
import { quandNePasConsulter } from './articles/quand-ne-pas-consulter.ts'
import { voyantSerieux } from './articles/reconnaitre-un-voyant-serieux.ts'
import { tarotOuOracle } from './articles/tarot-ou-oracle-quelle-difference.ts'
import { journalDesSignes } from './articles/tenir-un-journal-des-signes.ts'
import { carteDuJour } from './articles/tirer-une-carte-par-jour.ts'
import { voyanceEtDeuil } from './articles/voyance-et-deuil.ts'
import type { SeedArticle } from './kinds.ts'

/** The first twenty, oldest first. */
export const articles: readonly SeedArticle[] = [
  ascendant,
  tarotDeMarseille,
  voyantSerieux,
  mercureRetrograde,
  carteDuJour,
  preparerUneConsultation,
  maisons,
  cheminDeVie,
  bonneQuestion,
  limitesDUneConsultation,
  journalDesSignes,
  retourDeSaturne,
  maisonDieu,
  eclipses,
  quandNePasConsulter,
  zodiaque,
  tarotOuOracle,
  voyanceEtDeuil,
  chiffresEtDates,
  deciderSansOracle,
]
