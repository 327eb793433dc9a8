import type { Suit } from '../deck.ts'
import type { Absence } from './absence.ts'
import type { Family } from './families.ts'
import type { Theme } from './reading.ts'

/** What the question is about, as a subject may say it. */
export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  love: 'votre vie affective',
  work: 'votre travail',
  money: 'votre rapport à l’argent',
  self: 'votre chemin intérieur',
}

/** {theme} is a name of the list above; {k} and {l} are keywords of the first and the last card. */
export const ALONE: readonly string[] = [
  'Une carte, une seule, et elle tombe juste assez près de {theme} pour mériter que l’on s’y arrête : {c}, avec ces mots : {k}. Laissez-lui une minute avant de chercher ce qu’elle voudrait dire.',
  '{C} se présente sans compagnie. Son mot est bref, {k}, et il suffit à éclairer {theme} sans prétendre en faire le tour. Lisez la suite comme trois façons de l’entendre.',
  'Vous avez retourné {c}. Retenez d’abord {k} : toute la lecture tient dans ces quelques mots, appliqués à {theme}. Le reste n’en est que le commentaire.',
  'Sur la table, {c} regarde {theme} de face. Ce que cette carte apporte se nomme simplement : {k}. Gardez ce nom en tête, il reviendra de lui-même.',
  'Prenez le temps de regarder {c} avant de lire. L’image parle de {theme} à sa manière, par {k} plutôt que par une réponse toute faite. Les mots qui suivent n’en sont que la légende.',
]

export const MAJORS: readonly string[] = [
  'Les arcanes majeurs occupent presque toute la place : {theme} traverse un passage de fond, où {k} compte davantage que les détails de la semaine.',
  'Peu de petites cartes, beaucoup de grandes figures. Le tirage prend {theme} par le haut, entre {k} et {l}, et laisse l’intendance pour plus tard.',
  'On dirait une assemblée de grands personnages venus délibérer au sujet d’une seule chose, {theme}. Le premier apporte {k}, le dernier {l} ; les circonstances viendront ensuite.',
  'Voici un jeu grave sans être lourd, plein d’arcanes majeurs. Au-delà des affaires courantes, {theme} y touche une étape de la vie, et {k} en donne le ton.',
]

export const REVERSALS: readonly string[] = [
  'Beaucoup de cartes sont tombées à l’envers, ce qui n’a rien d’un mauvais signe : pour {theme}, le mouvement se fait dedans avant de se voir dehors.',
  'Tête en bas, la plupart des figures vous invitent à ralentir. Ce qui concerne {theme} se retient, se reprend, et rencontre d’abord {k}.',
  'Le jeu s’est retourné, et avec lui le sens de la marche. Regardez {theme} par l’autre bout : entre {k} et {l}, quelque chose attend d’être repris.',
  'Tant de cartes renversées parlent d’une énergie tournée vers l’intérieur. Au sujet de {theme}, le travail est discret, et {l} en garde le dernier mot.',
]

export const SUITS: Readonly<Record<Suit, readonly string[]>> = {
  batons: [
    'Les Bâtons mènent la danse : c’est l’envie qui commande ici, et {theme} demande à être pris avec les mains plutôt qu’avec des principes.',
    'Du bois vert partout, de l’élan, un peu de fumée. Face à {theme}, votre désir a pris de l’avance, et {k} en donne aussitôt la couleur.',
    'Ce tirage a chaud. Les Bâtons y dominent, donc l’initiative, et tout ce qui touche {theme} s’en ressent : d’abord {k}, pour finir {l}.',
  ],
  coupes: [
    'Les Coupes l’emportent : le sentiment coule sous toutes les réponses, et {theme} se comprendra par ce que vous éprouvez avant de se régler par ce que vous décidez.',
    'Tout est affaire de cœur dans ce jeu baigné de Coupes. Pour {theme}, écoutez d’abord {k}, qui donne la température de l’eau.',
    'Une même eau circule d’une carte à l’autre. Les Coupes reviennent, tendres, un peu rêveuses, et teintent {theme} de leur besoin de lien.',
  ],
  epees: [
    'Les Épées dominent : on pense beaucoup autour de {theme}, avec finesse parfois, avec dureté aussi, et {k} donne le ton de cette conversation.',
    'Voilà un tirage d’esprit, tout en lames et en phrases nettes. La parole juste fera plus pour {theme} que la patience, si l’on n’oublie pas {l}.',
    'Le jeu coupe fin. Tant d’Épées disent une pensée au travail, et {theme} attend de vous une décision claire, dite sans blesser.',
  ],
  deniers: [
    'Les Deniers pèsent de tout leur poids : {theme} passe par le concret, les heures, les gestes, ce qui se construit sans discours.',
    'Un tirage les pieds dans la terre. Puisque les Deniers dominent, regardez {theme} comme un ouvrage, commencé avec {k}, remis sur l’établi avec {l}.',
    'Rien de vague dans ce jeu, où les Deniers se répètent. Pour {theme}, les petites preuves quotidiennes compteront plus que les intentions.',
  ],
}

export const FAMILIES_SAID: Readonly<Record<Family, readonly string[]>> = {
  openings: [
    'Des portes, des croisées, des chemins : ce tirage respire l’ouverture, et {theme} y gagne un air neuf, qui souffle entre {k} et {l}.',
    'Plusieurs cartes parlent de commencer, et aucune n’oblige. Autour de {theme}, un passage existe, que {k} vous montre du doigt.',
    'On entend des gonds qui tournent. La plupart des images ouvrent quelque chose, et {theme} s’y trouve comme une pièce que l’on aère.',
  ],
  bonds: [
    'Ce qui relie l’emporte dans ce tirage : des nœuds, des arches, des toits. À propos de {theme}, la durée a plus de choses à dire que l’éclat.',
    'Les images du lien se répondent, et l’on y voit voisiner {k} et {l}. Vos attachements, solides ou à reprendre, tiennent le premier rôle.',
    'Un tirage d’attaches, sans lourdeur. Regardez {theme} comme un ouvrage à plusieurs mains, dont {k} serait le premier point.',
  ],
  impulses: [
    'Tout bouge dans ces cartes, le vent, l’eau, le feu, les ailes. L’élan gouverne {theme} en ce moment, et {k} en donne le rythme.',
    'Voici un tirage de mouvement, où l’émotion précède la pensée. Entre {k} et {l}, {theme} avance par vagues plutôt qu’en ligne droite.',
    'Peu de repos dans ce jeu, beaucoup de vie. Les cartes d’élan se suivent et rendent {theme} plus vif, plus mobile, moins commode aussi.',
  ],
  retreats: [
    'Le tirage parle bas. Plusieurs cartes se retirent, veillent, attendent, et {theme} se joue pour l’instant du côté de ce qui ne se montre pas.',
    'Des pièces closes, des lumières petites : l’intérieur domine. Au sujet de {theme}, {k} vous propose d’écouter avant d’agir, sans vous enfermer.',
    'Beaucoup de réserve dans ces images, et une pudeur qui a ses raisons. Ce qui touche {theme} mûrit à couvert, entre {k} et {l}.',
  ],
  freyr: [
    'La famille de Freyr l’emporte, celle des biens, des forces et des commencements : {theme} demande que l’on regarde d’abord ce qui est déjà là, {k} par exemple.',
    'Troupeau, route, don, joie : les runes de la première famille parlent d’une vie concrète. Pour {theme}, on y entend {k}, puis {l}, sans détour.',
    'Voici un tirage de plein jour, où dominent les premières runes. Ce qui touche {theme} se règle avec les mains, les moyens du bord et un peu de compagnie.',
  ],
  hagal: [
    'La famille de Hagal domine, celle du temps qu’il fait. Autour de {theme}, bien des choses arrivent sans vous, et {k} dit comment les accueillir.',
    'Grêle, glace, année, soleil : ce tirage suit les saisons. Face à {theme}, mieux vaut regarder le ciel que l’horloge, et passer de {k} à {l} sans hâte.',
    'Les runes du milieu reviennent, avec leur météo. Ne cherchez pas de coupable à propos de {theme} ; cherchez un abri d’abord, une éclaircie ensuite.',
  ],
  tyr: [
    'La famille de Týr est la plus nombreuse ici, celle des êtres et de leurs liens. On comprendra {theme} en pensant aux visages, entre {k} et {l}.',
    'Cheval, humain, maison, jour neuf : les dernières runes parlent de ce que l’on vit avec les autres, et {theme} s’y découvre peuplé.',
    'Un tirage de compagnie, où l’on se tient par l’épaule. À propos de {theme}, demandez-vous qui est là, et {k} vous en donnera un premier nom.',
  ],
}

/** {number} is a name of the list below. */
export const NUMBERS: readonly string[] = [
  'Un même nombre revient, {number}, comme un refrain que l’on n’avait pas demandé : il donne le pas sur lequel {theme} avance.',
  'Remarquez la répétition : {number}. Ce retour n’est pas une règle, c’est un accent, posé sur {theme} entre {k} et {l}.',
  'Le jeu insiste sur {number}. Autour de {theme}, cette insistance ressemble à une main qui tapote deux fois la même page.',
]

/** By the number of a minor card. */
export const NUMBER_NAMES: readonly string[] = [
  'l’as, qui commence',
  'le deux, qui met face à face',
  'le trois, qui fait naître',
  'le quatre, qui installe',
  'le cinq, qui dérange pour ouvrir',
  'le six, qui accorde',
  'le sept, qui met à l’épreuve du monde',
  'le huit, qui tient la mesure',
  'le neuf, qui approfondit',
  'le dix, qui achève un tour',
  'le valet, qui apprend',
  'le cavalier, qui se déplace',
  'la reine, qui veille de l’intérieur',
  'le roi, qui assume',
]

export const NOTHING: readonly string[] = [
  'Aucune famille ne l’emporte : {theme} se compose de plusieurs voix, la première disant {k}, la dernière {l}.',
  'Ce tirage est mêlé comme une vraie journée. Pour comprendre {theme}, il faut tenir ensemble {k} et {l}, sans sacrifier l’un pour entendre l’autre.',
  'Les cartes viennent de tous les horizons, et leur désaccord même est instructif. On part avec {k}, on arrive avec {l} ; {theme} se raconte entre les deux.',
  'Pas de note dominante, plutôt un accord à plusieurs sons. Autour de {theme}, {k} ouvre la phrase et {l} la laisse en suspens.',
  'Chacune de ces cartes tire de son côté, ce qui décrit assez bien {theme} ces temps-ci. Le fil passe par {k}, puis par {l}.',
  'Le jeu se garde de crier. Il avance à pas comptés sur {theme}, en posant d’abord {k}, en gardant {l} pour le dernier mot.',
  'Voyez cet ensemble comme une conversation où personne ne coupe la parole. Le premier sujet est {k}, le dernier {l}, et {theme} écoute.',
]

/** A second thing that stands out, said after the first. */
export const ECHOES: Readonly<Record<'majors' | 'reversals' | 'suit' | 'family' | 'number', readonly string[]>> = {
  majors: [
    'Notez aussi la part des arcanes majeurs, qui donne à ces réponses plus de profondeur que de vitesse.',
    'Plusieurs grandes figures s’en mêlent, signe que la question dépasse l’humeur du jour.',
  ],
  reversals: [
    'Les cartes renversées, nombreuses, ajoutent de la retenue : ce qui est annoncé se fera d’abord en vous.',
    'Tant de figures à l’envers conseillent de ne pas brusquer le calendrier.',
  ],
  suit: [
    'Une couleur insiste malgré tout, celle {suit}, et tire la lecture vers elle.',
    'La couleur {suit}, se répète et teinte jusqu’aux réponses voisines.',
  ],
  family: [
    'D’autres cartes, {family}, reviennent en sourdine et nuancent ce premier ton.',
    'En contrepoint, un second groupe se dessine : {family}.',
  ],
  number: [
    'Le même nombre s’y lit plusieurs fois, {number}, et cette insistance mérite un regard.',
    'On y croise à plusieurs reprises {number}, ce qui donne à l’ensemble une petite cadence.',
  ],
}

export const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  batons: 'des Bâtons, qui désire',
  coupes: 'des Coupes, qui ressent',
  epees: 'des Épées, qui pense',
  deniers: 'des Deniers, qui construit',
}

export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  openings: 'celles qui ouvrent',
  bonds: 'celles qui relient',
  impulses: 'celles qui bougent',
  retreats: 'celles qui se retirent',
  freyr: 'celui de Freyr, qui possède et donne',
  hagal: 'celui de Hagal, qui endure et mûrit',
  tyr: 'celui de Týr, qui relie',
}

export const ABSENCES: Readonly<Record<Absence, readonly string[]>> = {
  majors: [
    'Aucun arcane majeur n’est sorti : l’affaire reste à votre échelle, faite de gestes que vous pouvez reprendre demain.',
    'On ne voit pas un seul arcane majeur, et c’est plutôt reposant, car rien de tout cela ne dépasse vos mains.',
  ],
  batons: [
    'Il manque les Bâtons, donc l’envie : demandez-vous si la tâche vous plaît encore ou si vous l’accomplissez par politesse.',
    'Pas un Bâton, alors que l’on parlait d’ouvrage ; l’élan se cherche peut-être ailleurs que dans le métier.',
  ],
  coupes: [
    'Chose curieuse, aucune Coupe dans une question de cœur : les sentiments se taisent, ou d’autres affaires parlent à leur place.',
    'Les Coupes sont absentes. On a beaucoup dit, beaucoup fait, et ce que vous ressentez n’a pas encore eu son tour.',
  ],
  epees: [
    'Pas une Épée en vue : votre jugement se repose, et il serait bon de le réveiller avant de conclure.',
    'L’absence des Épées laisse la tête au calme ; ce que vous cherchez se comprendra par l’expérience.',
  ],
  deniers: [
    'Aucun Denier n’accompagne cette question matérielle, comme si le vrai sujet n’était pas le montant.',
    'Sans Denier dans le jeu, les chiffres passent au second plan et la manière de décider vient au premier.',
  ],
  bonds: [
    'Pas une seule carte d’attache dans ce tirage : rien ne vous lie d’avance, ce qui laisse de la place et un peu de vent.',
    'Les images qui relient sont absentes, et ce blanc vous demande quel lien vous auriez envie d’y dessiner.',
  ],
}
