import type { Theme } from './reading.ts'

/** {k} and {l} are keywords of two cards, the second of the last. */
export const CLOSINGS: Readonly<Record<Theme, readonly string[]>> = {
  love: [
    'En amour, ces cartes ne signent rien à votre place : elles posent {k} et {l} sur la table, comme deux lettres que vous pouvez lire sans y répondre aujourd’hui.',
    'Votre cœur garde la main. Entre {k} et {l}, il reconnaîtra sa propre voix à ce qu’elle ne presse personne, pas même vous.',
    'Où vous mènera {k}, à deux ou pour vous, aucun tirage ne le sait. Celui-ci suggère seulement que {l} mérite une vraie conversation.',
    'Reste à choisir à qui vous direz un mot de tout cela. Il y a {k}, il y a {l}, et entre les deux la tendresse dont vous êtes capable.',
    'Aimer ne se tire pas aux cartes, heureusement. Gardez {k} en mémoire, regardez où {l} vous attire, et laissez l’autre être libre comme vous.',
  ],
  work: [
    'Dans votre métier, rien n’oblige à tout reprendre : regardez {k} de près, sur une petite chose, puis voyez si {l} vous occupe encore autant.',
    'L’ouvrage vous attend demain matin, avec {k} dans une poche et {l} dans l’autre. Par quelle tâche commencer, laquelle refuser, personne ne le sait mieux que vous.',
    'Au travail, une décision modeste et datée vaudrait ici tous les grands plans. Notez {k} d’un côté de la page, {l} de l’autre, et gardez le droit de changer d’avis.',
    'Ces cartes éclairent l’établi, elles ne tiennent pas le rabot. Que {k} vous aide ou vous gêne, c’est à vous d’en juger, en gardant {l} à l’esprit.',
    'Vous n’avez de comptes à rendre à aucune image. Si {k} vous parle, faites-en quelque chose cette semaine ; quant au reste, {l} patientera.',
  ],
  money: [
    'Pour vos affaires d’argent, les chiffres auront le dernier mot, et c’est bien ainsi. Les cartes ajoutent deux points à relire : {k} d’abord, {l} ensuite.',
    'Aucune somme n’est écrite dans ces images. Elles attirent l’œil sur deux choses, {k} et {l} ; la calculette et la décision sont à vous.',
    'Côté ressources, choisissez un geste vérifiable et petit. Il aura plus de poids que dix pressentiments, surtout s’il regarde en face {k}, sans perdre de vue {l}.',
    'Compter reste votre affaire, dépenser aussi. Rappelez-vous {k} au prochain achat, {l} à la prochaine conversation, et dormez avant de conclure.',
    'L’abondance ne se devine pas, elle se gère, avec plus ou moins de gaieté. Repensez un moment à ce couple, {k} et {l}, puis choisissez votre mesure.',
  ],
  self: [
    'Vous êtes la seule personne qui puisse dire si cela sonne juste. Prenez {k}, laissez {l}, ou l’inverse : un tirage est une fenêtre, pas un règlement.',
    'Au-dedans, les choses mûrissent à leur heure. Il vous appartient de considérer {k} sans sévérité, et {l} sans impatience, un jour après l’autre.',
    'Ce miroir de papier se referme, avec {k} d’un côté et {l} de l’autre. Emportez l’image qui vous a fait sourire ou tiquer, elle vous était destinée.',
    'Rien ici ne vous définit. Des mots ont été posés, {k}, {l}, et vous choisirez en marchant ceux que vous voulez garder.',
    'Il se peut que la réponse soit plus simple que le tirage. Demandez-vous où {k} se montre dans vos journées, et ce que {l} vous inspire.',
  ],
}

/** The last sentence: the choice is the person's. */
export const FREE: readonly string[] = [
  'Le prochain pas reste le vôtre.',
  'À vous d’en faire un pas, ou une simple pensée.',
  'Décidez à votre heure.',
  'Personne ne choisira mieux que vous.',
  'Vous pouvez aussi ne rien faire, et laisser reposer.',
  'La porte est ouverte des deux côtés.',
  'Gardez ce qui vous sert, oubliez le reste.',
  'Votre liberté tient toute dans ce que vous en ferez.',
]

/** After one card. */
export const ALONE_CLOSINGS: Readonly<Record<Theme, readonly string[]>> = {
  love: [
    'Une seule image ne fait pas une histoire d’amour, elle en relève un trait. Voyez dans la journée si quelqu’un vous le rappelle, et choisissez ce que vous aurez envie de dire.',
    'Pour le cœur, cela suffit : un mot à porter jusqu’au soir, sans le vérifier toutes les heures. Vous verrez bien s’il s’accorde avec ce que vous vivez, ou si vous préférez le vôtre.',
    'L’autre n’a pas tiré cette carte, gardez-le en tête avec douceur. Elle vous concerne, vous, dans votre façon d’approcher, et libre à vous d’en changer un détail.',
  ],
  work: [
    'Emportez cette idée jusqu’à votre table de travail, et donnez-lui une tâche, une seule. Si elle vous aide, gardez-la demain ; sinon, vous en savez assez pour faire autrement.',
    'Le métier se décide à l’usage. Essayez le conseil avant midi sur une chose sans gravité, puis faites comme bon vous semblera, avec votre expérience pour juge.',
    'Aucune carte ne connaît votre établi mieux que vous. Celle-ci propose un angle ; à vous de voir s’il convient à l’ouvrage du jour ou à celui de la semaine.',
  ],
  money: [
    'Un chiffre vérifié vaudra toujours mieux qu’une image. Servez-vous de celle-ci pour la manière, gardez le calcul pour la décision, et prenez le temps qui vous convient.',
    'La carte n’ouvre aucun tiroir-caisse et c’est très bien. Elle invite à regarder une habitude en face ; vous seriez libre ensuite de la garder, de la réduire ou d’en rire.',
    'Il n’y a là ni promesse ni menace pour votre bourse, seulement une façon de s’y prendre. Choisissez le geste, le jour et la mesure, personne n’attend derrière vous.',
  ],
  self: [
    'Laissez cette image vous accompagner jusqu’à ce soir, comme une chanson dont on a perdu les couplets. Vous y mettrez vos propres paroles, et ce seront les bonnes.',
    'Vous voilà avec une phrase en poche. Relisez-la une fois dans la journée, au calme, puis faites-en ce que vous voulez : un acte, une note, ou rien du tout.',
    'Une carte pose une question mieux qu’elle ne donne une réponse. Celle d’aujourd’hui est entre vos mains, et vous avez le droit de la retourner dans tous les sens.',
  ],
}
