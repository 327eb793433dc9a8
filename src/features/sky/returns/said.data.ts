import type { ByHouse, Planet } from '../../../astrology/names.ts'
import type { BySign } from '../charts/interpretations/kinds.ts'

/** The tone of a year, by the sign that rises when the Sun is back. */
export const yearRising: BySign = {
  aries:
    'Une année qui démarre sans attendre. Vous ouvrez, vous tranchez et l’on vous suit\u00a0; gardez de quoi finir ce que vous lancez.',
  taurus:
    'Une année de construction. Les choses avancent au pas, l’argent se compte mieux, et ce qui est posé reste posé.',
  geminis:
    'Une année de rencontres et de messages. Deux projets vous tentent à la fois\u00a0; menez-les tous les deux, à condition d’écrire les dates.',
  cancer:
    'Une année tournée vers les vôtres. Un parent ou un enfant demande votre présence, et les vraies décisions se prennent à la maison.',
  leo: 'Une année où l’on vous voit. Vous avez envie de signer ce que vous faites\u00a0; montrez-le tôt, et laissez aux autres leur part de lumière.',
  virgo:
    'Une année pour remettre en ordre. Le travail, la santé, les papiers s’améliorent par corrections successives, et le résultat surprendra.',
  libra:
    'Une année à deux. Un couple ou une association donne le rythme\u00a0; dites ce que vous voulez avant de demander l’avis de l’autre.',
  scorpio: 'Une année qui va au fond. Vous gardez ce qui compte et vous laissez partir le reste, parfois d’un coup.',
  sagittarius:
    'Une année qui prend le large. Un voyage, une formation, une conviction élargit l’horizon\u00a0; comptez ce que cela coûte.',
  capricorn:
    'Une année sérieuse, et qui paie. Le but est clair, l’effort aussi\u00a0; reposez-vous avant que le corps ne l’exige.',
  aquarius: 'Une année hors programme. Des amis ou une idée neuve vous emmènent là où vous ne pensiez pas aller.',
  pisces:
    'Une année à l’écoute. L’intuition vous guide mieux que les calculs\u00a0; protégez votre sommeil et vos économies.',
}

/** Where a year takes place: the house of the birth in which its ascendant falls. */
export const yearGround: ByHouse<string> = {
  1: 'C’est de vous qu’il s’agit, de votre santé, de votre allure et de vos choix. Les douze mois commencent par un «\u00a0je\u00a0».',
  2: 'L’argent, et ce que vous valez, reviennent sur la table toute l’année. Tenez vos comptes dès le premier mois.',
  3: 'Les trajets, les écrits, les frères et sœurs occupent les journées. Une parole peut vous mener loin.',
  4: 'La maison et la famille donnent le sujet de l’année. Ce qui se règle là se règle partout.',
  5: 'L’amour, les enfants et le plaisir de créer passent devant. Ne les remettez pas aux vacances.',
  6: 'Le travail de chaque jour et le soin du corps demandent une réforme. Une habitude changée suffit à changer l’année.',
  7: 'Une autre personne tient le second rôle, et parfois le premier. Écoutez ce qu’elle vous apprend de vous.',
  8: 'L’argent partagé, les héritages et ce que l’on taisait viennent au jour. Mieux vaut en parler avant.',
  9: 'L’étranger, les études ou la justice ouvrent une porte. Prenez les renseignements, puis la route.',
  10: 'Le métier et la réputation prennent la première place. On attend quelque chose de vous, et on le dira.',
  11: 'Les amis et les projets à plusieurs font avancer l’année. Répondez aux invitations, même tard.',
  12: 'Une part de l’année se passe en retrait, et elle prépare la suivante. Le repos n’est pas du temps perdu.',
}

/** Where the will goes: the Sun in the houses of the return. */
export const yearSun: ByHouse<string> = {
  1: 'Vous menez l’année à votre idée. Peu de gens pourront vous dicter l’emploi du temps.',
  2: 'Vous travaillez pour gagner, et pour choisir ce que vous achetez. Une augmentation se demande cette année.',
  3: 'Vous apprenez, vous écrivez, vous circulez. Quelqu’un du voisinage ou de la fratrie compte plus que d’habitude.',
  4: 'Le centre de gravité est chez vous. Déménagement, travaux, retour aux sources\u00a0: l’année se décide entre vos murs.',
  5: 'Vous voulez aimer et vous amuser. Ce qui naît cette année, une histoire ou une œuvre, portera votre marque.',
  6: 'L’année se gagne au travail. Un rythme plus sain, ou un poste mieux taillé, vaut mieux qu’un grand coup.',
  7: 'Tout se joue face à quelqu’un. On s’engage ou l’on se sépare, mais on ne reste pas dans le flou.',
  8: 'Quelque chose se termine pour qu’autre chose commence. Parlez d’argent tôt, et sans détour.',
  9: 'Vous avez besoin de voir plus loin. Un départ ou une rencontre venue d’ailleurs change l’idée que vous avez de vous.',
  10: 'L’année se passe en public. Une responsabilité se présente\u00a0; acceptez-la si vous en voulez aussi les inconvénients.',
  11: 'Vos appuis sont des amis. Un projet commun réussit mieux que trois efforts solitaires.',
  12: 'L’année travaille en silence. Moins de bruit, moins de monde, et une question ancienne qui trouve sa réponse.',
}

/** What the heart needs: the Moon in the houses of the return. */
export const yearMoon: ByHouse<string> = {
  1: 'L’humeur se lit sur votre visage. Dites ce que vous ressentez avant qu’on le devine de travers.',
  2: 'La sécurité matérielle vous occupe. Trois mois d’avance vous calmeront plus que toutes les promesses.',
  3: 'Vous avez besoin de parler. Les conversations ordinaires vous feront plus de bien que les grands discours.',
  4: 'Le cœur reste à la maison. Un lien avec une mère, ou avec les lieux de l’enfance, se rejoue.',
  5: 'Le cœur est joueur. Une attirance ou un enfant met de la couleur, et du désordre.',
  6: 'Le corps parle pour vous. La fatigue et l’appétit disent tout haut ce que vous gardez.',
  7: 'Vous vous réglez sur l’autre. Demandez-vous, chaque dimanche, de quoi vous avez envie.',
  8: 'Les émotions vont loin. Une confidence, reçue ou donnée, vous change.',
  9: 'L’envie d’ailleurs revient souvent. Même un court voyage remet les choses à leur place.',
  10: 'L’opinion vous touche. On parle de vous, plutôt en bien\u00a0; gardez un jardin secret.',
  11: 'Vos amis font la pluie et le beau temps. Choisissez ceux qui vous reposent.',
  12: 'Il vous faut du silence. Les soirées sans personne ne sont pas tristes, elles réparent.',
}

/** A planet on an angle of the return: what will mark the year. */
export const yearAngular: Readonly<Record<Planet, string>> = {
  sun: 'L’année porte votre nom, et les occasions viennent à visage découvert.',
  moon: 'La vie privée gouverne\u00a0; un changement d’humeur peut être un changement de cap.',
  mercury: 'Une nouvelle, un contrat ou un examen fera date.',
  venus: 'Une année plus douce que la précédente, où l’on vous choisit volontiers.',
  mars: 'Une année de combats\u00a0; l’énergie ne manque pas, la patience si. Choisissez vos adversaires.',
  jupiter: 'Une vraie chance se présente. Elle demande un oui rapide.',
  saturn: 'Une année exigeante\u00a0; ce que vous obtenez maintenant, on ne vous le reprendra pas.',
  uranus: 'Attendez-vous à un virage, et gardez de la place dans l’agenda.',
  neptune: 'Rêve ou brouillard, parfois les deux\u00a0: faites relire ce que vous signez.',
  pluto: 'Un pouvoir change de mains. Ne cédez pas le vôtre par fatigue.',
}
