import type { SeedPage } from '../kinds.ts'

export const vierge: readonly SeedPage[] = [
  {
    path: '/astrologie/vierge',
    title: 'Vierge : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre de la Vierge, avec le mythe de son maître, les trois décans et leurs dates.',
    lead: 'Elle a lu le contrat. Toute la Vierge est là, dans ce soin que personne n’a demandé et dont tout le monde profite le jour où les choses tournent mal.',
    body: `
<h2>L’œil qui ne se ferme pas</h2>
<p>Vous avez remarqué la faute de frappe. Vous l’auriez remarquée sur une tombe. Ce n’est pas une passion de la règle, l’erreur vous saute au visage comme un bruit faux saute à l’oreille d’un musicien, et vous la corrigez pour avoir la paix.</p>
<p>On vous imagine de marbre. Quelle méprise. La Vierge s’inquiète pour tout le monde et a trouvé, pour calmer cette inquiétude, de se rendre utile. Quand vous rangez les papiers d’un ami en deuil, vous pleurez avec les mains. Peu de gens savent lire cela.</p>
<p>Vous avez de l’esprit, du mordant même, et vous le réservez à ceux qui écoutent la fin des phrases. Votre humour arrive à voix basse, deux secondes après la conversation, et la personne assise à côté de vous s’étrangle.</p>
<h2>L’enfance d’une Vierge</h2>
<p>Il trie. Les cailloux par taille, les crayons par nuance, les adultes par fiabilité. C’est l’enfant qui demande à quelle heure on part, puis rappelle l’heure. On le félicite d’être sage, et il retient qu’il faut l’être pour qu’on l’aime.</p>
<p>Certaines Vierges ont grandi près de quelqu’un qui allait mal. Elles ont appris très tôt à observer une respiration, à ne pas ajouter de souci. D’autres ont simplement eu un parent qui corrigeait les cahiers au stylo rouge. Toutes gardent une voix, dans la tête, qui relit par-dessus l’épaule. La grande affaire de leur vie est d’apprendre à cette voix à dire aussi bravo.</p>
<h2>Au travail</h2>
<p>Sans vous, l’hôpital, le ministère et la maison d’édition s’arrêtent un mardi. Vous tenez les ensembles compliqués par le détail que les autres méprisent. On vient vous voir avec un problème, vous posez deux questions, et le problème a honte.</p>
<p>Votre tort est de bien faire le travail des autres. Vous le reprenez le soir, sans le dire, et l’on finit par croire qu’il se faisait seul. À votre prochain entretien annuel, apportez la liste. Elle existe déjà, puisque vous notez tout. Lisez-la à voix haute, sans vous excuser, et taisez-vous après le dernier chiffre.</p>
<p>Les chefs brouillons vous épuisent, les chefs tyranniques ne vous entendent pas jusqu’au jour où vous posez une démission impeccable, avec préavis exact et dossier de passation.</p>
<p>Déléguer vous ferait du bien. Le résultat sera moins bon de dix pour cent, et vous dormirez.</p>
<h2>En amour</h2>
<p>Ce n’est pas de la pruderie, c’est de la sélection. Il vous faut une intelligence, des mains propres et quelqu’un qui rappelle quand il l’a dit. Cette dernière condition élimine beaucoup de monde.</p>
<p>Au début vous cherchez le défaut, comme on vérifie une échelle. Vous le trouvez, naturellement. La personne qui vous aimera est celle qui répond « oui, et il y en a un autre là » en riant. Une fois rassurée, la Vierge a une sensualité précise et attentive dont on parle peu, parce que ceux qui l’ont connue n’ont pas envie de partager.</p>
<p>Dans un couple, vous aimez en réparant. Attention à ne pas traiter l’autre comme un appartement avec travaux. Il arrive que l’on vous quitte sans raison valable, et c’est pour vous le pire, car vous referez l’enquête pendant des mois. Parfois il n’y a pas de cause. Il y a quelqu’un qui est parti.</p>
<p>Dans le célibat, baissez la liste de douze critères à trois. Vous les connaissez, ce ne sont pas ceux que vous écririez.</p>
<h2>L’argent</h2>
<p>Vos comptes sont justes au centime, et vous vous sentez pourtant au bord de la ruine. L’inquiétude n’a pas de rapport avec le solde. Vous comparez, vous attendez les soldes, vous gardez les factures sept ans. Le progrès consiste à dépenser une fois par saison une somme indéfendable pour une chose inutile, et à ne pas noter laquelle.</p>
<h2>En famille</h2>
<p>Le parent Vierge a le sac où il y a tout. Pansement, numéro du pédiatre, livre de rechange. Ses enfants arrivent à l’heure et savent faire cuire un œuf. Ils ont peur de le décevoir, ce qui le stupéfie, car lui se trouve indulgent. Dites-leur ce qui est réussi avant ce qui dépasse. Le reste suivra.</p>
<p>Auprès de parents âgés, c’est elle qu’on appelle. Les autres ont du chagrin, elle a les ordonnances. Il faudrait, un jour par semaine, que quelqu’un prenne les ordonnances et lui laisse le chagrin.</p>
<h2>La part d’ombre</h2>
<p>La critique vous sert d’armure. Tant que vous regardez la tache, vous ne regardez pas le vide. Certains soirs vous jugez le monde entier, et vous d’abord, avec une dureté que vous n’auriez pour aucun chien.</p>
<p>Vous repoussez aussi le moment de montrer. Le manuscrit, la maquette, la voix resteront dans l’ordinateur tant qu’ils ne seront pas parfaits. Pendant ce temps, quelqu’un de moins doué publie. La colère que vous en avez est une bonne nouvelle, elle sait ce que vous voulez.</p>
<h2>Mercure, votre maître, et la jeune fille au ciel</h2>
<p>Le même dieu gouverne les Gémeaux, où il court, et votre signe, où il s’assied. Ici Mercure est l’inventeur des poids et des mesures, celui qui sait compter le grain et rédiger un traité.</p>
<p>La Vierge du ciel porte un épi. Les Romains y voyaient Astrée, la Justice, qui vivait parmi les hommes à l’âge d’or. Ils devinrent avides, puis violents. Les autres dieux partirent. Elle resta, longtemps, à plaider dans les rues. Ovide dit qu’elle fut la dernière à quitter la terre. On ne la rappelle jamais comme la plus fidèle, et pourtant c’est ce que raconte l’histoire.</p>
<h2>Les trois décans</h2>
<p>Du 23 août au 1er septembre, le Soleil donne de l’assurance à la Vierge. Goethe est du 28 août 1749, Ingrid Bergman et Michael Jackson du 29.</p>
<p>Du 2 au 12 septembre, Vénus lui apporte la grâce et le goût. Beyoncé est née un 4 septembre, Freddie Mercury un 5, comme Louis XIV, et Karl Lagerfeld un 10.</p>
<p>Du 13 au 22 septembre, Mercure est maître deux fois et l’esprit devient une lame. Agatha Christie est du 15 septembre 1890. Soixante-six romans policiers, et pas un indice de trop.</p>
`,
  },
  {
    path: '/astrologie/venus-en-vierge',
    title: 'Vénus en Vierge : l’amour dans le détail',
    description:
      'Vénus en Vierge aime en prenant soin. Séduction, pudeur, exigence, argent, rupture, et les dates de son passage en 2027.',
    lead: 'La tradition dit qu’elle est en chute, comme une reine en blouse de travail. Il faut avoir été aimé par une Vénus en Vierge pour savoir ce que peut une attention exacte.',
    body: `
<h2>Le charme de ce qui ne se montre pas</h2>
<p>Vous n’entrez pas dans une pièce pour plaire. Vous proposez d’aider. On vous remarque dix minutes plus tard, à cause d’une phrase drôle que vous n’aviez dite qu’à votre voisin. Ceux qui aiment les feux d’artifice passent à côté. Les autres ne regardent plus qu’ici.</p>
<p>Ce qui vous attire tient à la qualité d’un geste. Une manière de réparer, de laver un fruit, d’écouter un enfant. La vantardise éteint tout. Vous ne tombez pas, vous avancez, en vérifiant les marches, et vous repérez le défaut le premier soir. Il vous agace pendant un mois, puis il devient ce que vous préférez.</p>
<h2>À deux</h2>
<p>Vous dites « je t’aime » avec un rendez-vous chez l’ostéopathe. Vous savez quel train est le bon, où est l’ordonnance, pourquoi l’autre dort mal. C’est une tendresse immense et peu décorative. Beaucoup la prennent pour de l’organisation. Signalez-la de temps en temps, par un mot.</p>
<p>La critique est votre tentation. Vous voyez ce que l’autre pourrait être, et vous le lui dites. Il entend qu’il ne suffit pas. Trois éloges, une remarque, dans cet ordre, et jamais au lit.</p>
<p>Votre sensualité est réelle, lente à venir, très précise. Elle demande de la confiance et un peu de désordre consenti. Les vacances l’aident.</p>
<p>Quittée, cette Vénus cherche la cause. Elle relit les messages, dresse la chronologie. Il n’y a pas toujours de cause. Donnez-vous une date de fin d’enquête.</p>
<h2>Le goût et l’argent</h2>
<p>Des matières honnêtes, une coupe nette, rien qui clignote. Vous comparez, vous attendez, vous achetez bien. Les cadeaux que vous faites sont utiles et parfaits. Ceux que vous recevez vous gênent. Apprenez à dire merci sans demander si l’on a gardé le ticket.</p>
<h2>Quand Vénus traverse la Vierge</h2>
<p>Du 20 août au 14 septembre 2027, l’amour reprend l’école. On répare ce qui grinçait, on reprend rendez-vous, on trouve du charme à un collègue compétent. Jupiter est dans le même signe depuis la fin de juillet et lui donne de l’ampleur. Si votre Vénus natale y est, laissez-vous soigner à votre tour. Quelqu’un s’y essaie en ce moment.</p>
`,
  },
  {
    path: '/astrologie/lune-en-vierge',
    title: 'Lune en Vierge : le besoin d’être utile',
    description:
      'Émotions, inquiétude, enfance, couple et foyer quand la Lune est en Vierge, avec ce qui calme une conscience qui veille.',
    lead: 'Quand le monde vacille, elle range un placard. La Lune en Vierge soigne son angoisse par des gestes exacts, et soigne au passage tous ceux qui l’entourent.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Vous ne savez pas d’abord que vous êtes triste. Vous avez mal au ventre, vous trouvez la maison sale, vous refaites trois fois un courriel. Puis, vers le soir, cela vous revient, il y a eu cette phrase ce matin. Vos émotions passent par l’atelier avant d’arriver au salon.</p>
<p>L’inquiétude est votre météo. Elle a du talent, elle prévoit. Grâce à elle on n’a jamais manqué de médicaments en voyage. Le prix est élevé, et vous le payez sans aide.</p>
<h2>L’enfance</h2>
<p>On vous aimait pour ce que vous faisiez bien. Une mère travailleuse, soucieuse, qui montrait sa tendresse en recousant. Ou quelqu’un de malade qu’il ne fallait pas fatiguer. Vous avez appris à ne pas compliquer. Cet effort a si bien réussi que personne n’a vu l’effort, et qu’il vous a longtemps semblé qu’on ne vous aimait qu’en service.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Votre attention est d’une finesse rare. Vous avez remarqué que l’autre dort sur le côté gauche quand il a des soucis. Vous préparez, vous prévenez, vous anticipez la valise. Votre amour lit l’autre comme on lit un grand livre.</p>
<p>La critique vous échappe quand vous avez peur. « Tu as encore oublié » veut dire « j’ai l’impression de penser à tout ». Dites la seconde phrase. Elle a dix fois plus de chances d’obtenir que l’on sorte les papiers.</p>
<p>On ne vous console pas en vous disant que ce n’est rien. On vous console en faisant quelque chose, la liste, l’appel, le dîner. Expliquez-le à vos proches, ils cherchent depuis des années.</p>
<p>Au travail, vous réparez ce que l’on a bâclé et vous n’en dites rien. Vos nuits en font les frais. Apprenez à rendre un dossier bon plutôt que parfait, un vendredi, pour voir. Le lundi, personne n’aura remarqué la différence, et cette découverte est à la fois vexante et délicieuse.</p>
<h2>Ce qui apaise</h2>
<p>Les mains occupées, un jardin, un animal. Un examen médical dont le résultat est bon. Le sentiment que la journée a servi. Apprenez une chose pour laquelle vous n’avez aucun don et restez-y, pour l’air que cela donne. Chaque mois la Lune passe ici et l’on se met à trier. Triez aussi vos reproches, gardez-en un.</p>
`,
  },
]
