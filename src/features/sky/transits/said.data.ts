import type { Planet } from '../../../astrology/names.ts'
import type { Target } from '../../../astrology/transits/transits.ts'

/** What each part of a birth chart is in a life; follows a verb or a preposition. */
export const domains: Readonly<Record<Target, string>> = {
  sun: 'votre volonté et l’image que vous avez de vous',
  moon: 'votre humeur et votre besoin de sécurité',
  mercury: 'vos idées et vos échanges',
  venus: 'vos amours et vos goûts',
  mars: 'votre élan et vos colères',
  jupiter: 'votre confiance et vos projets',
  saturn: 'vos devoirs et vos limites',
  uranus: 'votre besoin de liberté',
  neptune: 'vos rêves et vos croyances',
  pluto: 'vos peurs et votre pouvoir sur les choses',
  ascendant: 'votre corps et votre façon d’aborder les gens',
  midheaven: 'votre métier et votre réputation',
}

/** A conjunction, an easy aspect (sextile, trine) and a hard one (square, opposition). */
export type Manner = 'joined' | 'easy' | 'hard'

/** What a moving planet does to {what}. */
export const transitSaid: Readonly<Record<Planet, Readonly<Record<Manner, string>>>> = {
  sun: {
    joined: 'Deux ou trois jours éclairent {what}. On vous regarde\u00a0: montrez-vous.',
    easy: 'Un bon moment pour {what}. Ce qui demandait un effort vient de soi-même.',
    hard: 'Ces jours-ci mettent à l’épreuve {what}. Une remarque peut piquer\u00a0; répondez-y demain.',
  },
  moon: {
    joined: 'Pour quelques heures, l’émotion touche {what}. Ce que vous sentez là est juste, même si cela ne dure pas.',
    easy: 'Quelques heures de facilité pour {what}. Appelez la personne à qui vous pensez.',
    hard: 'Quelques heures de friction autour de {what}. Laissez passer la soirée avant de conclure.',
  },
  mercury: {
    joined: 'Un message ou une conversation vise {what}. Écrivez ce que vous pensez, relisez, puis envoyez.',
    easy: 'Les mots viennent bien pour {what}. Une démarche ou un entretien tomberait à point.',
    hard: 'Une discussion bouscule {what}. Relisez avant de signer, et faites répéter ce qui reste flou.',
  },
  venus: {
    joined: 'Du plaisir et de la douceur pour {what}. On vient vers vous\u00a0: acceptez l’invitation.',
    easy: 'L’air s’adoucit autour de {what}. Un geste tendre serait bien reçu, un achat bien choisi aussi.',
    hard: 'L’envie de plaire contrarie {what}. Ne dites pas oui pour avoir la paix, et dormez avant d’acheter.',
  },
  mars: {
    joined: 'Une énergie brusque réveille {what}. Lancez ce qui attendait, en pesant vos mots.',
    easy: 'De la force pour {what}. Ce qui commence maintenant a des chances de tenir.',
    hard: 'La tension monte autour de {what}. Dépensez-la dans l’effort, et ne tranchez rien à chaud.',
  },
  jupiter: {
    joined: 'Une porte s’ouvre pour {what}. L’occasion est réelle\u00a0; prenez-la sans vouloir tout le reste avec.',
    easy: 'La chance porte {what}. Demandez, candidatez, proposez\u00a0: c’est l’heure où l’on vous dit oui.',
    hard: 'Trop d’espoir gonfle {what}. Voyez grand, et faites vérifier les chiffres par quelqu’un d’autre.',
  },
  saturn: {
    joined: 'Des comptes sont demandés à {what}. C’est lourd, et ce qui tient maintenant tiendra longtemps.',
    easy: 'Du temps et de la tenue pour {what}. Un engagement pris dans ces semaines vous servira des années.',
    hard: 'Un frein pèse sur {what}. Un délai ou un refus vous oblige à choisir l’essentiel\u00a0; réduisez plutôt que de forcer.',
  },
  uranus: {
    joined:
      'Un changement net touche {what}. Ce qui serrait lâche d’un coup\u00a0; gardez une issue, et de l’argent de côté.',
    easy: 'De l’air neuf pour {what}. L’imprévu vous arrange\u00a0: dites oui à ce qui n’était pas au programme.',
    hard: 'L’imprévu secoue {what}. L’envie vous prend de tout quitter\u00a0; changez une chose, pas dix.',
  },
  neptune: {
    joined: 'Un flou inspiré gagne {what}. Rêvez, créez, et faites lire les contrats par un œil froid.',
    easy: 'De l’inspiration pour {what}. Ce que vous pressentez mérite d’être suivi.',
    hard: 'Le brouillard tombe sur {what}. Ne décidez rien sur une promesse\u00a0; demandez des preuves.',
  },
  pluto: {
    joined: 'Une transformation profonde passe par {what}. Quelque chose finit, et vous en sortez avec plus de force.',
    easy: 'Une force souterraine soutient {what}. Allez au fond de la question que vous évitiez.',
    hard: 'Un bras de fer s’engage autour de {what}. Inutile de gagner à tout prix\u00a0: ce qui doit partir partira.',
  },
}
