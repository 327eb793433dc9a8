import type { Ground } from '../../src/features/consult/reviews/rules.ts'

/** Reviews of the demo world; `{psychic}` is replaced by the psychic's name. Rating is 1 to 5. */
export interface SeedReview {
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  reply?: string
  /** What a moderator kept from being read, or took down later. */
  unshown?: Ground & { status: 'refused' | 'removed' }
}

export const reviews: readonly SeedReview[] = [
  {
    rating: 5,
    text: '{psychic} prend le temps de lire avant de répondre. J’avais écrit un pavé confus, et la première réponse remettait tout dans l’ordre. Rien de spectaculaire, mais une clarté qui m’a fait du bien.',
  },
  {
    rating: 5,
    text: 'Première consultation sur ce site, j’y allais à reculons. Le prix affiché était bien le prix payé, et l’échange m’a paru sincère du début à la fin.',
  },
  {
    rating: 4,
    text: 'Bon échange, posé, avec de vraies questions. J’aurais aimé que l’on passe plus vite sur le contexte, mais la deuxième moitié valait l’attente.',
  },
  {
    rating: 5,
    text: 'Enfin quelqu’un qui demande au lieu de deviner au hasard. On a cherché ensemble ce qui me bloquait, et je sais maintenant par quel bout commencer.',
  },
  {
    rating: 5,
    text: 'Beaucoup de douceur dans les mots, sans jamais tomber dans la flatterie. {psychic} m’a dit deux choses que je n’avais pas envie de lire, et c’étaient les plus utiles.',
    reply: 'Merci à vous de les avoir lues jusqu’au bout. Ce n’était pas le plus facile à écrire non plus.',
  },
  {
    rating: 3,
    text: 'Conversation agréable, mais je n’ai pas appris grand-chose sur ma situation. Les premières réponses étaient justes, la suite tournait un peu en rond.',
  },
  {
    rating: 5,
    text: 'J’apprécie qu’on ne m’ait rien promis. On a parlé de ma séparation, calmement, et j’ai refermé la conversation avec les idées moins emmêlées.',
  },
  {
    rating: 4,
    text: 'Une belle écoute et un style soigné. Je retire une étoile parce que les messages arrivaient parfois par gros blocs et que je ne savais plus à quoi répondre.',
  },
  {
    rating: 5,
    text: 'Réponses bien écrites, aucune formule passe-partout. On sent que chaque message est composé pour vous. Je garde l’échange, je l’ai déjà relu deux fois.',
  },
  {
    rating: 5,
    text: '« Je ne sais pas » : c’est la phrase qui m’a donné confiance. {psychic} n’invente pas quand rien ne vient, et cela rend le reste crédible.',
  },
  {
    rating: 2,
    text: 'Trop vague à mon goût. Je parlais d’un choix précis entre deux postes, et j’ai reçu des généralités sur les périodes de transition.',
    reply:
      'Votre remarque est juste : j’aurais dû vous demander plus tôt ce qui distinguait ces deux postes. Je vous remercie de l’avoir dit clairement.',
  },
  {
    rating: 5,
    text: 'Je voulais seulement poser une question sur mon travail. {psychic} y a répondu en quelques messages précis, puis m’a signalé que nous avions fait le tour. Pas une minute de trop.',
  },
  {
    rating: 4,
    text: 'Très humain, très calme. Un peu de flou au moment de conclure, j’aurais volontiers pris un résumé en trois lignes.',
    reply: 'Bonne idée, ce résumé. Je l’ajouterai désormais à la fin de mes échanges. Merci !',
  },
  {
    rating: 5,
    text: 'Le compteur bien visible change tout. J’ai pu décider moi-même quand arrêter, sans cette gêne que l’on ressent ailleurs. Et la conversation, elle, était vraiment attentive.',
  },
  {
    rating: 5,
    text: 'Quelle délicatesse ! J’abordais un sujet dont je ne parle à personne, et je n’ai senti ni jugement ni curiosité déplacée.',
  },
  {
    rating: 5,
    text: 'Je ne crois qu’à moitié à tout cela et je l’ai dit d’emblée. {psychic} a souri par écrit et m’a répondu que le doute était le bienvenu. Une heure plus tard j’y pensais encore.',
  },
  {
    rating: 3,
    text: 'Des choses intéressantes, d’autres qui ne me parlaient pas du tout. Je m’attendais à davantage de profondeur pour ce prix, mais l’honnêteté était là.',
  },
  {
    rating: 5,
    text: 'Des mots simples, de la suite dans les idées, et pas un seul message pour ne rien dire. Cela devient rare.',
  },
  {
    rating: 4,
    text: 'J’ai bien aimé la façon de revenir sur ce que j’avais écrit au tout début. Deux ou trois réponses se sont fait attendre, sans que cela gâche l’ensemble.',
  },
  {
    rating: 5,
    text: 'On m’a conseillé d’en parler à ma sœur plutôt que de continuer à payer pour tourner autour. Voilà quelqu’un d’honnête.',
    reply:
      'Je vous souhaite une belle conversation avec votre sœur, quelle qu’en soit l’issue. Merci de votre confiance.',
  },
  {
    rating: 5,
    text: 'Un échange lumineux. {psychic} a relevé un détail dans ma manière de raconter qui m’avait complètement échappé, et tout le reste s’est éclairé.',
  },
  {
    rating: 5,
    text: 'Ponctualité, politesse, précision. J’ai payé exactement ce que le compteur indiquait et j’ai reçu le détail aussitôt.',
  },
  {
    rating: 1,
    text: 'Plusieurs minutes entre deux réponses. Le compteur s’est bien mis en pause, mon attention aussi. Quand j’en ai parlé, l’explication est restée courte. Je ne recommencerai pas.',
    reply:
      'Vous avez raison de le signaler, ces silences étaient trop longs et je vous présente mes excuses. Un compteur en pause ne remplace pas une réponse.',
  },
  {
    rating: 4,
    text: 'Consultation sérieuse, ton chaleureux. Il m’a manqué un peu de concret sur la partie professionnelle, alors que la partie familiale était très fine.',
  },
  {
    rating: 5,
    text: 'Je suis de nature méfiante. Ici pas de phrases inquiétantes, pas d’incitation à rester, rien qu’une conversation menée avec tact.',
  },
  {
    rating: 5,
    text: 'Cet échange m’a permis de formuler ce que je voulais vraiment demander à mon compagnon. La réponse, c’est moi qui l’ai trouvée, mais il fallait d’abord la bonne question.',
  },
  {
    rating: 5,
    text: 'Très à l’écoute. Et si vous hésitez sur le prix, ma cousine tire aussi les cartes, pour moitié moins\u00a0: demandez-moi son numéro.',
    unshown: {
      status: 'removed',
      kind: 'advertising',
      reason: 'Votre avis fait la publicité d’une autre personne, que nous ne connaissons pas.',
    },
  },
  {
    rating: 4,
    text: 'Merci à {psychic} pour sa patience, car je pars dans tous les sens quand j’écris. Une étoile en moins pour la toute première réponse, un peu convenue.',
  },
  {
    rating: 5,
    text: 'Lire plutôt qu’entendre m’a permis de digérer chaque phrase. {psychic} laisse le temps de répondre et ne relance pas pour rien.',
  },
  {
    rating: 3,
    text: 'Ni déception ni émerveillement. Les remarques étaient sensées, mais une bonne amie aurait pu me dire la même chose.',
  },
  {
    rating: 5,
    text: 'Ce qui m’a plu : à chaque affirmation, {psychic} précisait son degré de certitude. On sait où l’on met les pieds.',
  },
  {
    rating: 5,
    text: 'J’avais peur de m’épancher pour rien. Au contraire, l’échange est resté centré sur une seule question et nous l’avons vraiment creusée.',
  },
  {
    rating: 4,
    text: 'Prix raisonnable, écoute réelle. Je mets quatre parce que mon problème demandait sans doute deux séances et que je n’en ai pris qu’une.',
  },
  {
    rating: 5,
    text: 'Une présence. Difficile à expliquer par écrit, mais j’ai senti qu’il y avait quelqu’un de l’autre côté, et quelqu’un d’attentif.',
  },
  {
    rating: 5,
    text: 'Très bonne surprise. Des questions courtes, des réponses nettes, et une conclusion que j’ai recopiée dans mon carnet.',
    reply: 'Voir mes phrases finir dans un carnet me touche beaucoup. Prenez soin de vous.',
  },
  {
    rating: 2,
    text: 'Le début était prometteur, puis les réponses se sont espacées. J’ai eu le sentiment que l’attention était ailleurs.',
  },
  {
    rating: 5,
    text: '{psychic} a refusé de répondre à une question sur la santé de mon père et m’a dit de la poser à son médecin. Sur le moment je l’ai mal pris, avec le recul je trouve cela très correct.',
  },
  {
    rating: 4,
    text: 'Un regard extérieur bienvenu sur une histoire de bureau qui me rongeait. Pas de miracle, et personne n’en avait promis.',
  },
  {
    rating: 5,
    text: 'Troisième consultation avec {psychic}, toujours la même constance. On reprend là où l’on s’était arrêté, sans que j’aie à tout répéter.',
  },
  {
    rating: 5,
    text: 'Il y avait dans cette conversation une franchise qui fait du bien. J’ai ri, j’ai pleuré un peu, et j’ai bien dormi.',
  },
  {
    rating: 5,
    text: 'Il n’a pas fallu longtemps. Je posais la mauvaise question depuis des mois, et il fallait que quelqu’un me le fasse remarquer gentiment.',
  },
  {
    rating: 3,
    text: 'Beaucoup d’empathie, c’est certain, mais j’espérais un avis plus tranché. On m’a souvent rendu mes questions.',
    reply:
      'Je comprends votre attente. Il me paraissait plus honnête de ne pas trancher à votre place, mais j’aurais pu l’expliquer mieux.',
  },
  {
    rating: 5,
    text: 'Enfin un endroit où l’on voit ce que l’on dépense à mesure. Quant à la consultation elle-même, elle m’a semblé fine et bienveillante.',
  },
  {
    rating: 4,
    text: 'Écriture agréable, remarques souvent pertinentes. Certaines images ne m’ont rien dit, d’autres mettaient un mot sur ce que je ressens.',
  },
  {
    rating: 5,
    text: 'Je cherchais une oreille, pas un oracle. J’ai trouvé mieux encore : quelqu’un qui réfléchit avec vous.',
  },
  {
    rating: 5,
    text: 'Une conversation sans jargon ni mise en scène. Je comprenais chaque phrase et je savais pourquoi elle m’était adressée.',
  },
  {
    rating: 5,
    text: 'J’écrivais dans un moment de grande solitude, et j’ai reçu une attention entière, sans apitoiement. Cela compte.',
  },
  {
    rating: 4,
    text: '{psychic} va à l’essentiel, presque trop vite pour moi. Dès que je l’ai dit, le rythme a changé. J’ai trouvé cette souplesse appréciable.',
  },
  {
    rating: 5,
    text: 'Ma situation est compliquée et je redoutais les phrases toutes faites. Pas une seule. Au contraire, une attention aux détails que je n’avais rencontrée nulle part.',
  },
  {
    rating: 5,
    text: 'Prix honnête, parole honnête. Je n’en demandais pas davantage et j’en ai reçu un peu plus.',
  },
  {
    rating: 3,
    text: 'L’échange a mis du temps à démarrer, avec beaucoup de questions préliminaires. Une fois lancé, c’était bien, mais mon budget touchait à sa fin.',
    reply:
      'Merci de ce retour. La prochaine fois, dites-moi d’emblée le temps que vous souhaitez y consacrer et je m’y tiendrai.',
  },
  {
    rating: 5,
    text: 'J’ai demandé si mon ancien amour reviendrait. {psychic} m’a répondu que personne ne pouvait me le dire, puis nous avons cherché pourquoi j’attendais. Exactement ce qu’il me fallait.',
  },
  {
    rating: 5,
    text: 'Lecture attentive, réponses nuancées, aucune pression. Le genre d’échange que l’on recommande à une amie sans hésiter.',
  },
  {
    rating: 4,
    text: 'Moment agréable et utile. Il faut accepter un style assez imagé, qui m’a parfois demandé un effort de traduction.',
  },
  {
    rating: 5,
    text: 'Au bout de trois messages mes épaules s’étaient déjà relâchées. {psychic} écrit comme on parle à quelqu’un que l’on respecte.',
  },
  {
    rating: 4,
    text: 'Échange utile. {psychic} a vu juste pour mon chef, qui habite au 12 de ma rue et que tout le monde reconnaîtra.',
    unshown: {
      status: 'refused',
      kind: 'person',
      reason:
        'Votre avis permet de reconnaître une personne qui n’a rien demandé. Vous pouvez nous écrire pour en parler.',
    },
  },
  {
    rating: 5,
    text: 'Sensibilité et bon sens, dans cet ordre. Ma décision n’est pas prise, mais je sais mieux ce que je crains et ce que j’espère.',
  },
  {
    rating: 2,
    text: 'Cela ne correspondait pas à mon attente. La présentation laissait espérer une analyse détaillée, j’ai reçu cinq réponses assez brèves. Politesse irréprochable, cela dit.',
  },
  {
    rating: 4,
    text: 'Bonne consultation, avec une vraie progression. Il m’a juste fallu insister pour aborder le sujet de l’argent dans le couple.',
  },
  {
    rating: 5,
    text: 'Un grand merci. Trois lignes ont suffi pour que je me sente moins ridicule avec ma question, et le reste a coulé de source.',
    reply:
      'Il n’y avait rien de ridicule dans votre question, croyez-moi. Au plaisir de vous lire, si un jour le besoin s’en fait sentir.',
  },
  {
    rating: 5,
    text: 'J’ai essayé avec une petite somme, par prudence. Le compteur s’est arrêté dès que j’ai cliqué, et j’avais eu le temps de lire l’essentiel.',
  },
  {
    rating: 4,
    text: 'Chaleureux sans familiarité, l’échange m’a apporté un vrai recul sur mes rapports avec mon fils. Quelques longueurs au milieu.',
  },
  {
    rating: 3,
    text: 'Le fond m’a plu, la forme moins : beaucoup de points de suspension, des phrases laissées en l’air, et c’était à moi de deviner la fin.',
  },
  {
    rating: 5,
    text: '{psychic} ne cherche pas à vous retenir. Quand j’ai dit que j’avais ma réponse, nous nous sommes dit au revoir en deux messages.',
  },
  {
    rating: 3,
    text: 'Contenu correct, forme un peu froide. Je traversais une semaine difficile et j’aurais eu besoin de davantage de chaleur.',
  },
  {
    rating: 4,
    text: 'Je venais par curiosité. J’en retiens une question, une seule, qui me suit depuis et qui me rend service. Le reste m’a paru plus ordinaire.',
  },
  {
    rating: 5,
    text: 'Une intelligence des situations familiales assez étonnante. Chacun avait sa place dans le récit, même ma belle-mère, que je n’épargnais guère.',
  },
  {
    rating: 4,
    text: 'Des réponses sensibles, bien tournées, honnêtes sur leurs limites. J’aurais préféré un rythme plus soutenu sur la fin.',
  },
  {
    rating: 5,
    text: 'Ce n’est pas de la magie, et personne ne prétend le contraire. C’est une conversation intelligente, au bon moment, à un prix annoncé.',
  },
  {
    rating: 5,
    text: 'J’hésitais à quitter ma région. On a pesé ensemble les regrets possibles de chaque côté. Aucune consigne, beaucoup de lucidité.',
  },
  {
    rating: 1,
    text: 'Aucun lien entre mes questions et les réponses reçues, comme si mes messages n’avaient pas été lus. J’ai coupé au bout de peu de temps.',
  },
  {
    rating: 5,
    text: 'Mon message de départ tenait en six mots. {psychic} m’a fait parler, patiemment, et ce que j’ai fini par écrire, je ne l’avais encore dit à personne.',
  },
  {
    rating: 4,
    text: 'Sincérité appréciable, surtout quand il a fallu me dire que ma question portait sur quelqu’un d’autre et non sur moi. J’en attendais un peu plus ensuite.',
  },
  {
    rating: 5,
    text: 'Tout était clair avant de commencer : le prix, le rôle du compteur, la manière d’arrêter. Restait à discuter, et ce fut un plaisir.',
  },
  {
    rating: 5,
    text: 'Quelqu’un de solide. Ma colère ne l’a pas fait reculer, mes larmes non plus, et la discussion a gardé le cap.',
  },
  {
    rating: 4,
    text: 'Je recommande pour la qualité de l’écoute. Seule réserve : une impression de brièveté lorsque j’ai voulu revenir sur un point déjà traité.',
  },
  {
    rating: 5,
    text: 'Relu le lendemain à tête reposée, l’échange tient toujours. C’est à cela que je reconnais une bonne consultation.',
  },
  {
    rating: 3,
    text: 'Intéressant par moments. J’ai toutefois dû répéter deux fois la même information, ce qui agace quand chaque minute compte.',
    reply:
      'Je vous prie de m’excuser pour ces répétitions. Je relis désormais le début de l’échange avant chaque réponse.',
  },
  {
    rating: 4,
    text: 'Deux questions, deux réponses, un conseil de bon sens, et me voilà avec le cœur plus tranquille. La seconde réponse méritait seulement un peu plus de nuance.',
  },
  {
    rating: 4,
    text: 'Belle plume et bonne mémoire de ce qu’on lui confie. Il m’aurait fallu un exemple concret ou deux pour tout saisir.',
  },
  {
    rating: 2,
    text: 'Des incapables, tous autant que vous êtes, et bien bêtes ceux qui vous croient.',
    unshown: {
      status: 'refused',
      kind: 'insult',
      reason:
        'Votre avis insulte des personnes. Dites ce qui vous a déplu dans la consultation\u00a0: nous le publierons.',
    },
  },
  {
    rating: 5,
    text: 'Rien à redire, ni sur le fond ni sur la forme. Le montant correspond au temps passé, la conversation correspond à la présentation.',
  },
  {
    rating: 4,
    text: 'J’ai aimé qu’on me laisse contredire. Mon avis l’a emporté sur un point, et {psychic} l’a reconnu avec élégance. Un peu cher pour moi, mais c’était écrit.',
  },
  {
    rating: 5,
    text: 'Après des semaines à ressasser, mettre les choses par écrit face à quelqu’un d’attentif m’a ôté un poids. Merci pour cette patience.',
  },
  {
    rating: 3,
    text: 'Je reste sur ma faim. Le portrait dressé de moi était assez exact, mais ma question principale n’a été abordée qu’à la fin.',
  },
  {
    rating: 5,
    text: 'Franchise et gentillesse font rarement aussi bon ménage. On m’a déconseillé d’envoyer une lettre écrite sous le coup de la colère, et je l’ai réécrite depuis.',
  },
  {
    rating: 4,
    text: 'Très bien dans l’ensemble. J’ai dû m’interrompre au milieu : j’ai fermé la conversation, le compteur s’est arrêté net, et nous avons repris plus tard sans histoire.',
  },
  {
    rating: 3,
    text: 'Échange honnête, sans fausse promesse, mais assez scolaire. J’avais l’impression de remplir un questionnaire avant d’arriver à ce qui m’occupait vraiment.',
  },
  {
    rating: 2,
    text: 'Je ne conteste pas la gentillesse, mais trois de mes questions sur cinq n’ont reçu aucune réponse directe. À ce prix, c’est dommage.',
  },
  {
    rating: 5,
    text: 'Une demi-page écrite pour moi seulement, avec mes mots repris et remis en lumière. Je ne m’attendais pas à tant de soin.',
  },
  {
    rating: 4,
    text: 'Échange riche, peut-être un peu dense pour une première fois. Je l’ai mieux compris à la relecture.',
  },
  {
    rating: 5,
    text: 'Ici, personne ne m’a parlé de destin ni de malheur. On a parlé de moi, de mes parents, d’une maison à vendre, avec pudeur.',
  },
  {
    rating: 5,
    text: 'J’avais annoncé une durée à ne pas dépasser. {psychic} en a tenu compte et me l’a rappelé avant la fin. Ce respect-là vaut bien des discours.',
  },
  {
    rating: 4,
    text: 'Un accueil simple et une vraie faculté à reformuler. Je n’adhère pas à tout, mais je repars avec deux pistes sérieuses.',
  },
  {
    rating: 3,
    text: 'Réponses honnêtes mais hésitantes, beaucoup de « peut-être ». Je comprends la prudence, j’aurais simplement voulu un fil plus net.',
  },
  {
    rating: 5,
    text: 'Il suffit parfois que quelqu’un vous renvoie votre phrase avec un mot déplacé. C’est ce qui s’est passé ici, et j’en suis encore à y réfléchir.',
  },
  {
    rating: 4,
    text: 'Je note la rapidité, la courtoisie et la clarté du prix. Sur le fond, la partie consacrée à mes amours m’a davantage parlé que celle du travail.',
  },
  {
    rating: 5,
    text: 'Ma timidité est redoutable et l’écrit m’a sauvé la mise. {psychic} n’a jamais terminé mes phrases à ma place.',
  },
  {
    rating: 1,
    text: 'Je n’arrive pas à changer mon mot de passe depuis ma tablette, et la page est trop petite.',
    unshown: {
      status: 'refused',
      kind: 'not-consultation',
      reason: 'Votre avis parle du site et non de la consultation. Notre assistance vous a répondu par e-mail.',
    },
  },
  {
    rating: 4,
    text: 'Consultation calme et structurée. J’ai retiré un point parce que j’ai dû attendre assez longtemps que la conversation s’ouvre.',
  },
  {
    rating: 1,
    text: 'Je cherchais à parler d’un conflit avec mon frère, je n’ai eu droit qu’à des phrases générales, répétées presque mot pour mot d’un message à l’autre.',
  },
  {
    rating: 5,
    text: 'J’ai rarement lu quelqu’un d’aussi clair sur ce qui relève de l’intuition et sur ce qui relève du simple bon sens.',
  },
  {
    rating: 4,
    text: 'Du doigté, de l’écoute, un peu d’ironie quand il en fallait. Il manquait peut-être une conclusion plus affirmée.',
  },
  {
    rating: 5,
    text: 'Le plus précieux : ne pas avoir eu à me justifier. L’échange est parti de là où j’en étais, pas de là où j’aurais dû être.',
  },
  {
    rating: 3,
    text: 'Service net, tarif respecté. Pour la consultation, un bon début et une fin précipitée, comme s’il fallait passer à autre chose.',
  },
  {
    rating: 2,
    text: 'Style trop fleuri pour moi. J’ai passé plus de temps à déchiffrer les métaphores qu’à réfléchir à mon problème, et l’échange n’a pas su redescendre sur terre.',
  },
  {
    rating: 4,
    text: 'Mes deux questions ont été traitées à égalité, avec soin. J’aurais voulu davantage de temps pour taper mes réponses, je suis d’une lenteur désespérante.',
  },
  {
    rating: 3,
    text: 'Rien de faux, rien de marquant. La courtoisie est là, le prix est clair, mais l’étincelle n’est pas venue. Cela arrive.',
  },
  {
    rating: 2,
    text: 'Deux longs silences sans explication, compteur en pause, et une réponse qui s’adressait visiblement à une autre question. Le ton restait aimable, mais j’attendais plus de rigueur.',
    reply:
      'Je regrette ce manque d’attention, vous étiez en droit d’attendre mieux. Merci de l’avoir écrit avec mesure.',
  },
  {
    rating: 4,
    text: 'Une heure agréable ? Non, bien moins, et c’est tant mieux pour mes finances. {psychic} va droit au but, avec quelques raccourcis que j’ai dû faire préciser.',
  },
]

/** First names of the demo world's past clients. */
export const clientFirstNames: readonly string[] = [
  'Sandrine',
  'Karim',
  'Élodie',
  'Thierry',
  'Maëlle',
  'Patricia',
  'Jérôme',
  'Fatou',
  'Corinne',
  'Antoine',
  'Nadège',
  'Lucas',
  'Aïcha',
  'Brigitte',
  'Stéphane',
  'Manon',
  'Loïc',
  'Valérie',
  'Mehdi',
  'Chloé',
  'Françoise',
  'Damien',
  'Leïla',
  'Gwenaëlle',
  'Olivier',
  'Solène',
  'Pascal',
  'Inès',
  'Christelle',
  'Baptiste',
  'Monique',
  'Yasmine',
  'Fabrice',
  'Aurélie',
  'Didier',
  'Marine',
  'Rachid',
  'Océane',
  'Véronique',
  'Julien',
]
