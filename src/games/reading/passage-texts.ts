import type { Relation } from './groups.ts'

/** The slots are those of slotsOf. Each phrase is one sentence that names a place and its card. */
export const LEADS: readonly string[] = [
  'Pour {p}, voici {c}.',
  'À la question « {q} », {c} apporte sa réponse.',
  '{C} occupe la place nommée « {P} ».',
  'Regardez {c}, dont la voix compte ici pour {p}.',
  'Sur {p}, le tirage a posé {c}.',
  '« {P} » : sous ces mots, on lit {c}.',
  'Avec {c}, une réponse se propose pour {p}.',
  'Pour {p}, {c} avance ceci : {k}.',
  '{C} place {k} sous l’intitulé « {P} ».',
  'On demandait : « {q} », et c’est {c} qui prend la parole.',
  '{K} : tel est le mot que souffle {c} pour {p}.',
  'Le sort a retourné {c} pour {p}.',
  '« {q} » À cela, {c} répond par une image plus que par une consigne.',
  'Quelques mots d’abord, {k}, que {c} dépose sur {p}.',
]

/** For the second and third card of a passage. */
export const LINKS: Readonly<Record<Relation, readonly string[]>> = {
  contrast: [
    'En face, pour {p}, {c} tient un autre langage.',
    'Le contrepoids vient avec {c}, pour {p} : {k}.',
    'Mais {c} attend son tour, pour {p}, et nuance ce qui précède.',
    'De l’autre côté, sur {p}, {c} oppose à cela {k}.',
    'Là contre, {c} fait entendre {k} pour {p}.',
    'La réplique vient pour {p}, et c’est {c} qui la donne.',
    'Vient alors, pour {p}, {c} qui pèse sur l’autre plateau.',
    'Autre ton pour {p}, avec {c}.',
  ],
  time: [
    'De là, le chemin mène vers {c}, pour {p}.',
    'Puis vient {c}, sur {p}.',
    'La suite se lit avec {c}, pour {p} : {k}.',
    'Un pas plus loin, {c} répond pour {p}.',
    'Après quoi {c} entre en scène, pour {p}, avec {k} dans les mains.',
    'Le temps passe, et sur {p} paraît {c}.',
  ],
  beside: [
    'Juste à côté, {c} parle pour {p}.',
    'Dans le même mouvement, {c} ajoute {k} pour {p}.',
    'À cela se joint {c}, pour {p}.',
    'Tout près, sur {p}, se tient {c}.',
    'L’idée se prolonge pour {p}, avec {c}.',
    'Une autre voix s’élève, {c}, pour {p} : {k}.',
    'Non loin de là, {c} glisse {k} sous « {P} ».',
    'Ajoutez-y, pour {p}, le mot que retient {c} : {k}.',
  ],
}

/** Before a passage of two opposed places: {k} and {l} are the keywords. */
export const OPPOSED: readonly string[] = [
  '{K} d’un côté, {l} de l’autre : ces deux places se lisent ensemble.',
  'Entre {k} et {l}, il y a une tension, et c’est elle qui fait avancer.',
  'Deux forces se partagent le terrain, {k} et {l}.',
  'Que faire quand {k} et {l} se présentent à la fois ?',
]

/** Before the cards that get a few words each. */
export const BRIEFLY: readonly string[] = [
  'Plus brièvement, le reste du tirage donne le décor',
  'Les autres places tiennent en peu de mots',
  'À l’arrière-plan, d’une touche chacune, les autres cartes répondent',
]

/** Before what two cards say together: {one} and {other} are their names, {One} at the start of a sentence. */
export const TOGETHER: readonly string[] = [
  'Lisez ensemble {one} et {other}.',
  '{One} et {other} se répondent dans ce tirage.',
  'Entre {one} et {other}, un dialogue se noue.',
  'Rapprochez {one} et {other}, qui se connaissent bien.',
  'Que {one} et {other} sortent le même jour mérite un mot.',
]

/** Before the sentence of another theme, for the card at the heart of a short reading. */
export const DEEPER: Readonly<Record<'love' | 'self', readonly string[]>> = {
  love: [
    'Avant de ranger le jeu, revenez vers {c}, qui garde un mot pour ceux que vous aimez.',
    'Relisez {c} une dernière fois, en pensant cette fois aux personnes qui vous sont chères.',
    'Une part de {theme} passe par les autres, et {c} le rappelle à sa façon.',
  ],
  self: [
    'Avant de ranger le jeu, revenez vers {c}, qui garde un mot pour vous.',
    'Relisez {c} une dernière fois, sans penser à la question ni à personne.',
    'Derrière {theme}, il y a vous, et {c} s’adresse aussi à cette part plus discrète.',
  ],
}

/** Before the sentence of another theme, when one card is drawn. */
export const ELSEWHERE: Readonly<Record<'love' | 'work' | 'money' | 'self', readonly string[]>> = {
  love: [
    'Du côté du cœur, la même carte dit autre chose.',
    'Vos affections en reçoivent aussi un reflet, plus tendre.',
  ],
  work: [
    'Votre ouvrage quotidien en reçoit un écho, que voici.',
    'Au travail, la même image se traduit un peu autrement.',
  ],
  money: [
    'Quant aux choses matérielles, le conseil est sobre, comme il convient.',
    'L’argent entre aussi dans le tableau, par la petite porte.',
  ],
  self: ['Plus profondément, c’est à vous que l’image s’adresse.', 'Il reste la part qui ne regarde que vous.'],
}
