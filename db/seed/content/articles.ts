import { ruptureVenus } from './articles/apres-une-rupture-le-temps-de-venus.ts'
import { cheminDeVie } from './articles/calculer-son-chemin-de-vie-a-la-main.ts'
import { limitesDUneConsultation } from './articles/ce-qu-une-consultation-ne-peut-pas-faire.ts'
import { ascendant } from './articles/ce-que-dit-vraiment-l-ascendant.ts'
import { chiffresEtDates } from './articles/chiffres-et-dates-ce-que-dit-la-tradition.ts'
import { couplesSignes } from './articles/couples-de-signes-ce-qui-se-joue.ts'
import { zodiaque } from './articles/d-ou-vient-le-zodiaque.ts'
import { deciderSansOracle } from './articles/decider-sans-oracle.ts'
import { demenager } from './articles/demenager-ce-que-dit-la-maison-quatre.ts'
import { eclipses } from './articles/eclipses-ciel-et-symboles.ts'
import { tarotDeMarseille } from './articles/histoire-du-tarot-de-marseille.ts'
import { annee2027 } from './articles/l-annee-2027-ce-que-dit-le-ciel.ts'
import { argentCouple } from './articles/l-argent-dans-le-couple-qui-paie-quoi.ts'
import { luneEnfant } from './articles/la-lune-de-votre-enfant.ts'
import { maisonDieu } from './articles/la-maison-dieu-sans-peur.ts'
import { retourDeSaturne } from './articles/le-retour-de-saturne.ts'
import { maisons } from './articles/les-maisons-astrologiques-visite-guidee.ts'
import { premierTheme } from './articles/lire-son-premier-theme-astral.ts'
import { bonneQuestion } from './articles/poser-une-bonne-question-au-tarot.ts'
import { mercureRetrograde } from './articles/pourquoi-mercure-retrograde-fait-parler.ts'
import { pasSonSigne } from './articles/pourquoi-on-ne-ressemble-pas-a-son-signe.ts'
import { preparerUneConsultation } from './articles/preparer-une-consultation.ts'
import { quandNePasConsulter } from './articles/quand-ne-pas-consulter.ts'
import { metier } from './articles/quel-travail-vous-va-le-metier-dans-le-theme.ts'
import { voyantSerieux } from './articles/reconnaitre-un-voyant-serieux.ts'
import { tarotOuOracle } from './articles/tarot-ou-oracle-quelle-difference.ts'
import { journalDesSignes } from './articles/tenir-un-journal-des-signes.ts'
import { carteDuJour } from './articles/tirer-une-carte-par-jour.ts'
import { venusAmour } from './articles/venus-ce-que-votre-theme-dit-de-l-amour.ts'
import { voyanceEtDeuil } from './articles/voyance-et-deuil.ts'
import type { SeedArticle } from './kinds.ts'

/** The delivered ones, oldest first. */
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
  premierTheme,
  zodiaque,
  pasSonSigne,
  metier,
  tarotOuOracle,
  luneEnfant,
  voyanceEtDeuil,
  venusAmour,
  couplesSignes,
  ruptureVenus,
  chiffresEtDates,
  argentCouple,
  demenager,
  deciderSansOracle,
  annee2027,
]
