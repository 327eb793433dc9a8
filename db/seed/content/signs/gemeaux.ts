import type { SeedPage } from '../kinds.ts'

export const gemeaux: readonly SeedPage[] = [
  {
    path: '/astrologie/gemeaux',
    title: 'Gémeaux : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre des Gémeaux, avec le mythe de Mercure, les trois décans et leurs dates d’anniversaire.',
    lead: 'On vous pose une question, vous répondez à trois. Les Gémeaux ont deux vies au moins, et le plus étonnant est qu’ils les racontent en même temps sans perdre le fil, ou en le perdant avec esprit.',
    body: `
<h2>Deux, au minimum</h2>
<p>Vous avez changé d’avis depuis le début de cette phrase. Tant mieux. Les Gémeaux pensent en marchant, essaient une opinion comme une veste et la rendent si elle serre aux épaules. Les gens d’une seule pièce appellent cela de l’inconstance. Vous appelez cela réfléchir.</p>
<p>Le Soleil vous visite quand les jours sont les plus longs, et vous en avez tiré l’idée qu’il y a toujours du temps pour une chose de plus. Vous lisez quatre livres, vous en finissez un. Vous connaissez le prénom de la pharmacienne et le divorce du voisin du troisième, sans jamais avoir posé de question. Les gens vous parlent. Votre visage leur fait croire que vous savez déjà.</p>
<p>La légende vous prête de la superficialité. Elle vient de personnes qui confondent le fond et la lenteur.</p>
<h2>L’enfance des Gémeaux</h2>
<p>Il parle tôt, parfois pour deux. Son jeu préféré consiste à demander « et si ? » jusqu’à l’épuisement de l’adulte. Il imite la maîtresse, le grand-père, le chien. On rit, et personne ne remarque qu’il se cache derrière les voix, qu’il a trouvé là le moyen d’être aimé sans qu’on le regarde.</p>
<p>Un frère, une sœur ou un voisin de palier compte immensément. Il est l’autre moitié, le rival et le premier public. Les Gémeaux enfants uniques s’inventent quelqu’un. Certains ne s’en séparent jamais tout à fait, et le consultent encore avant de signer un bail.</p>
<h2>Au travail</h2>
<p>Là où il faut apprendre vite, expliquer clairement ou vendre à quelqu’un qui n’avait rien demandé, vous êtes imbattable. Journaliste, courtier, traductrice, professeur, régisseuse de plateau. Le métier importe moins que le nombre de visages par jour. Un poste où l’on voit la même fenêtre de neuf heures à dix-huit heures vous éteint en un hiver.</p>
<p>Vos débuts éblouissent. Vos fins demandent une surveillance. Le rapport s’arrête à l’avant-dernière page, celle des conclusions, car vous avez déjà compris et l’ennui est entré. Trouvez une Vierge ou un Capricorne qui aime finir, et partagez la prime.</p>
<p>En entretien d’embauche, méfiez-vous de votre aisance. On sort charmé, puis l’on se demande ce que vous avez dit. Préparez trois faits avec des dates. Ils pèseront plus que l’heure entière.</p>
<h2>En amour</h2>
<p>On vous attrape par l’oreille. Une voix, une repartie, un message de deux heures du matin avec une vraie bonne phrase dedans, et l’affaire est faite. Le corps suit, avec joie.</p>
<p>Vous aimez l’entre-deux, la veille du premier baiser et les conversations qui pourraient tourner. Quand tout est dit, vous vous demandez ce qu’il reste. Il reste l’autre, justement, que vous n’avez pas fini de lire. Les histoires longues des Gémeaux ont un secret simple, chacun y garde un pan de vie que l’autre ignore et vient raconter le soir.</p>
<p>Vous savez rompre par écrit, hélas. Faites-le en face. Ce sont dix minutes dont vous tirerez plus tard de la fierté, et l’on vous en saura gré.</p>
<p>La jalousie ? Jamais, dites-vous. Puis vous découvrez que l’autre a ri aux éclats avec quelqu’un, et cela, oui, c’est impardonnable.</p>
<h2>L’argent</h2>
<p>Il circule. Vous en gagnez de plusieurs côtés et vous le dépensez en choses qui n’existent plus le lendemain, billets de train, verres offerts, abonnements oubliés dont la liste ferait peur. Vous négociez bien pour les autres et mal pour vous, parce que demander vous oblige à tenir une position plus d’une minute.</p>
<p>Un conseil qui marche. Deux comptes, dont un sans application sur le téléphone.</p>
<h2>En famille</h2>
<p>Le parent Gémeaux est un camarade érudit. Avec lui, les trajets en voiture passent comme des épisodes. Il oublie l’heure du dentiste, mais il répond à toutes les questions, même celles sur la mort, avec une franchise que les enfants n’oublient pas.</p>
<p>On lui reproche son absence en pleine présence, l’œil qui file vers l’écran. Son fils de six ans a inventé un mot de passe pour le ramener. Il fonctionne.</p>
<p>Dans la fratrie, c’est vous qui transmettez les nouvelles, avec les coupes nécessaires à la paix.</p>
<h2>La part d’ombre</h2>
<p>À tout comprendre, vous évitez de choisir. Vous excusez l’un, vous excusez l’autre, et quand on vous demande de quel côté vous êtes, vous faites une plaisanterie. Il y a des jours où quelqu’un avait besoin que vous n’ayez qu’un seul avis.</p>
<p>L’autre risque est l’inquiétude. Votre esprit tourne même à vide, la nuit surtout, avec un débit de chaîne d’information. Vous vous inventez des conversations qui n’auront pas lieu et vous les perdez. Marcher vous calme, chanter aussi. Parler d’un chagrin au lieu de le raconter serait le plus efficace, et c’est ce qui vous coûte le plus.</p>
<h2>Mercure, votre maître</h2>
<p>Il est né le matin. À midi il jouait de la lyre, qu’il venait d’inventer avec une carapace, et le soir il avait volé les vaches de son frère Apollon en les faisant marcher à reculons pour fausser les traces. Amené devant Zeus, ce nourrisson plaida si bien que le maître des dieux éclata de rire. Apollon reçut la lyre et oublia les vaches.</p>
<p>On en fit le dieu des marchands, des voleurs et des voyageurs, qui ne sont pas si loin les uns des autres. Il avait une fonction plus grave. C’est lui qui accompagnait les morts sur l’autre rive. Le plus gai des Olympiens connaissait donc le chemin, et savait y parler bas.</p>
<h2>Les trois décans</h2>
<p>Du 21 au 31 mai, Jupiter élargit l’esprit et donne la voix qui porte. Arthur Conan Doyle et Charles Aznavour sont du 22 mai, Bob Dylan du 24.</p>
<p>Du 1er au 10 juin, Mars ajoute l’audace et le trait qui pique. Marilyn Monroe est née le 1er juin 1926, Marguerite Yourcenar un 8 juin, Barbara un 9.</p>
<p>Du 11 au 21 juin, le Soleil met la pensée en pleine lumière. Le 21 juin a donné Jean-Paul Sartre et, trente ans plus tard, Françoise Sagan, liés dans les dernières années par une amitié de vieux camarades de signe.</p>
`,
  },
  {
    path: '/astrologie/venus-en-gemeaux',
    title: 'Vénus en Gémeaux : le cœur sur la langue',
    description:
      'Vénus en Gémeaux aime par les mots. Séduction, couple, infidélité supposée, argent, rupture, et les dates de 2027.',
    lead: 'Un bon message la fait rougir, une faute d’orthographe la refroidit. Vénus en Gémeaux tombe amoureuse d’une conversation, puis découvre avec plaisir qu’il y avait quelqu’un derrière.',
    body: `
<h2>Par l’oreille</h2>
<p>Vous n’avez pas de type, vous avez des sujets. La même semaine, une violoniste et un mécanicien peuvent vous tourner la tête si l’une raconte bien et si l’autre vous contredit. Le silence d’un bel être vous ennuie au bout d’un verre. Vous aimez que l’on vous apprenne quelque chose, un mot de portugais ou la façon de lire un nuage.</p>
<p>Le flirt vous amuse pour lui-même. Vous pouvez jouer longtemps sans intention, et l’on vous en veut. Prévenez, cela ne gâche pas la partie.</p>
<h2>À deux</h2>
<p>Une légende vous dit volage. En vérité vous ne trompez que l’ennui. Quelqu’un qui change, qui lit, qui revient avec une histoire, peut vous garder sa vie entière. Donnez-vous des rendez-vous, vouvoyez-vous un soir, écrivez-vous d’une pièce à l’autre. Vous avez besoin que l’autre reste un peu étranger.</p>
<p>Les grandes scènes muettes vous affolent. Vous préférez un reproche en forme de phrase à une porte fermée. De votre côté, vous glissez sur les sujets graves avec une habileté dont il faudrait vous priver une fois par semaine. Essayez « je suis triste » sans la plaisanterie qui suit.</p>
<p>La rupture se fait par messages, vous en avez honte. Allez-y. Dix minutes dans un café valent mieux que trois pages magnifiques. L’amitié, après, vous réussit comme à personne, et votre répertoire est plein d’anciens amours qui vous invitent à leurs mariages.</p>
<h2>Le goût et l’argent</h2>
<p>Vous aimez les choses à deux usages, les vestes réversibles, les livres prêtés. L’argent passe en sorties, en abonnements, en cadeaux minuscules et très bien choisis. Un achat important vous effraie parce qu’il ferme les autres possibilités. Demandez l’avis d’une Vénus en Taureau et suivez-le sans discuter.</p>
<h2>Quand Vénus traverse les Gémeaux</h2>
<p>En 2027, elle y court du 8 juin au 3 juillet. On se remet à écrire, on renoue avec quelqu’un perdu de vue, on rit au bureau. L’amour emprunte les transports en commun. Les timides y gagnent, puisqu’il suffit d’avoir une question à poser. Si votre Vénus est là, répondez à tous vos messages cette quinzaine-là. L’un d’eux vaut le voyage.</p>
`,
  },
  {
    path: '/astrologie/lune-en-gemeaux',
    title: 'Lune en Gémeaux : le besoin de dire',
    description:
      'Émotions, enfance, nervosité, couple et foyer quand la Lune est en Gémeaux, avec ce qui calme une tête qui ne s’arrête pas.',
    lead: 'Elle pleure et se regarde pleurer, puis elle trouve le mot exact. La Lune en Gémeaux a besoin de raconter ce qu’elle éprouve pour savoir qu’elle l’a éprouvé.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Tout, et très vite, et le contraire. Dans la même heure vous pouvez pleurer, rire et fondre devant un chien. Les autres vous croient instable, vous captez plusieurs stations. Une émotion longue vous inquiète, vous cherchez la porte. La plaisanterie en est une, excellente, et vous sortez par là même aux enterrements.</p>
<p>Vos nerfs sont fins. Le manque de sommeil vous change. La nuit, votre esprit rejoue les conversations du jour avec de meilleures répliques, et vous perdez quand même.</p>
<h2>L’enfance</h2>
<p>On parlait, chez vous. Une mère vive, jeune d’esprit, un peu copine, ou un frère qui tenait lieu de tout. On ne s’attardait pas sur les larmes, on changeait de sujet avec drôlerie. Vous avez appris à comprendre au lieu de sentir. C’est une compétence remarquable et, certains soirs, une solitude.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Votre intimité passe par la parole. Vous aimez qui vous écoute jusqu’au bout et répond à côté d’une manière intéressante. Il vous faut du courrier, des visites, une fenêtre sur la rue. La maison est pleine de livres ouverts. On y est bien, on y perd ses affaires.</p>
<p>Votre partenaire voudrait parfois moins d’explications. Quand il ou elle dit que ça ne va pas, asseyez-vous, ne résumez pas la situation, ne proposez pas trois hypothèses. Restez. Le silence n’est pas une panne.</p>
<p>Avec vos enfants vous faites merveille. Vous leur parlez comme à des personnes et ils vous répondent.</p>
<p>Dans une équipe, vous faites circuler l’air. C’est vous qui savez qu’une collègue se marie et qu’un contrat vient d’échouer. Un poste sans conversation vous déprime en un trimestre. Si le télétravail s’impose, prenez un café avec un être humain chaque midi, même un inconnu.</p>
<h2>Ce qui apaise</h2>
<p>Écrire à la main, marcher en bavardant, apprendre n’importe quoi de nouveau. Couper l’écran une heure avant de dormir, ce que vous ne ferez pas. Un ami à qui tout dire sans être drôle vous est plus nécessaire qu’un vaccin. Chaque mois, quand la Lune repasse ici, les téléphones sonnent davantage. Appelez quelqu’un à qui vous n’avez pas dit l’essentiel.</p>
`,
  },
]
