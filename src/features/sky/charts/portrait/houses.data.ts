import type { ByHouse } from '../../../../astrology/names.ts'

/** Four planets or more in one house; what they say against one another is named, not hidden. */
export const houseStelliums: ByHouse<string> = {
  1: 'Vous partez de vous. Tout passe par votre corps et par votre humeur, et l’entourage s’y règle. On vous reconnaît de loin, on vous résiste de près. Le métier et l’amour prendront leur forme quand vous aurez décidé qui vous voulez être, et personne ne le décidera pour vous.',
  2: 'L’argent et la valeur sont l’affaire de votre vie. Vous savez ce que coûte une heure de votre temps, ou vous devez l’apprendre, et cette leçon revient à chaque salaire. Posséder vous rassure, dépenser vous soulage ; vous avez connu les deux dans le même mois.',
  3: 'Votre vie se passe à dire et à transmettre. La route, le téléphone, une sœur ou un frère y prennent une place qu’ils n’ont pas chez d’autres. Vous tenez plusieurs conversations de front, et l’on s’y perd. Un métier où l’on parle vous paiera mieux qu’un métier où l’on se tait.',
  4: 'Tout ramène à la maison. Celle de l’enfance vous a donné vos forces et une dette, celle que vous fondez vous occupe plus que votre carrière. Vous voulez des racines et vous étouffez sous les leurs. Chaque déménagement change votre vie, bien au-delà de l’adresse.',
  5: 'Vous êtes là pour aimer et pour créer. Un enfant, ou une scène, reçoit de vous ce que le bureau n’aura jamais. Vous prenez le jeu au sérieux et le sérieux comme un jeu, ce qui déroute les comptables. L’ennui vous abîme plus que la fatigue.',
  6: 'Le travail est l’affaire de votre vie. Vous y mettez le sens du devoir et le besoin de liberté dans la même journée, si bien que vous tenez la maison tout en contestant le règlement. Le corps donne l’alerte quand la tâche n’a plus de sens. Il vous faut un métier à votre main, quitte à l’inventer.',
  7: 'Vous vous découvrez en face de quelqu’un. Conjoint ou adversaire déclaré, l’autre est toujours là quand votre vie tourne, et vous signez beaucoup de contrats. Vous voulez qu’il décide, puis vous le lui reprochez. Votre métier gagne à se faire à deux, votre amour à rester un choix.',
  8: 'Vous entrez là où d’autres s’arrêtent. L’argent que l’on partage et le désir vous ont appris tôt ce que l’on ne dit pas à table. Vous changez de vie plusieurs fois, et chaque fois pour de bon. On vous appelle quand tout va mal, rarement pour la fête.',
  9: 'Il vous faut du large. L’étranger ou les études décident de vos grands tournants, et vous avez plus appris en un voyage qu’en dix ans au même endroit. Vous enseignez sans le vouloir. On vous reproche de conclure vite ; à long terme, vos idées vous donnent raison.',
  10: 'Vous vivez en public. Le métier prend la première place, que vous l’ayez voulu ou non, et votre nom circule avant vous. Un parent a compté dans cette ambition, en modèle ou en repoussoir. La reconnaissance viendra ; la question est ce que vous aurez sacrifié pour l’avoir plus tôt.',
  11: 'Vos amis sont votre vraie famille. Les projets à plusieurs vous donnent une énergie que le couple ne suffit pas à employer, et vos chances arrivent par relations. Vous pensez à demain avec des années d’avance. Le groupe compte sur vous sans toujours savoir ce que vous attendez de lui.',
  12: 'Une grande part de votre vie se passe en coulisse. Vous travaillez mieux sans témoin, vous devinez ce que l’on cache, et il vous faut de la solitude comme à d’autres du sommeil. Ce n’est pas de la tristesse. Les lieux fermés vous réussissent, l’hôpital comme l’atelier.',
}

/** After « Le maître de votre ascendant, {planet}, est en maison {house}, ». */
export const rulerHouses: ByHouse<string> = {
  1: 'et c’est vous qui donnez le signal ; les circonstances suivent, avec du retard.',
  2: 'et vos choix passent par l’argent : gagner votre vie à votre manière ouvre tout le reste.',
  3: 'et votre chemin passe par la parole, un concours, un texte ou un voisin qui devient associé.',
  4: 'et vous rentrez toujours chez vous pour décider ; un parent y a encore son mot à dire.',
  5: 'et vous avancez par amour, pour un enfant ou pour une œuvre, rarement par devoir.',
  6: 'et c’est au travail, dans l’emploi des journées, que vous devenez vous-même.',
  7: 'et chacun de vos tournants porte le prénom de quelqu’un.',
  8: 'et vous grandissez par ruptures, chaque fin vous rendant plus libre que la précédente.',
  9: 'et la route part au loin, vers un pays, une école ou une conviction.',
  10: 'et toute la vie tend vers le métier : vous voulez laisser un nom.',
  11: 'et l’avenir vous vient par les amis, ou par une cause que vous aurez rejointe.',
  12: 'et votre force se prépare à l’écart, loin de ceux qui voudraient la voir.',
}

/** After « Le Nœud nord en maison {house} donne la direction : »; by sign when the houses are unknown, Aries first. */
export const nodeHouses: ByHouse<string> = {
  1: 'apprendre à partir sans attendre l’accord de quelqu’un. Vous y serez le jour où vous prendrez une grande décision avant d’en avoir parlé.',
  2: 'gagner par vos propres moyens ce que vous receviez d’autrui. Un prix annoncé sans trembler en sera la première preuve.',
  3: 'descendre des grandes idées vers les gens d’à côté. Des questions posées pour de bon vous ouvriront ce que vos diplômes laissaient fermé.',
  4: 'quitter la scène plus tôt pour rentrer. La réussite ne vous manquera pas ; ce qui vous attend, c’est une maison où l’on vous connaît sans votre titre.',
  5: 'oser ce qui ne vient que de vous. Le groupe vous protège et vous cache ; montrez quelque chose de signé, même raté.',
  6: 'donner une forme à ce que vous sentez, avec des horaires et un métier. Vos rêves y perdront du flou et y gagneront des clients.',
  7: 'faire place à quelqu’un dans ce que vous décidiez sans témoin. Vous avez appris à vous suffire ; la suite se joue à deux, en couple ou en affaires.',
  8: 'lâcher ce que vous possédez pour ce que vous partagez. Une confiance accordée avant d’avoir toutes les garanties changera plus votre vie qu’une augmentation.',
  9: 'croire à quelque chose et le dire en entier. Vous avez tous les renseignements ; il reste à conclure, puis à partir.',
  10: 'prendre la place que vous laissez à d’autres. La famille attend votre présence, le monde attend votre travail, et cette fois c’est le monde qui a raison.',
  11: 'travailler pour plus grand que vous. L’applaudissement vous a suffi longtemps ; un projet commun, où personne ne saura qui a fait quoi, vous mènera plus loin.',
  12: 'cesser de tout contrôler. Une part de votre vie ne se planifie pas, et c’est d’elle que viendra ce que l’organisation vous refuse.',
}
