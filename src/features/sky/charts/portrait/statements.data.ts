import type { AngleName } from '../../../../astrology/patterns/pattern.ts'

/** The sentence that names a pattern, before what it means. */
export const statements = {
  tripleSign: 'Soleil, Lune et ascendant en {sign} : le même signe par trois fois.',
  lights: 'Soleil et Lune en {sign} : vous êtes de ce signe par deux fois.',
  sunRising: 'Soleil et ascendant en {sign} : ce que vous êtes et ce que l’on voit se confondent.',
  moonRising: 'Lune et ascendant en {sign} : ce que vous ressentez se lit à l’œil nu.',
  signStellium: '{count} planètes se tiennent en {sign} : {planets}.',
  houseStellium: '{count} planètes se tiennent en maison {house} : {planets}.',
  element: '{element} l’emporte dans ce thème, avec {percent}\u00a0% du poids.',
  missing: '{element} manque à l’appel.',
  mode: 'Les signes {mode} dominent ce thème.',
  angular: '{planet} touche {angle}, à {distance} près.',
  dominant: 'Une planète revient partout, {planet}.',
  tension: 'Au centre de ce thème, une contradiction.',
  support: 'Au centre de ce thème, un accord.',
  tSquare: '{aspect}, {planet} au carré des deux : voilà le nœud de ce thème.',
  grandTrine: '{planets} forment un grand trigone de {element}.',
  unaspected: '{planet} ne reçoit aucun aspect.',
  retrograde: '{planet} était rétrograde à votre naissance.',
  retrogrades: '{count} planètes étaient rétrogrades : {planets}.',
  hemisphere: '{count} planètes sur dix sont {said}',
  ruler: 'Le maître de votre ascendant, {planet}, est en maison {house}, {said}',
  rising: 'Votre ascendant {sign} {said}',
  sun: 'Le Soleil en {sign} {said}',
  moon: 'La Lune en {sign} {said}',
  /** Before what a sign makes of somebody, in a chart where little else stands out. */
  sunSign: 'Le signe du Soleil, {sign}, pèse ici plus que d’ordinaire.',
  moonSign: 'Le signe de la Lune, {sign}, compte presque autant.',
  venusSign: 'Par Vénus, un autre signe vous donne ses goûts, {sign}.',
  marsSign: 'Par Mars, un autre signe vous prête sa force, {sign}.',
  mercurySign: 'Par Mercure, un autre signe vous prête ses mots, {sign}.',
  jupiterSign: 'Par Jupiter, un autre signe vous donne sa confiance, {sign}.',
  saturnSign: 'Par Saturne, un autre signe vous donne sa patience, {sign}.',
  /** In a chart where nothing stands out. */
  nothing:
    'Rien n’écrase le reste dans ce ciel\u00a0: aucune planète, aucun signe n’y prend toute la place. Vous tenez par l’équilibre, et l’on met du temps à vous résumer. On vous a sans doute demandé de choisir une voie, un camp, un métier pour la vie\u00a0; votre chance est de savoir passer de l’un à l’autre sans vous perdre.',
  nodeHouse: 'Le Nœud nord en maison {house} donne la direction : {said}',
  nodeSign: 'Le Nœud nord en {sign} donne la direction : {said}',
} as const

export const angleNames: Readonly<Record<AngleName, string>> = {
  ascendant: 'l’ascendant',
  midheaven: 'le milieu du ciel',
  descendant: 'le descendant',
  lowerHeaven: 'le fond du ciel',
}

export const modeNames = { cardinal: 'cardinaux', fixed: 'fixes', mutable: 'mutables' } as const
export const elementNames = { fire: 'le Feu', earth: 'la Terre', air: 'l’Air', water: 'l’Eau' } as const

export const countNames = [
  'Zéro',
  'Une',
  'Deux',
  'Trois',
  'Quatre',
  'Cinq',
  'Six',
  'Sept',
  'Huit',
  'Neuf',
  'Dix',
] as const
