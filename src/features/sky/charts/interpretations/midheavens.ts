import type { BySign } from './kinds.ts'

export const midheavens: BySign = {
  aries:
    'Au point le plus haut de votre ciel de naissance, le Bélier demande une place où l’on puisse décider. Ouvrir un lieu, lancer une activité, secouer une équipe endormie : l’initiative fait votre renom. Prenez garde aux rivalités inutiles ; savoir remettre l’ouvrage en bonnes mains est aussi une manière de commander.',
  taurus:
    'Une réputation qui pousse comme un noyer : lente, large, durable. Le milieu du ciel, part publique du thème, se trouve chez vous en Taureau et favorise les œuvres que l’on touche, construit, cuisine, plante ou cultive. L’habitude peut retenir trop longtemps au même poste ; apprendre un geste neuf renouvelle la terre.',
  geminis:
    'Transmettre, vendre, écrire, enseigner, relier : votre milieu du ciel en Gémeaux réclame de la variété et des interlocuteurs. On vous connaît pour la clarté d’une explication ou la rapidité d’une réponse. Les métiers multiples vous vont bien, pourvu qu’un fil se voie. Racontez-le en deux phrases, et le parcours paraît évident.',
  cancer:
    'Le monde retient de vous une façon de prendre soin. Culminant en Cancer, votre ciel oriente vers ce qui nourrit, loge, protège, garde mémoire, dans une profession ou autour d’une simple table. L’humeur du public vous atteint. Une frontière nette entre l’accueil et l’intimité garde la générosité intacte.',
  leo: 'Être en vue fait partie du chemin, avec un milieu du ciel en Lion. Vous donnez le ton, incarnez un projet, communiquez une fierté à ceux qui vous suivent. L’éclat attire la critique, qui pique. Ce rôle devient étonnamment paisible dès que l’on préfère l’excellence au succès et que l’on nomme ses modèles.',
  virgo:
    'C’est par le travail soigné que l’on vous repère, presque malgré votre discrétion. La Vierge, en haut du thème, dirige vers l’expertise, la méthode, le service bien rendu. Vous attendez parfois d’être irréprochable pour vous mettre en avant. Une version honnête et perfectible, présentée sans attendre, ouvrirait déjà la porte voisine.',
  libra:
    'Négocier, embellir, conseiller, départager : la Balance au milieu du ciel mène votre vie publique par les relations. On apprécie votre équité jusque dans les affaires embrouillées. Le besoin d’approbation peut ralentir la marche. Défendre une position impopulaire, une fois, avec votre politesse habituelle, assoit une autorité durable.',
  scorpio:
    'Là où d’autres détournent les yeux, vous proposez de regarder. Un milieu du ciel en Scorpion attire vers l’enquête, la recherche, l’accompagnement des passages difficiles, la réforme de ce qui ne va plus. Votre influence est réelle, parfois redoutée. Annoncez clairement vos intentions : les imaginations se calment et le talent se voit mieux.',
  sagittarius:
    'Votre image publique porte un chapeau de voyage. Le Sagittaire, au sommet du thème, pousse à enseigner, explorer, publier, rapprocher des mondes. On attend de vous une vision, et vous n’en manquez guère. Reste le calendrier, semaine après semaine, qui fait d’une belle promesse un lieu où l’on habite.',
  capricorn:
    'Rien ne vous est plus naturel que le long terme. Votre milieu du ciel en Capricorne, signe des bâtisseurs, parle de responsabilités, d’échelons, d’une œuvre que l’âge bonifie. La statue menace un peu le sculpteur. Ceux qui montent derrière vous respireront mieux si vos congés se voient et si vos tâtonnements s’avouent.',
  aquarius:
    'Inutile de vous tendre un costume déjà coupé : en Verseau, le sommet de votre ciel invente ses métiers. La technique, le collectif, la recherche ou les causes communes vous donnent un terrain. On vous remarque pour un écart fécond. Expliquer l’idée au plus sceptique de la salle, patiemment, la rend adoptable.',
  pisces:
    'Difficile, pour le milieu du ciel en Poissons, de résumer une vocation en une ligne. L’art, l’écoute, la mer, l’entraide, l’image, plusieurs courants vous appellent. La réputation flotte tant que rien n’est signé. Finir une œuvre modeste, y mettre votre nom, la laisser partir : ainsi naît une rive.',
}
