/**
 * The charter that an applicant signs. Whoever changes a word gives it a new version: signatures name the version and
 * keep the digest of the words.
 */
export const CHARTER_VERSION = '2026-11'

export const charterWords: readonly string[] = [
  'J’écoute la personne, je réponds à sa question avec honnêteté, et je ne promets aucun résultat.',
  'Je n’annonce ni maladie, ni décès, ni grossesse, ni issue d’un procès\u00a0; je ne donne aucun avis médical, juridique ou financier, et je renvoie vers qui peut aider.',
  'Je ne vends aucun rituel, aucun «\u00a0désenvoûtement\u00a0», aucun objet. Je ne joue ni sur la peur, ni sur l’urgence.',
  'Je n’encourage personne à consulter davantage. Quand une question revient sans rien apporter de neuf, je le dis.',
  'Si une personne parle de se faire du mal, d’être en danger ou d’avoir moins de 18\u00a0ans, j’arrête la consultation avec le bouton prévu et je laisse l’équipe prendre la suite.',
  'Je ne donne pas mes coordonnées, je ne demande pas celles de la personne, et je ne propose pas de la retrouver ailleurs.',
  'Ce qui m’est confié reste entre nous. Mes notes sont justes et respectueuses\u00a0: la personne peut les lire et les effacer.',
  'Je suis présent aux heures que j’annonce, je réponds moi-même, et je ne laisse jamais un programme écrire à ma place.',
]
