import type { SeedCard } from '../kinds.ts'

export const runes1: readonly SeedCard[] = [
  {
    slug: 'fehu',
    deck: 'les-runes',
    title: 'Fehu : le troupeau, et ce que l’on fait de ce que l’on a',
    description:
      'La première rune porte le nom du bétail, la richesse qui marche. Ce qu’elle montre, à l’endroit et à l’envers, en amour, au travail, pour l’argent.',
    image:
      'Une vache rouge passe devant la pierre dressée, du pas tranquille de qui connaît le pré. Plus haut, une bête blanche broute seule. La rune est peinte au minium, comme l’étaient bien des pierres gravées : un fût, deux branches levées vers la droite, où l’on a voulu voir des cornes.',
    upright: `Avant les pièces, il y avait les bêtes. On comptait sa fortune en têtes, on la menait boire, on la voyait maigrir en mars. Fehu garde cette idée d’une richesse vivante, qui demande des soins et qui circule.

Le poème anglo-saxon en dit deux choses : elle console chacun, et chacun doit la distribuer largement. Le reste, ce que nous lui faisons dire dans un tirage, est affaire de lecteurs modernes. Elle y parle de moyens déjà là, de force disponible, d’un élan que rien ne retient à l’étable.

Regardez donc ce qui, chez vous, est en bonne santé et ne sert pas encore. Un savoir, des heures, un carnet d’adresses, une chambre vide. La rune ne dit pas que vous aurez davantage ; elle demande où vous menez paître ce que vous avez.`,
    reversed:
      'À l’envers, le troupeau est rentré et la barrière reste close. On garde par crainte, on compte au lieu d’employer, ou bien tout s’éparpille sans que personne ait décidé. Rien de grave : une bête égarée se cherche, une barrière s’ouvre. Demandez-vous seulement à quoi vous vous accrochez, et depuis quand cela ne vous réjouit plus.',
    love: 'L’amour aussi se nourrit tous les jours. Fehu aime les preuves simples, le repas préparé, le trajet fait pour l’autre. Si vous êtes seul, partagez ce que vous possédez de meilleur avec vos amis, votre temps compris ; on vous verra sous votre vrai jour. À deux, parlez de ce que chacun apporte, sans tenir de livre.',
    work: 'Vos compétences valent quelque chose, et l’on vous le dira plus volontiers si vous les montrez. Faites la liste de ce que vous savez mener seul. Proposez-en un morceau, cette semaine, à qui peut s’en servir.',
    money:
      'Commencez par un état des lieux : ce qui entre, ce qui sort, ce qui dort. Fehu préfère la circulation au coffre, sans goût pour les paris. Un petit achat utile, une dette réglée, une somme offerte de bon cœur suffisent à remettre du mouvement.',
    advice:
      'Choisissez une chose que vous possédez en double et donnez-la avant dimanche. Puis nommez une ressource que vous laissez au pré depuis trop longtemps, et fixez le jour où vous irez la chercher.',
    kin: [
      { slug: 'gebo', line: 'Fehu possède, Gebo donne : la richesse ne reste vivante qu’en changeant de mains.' },
      {
        slug: 'othala',
        line: 'Le bétail marche, le domaine demeure ; l’une dit l’avoir qui bouge, l’autre celui qui se transmet.',
      },
      { slug: 'jera', line: 'Un troupeau suit les saisons, et la moisson aussi demande que l’on attende son mois.' },
    ],
    symbols: [
      {
        x: 44,
        y: 40,
        title: 'La rune rouge',
        line: 'Le fût et ses deux branches : on y lisait volontiers les cornes d’une vache.',
      },
      { x: 51, y: 77, title: 'La vache', line: 'La fortune d’autrefois, qui broute, marche et demande des soins.' },
      { x: 80, y: 49, title: 'La bête à l’écart', line: 'Ce que vous avez et que vous ne comptez pas encore.' },
    ],
  },
  {
    slug: 'uruz',
    deck: 'les-runes',
    title: 'Uruz : l’aurochs, la force que l’on apprivoise',
    description:
      'Un bœuf sauvage aujourd’hui disparu donne son nom à la deuxième rune. Élan, endurance, limites : comment la lire à l’endroit et à l’envers.',
    image:
      'Un aurochs sombre se tient à la lisière, les cornes portées loin devant lui. Il ne charge pas. Derrière, le bloc de granit est plus large que les autres, et la pluie tombe en gouttes espacées sur les sapins. Tout est lourd dans l’image, sauf le pas de la bête.',
    upright: `L’aurochs a existé pour de bon : le dernier est mort en Pologne, en 1627. Les hommes du Nord l’avaient connu, craint, admiré. Le poème anglais retient ses grandes cornes et son courage de marcheur des landes. L’islandais, lui, entend dans ce nom la bruine qui mouille le foin. Deux images pour un seul signe, et les deux servent.

Uruz parle d’une vigueur que l’on n’a pas choisie. Elle vient du sommeil, de la colère parfois, de la terre sous les pieds. On ne la commande guère, on l’accompagne.

Quand elle sort, c’est souvent qu’une réserve se réveille. Vous pensiez être à bout et vous voilà debout. Ne courez pas tout de suite. Une telle bête va loin si on la laisse aller à son pas, et casse tout si on la pousse dans une salle à manger.`,
    reversed:
      'Renversée, la force cherche sa porte. Elle se tourne en entêtement, en fatigue que l’on nie, en bruit de sabots. Peut-être portez-vous le chariot de quelqu’un d’autre. Posez-le un jour entier et regardez ce qui se passe : en général, la route attend.',
    love: 'Le désir est franc, il gagne à être dit avec des mots plutôt qu’à coups d’épaule. Laissez à l’autre l’espace d’un champ. Si votre cœur est libre, faites ce qui vous rend vivant sans chercher à plaire, marcher, danser, jardiner ; la présence se remarque de loin.',
    work: 'Le chantier est à votre taille, à condition d’en retirer ce qui n’est pas à vous. Commencez par le plus lourd, le matin, et arrêtez-vous avant d’être vidé. On vous trouvera solide ; vous pouvez l’être sans dire oui à tout. Gardez pour l’après-midi ce qui demande de la délicatesse : réponses nuancées, relectures, conversations fragiles. Les grandes bêtes ont le pied sûr quand elles ont mangé, et vous aussi.',
    money:
      'Peu de finesse ici, beaucoup de régularité. Mettez de côté toujours la même somme, au même moment, sans en faire une affaire de volonté. Méfiez-vous en revanche des achats de colère, ceux que l’on fait pour se prouver que l’on peut.',
    advice:
      'Marchez une heure, seul, sans écouteurs, d’un pas plus lent que d’habitude. Au retour, écrivez ce que vous feriez si vous cessiez de vous retenir, puis choisissez-en la plus petite moitié.',
    kin: [
      { slug: 'isa', line: 'L’un avance de tout son poids, l’autre arrête tout ; entre les deux se trouve l’allure.' },
      { slug: 'ehwaz', line: 'La bête sauvage et le cheval monté : même vigueur, deux façons d’aller avec elle.' },
      { slug: 'thurisaz', line: 'Deux forces brusques, dont l’une marche et l’autre pique qui s’approche.' },
    ],
    symbols: [
      {
        x: 47,
        y: 43,
        title: 'La rune en arche',
        line: 'Une épaule haute, une épaule basse : l’échine d’une grande bête.',
      },
      { x: 78, y: 71, title: 'Les cornes', line: 'La puissance portée en avant, et qui ne frappe pas.' },
      { x: 20, y: 30, title: 'La bruine', line: 'L’autre sens du nom, en Islande : une pluie fine qui mouille tout.' },
    ],
  },
  {
    slug: 'thurisaz',
    deck: 'les-runes',
    title: 'Thurisaz : l’épine, ce qui protège et ce qui pique',
    description:
      'Géant chez les Nordiques, épine chez les Anglais : la troisième rune parle de défense et de patience. Ses sens, à l’endroit et à l’envers.',
    image:
      'Une ronce a poussé tout autour de la pierre. Ses épines sont longues, dessinées une à une, et pourtant cinq églantines se sont ouvertes entre elles. Personne ne s’est frayé de passage. La haie garde quelque chose, on ne sait quoi.',
    upright: `Les poèmes ne s’accordent pas. En Norvège et en Islande, le nom désigne un thurse, géant mal embouché des récits. En Angleterre, copié par des clercs, il est devenu l’épine, très aiguë, mauvaise à saisir. Nous avons gravé la seconde, en pensant à la première.

Ce que les lecteurs d’aujourd’hui y voient tient dans un geste : s’arrêter devant la haie. Thurisaz protège, à sa façon rude. Elle marque une limite, et prévient qu’une main jetée au travers s’écorchera.

La question devient simple. Est-ce vous qui poussez sans regarder, ou vous qui avez planté la ronce ? Dans les deux cas, on peut faire le tour. Une haie a toujours une brèche, un portillon, une saison où on la taille.

Les hommes d’autrefois plantaient volontiers de l’aubépine autour des vergers, contre les chèvres. Le printemps venu, la clôture devenait l’endroit le plus fleuri du pays, et les merles y nichaient à l’abri des chats.`,
    reversed:
      'À l’envers, la pointe s’est tournée vers le dedans. On se pique à ses propres défenses, on relit la même phrase blessante jusqu’à minuit, on répond trop vite. La rune conseille un délai. Ce qui fait mal aujourd’hui sera moins vif demain, et vos mots plus justes.',
    love: `Un sujet sensible affleure entre vous. Approchez-le avec des gants : l’heure calme, la voix basse, une seule demande. Après une histoire qui a laissé des traces, il est permis de garder sa clôture un moment. Montrez seulement où se trouve la porte à qui mérite de l’apprendre.

À deux, convenez d’un mot pour dire « pas maintenant ». Il épargne bien des égratignures.`,
    work: 'Avant de répondre à ce message, comptez jusqu’au lendemain. Un refus clair et poli vous épargnera trois semaines d’agacement. Si quelqu’un vous barre le passage, cherchez ce qu’il défend ; vous négocierez mieux avec sa raison qu’avec ses piquants.',
    money:
      'Lisez les petites lignes, celles où les contrats mettent leurs épines. Rien ne vous force à signer ce soir. Un délai demandé, une question posée par écrit, un avis pris au-dehors forment une bonne haie.',
    advice:
      'Nommez une limite que vous n’avez jamais dite à voix haute. Formulez-la en dix mots, sans reproche ni excuse. Gardez la phrase dans votre poche et attendez l’occasion ; elle viendra plus vite que vous ne pensez.',
    kin: [
      {
        slug: 'algiz',
        line: 'L’une pique avant qu’on touche, l’autre avertit de loin : deux manières de garder un seuil.',
      },
      { slug: 'wunjo', line: 'Les roses ont poussé parmi les épines, sans leur demander la permission.' },
      { slug: 'hagalaz', line: 'La ronce prévient, la grêle surprend ; toutes deux font lever les yeux.' },
    ],
    symbols: [
      { x: 48, y: 42, title: 'La rune à pointe', line: 'Un fût, une épine : le signe ressemble à ce qu’il nomme.' },
      { x: 19, y: 46, title: 'L’églantine', line: 'Ce que la haie protège, peut-être sans le savoir.' },
      { x: 79, y: 33, title: 'Les longues épines', line: 'Une limite visible, que l’on peut contourner.' },
    ],
  },
  {
    slug: 'ansuz',
    deck: 'les-runes',
    title: 'Ansuz : le souffle, la parole qui arrive',
    description:
      'Un dieu, une bouche, l’embouchure d’un fleuve : trois poèmes, trois sens pour la quatrième rune. La parole et l’écoute, à l’endroit et à l’envers.',
    image:
      'Un corbeau s’est posé au sommet de la pierre, le bec entrouvert. Son cri se voit : des volutes montent dans l’air clair. Au pied du roc, une rivière rejoint le bord de l’image, et derrière s’étend l’eau plus large où elle finira.',
    upright: `Selon l’Islande, cette rune nomme un Ase, et l’on pense à Odin, maître des paroles rusées, dont deux corbeaux rapportaient les nouvelles. L’Angleterre y lit la bouche, source de tout langage. La Norvège, plus terre à terre, l’embouchure par où partent la plupart des voyages. Curieusement, tout cela se ressemble. Quelque chose sort, coule, et va vers plus grand que soi.

Ansuz, dans un tirage, tend l’oreille. Un mot vous est adressé, ou vous en tenez un qui veut partir. Il peut venir d’un livre ouvert au hasard, d’un enfant, d’une voix au téléphone qui hésite avant de raccrocher.

L’important n’est pas d’en chercher partout. Un seul message bien entendu vaut mieux que dix présages. Faites un peu de silence et voyez ce qui s’y pose.

On croyait jadis que certains mots, gravés au bon endroit, agissaient d’eux-mêmes. Beaucoup d’inscriptions anciennes sont plus modestes : un nom, un peigne, « je suis à un tel ». La parole n’a pas besoin d’être magique pour compter.`,
    reversed:
      'Rune retournée, parole brouillée. On parle à côté, on cite de travers, on entend ce que l’on redoutait. Peut-être un conseil intéressé. Revenez à la source, demandez « qu’as-tu dit exactement ? », et laissez l’autre finir sa phrase.',
    love: `Il y a entre vous un récit à remettre d’aplomb. Racontez-le à tour de rôle, sans interrompre. Celui qui écoute vraiment offre beaucoup. Si vous attendez un signe de quelqu’un, une question directe, gentiment posée, vous reposera de vos suppositions.

Une lettre écrite à la main garde ici tout son prix, même courte, même pleine de ratures.`,
    work: 'Réunion, lettre, examen oral : les circonstances aiment votre voix, pourvu qu’elle soit brève. Préparez trois phrases et une question. Un ancien, dans votre entourage, connaît déjà l’écueil que vous allez rencontrer ; il suffit de l’inviter à déjeuner.',
    money:
      'Renseignez-vous avant de décider, à deux sources au moins. Les chiffres aussi racontent une histoire, et la vôtre mérite d’être lue à voix haute une fois par mois. Écartez les conseils trop pressants : une bonne nouvelle supporte une nuit.',
    advice:
      'Passez une soirée sans émettre d’avis. Écoutez, posez des questions, notez la phrase qui vous a surpris. Au matin, envoyez à quelqu’un trois lignes que vous lui devez depuis longtemps.',
    kin: [
      { slug: 'laguz', line: 'La rivière trouve sa bouche : l’une parle, l’autre porte ce qui a été dit.' },
      { slug: 'raidho', line: 'Un message part, puis il voyage ; l’intention et la route se complètent.' },
      { slug: 'mannaz', line: 'Toute parole suppose quelqu’un en face, et la patience de l’entendre.' },
    ],
    symbols: [
      { x: 58, y: 28, title: 'Le corbeau', line: 'Le porteur de nouvelles des récits nordiques.' },
      { x: 84, y: 20, title: 'Les volutes', line: 'Le souffle rendu visible : une parole quitte le corps.' },
      { x: 25, y: 84, title: 'L’embouchure', line: 'Le sens norvégien du nom : là d’où partent les voyages.' },
    ],
  },
  {
    slug: 'raidho',
    deck: 'les-runes',
    title: 'Raidho : la route, et le bon pas pour la suivre',
    description:
      'La cinquième rune signifie chevauchée, voyage. Départs, rythme, retours : ce que dit la roue posée contre la pierre, à l’endroit et à l’envers.',
    image:
      'Un chemin jaune monte en lacets derrière la borne et passe la colline. Au premier plan, une roue de char repose contre le talus, intacte, ses huit rayons bien droits. On a fait halte. Deux oiseaux traversent le ciel en sens inverse.',
    upright: `Le poème vieil-anglais sourit un peu de cette rune. Chevaucher, dit-il, paraît facile à qui reste assis dans la salle, et rude à celui qui parcourt la grand-route sur un fort cheval. Tout Raidho est là, entre le projet raconté le soir et les lieues du lendemain.

Elle désigne un déplacement, dehors ou dedans. Un train, un déménagement, mais aussi ce moment où l’on quitte une opinion sans savoir laquelle viendra après.

La roue enseigne le rythme. Elle tourne bien si chaque rayon porte sa part. Cherchez l’allure que vous pourriez tenir longtemps : ni celle des amis, ni celle d’il y a vingt ans. Un voyage réussi commence d’ordinaire par une valise plus légère et une heure de départ honnête.

Pensez à ceux qui voyageaient avant nous, à la vitesse d’un cheval fatigué. Ils partaient tôt, s’arrêtaient souvent, demandaient leur chemin aux inconnus. Rien de tout cela n’est démodé.`,
    reversed:
      'Tête en bas, la route tourne en rond ou le bagage pèse. Retards, malentendus sur le lieu du rendez-vous, détours que personne n’avait prévus. Profitez-en pour consulter le plan. Parfois l’étape ratée était la bonne, et l’on s’en souvient encore dix ans après.',
    love: `Vous avancez, l’autre aussi, mais à quelle cadence ? Parlez d’allure plutôt que d’arrivée. Un trajet partagé, même de quelques gares, fera plus pour vous deux qu’une grande explication. Seul, acceptez l’invitation qui vous oblige à changer de quartier.

Quand on s’est éloignés, ne cherchez pas à rattraper le temps en une soirée. Reprenez là où la route vous a séparés, avec une anecdote, et laissez les lieues faire leur travail.`,
    work: 'Une mission déplace vos habitudes. Découpez-la en étapes que l’on peut atteindre avant la nuit, et prévoyez où dormir, c’est-à-dire où souffler. Le collègue qui vous ralentit regarde peut-être mieux le paysage ; demandez-lui ce qu’il voit.',
    money:
      'Chiffrez le trajet en entier, retour compris. Les frais oubliés se cachent dans les haltes, les abonnements, les petits péages. Si vous hésitez devant une dépense de mobilité, louez ou empruntez avant d’acheter.',
    advice:
      'Faites un chemin que vous connaissez par cœur dans l’autre sens, à pied de préférence. Notez trois choses que vous n’aviez jamais vues. Elles vous diront quelque chose de votre question.',
    kin: [
      { slug: 'ehwaz', line: 'La route et la monture : l’une choisit la direction, l’autre donne la confiance.' },
      { slug: 'tiwaz', line: 'Qui voyage de nuit lève la tête vers l’étoile.' },
      { slug: 'isa', line: 'Le chemin et l’arrêt se tiennent compagnie : on ne va loin qu’à force de haltes.' },
    ],
    symbols: [
      {
        x: 40,
        y: 47,
        title: 'La rune en marche',
        line: 'Un fût, une tête, une jambe lancée : la lettre elle-même avance.',
      },
      { x: 74, y: 76, title: 'La roue', line: 'Le rythme : chaque rayon porte à son tour.' },
      { x: 66, y: 57, title: 'Les lacets', line: 'Une montée se prend en biais, et on n’en voit pas le bout.' },
    ],
  },
  {
    slug: 'kenaz',
    deck: 'les-runes',
    title: 'Kenaz : la torche, voir ce qui est sous la main',
    description:
      'Flambeau en Angleterre, plaie en Scandinavie : la sixième rune éclaire, et réchauffe. Le savoir-faire, le désir, l’atelier, à l’endroit et à l’envers.',
    image:
      'Il fait nuit. Deux torches sont fichées en terre de part et d’autre de la pierre, et chacune découpe autour de sa flamme un rond de lumière jaune. Le signe est court, ouvert comme un angle. Au-delà des torches, rien n’est visible ; en deçà, on distingue chaque brin d’herbe.',
    upright: `Voilà une rune sur laquelle les sources se disputent. Le vieil anglais nomme une torche de pin, pâle et claire, qui brûle où les nobles se reposent. Le norrois dit tout autre chose, une plaie, un mal d’enfant. Nous ne trancherons pas ; la tradition récente a choisi la flamme, et nous la suivons en le disant.

Une torche n’éclaire pas le monde. Elle montre trois pas, la main qui travaille, le visage assis en face. Kenaz vous ramène à cette échelle. Ce que vous cherchez au loin se trouve sans doute dans le cercle, sur l’établi, dans le tiroir, parmi les gens qui dînent avec vous.

C’est aussi la rune de ceux qui apprennent un métier. On comprend mieux en faisant, et l’on voit mieux ce que l’on aime assez pour y passer ses soirées.

Les inscriptions, au reste, demandaient une bonne vue. On les a souvent gravées sur des objets de tous les jours, un peigne, une agrafe, un fer de lance, que l’on tenait tout près du visage, le soir, à la lueur du foyer.`,
    reversed:
      'Renversée, la flamme baisse ou fume. L’envie s’est retirée, une idée n’a plus d’air, on continue par habitude. N’y jetez pas d’huile. Laissez refroidir, nettoyez la mèche, revenez quand vos doigts en auront de nouveau le goût.',
    love: `La chaleur est là, discrète. Elle se ranime par une lumière baissée, un plat qui mijote, une question que l’on pose en regardant les mains de l’autre. Une attirance neuve peut rester secrète quelque temps. Mais éclairez ce qui vous gêne avant que l’ombre lui donne une taille exagérée.

À deux, il arrive que l’on se cherche au loin alors que l’on est assis à la même table.`,
    work: 'Affûtez un outil. Une heure d’exercice sur un geste précis changera plus de choses qu’un grand plan. Si l’on vous demande de montrer, montrez ; transmettre est la meilleure façon de découvrir ce que l’on sait.',
    money:
      'Approchez la lumière des dépenses que vous préférez laisser dans le noir. Elles sont moins grandes vues de près. Investir dans un apprentissage, un livre, du bon matériel peut se justifier, à la mesure exacte de ce que vous possédez.',
    advice:
      'Choisissez une chose à comprendre ce mois-ci, une seule, et donnez-lui vingt minutes par soir. Le reste peut attendre hors du cercle.',
    kin: [
      { slug: 'nauthiz', line: 'Le feu de besoin et le feu d’atelier : l’un tient chaud, l’autre fait voir.' },
      {
        slug: 'sowilo',
        line: 'La torche pour la main, le soleil pour l’horizon ; on n’a pas toujours besoin des deux.',
      },
      { slug: 'berkano', line: 'Ce qui s’allume et ce qui pousse demandent la même attention régulière.' },
    ],
    symbols: [
      {
        x: 51,
        y: 55,
        title: 'La rune ouverte',
        line: 'Deux traits, un angle : la lumière part d’un point et s’élargit.',
      },
      { x: 18, y: 34, title: 'La flamme', line: 'Ce qui réchauffe un cercle et n’en éclaire pas plus.' },
      { x: 50, y: 88, title: 'L’herbe visible', line: 'Ce qui est à vos pieds, distinct enfin.' },
    ],
  },
  {
    slug: 'gebo',
    deck: 'les-runes',
    title: 'Gebo : le don, et la main qui sait recevoir',
    description:
      'La septième rune veut dire cadeau. Elle n’a pas d’envers et ne parle que d’échange : ce que l’on donne, ce que l’on accepte, ce que l’on rend.',
    image:
      'Deux bras viennent des bords de l’image, l’un rouge, l’autre bleu. Le premier tend un anneau, le second s’ouvre pour le prendre ; ils ne se touchent pas encore. Au-dessus, la grande croix de la rune occupe toute la pierre, ses branches égales, sans haut ni bas.',
    upright: `Gebo se lit pareil dans les deux sens. Elle fait partie des neuf runes que l’on ne peut pas renverser, et cela lui convient : un don qui n’irait que d’un côté ne serait plus tout à fait un don. Seul le poème anglais la connaît. Il y voit l’honneur des hommes et un secours pour qui n’a rien d’autre.

Les anciens Scandinaves se méfiaient pourtant des présents. Un cadeau attend toujours un cadeau, prévient un vers célèbre des Hávamál, qui conseille aussi de ne pas trop offrir. Sagesse de gens qui savaient ce que coûte une dette d’amitié.

Dans votre tirage, regardez l’espace entre les deux mains. Il est petit, il contient tout. Offrez-vous pour être aimé, ou parce que cela déborde ? Acceptez-vous un compliment sans le rendre aussitôt, comme une assiette brûlante ? L’équilibre que la rune propose n’est pas une comptabilité. Il ressemble à une conversation, où chacun parle à son tour et où personne ne mesure les phrases.

Quelquefois le présent est une absence : un service que l’on ne réclame pas, une remarque gardée pour soi.`,
    reversed: null,
    love: 'Une croix toute pareille sert aujourd’hui de baiser au bas des lettres anglaises ; simple hasard, qui lui va bien. À deux, échangez une tâche que chacun déteste. Si vous espérez quelqu’un, apprenez à recevoir de petites choses, un siège, un parapluie, un mot aimable ; la tendresse entre par cette porte-là.',
    work: 'Quelqu’un vous doit un coup de main et ne demande qu’à s’acquitter. Sollicitez-le sans gêne, avec une demande précise. De votre côté, donnez un conseil sans facturer votre peine en reproches. Les accords clairs, écrits en peu de lignes, protègent la bonne entente. Et si l’on vous remercie, prenez le merci entier.',
    money:
      'Dites à voix haute ce qui est prêté, ce qui est offert. Beaucoup de brouilles naissent d’un mot oublié entre les deux. Un cadeau modeste choisi avec attention vaut mieux qu’une largesse qui vous mettrait en peine. Une tirelire commune, même symbolique, rend les partages plus légers : chacun y met selon ses moyens, et personne ne compte les pièces des autres.',
    advice:
      'Offrez aujourd’hui quelque chose que nul ne saura venir de vous. Et la prochaine fois que l’on vous remercie, répondez seulement « avec plaisir », puis taisez-vous.',
    kin: [
      { slug: 'fehu', line: 'Posséder n’est qu’un début ; Gebo demande à qui cela pourrait servir.' },
      { slug: 'mannaz', line: 'Deux personnes, deux mains : l’échange est ce qui fait d’une foule une compagnie.' },
      { slug: 'wunjo', line: 'La joie se reconnaît à ce qu’elle augmente quand on la partage.' },
    ],
    symbols: [
      {
        x: 50,
        y: 35,
        title: 'La croix égale',
        line: 'Sans haut ni bas : ce qui va dans un sens revient dans l’autre.',
      },
      { x: 51, y: 70, title: 'L’anneau', line: 'Le présent, encore à personne.' },
      { x: 68, y: 78, title: 'La main ouverte', line: 'Recevoir est aussi un geste, et il s’apprend.' },
    ],
  },
  {
    slug: 'wunjo',
    deck: 'les-runes',
    title: 'Wunjo : la joie qui ne demande pas de raison',
    description:
      'La huitième rune, celle de la joie, ferme la première famille. Une fête, une entente, un bonheur sans bruit, à l’endroit et à l’envers.',
    image:
      'Il fait beau, cela suffit au tableau. Le soleil a un visage, une flamme d’étoffe rouge claque à côté de la pierre, et le pré s’est couvert de fleurs que personne n’a plantées. La rune elle-même a l’air d’un fanion au bout d’une hampe.',
    upright: `Aucune ruse, ici, aucun avertissement caché. Wunjo est le mot pour la joie, celle que le poème anglais accorde à qui connaît peu de peines et possède assez d’abri pour vivre. Assez : le terme est beau. On ne parle pas de fortune, ni de triomphe.

La rune clôt la première famille, comme on s’assied le dimanche après six jours. Elle signale une entente, dehors ou en vous-même, un moment où les pièces se mettent en place sans grincer.

Ne l’examinez pas trop. La joie a quelque chose d’un chat : elle vient sur les genoux de qui lit autre chose. Votre part consiste à lui laisser une place, et à ne pas vous excuser d’être content quand le voisin ne l’est pas. Elle passera, bien sûr. Le pré refleurit, le fanion attend un autre vent.

Vous pouvez, au passage, remarquer qui vous rend léger. Il existe des personnes auprès desquelles on respire mieux, sans qu’elles aient rien fait d’extraordinaire. Cette liste est courte, elle vaut la peine d’être tenue à jour, et d’être remerciée de temps en temps.`,
    reversed:
      'Retournée, la fête a lieu dans la pièce d’à côté. On fait semblant de s’amuser, on compare, on remet le plaisir à plus tard, quand tout sera fini. Or tout n’est jamais fini. La rune suggère de commencer par peu : un disque, une tartine, dix minutes au soleil sans téléphone.',
    love: 'Riez ensemble avant de parler sérieusement. Une histoire ancienne a besoin d’une bêtise toute neuve, un bal, une cabane, un surnom. Si vous êtes libre, votre gaieté fera plus pour vous que vos listes de critères. Elle n’est pas un moyen, toutefois ; elle est déjà le bonheur de la journée.',
    work: 'L’ambiance compte autant que l’organigramme. Remerciez quelqu’un en public, pour une chose exacte. Le projet qui vous amuse mérite une heure volée au projet raisonnable : vous y retrouverez de l’élan pour l’autre.',
    money:
      'Cherchez le point où vous avez assez. Écrivez ce chiffre, regardez-le. Au-delà, chaque dépense de plaisir peut être petite et gaie, choisie avec soin, sans la lourdeur des récompenses que l’on s’accorde pour se consoler.',
    advice:
      'Faites une chose inutile et jolie, avec vos mains, pour personne. Une guirlande, un gâteau raté, trois accords. Laissez-la sur la table jusqu’à demain.',
    kin: [
      { slug: 'gebo', line: 'Un plaisir offert en fait deux, et le second surprend celui qui l’a donné.' },
      { slug: 'sowilo', line: 'Le beau temps de l’âme et celui du ciel se rendent visite.' },
      { slug: 'hagalaz', line: 'Après le pré en fleurs vient l’averse ; connaître l’une aide à traverser l’autre.' },
    ],
    symbols: [
      {
        x: 42,
        y: 45,
        title: 'La rune au fanion',
        line: 'Une hampe, une pointe d’étoffe : le signe d’un rassemblement.',
      },
      { x: 84, y: 23, title: 'L’étendard', line: 'La joie se montre, elle appelle les autres à venir.' },
      { x: 45, y: 85, title: 'Les fleurs', line: 'Personne ne les a plantées : un bonheur de surcroît.' },
    ],
  },
  {
    slug: 'hagalaz',
    deck: 'les-runes',
    title: 'Hagalaz : la grêle, ce grain qui fond',
    description:
      'La neuvième rune nomme la grêle, « le plus blanc des grains ». Un contretemps venu du ciel, puis de l’eau pour la terre. Elle n’a pas d’envers.',
    image:
      'Des grêlons tombent d’un nuage bas. Un tas s’est formé au pied de la pierre, et déjà il s’arrondit, il fond. Tout autour, dans la terre brune, sept pousses vertes ont levé la tête. Le graveur a tenu à elles : elles sont plus nettes que l’averse.',
    upright: `Le poème anglais décrit la grêle avec une tendresse inattendue. C’est le plus blanc des grains, dit-il, qui tourbillonne depuis la voûte du ciel, roule au gré du vent, puis devient de l’eau. Le mot important est le dernier.

Hagalaz ne se renverse pas, sa barre penchée revient toujours au même endroit. Elle n’annonce pas de malheur, bien qu’on ait souvent voulu l’en charger. Elle parle de ce qui arrive sans nous : une grève de trains, un projet annulé, la phrase d’un autre. Personne ne l’a mérité, personne n’est visé.

Que fait un jardinier sous la grêle ? Il rentre. Il attend quelques minutes, derrière la vitre, en pensant à ses salades. Puis il ressort, redresse ce qui peut l’être, et constate en général que les dégâts sont moindres que le bruit. L’eau, elle, est restée.

Si un imprévu secoue vos jours, commencez par vous abriter. Vous n’avez rien à comprendre tout de suite. Demain, séparez ce qui est cassé de ce qui n’est que mouillé, et demandez de l’aide pour la partie trop lourde. Un contretemps libère parfois une place que l’on n’osait pas vider.`,
    reversed: null,
    love: 'Un orage bref vaut mieux qu’un ciel fermé pendant des semaines. Si des mots ont claqué, ne les recollez pas à chaud ; préparez du thé, parlez du sujet d’hier et non de toute l’histoire. Un rendez-vous manqué n’est pas un message. Proposez une autre date, simplement.',
    work: 'Le calendrier vient de sauter. Gardez une seule priorité, prévenez ceux qui comptent sur vous, laissez tomber le décor. Les gens se rappellent rarement l’incident, ils se souviennent de la manière dont on les a tenus au courant. Un plan de rechange, écrit un jour calme, tient sur une demi-page et vous fera gagner une matinée entière. Autant le préparer maintenant.',
    money:
      'Une dépense imprévue se traite comme une flaque : on la contourne, on l’éponge, on passe. Étalez-la si vous pouvez. Pensez ensuite à un petit toit, quelques billets mis de côté chaque mois, pour la prochaine fois.',
    advice:
      'Devant ce qui vous échappe, dressez deux colonnes : ce qui dépend de vous, ce qui n’en dépend pas. Pliez la feuille, ne gardez que la première moitié, et faites-y la chose la plus courte.',
    kin: [
      {
        slug: 'nauthiz',
        line: 'La grêle dérange, le besoin rassemble ; ensemble elles font trouver des solutions de rien.',
      },
      {
        slug: 'jera',
        line: 'L’une tombe en un instant sur la récolte que l’autre a mis un an à faire, et la terre boit quand même.',
      },
      { slug: 'laguz', line: 'Tout grêlon finit rivière : il suffit d’un peu de tiédeur.' },
    ],
    symbols: [
      { x: 50, y: 47, title: 'La barre penchée', line: 'Elle relie deux montants ; retournée, elle reste la même.' },
      { x: 51, y: 80, title: 'Les grains blancs', line: 'La grêle en train de fondre : bientôt de l’eau.' },
      { x: 24, y: 84, title: 'Les pousses', line: 'Ce que l’averse n’a pas couché, et qu’elle abreuve.' },
    ],
  },
  {
    slug: 'nauthiz',
    deck: 'les-runes',
    title: 'Nauthiz : le besoin, et le feu que l’on tire du bois',
    description:
      'La dixième rune dit le besoin, la contrainte, et ce qu’elle fait inventer. Deux bouts de bois frottés, une flamme. Elle n’a pas d’envers.',
    image:
      'Une nuit de neige, un feu très petit. Il est né de deux morceaux de bois croisés que l’on devine frottés longtemps l’un contre l’autre, et la rune a justement cette forme. Sa lueur monte le long de la pierre coiffée de blanc. Quelques bûches attendent à côté.',
    upright: `On appelait feu de besoin celui que l’on obtenait sans silex, par la seule patience des mains. Le signe en garde la figure : un bâton debout, un autre en travers. Tournez-le comme vous voudrez, il ne change pas ; Nauthiz compte parmi les neuf qui n’ont pas d’envers.

Le poème vieil-anglais commence par serrer la poitrine, puis ajoute que la gêne devient souvent un secours, à condition de l’écouter à temps. Voilà tout l’esprit de cette rune, et il est plus doux qu’on ne le raconte.

Vous manquez de quelque chose. De temps, d’argent, de bras, d’une présence. Le premier réflexe est d’en avoir honte. Nauthiz propose de le dire en clair, car un manque nommé devient une demande, et une demande trouve parfois preneur. Le second réflexe est de tout vouloir à la fois. Or un petit feu ne chauffe qu’une personne ou deux : choisissez ce qu’il faut tenir au chaud cette nuit.

La contrainte, enfin, rend adroit. Bien des recettes, des chansons, des amitiés sont nées parce qu’il n’y avait presque rien dans la maison.`,
    reversed: null,
    love: 'Dites ce dont vous avez besoin, non ce que l’autre fait mal. La différence tient à un mot, et elle change la soirée. Si vous êtes seul et que cela pèse, appelez quelqu’un de vivant plutôt que de relire d’anciens messages. La chaleur d’un ami n’est pas un pis-aller.',
    work: 'Moyens réduits, délais courts : retirez une exigence plutôt que de dormir moins. La solution modeste, bricolée avec ce qui traîne sur l’établi, tiendra mieux que prévu. Et si la charge est vraiment trop lourde, l’écrire à qui la distribue fait partie du travail. Parlez-en assez tôt, avec un chiffre et une proposition : on vous aidera plus volontiers à porter un poids que l’on peut soupeser.',
    money:
      'Distinguez l’utile de l’urgent, et l’urgent du bruit. Une liste de trois dépenses à protéger aide à laisser filer les autres. Des conseils gratuits existent, en mairie, dans les associations ; les consulter tôt est une habileté.',
    advice:
      'Terminez cette phrase par écrit : « en ce moment, il me faut surtout… ». Enlevez les adverbes. Montrez-la ensuite à une personne de confiance, et acceptez la moitié de ce qu’elle propose.',
    kin: [
      { slug: 'kenaz', line: 'Du besoin naît la flamme, de la flamme l’atelier ; l’ordre a son importance.' },
      { slug: 'gebo', line: 'Le manque nommé appelle le don, et personne n’en sort diminué.' },
      { slug: 'isa', line: 'Froid dehors, feu dedans : deux saisons d’une même patience.' },
    ],
    symbols: [
      { x: 53, y: 48, title: 'Les bois croisés', line: 'La lettre a la forme de l’outil qui donnait le feu.' },
      { x: 37, y: 80, title: 'Le petit feu', line: 'Il ne réchauffe qu’un cercle, et c’est assez pour cette nuit.' },
      { x: 64, y: 30, title: 'La neige', line: 'Ce qui contraint, sans rien détruire.' },
    ],
  },
  {
    slug: 'isa',
    deck: 'les-runes',
    title: 'Isa : la glace, le temps de l’arrêt',
    description:
      'Un seul trait, debout : la onzième rune est celle de la glace. Une pause, un reflet, une surface où l’on marche prudemment. Elle n’a pas d’envers.',
    image:
      'Le lac est pris. La pierre s’y reflète, tête en bas, grise et exacte ; quelques fêlures dessinent des routes sur la surface. Des chandelles de glace pendent au bord du cadre, une étoile s’est arrêtée dans le jour. On n’entend rien, et ce silence est le sujet de la gravure.',
    upright: `Un trait vertical, c’est tout. Isa est la plus simple des runes, et nul ne saurait dire si elle est à l’endroit ou à l’envers : elle n’a qu’un sens.

Les poètes ont aimé la glace. Très froide, glissante, luisante comme du verre, écrit l’Anglais, un sol bâti par le gel, beau à regarder. Le Norvégien la nomme le pont large et ajoute que l’aveugle a besoin d’un guide pour le traverser. On pouvait donc aller d’une rive à l’autre, l’hiver, par un chemin qui n’existe pas l’été.

La rune indique un arrêt. Quelque chose ne bouge plus : une réponse, une envie, une décision administrative. Vous pouvez taper du pied, la glace n’en sera que plus dangereuse. Vous pouvez aussi regarder, car une eau immobile reflète. Ce que l’agitation cachait devient visible, la forme exacte d’une situation, le visage que vous avez quand vous ne courez pas.

Isa est une saison et non une sentence. Elle garde sous elle une eau qui n’a jamais cessé d’être vive, des poissons lents, le printemps tout entier.`,
    reversed: null,
    love: `Le froid entre vous est peut-être une simple fatigue. Demandez-le sans accuser, puis laissez du champ. Certaines distances conservent ce qu’elles séparent. Si quelqu’un se tait depuis longtemps, une question suffit ; son silence aussi peut être une réponse, et vous pouvez alors rentrer au chaud.

À deux, une soirée sans paroles n’a rien d’alarmant. Mettez une bûche, lisez côte à côte, laissez la buée venir aux vitres. Il est des tendresses qui hivernent très bien, et que l’on retrouve intactes en ouvrant la fenêtre.`,
    work: 'Le dossier est gelé chez un autre. Relancez à date fixe, puis occupez-vous ailleurs. C’est une période parfaite pour ranger, relire, réparer les outils, écrire les modes d’emploi que l’on remet toujours. Ne forcez aucune porte cette semaine.',
    money:
      'Suspendez les grandes décisions et vérifiez ce qui s’écoule tout seul, prélèvements, options, abonnements oubliés. Geler une dépense pendant un mois vous apprendra si elle vous manquait. Le bas de laine, lui, se conserve très bien au froid.',
    advice:
      'Asseyez-vous dix minutes sans rien faire, ni méditer ni prévoir. Remarquez la première chose qui remue. Elle vous indique par où viendra le dégel.',
    kin: [
      { slug: 'jera', line: 'Sous la glace l’année continue : l’une arrête l’heure, l’autre tient le calendrier.' },
      { slug: 'laguz', line: 'La même eau, prise et déprise ; il ne manque qu’un degré.' },
      { slug: 'dagaz', line: 'L’immobilité prépare le basculement que le jour accomplit d’un coup.' },
    ],
    symbols: [
      { x: 50, y: 42, title: 'Le trait unique', line: 'La lettre la plus nue, semblable à elle-même en tous sens.' },
      { x: 50, y: 78, title: 'Le reflet', line: 'Une eau immobile montre ce que l’on ne voyait pas en marchant.' },
      { x: 25, y: 80, title: 'Les fêlures', line: 'La surface porte, à condition d’aller doucement.' },
    ],
  },
  {
    slug: 'jera',
    deck: 'les-runes',
    title: 'Jera : l’année, la moisson en son temps',
    description:
      'La douzième rune compte l’année et sa récolte. Deux moitiés qui se suivent sans se toucher, un travail qui mûrit. Elle n’a pas d’envers.',
    image:
      'Deux gerbes liées d’un ruban rouge encadrent une faucille au repos. Derrière la pierre, le chaume est coupé ras, doré, sous un soleil qui ne brûle plus. La rune se compose de deux chevrons emboîtés : on dirait deux mains en train de se passer quelque chose.',
    upright: `Le mot veut dire année, et il a donné celui de l’anglais. Il voulait dire aussi bonne année, donc récolte, car on ne séparait guère les deux. Les poèmes y voient la terre qui rend ses fruits brillants aux riches comme aux pauvres.

Jera tourne sur elle-même et reste identique : pas d’envers pour cette rune, pas plus qu’il n’y en a pour un cycle. L’été descend vers l’hiver, l’hiver remonte vers l’été, chacun a sa moitié.

Elle vient souvent répondre aux impatients. Ce que vous avez semé travaille, à la vitesse du blé. Tirer sur la tige ne sert à rien, arroser un peu, oui. Elle ne garantit pas une grange pleine, aucun paysan n’oserait. Elle rappelle qu’un effort régulier finit par faire un tas, et que l’on sous-estime ce tas tant qu’on est dedans.

Il arrive aussi qu’elle dise : c’est mûr. Alors il faut prendre la faucille, même si l’on aurait aimé attendre encore. Un fruit trop gardé sur la branche ne profite qu’aux oiseaux, qui ne s’en plaignent pas.`,
    reversed: null,
    love: 'Une histoire a ses saisons, et la plus tranquille n’est pas la moins aimante. Souvenez-vous du chemin parcouru depuis l’an passé, à voix haute, avec des dates et des noms de rues. Une rencontre récente demande le temps des choses qui poussent : laissez passer un anniversaire ou deux avant d’exiger des certitudes.',
    work: 'Voici l’heure du bilan, fait avec bienveillance. Notez ce qui a réussi, puis ce que cela vous a coûté. Réclamez ce qui vous revient, une parole, un titre, un jour de repos. Et gardez de la semence, en confiant à un plus jeune ce que vous avez appris. Un métier se juge sur plusieurs étés. Celui qui vous semble n’avancer à rien prépare peut-être, sans bruit, une manière de faire qui n’appartiendra qu’à vous.',
    money:
      'Raisonnez à l’année. Bien des angoisses de fin de mois s’aplanissent vues de douze mois plus loin, et certaines dépenses ne se révèlent qu’à cette distance. Divisez ce qui reste en trois parts, vivre, garder, offrir, dans l’ordre que vous jugerez bon.',
    advice:
      'Reprenez un agenda de l’an dernier à la page d’aujourd’hui. Cherchez une graine que vous aviez oubliée. Demandez-vous ce qu’elle est devenue, puis semez la suivante.',
    kin: [
      { slug: 'fehu', line: 'Troupeau et moisson : deux richesses qui obéissent au calendrier.' },
      { slug: 'ingwaz', line: 'La graine enfouie et l’épi coupé sont la même plante à six mois d’écart.' },
      { slug: 'berkano', line: 'Le bourgeon promet peu, l’année tient parfois davantage.' },
    ],
    symbols: [
      { x: 45, y: 45, title: 'Les deux chevrons', line: 'Été, hiver : deux moitiés qui se suivent sans se heurter.' },
      { x: 22, y: 80, title: 'La gerbe', line: 'Le travail de beaucoup de jours, tenu par un seul lien.' },
      { x: 49, y: 85, title: 'La faucille', line: 'Le moment où il faut prendre ce qui est mûr.' },
    ],
  },
]
