import type { Ground } from '../../src/features/consult/reviews/rules.ts'
import type { SeedPsychic } from './psychics/profile.ts'

/** Reviews of the demo world; `{psychic}` is replaced by the psychic's name. Rating is 1 to 5. */
export interface SeedReview {
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  /** Whom it suits, where it tells of cards, a chart, numbers, or another channel. */
  of?: { job?: SeedPsychic['job']; channel?: SeedPsychic['channels'][number] }
  reply?: string
  /** What a moderator kept from being read, or took down later. */
  unshown?: Ground & { status: 'refused' | 'removed' }
}

export const reviews: readonly SeedReview[] = [
  {
    rating: 5,
    text: 'synastrie avec mon mari, 22 ans de mariage résumés en 3 messages. on a bien ri tous les deux',
    of: { job: 'astrologue' },
  },
  {
    rating: 5,
    text: 'bon alors je suis pas du genre à laisser des avis mais là quand meme. ca faisait 3 semaines que je dormais plus a cause de mon ex qui revient repart revient, et en dix minutes {psychic} m’a fait écrire noir sur blanc ce que moi je voulais. personne m’avait jamais demandé ca. je sais pas si c’est de la voyance mais ca marche',
  },
  {
    rating: 4,
    text: 'saturne en maison 7, bon c’est pas la fete mais au moins je comprend pourquoi ça traine',
    of: { job: 'astrologue' },
  },
  {
    rating: 5,
    text: 'Je suis un 7 et j’ai ENFIN une explication à mon besoin d’être tranquille',
    of: { job: 'numerologue' },
  },
  {
    rating: 5,
    text: 'Beaucoup de douceur dans les mots, sans jamais tomber dans la flatterie. {psychic} m’a dit deux choses que je n’avais pas envie de lire, et c’étaient les plus utiles.',
    reply: 'Merci à vous de les avoir lues jusqu’au bout. Ce n’était pas le plus facile à écrire non plus.',
  },
  {
    rating: 3,
    text: 'Très mitigé. D’un côté une vraie gentillesse et deux remarques troublantes sur mon travail, notamment l’histoire du bureau près de la fenêtre. De l’autre une bonne moitié de la conversation à parler de mon frère alors que j’avais dit dès le début que ce n’était pas le sujet. J’hésite à revenir, on verra après l’été.',
  },
  {
    rating: 5,
    text: 'Je viens d’avoir 71 ans et c’est ma petite-fille qui m’a installé le site. J’avais peur de taper trop lentement. {psychic} m’a attendue, m’a parlé de mon mari comme si on prenait le thé, et m’a dit d’appeler ma sœur avant Noël. C’est fait. Je recommande aux personnes de mon âge, il ne faut pas avoir peur de l’ordinateur.',
  },
  {
    rating: 4,
    text: 'Bonne lecture de mon retour de Saturne. Il manquait juste des dates.',
    of: { job: 'astrologue' },
  },
  {
    rating: 5,
    text: 'Mon prénom de baptême comptait aussi ! jamais personne ne me l’avait dit',
    of: { job: 'numerologue' },
  },
  {
    rating: 5,
    text: 'Mon compagnon voulait un enfant, moi je ne savais plus. J’ai posé la question à l’envers, exprès, pour voir. {psychic} l’a remise à l’endroit au deuxième message. Pas de date, pas de « je vois un berceau », rien de tout ça. Juste la question de savoir à qui je faisais plaisir. On en a parlé tous les deux dimanche, enfin.',
  },
  {
    rating: 2,
    text: 'Trop vague à mon goût. Je parlais d’un choix précis entre deux postes, et j’ai reçu des généralités sur les périodes de transition.',
    reply:
      'Votre remarque est juste : j’aurais dû vous demander plus tôt ce qui distinguait ces deux postes. Je vous remercie de l’avoir dit clairement.',
  },
  {
    rating: 5,
    text: 'Ca fait deux ans que je consulte a droite a gauche, je vais pas donner de noms, et c’est la premiere fois qu’on me dit « ça suffit pour aujourd’hui, revenez si vous en avez besoin ». J’en suis restée bouche bée. Du coup j’ai gardé mes sous pour le coiffeur et franchement ça m’a fait autant de bien 😂',
  },
  {
    rating: 4,
    text: 'Très humain, très calme. Un peu de flou au moment de conclure, j’aurais volontiers pris un résumé en trois lignes.',
    reply: 'Bonne idée, ce résumé. Je l’ajouterai désormais à la fin de mes échanges. Merci !',
  },
  {
    rating: 5,
    text: 'les cartes sont tombées pile sur ce que je n’osais pas dire. la Lune puis l’Hermite, j’ai compris tout de suite',
    of: { job: 'tarologue' },
  },
  {
    rating: 5,
    text: '{psychic} a vu une porte bleue. Ma grand-mère avait une porte bleue. Je ne dis rien de plus',
    of: { job: 'voyant' },
  },
  {
    rating: 5,
    text: 'Consultation du soir, après une grosse dispute avec ma fille. Je m’attendais à ce qu’on me donne raison. Raté ! {psychic} m’a demandé à quel âge ma propre mère avait arrêté de me parler comme ça. J’ai mis longtemps à répondre. Je n’en dis pas plus mais on s’est rappelées le lendemain.',
  },
  {
    rating: 3,
    text: 'le tirage etait interessant mais j’aurais aimé une carte de plus pour le travail',
    of: { job: 'tarologue' },
  },
  {
    rating: 5,
    text: 'Je ne sais pas comment {psychic} fait et je ne veux pas savoir 😅',
    of: { job: 'medium' },
  },
  {
    rating: 4,
    text: 'chemin de vie 5, année 9 : tout ranger avant l’été. J’ai commencé par le garage.',
    of: { job: 'numerologue' },
  },
  {
    rating: 5,
    text: 'On m’a conseillé d’en parler à ma sœur plutôt que de continuer à payer pour tourner autour. Voilà quelqu’un d’honnête.',
    reply:
      'Je vous souhaite une belle conversation avec votre sœur, quelle qu’en soit l’issue. Merci de votre confiance.',
  },
  {
    rating: 2,
    text: 'A coté de la plaque du début à la fin. Sympa mais à coté.',
    of: { job: 'voyant' },
  },
  {
    rating: 5,
    text: '8 d’épées. Voila. Ceux qui savent comprendront.',
    of: { job: 'tarologue' },
  },
  {
    rating: 1,
    text: 'Plusieurs minutes entre deux réponses. Le compteur s’est bien mis en pause, mon attention aussi. Quand j’en ai parlé, l’explication est restée courte. Je ne recommencerai pas.',
    reply:
      'Vous avez raison de le signaler, ces silences étaient trop longs et je vous présente mes excuses. Un compteur en pause ne remplace pas une réponse.',
  },
  {
    rating: 4,
    text: 'ressenti tres juste sur ma mere, moins sur mon ex',
    of: { job: 'medium' },
  },
  {
    rating: 5,
    text: 'D’habitude j’appelle, cette fois par tchat parce que les enfants dormaient. Aussi bien.',
    of: { channel: 'phone' },
  },
  {
    rating: 5,
    text: 'Au téléphone c’est encore mieux, sa voix m’apaise. Mais là j’étais au bureau lol',
    of: { channel: 'phone' },
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
    text: 'J’ai commencé par un SMS, la réponse m’a donné envie d’en savoir plus. Pas déçu de l’échange.',
    of: { channel: 'sms' },
  },
  {
    rating: 5,
    text: 'Deux questions par SMS le mois dernier et ce soir une vraie conversation. Réponses toujours franches',
    of: { channel: 'sms' },
  },
  {
    rating: 3,
    text: 'Une plage, un chien, un homme en costume… rien ne m’a parlé sauf le chien',
    of: { job: 'voyant' },
  },
  {
    rating: 5,
    text: 'je prefere ecrire qu’appeler et on ne m’a pas forcé la main',
    of: { channel: 'phone' },
  },
  {
    rating: 5,
    text: 'L’Impératrice en dernière carte, j’ai eu les larmes aux yeux. Merci merci',
    of: { job: 'tarologue' },
  },
  {
    rating: 4,
    text: 'L’appel par le web avait un peu d’écho la semaine passée, le tchat rien à dire',
    of: { channel: 'web-call' },
  },
  {
    rating: 5,
    text: 'Rendez-vous au téléphone tenu à l’heure pile la dernière fois, du coup je suis revenue par écrit',
    of: { channel: 'phone' },
  },
  {
    rating: 5,
    text: 'Très bonne surprise. Des questions courtes, des réponses nettes, et une conclusion que j’ai recopiée dans mon carnet.',
    reply: 'Voir mes phrases finir dans un carnet me touche beaucoup. Prenez soin de vous.',
  },
  {
    rating: 2,
    text: 'On m’a parlé que de mon signe. J’ai un ascendant aussi.',
    of: { job: 'astrologue' },
  },
  {
    rating: 5,
    text: 'j’avais un entretien d’embauche, un loyer en retard et le moral dans les chaussettes. {psychic} a commencé par le loyer, ce qui m’a étonnée, en me disant d’appeler le propriétaire avant de parler d’avenir. ensuite seulement on a regardé le poste. j’ai eu le poste (cdd de six mois mais bon), et le proprio a été correct',
  },
  {
    rating: 4,
    text: 'Bien. Sans plus mais bien.',
  },
  {
    rating: 5,
    text: 'Troisième consultation avec {psychic}, toujours la même constance. On reprend là où l’on s’était arrêté, sans que j’aie à tout répéter.',
  },
  {
    rating: 5,
    text: 'merci bcp!!!',
  },
  {
    rating: 5,
    text: 'Top',
  },
  {
    rating: 3,
    text: 'Beaucoup d’empathie, c’est certain, mais j’espérais un avis plus tranché. On m’a souvent rendu mes questions.',
    reply:
      'Je comprends votre attente. Il me paraissait plus honnête de ne pas trancher à votre place, mais j’aurais pu l’expliquer mieux.',
  },
  {
    rating: 5,
    text: 'Je tire moi meme les cartes depuis 20 ans et j’ai appris un truc sur le Mat. Chapeau',
    of: { job: 'tarologue' },
  },
  {
    rating: 2,
    text: 'j’ai pas accroché du tout, mais bon c’est peut etre moi',
  },
  {
    rating: 5,
    text: 'Au top comme dab ❤️',
  },
  {
    rating: 5,
    text: 'Ma mère est partie en mars. Je n’arrivais pas à le dire. Je l’ai écrit ici.',
  },
  {
    rating: 5,
    text: 'J’écrivais dans un moment de grande solitude, et j’ai reçu une attention entière, sans apitoiement. Cela compte.',
  },
  {
    rating: 4,
    text: 'Beaucoup de gentillesse. J’ai pas tout retenu j’aurais du prendre des notes',
  },
  {
    rating: 5,
    text: 'RIEN A REDIRE je recommande à 100%',
  },
  {
    rating: 5,
    text: 'Franchement bluffée par la question sur mon frère, je n’en avais pas parlé',
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
    rating: 1,
    text: 'Nul.',
  },
  {
    rating: 4,
    text: 'Un peu long a venir au debut puis ca roule. a refaire',
  },
  {
    rating: 5,
    text: 'J’attends de voir si ça se réalise mais déjà je dors mieux',
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
    text: 'On a parlé de mon entretien de jeudi. J’y suis allé plus droit. (je l’ai eu)',
  },
  {
    rating: 2,
    text: 'Je mets 2 parce que la personne est polie. Mais j’avais demandé clairement si je devais accepter la mutation a Lille et j’ai eu droit aux cycles, aux portes qui se ferment, aux portes qui s’ouvrent… Oui bon. J’ai fini par faire une liste de pour et de contre tout seul dans le train, c’était plus efficace.',
  },
  {
    rating: 4,
    text: 'Humour, patience, et pas de blabla. Un petit manque de précision sur les dates.',
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
    rating: 2,
    text: '{psychic} répond vite, trop vite. On dirait que c’est tout prêt.',
  },
  {
    rating: 3,
    text: 'Bof.',
  },
  {
    rating: 5,
    text: '{psychic} ne cherche pas à vous retenir. Quand j’ai dit que j’avais ma réponse, nous nous sommes dit au revoir en deux messages.',
  },
  {
    rating: 3,
    text: 'ni oui ni non a toutes mes questions, un peu frustrant',
  },
  {
    rating: 4,
    text: 'quelques fautes de frappe mais le coeur y est',
  },
  {
    rating: 5,
    text: 'Mon fils ne me parle plus depuis 2 ans, ce soir je lui ai écrit. Merci {psychic}',
  },
  {
    rating: 1,
    text: 'Une catastrophe, j’ai fermé au bout de cinq minutes',
  },
  {
    rating: 1,
    text: 'Pas convaincu. On m’a sorti la Mort « qui n’est pas la mort », et débrouille-toi avec ça.',
    of: { job: 'tarologue' },
  },
  {
    rating: 5,
    text: '10/10 meme ma femme qui n’y croit pas a lu par dessus mon épaule',
  },
  {
    rating: 1,
    text: 'Aucun lien entre mes questions et les réponses reçues, comme si mes messages n’avaient pas été lus. J’ai coupé au bout de peu de temps.',
  },
  {
    rating: 5,
    text: 'Un vrai coup de pied aux fesses, dit gentiment. J’en avais besoin !',
  },
  {
    rating: 4,
    text: 'Bonne écoute, j’aurais préféré moins de métaphores, j’suis plombier moi',
  },
  {
    rating: 5,
    text: 'Mon thème expliqué comme à une enfant, enfin ! Lune en Capricorne, maintenant je sais pourquoi je range quand je suis triste',
    of: { job: 'astrologue' },
  },
  {
    rating: 5,
    text: 'c’est ma 2e fois, meme qualité. A bientot sans doute',
  },
  {
    rating: 4,
    text: 'Je recommande pour la qualité de l’écoute. Seule réserve : une impression de brièveté lorsque j’ai voulu revenir sur un point déjà traité.',
  },
  {
    rating: 5,
    text: 'Je voulais qu’on me dise de rester. On m’a demandé pourquoi je posais la question. Voilà voilà.',
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
    text: 'J’avais mon heure exacte (11 h 40), {psychic} m’a demandé d’où je la tenais. C’est la première personne qui vérifie.',
    of: { job: 'astrologue' },
  },
  {
    rating: 4,
    text: 'J’ai aimé qu’on me laisse contredire. Mon avis l’a emporté sur un point, et {psychic} l’a reconnu avec élégance. Un peu cher pour moi, mais c’était écrit.',
  },
  {
    rating: 5,
    text: 'Merci pour Médor. Je sais que c’est bête de pleurer un chien, je ne me suis pas senti bête.',
  },
  {
    rating: 3,
    text: 'Correct. Je m’attendais à autre chose, sans savoir quoi.',
  },
  {
    rating: 5,
    text: 'Simple. Clair. Net.',
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
    text: 'Trois cartes et puis s’en va. La Maison Dieu expédiée en une phrase, alors que c’était justement ma question.',
    of: { job: 'tarologue' },
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
    text: 'Tirage en croix très clair. Le Pendu m’a fait peur deux minutes, {psychic} m’a bien expliqué que ce n’était pas ce que je croyais.',
    of: { job: 'tarologue' },
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
    text: 'Beaucoup de vocabulaire, les transits, les orbes… j’ai un peu décroché. La fin était mieux',
    of: { job: 'astrologue' },
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
    text: 'Les calculs sont justes j’ai vérifié. L’interprétation un peu passe partout',
    of: { job: 'numerologue' },
  },
  {
    rating: 2,
    text: 'Deux longs silences sans explication, compteur en pause, et une réponse qui s’adressait visiblement à une autre question. Le ton restait aimable, mais j’attendais plus de rigueur.',
    reply:
      'Je regrette ce manque d’attention, vous étiez en droit d’attendre mieux. Merci de l’avoir écrit avec mesure.',
  },
  {
    rating: 4,
    text: 'On a passé tout le temps sur le Deux de Coupes et c’est tant mieux, c’est là que ça coinçait entre nous.',
    of: { job: 'tarologue' },
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
