import type { Sign } from '../../../../astrology/names.ts'
import type { Fragment } from './fragment.ts'
import type { Topic } from './sheet.ts'

/** How each sign goes about a topic: two sentences, told twice in a cycle, for the place of its ruler. */
export const ways: Readonly<Record<Sign, Readonly<Record<Topic, readonly [Fragment, Fragment]>>>> = {
  aries: {
    love: [
      '+ Vous plaisez à découvert, sans détour ni stratégie : quelqu’un adore cela et n’ose pas encore vous le dire.',
      '- Le Bélier aime d’abord et demande ensuite. On vous reproche moins la vitesse que de ne pas regarder derrière.',
    ],
    work: [
      '+begin Un poste à prendre, un appel que tout le monde évite : c’est le genre de porte que vous ouvrez à l’épaule.',
      '- Votre chef parle d’étapes, vous en avez sauté deux. Elles reviendront, avec des questions.',
    ],
    money: [
      '=wait Un Bélier achète en courant. Le lendemain, la moitié des envies a déjà changé de trottoir.',
      '+ Vous demandez une augmentation comme on demande l’heure, et c’est une force : on vous répond.',
    ],
    energy: [
      '+begin De l’énergie pour deux, surtout avant midi. Donnez-la à un stade, un escalier, une côte.',
      '- Vous brûlez par les deux bouts et vous cherchez qui a soufflé. Dormez, vous verrez la suite en couleurs.',
    ],
    advice: [
      '= Laissez quelqu’un d’autre commencer, rien que pour savoir l’effet que cela fait.',
      '+ Faites d’abord ce qui vous fait peur. Chez vous, le reste suit par habitude.',
    ],
  },
  taurus: {
    love: [
      '+ Le Taureau aime avec les mains, la table et le temps. Qui a goûté à cela devient difficile ailleurs.',
      '- Vous attendez qu’on devine ; on attend que vous parliez. Cela peut durer des mois, et vous êtes capable de gagner.',
    ],
    work: [
      '+ On vous donne les dossiers que les autres ont lâchés. Vous râlez, vous finissez, et l’on s’en souvient au moment des primes.',
      '- Nouvelle organisation, nouveau logiciel : votre corps dit non avant la présentation. Laissez-lui une semaine.',
    ],
    money: [
      '+ Peu de signes savent aussi bien ce que vaut une chose. Votre prix est le bon, ne baissez pas les yeux.',
      '=save Vous appelez cela une réserve, d’autres un trésor. Comptez-le une fois, la peur de manquer n’aime pas les totaux.',
    ],
    energy: [
      '= Un vrai repas, huit heures de sommeil, un arbre : le Taureau se répare avec ce que tout le monde a sous la main.',
      '- Vous avez dit « ça va » trois fois. Le dos, lui, n’a pas signé.',
    ],
    advice: [
      '= Changez une seule habitude, la plus bête, et regardez tout le troupeau bouger.',
      '+ Prenez votre temps, et dites-le : « je prends mon temps » se respecte mieux qu’un silence.',
    ],
  },
  geminis: {
    love: [
      '+speak On tombe amoureux de votre voix avant de savoir ce que vous dites. Dites quelque chose, pour voir.',
      '- Vous aimez deux versions de la même personne. Elle n’en a qu’une, et elle vous attend.',
    ],
    work: [
      '+ Entre deux services qui ne se parlent plus, vous faites l’interprète, et tout le monde croit que c’est facile.',
      '- Trois missions commencées, une échéance. Les Gémeaux ont le droit d’en avoir une quatrième après.',
    ],
    money: [
      '= Vous connaissez le prix de tout, sauf de ce que vous avez acheté hier à minuit.',
      '+ Une petite annonce, un mot au bon voisin : vous revendez mieux que vous n’achetez.',
    ],
    energy: [
      '- La tête tourne encore quand le corps s’est couché. Racontez à quelqu’un ce qui vous tient debout.',
      '+ Changez de trottoir, de sujet, de chaussures : vous vous reposez en bougeant.',
    ],
    advice: [
      '= Finissez une phrase, un livre, une tasse. Une seule de ces choses suffira à épater vos proches.',
      '+speak Posez la question que personne n’ose poser, sur le ton de la plaisanterie. C’est votre passe-partout.',
    ],
  },
  cancer: {
    love: [
      '+ Vous savez ce qu’aime l’autre, à quelle heure, avec combien de sucre. Laissez-vous servir, pour une fois.',
      '- Le Cancer retient ce qu’on lui a dit il y a sept ans. La personne, elle, a changé de voix et de manteau.',
    ],
    work: [
      '+ Une équipe tient parce que vous avez remarqué qui n’allait pas. Cela ne figure dans aucune fiche de poste.',
      '- Le ton de votre responsable vous a poursuivi jusque dans la cuisine. Il parlait du délai, pas de vous.',
    ],
    money: [
      '=save Vous mettez de côté pour les autres, en cachette. Ouvrez une ligne à votre nom.',
      '= Un loyer, une chambre d’enfant, une maison à vendre : chez vous, les chiffres ont tous une adresse.',
    ],
    energy: [
      '= Vos marées vous fatiguent moins quand vous les annoncez. « Je suis à marée basse » se comprend très bien.',
      '+ Rentrer, fermer la porte, mettre les vieux chaussons : vous voilà de nouveau quelqu’un.',
    ],
    advice: [
      '= Demandez pourquoi avant d’avoir mal. Une fois sur deux, il n’y aura plus rien à soigner.',
      '+ Appelez la personne chez qui vous vous sentez chez vous. Vous savez très bien laquelle.',
    ],
  },
  leo: {
    love: [
      '+ Vous aimez en grand, avec des bougies, des surprises et des témoins. Cela tombe bien, on vous attendait.',
      '- Le Lion qu’on oublie de complimenter croit qu’on ne l’aime plus. Réclamez, c’est plus simple que de bouder.',
    ],
    work: [
      '+ Une présentation, un entretien, une équipe à réveiller : on vous met devant, et la salle se redresse.',
      '- On a repris votre idée sans vous citer. Signez la prochaine avant de la raconter.',
    ],
    money: [
      '=spend Offrir vous fait du bien au visage. Gardez seulement de quoi vous offrir quelque chose à vous.',
      '- Vous payez pour tenir votre rang devant des gens qui regardaient ailleurs.',
    ],
    energy: [
      '+ Le soleil, la scène, un rire qui monte : vous vous rechargez en public.',
      '- Porter la bonne humeur de tout un immeuble use son gardien. Baissez le rideau une heure.',
    ],
    advice: [
      '= Mettez quelqu’un en lumière, et reculez d’un pas. On verra surtout qui tenait la lampe.',
      '+ Acceptez le compliment en entier, sans plaisanterie au bout.',
    ],
  },
  virgo: {
    love: [
      '+ Votre amour se lit dans les détails : le train vérifié, le médicament acheté, la place côté fenêtre.',
      '- La Vierge voit d’abord ce qui manque. En face, on aimerait entendre ce qui reste.',
    ],
    work: [
      '+ On vous confie ce qui ne doit pas rater. Profitez-en pour dire à quel prix.',
      '- Vous refaites le travail d’un collègue, la nuit, sans rien dire. Il croit l’avoir bien fait.',
    ],
    money: [
      '+save Vos comptes sont justes au centime. Autorisez-leur une folie inscrite au budget.',
      '- Vous comparez depuis trois semaines deux choses qui coûtent le même prix.',
    ],
    energy: [
      '= Votre fatigue ressemble à de l’agacement. Cherchez le lit avant de chercher la faute.',
      '+ Un horaire net, une marche, une soupe : la Vierge revit avec ce que d’autres trouvent triste.',
    ],
    advice: [
      '= Rendez quelque chose à quatre-vingt-dix pour cent. Personne ne demandera les dix autres.',
      '+ Dites aux gens ce qu’ils font bien, avec la précision que vous mettez au reste.',
    ],
  },
  libra: {
    love: [
      '+ Vous savez rendre quelqu’un beau rien qu’en l’écoutant. C’est une façon redoutable de séduire.',
      '- Vous avez cédé sur le film, le restaurant et les vacances. La note arrivera d’un coup.',
    ],
    work: [
      '+ Deux collègues se déchirent, vous trouvez la phrase que chacun croit avoir gagnée.',
      '- La Balance laisse la décision au comité, puis regrette la couleur du comité.',
    ],
    money: [
      '=spend Vous ne résistez pas à ce qui est bien dessiné. Demandez-lui où il dormira.',
      '= Partager la note vous paraît vulgaire ; la régler pour tous vous paraît injuste. Parlez avant l’entrée.',
    ],
    energy: [
      '- L’humeur des autres vous entre par la peau. Choisissez votre voisin de table.',
      '+ De la musique, un bel endroit, une personne qui sait se taire : vous voilà d’aplomb.',
    ],
    advice: [
      '=begin Choisissez à pile ou face, et observez la seconde où vous espérez un côté.',
      '+speak Dites « je préfère » deux fois dans la journée. Le ciel tient, vous verrez.',
    ],
  },
  scorpio: {
    love: [
      '+ Vous aimez sans filet, et la personne en face le sent avant de le comprendre.',
      '- Vous mettez l’autre à l’épreuve sans le prévenir du sujet. Beaucoup rendraient une meilleure copie avec la question.',
    ],
    work: [
      '+ Une crise, un secret, un budget qui ne tombe pas juste : on vous appelle, et vous étiez déjà au courant.',
      '- Vous avez vu la manœuvre. La dénoncer à chaud la rendrait presque sympathique.',
    ],
    money: [
      '= Vous ne parlez pas d’argent, vous le surveillez. Une personne de confiance devrait savoir où sont les papiers.',
      '+ Ce qu’on vous doit, vous l’obtenez sans élever la voix. On s’étonne après.',
    ],
    energy: [
      '- Vous tenez, vous tenez encore, et personne n’a vu que vous teniez.',
      '+ L’eau, la nuit, l’effort long : vous en sortez avec une peau neuve.',
    ],
    advice: [
      '=speak Avouez quelque chose de bénin. L’habitude de cacher s’use par les petits bouts.',
      '+ Allez au fond du sujet qui vous obsède, une bonne fois, et remontez avec un plan.',
    ],
  },
  sagittarius: {
    love: [
      '+ Avec vous, un dîner devient une expédition. Celle ou celui qui vous plaît a déjà pris son manteau.',
      '- Le Sagittaire promet le voyage et oublie l’anniversaire. L’anniversaire était plus près.',
    ],
    work: [
      '+ Vendre, enseigner, emmener : on vous écoute parce que vous y croyez avant les chiffres.',
      '- Votre vision plaît, votre tableau est vide. Quelqu’un à côté de vous adore remplir les tableaux.',
    ],
    money: [
      '- Le compte vous sert d’élastique. Il n’aime pas être tendu le même mois que le loyer.',
      '+ Une occasion se présente parce que vous avez parlé à un inconnu. C’est votre placement favori.',
    ],
    energy: [
      '+ Du vent, une côte, un but : vous rentrez avec plus de forces qu’au départ.',
      '- Rester sur place vous épuise davantage que trois gares. Aérez au moins l’agenda.',
    ],
    advice: [
      '= Lisez les petites lignes, à voix haute, avec l’accent d’un acteur tragique. Vous tiendrez jusqu’au bout.',
      '+ Dites oui à l’invitation la plus étrange. Vous raconterez la suite mieux que personne.',
    ],
  },
  capricorn: {
    love: [
      '= Vous attendez d’avoir réussi pour aimer. L’autre vous aimait déjà dans l’ascenseur.',
      '+ Votre parole tient dix ans. Dans un monde de « on se rappelle », c’est presque indécent.',
    ],
    work: [
      '+ On vous propose la responsabilité avant l’augmentation. Demandez les deux dans la même phrase.',
      '- Vous refusez de déléguer parce que vous iriez plus vite. Oui. Et dans un an ?',
    ],
    money: [
      '=save Vous avez de quoi voir venir. Le problème, c’est que vous regardez.',
      '+ Votre patience a un taux d’intérêt. Vous êtes à peu près la seule personne à l’avoir compris.',
    ],
    energy: [
      '- Le repos figure sur votre liste, à la dernière ligne, sous « classer la cave ».',
      '+ Grimpez quelque chose, même un étage : le Capricorne retrouve son souffle en montant.',
    ],
    advice: [
      '= Faites rire votre supérieur ou votre belle-mère. Vous en êtes capable et ils ne s’y attendent pas.',
      '+ Accordez-vous en milieu de semaine ce que vous gardez pour la retraite.',
    ],
  },
  aquarius: {
    love: [
      '+ Vous aimez comme on invente : sans modèle, sans jalousie de principe, avec une drôle de fidélité.',
      '- On vous demande « tu m’aimes ? » et vous définissez le verbe.',
    ],
    work: [
      '+ Le problème tournait en rond, vous l’avez fait tourner en carré. Il s’est arrêté.',
      '- Vous avez raison contre le service entier. Cherchez un allié qui parle leur langue.',
    ],
    money: [
      '= L’argent vous ennuie, ce qui lui laisse beaucoup de liberté. Surveillez-le comme on surveille un chat.',
      '+ Acheter à plusieurs, prêter, troquer : vos idées font économiser tout l’étage.',
    ],
    energy: [
      '- Vos nerfs captent toutes les stations. Éteignez le poste avant l’écran.',
      '+ Une heure d’imprévu vaut pour vous une journée de congé. Laissez-lui une place dans l’emploi du temps.',
    ],
    advice: [
      '= Faites une chose exactement comme tout le monde, par curiosité scientifique.',
      '+ Envoyez l’idée à la personne qui saura la construire, et oubliez de la surveiller.',
    ],
  },
  pisces: {
    love: [
      '+ Vous aimez les gens tels qu’ils seraient s’ils n’avaient plus peur. Certains finissent par vous ressembler.',
      '- Les Poissons disent « comme tu veux » et pleurent de l’avoir eu. Veuillez quelque chose.',
    ],
    work: [
      '+ Votre intuition a trouvé ce que l’audit cherche encore. Notez comment, on vous le demandera.',
      '- On profite de votre gentillesse entre dix-sept et dix-huit heures. Partez à cinquante-neuf.',
    ],
    money: [
      '- Vous prêtez et vous oubliez à qui. Eux aussi, d’ailleurs.',
      '+ Un cadeau que vous aviez fait il y a longtemps revient sous une autre forme.',
    ],
    energy: [
      '= Du bain, du sommeil, un film qui fait pleurer : vous êtes de ces plantes qu’on arrose par le haut.',
      '- Vous portez l’inquiétude de trois personnes. Vérifiez qu’elles ne l’ont pas gardée aussi.',
    ],
    advice: [
      '= Fixez une heure, une seule, et arrivez-y. On parlera de miracle, laissez dire.',
      '+ Suivez l’idée venue sous la douche. Elle était sincère, elle n’avait rien sur elle.',
    ],
  },
}
