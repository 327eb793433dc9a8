import type { SeedCard } from '../kinds.ts'

export const majors2: readonly SeedCard[] = [
  {
    slug: 'la-force',
    deck: 'le-tarot-de-marseille',
    title: 'La Force, arcane XI : signification et lecture',
    description:
      'Une femme pose les mains sur la gueule d’un lion sans effort apparent. La Force enseigne la douceur ferme : amour, travail, argent, endroit et envers.',
    image:
      'Ses mains sont nues. L’une tient la mâchoire du haut, l’autre celle du bas, et l’on ignore si elle ouvre la gueule du lion ou la referme. La bête s’appuie contre sa jupe, dans une posture de chien familier. Elle-même regarde ailleurs, avec l’expression de quelqu’un qui pense à autre chose en pétrissant une pâte.\n\nSon chapeau, vaste et ondulé, rappelle celui de l’amuseur au premier atout. On sent bien que les deux cartes se répondent, une dizaine commence avec chacune.',
    upright:
      'La puissance dont il s’agit n’a pas besoin de muscles. Elle connaît l’animal, sait où il mord, et l’approche quand même, parce qu’elle l’aime un peu. Les vieux livres opposaient la vertu au fauve ; la gravure, moins sévère, les montre ensemble, chacun donnant à l’autre ce qui lui manque.\n\nQuelle est votre bête, ces temps-ci ? Colère, appétit, jalousie, ardeur au travail : ne l’enfermez pas, mettez-lui la main dessus. Vous disposez de la patience nécessaire pour une tâche qui rebute, d’assez de souffle pour répondre posément à une provocation. Le courage paraît modeste, vu de l’extérieur. Il se reconnaît au fait que personne n’a crié.',
    reversed:
      'On serre les dents, et les dents finissent par être celles du lion. Cette position dit l’énergie contenue trop longtemps, l’éclat qui dépasse son motif, ou bien une lassitude qui fait douter de soi. La volonté seule ne dresse rien, elle épuise.\n\nReprenez par le corps : marcher, chanter, dormir, porter des sacs de terre. Si une personne abuse de votre douceur, fermez la gueule de la situation, sans phrases, et demandez de l’aide autant qu’il en faudra.',
    love: 'Désir et tendresse dorment ici dans le même panier. Une relation vive trouve son tempo quand chacun dit franchement ce qui l’effraie et ce qui lui plaît. Célibataire, vous attirez par une assurance tranquille. Méfiez-vous seulement de l’envie d’apprivoiser quelqu’un qui n’a rien demandé. La main posée sans insister est parfois la plus éloquente.',
    work: 'Un dossier rétif, un client grognon, une équipe fatiguée : vous avez la main pour cela. N’imposez pas, approchez. Ce qui résistait le lundi mange dans la paume le vendredi, si l’on revient chaque jour avec la même voix. Réclamez en échange des conditions correctes. La constance fera votre réputation.',
    money:
      'Les achats d’impulsion ont des crocs. Accordez-leur une nuit d’attente, vous garderez ceux qui le méritent et rirez des autres. Face à une dette ou à un créancier pressant, un appel courtois et un échéancier réaliste font mieux que l’apnée. Respirez entre chaque ligne du relevé.',
    advice:
      'Commencez par la tâche que vous évitez, dix minutes durant, sans vous juger. Le lion n’est féroce qu’au premier regard ; au deuxième, il a surtout faim.',
    kin: [
      {
        slug: 'le-bateleur',
        line: 'Sous le même chapeau, il travaillait avec des objets, elle travaille avec du vivant.',
      },
      { slug: 'le-diable', line: 'Il montre ce que devient l’instinct quand on l’adore au lieu de le caresser.' },
      {
        slug: 'la-roue-de-fortune',
        line: 'Trois bêtes y tournaient sans maître ; il suffisait d’en prendre une par la gueule.',
      },
    ],
    symbols: [
      {
        x: 48,
        y: 20,
        title: 'Le chapeau en huit',
        line: 'L’attention y va et vient sans rupture, comme un souffle bien réglé.',
      },
      { x: 40, y: 58, title: 'Les mains nues', line: 'Ni fouet ni gant : la force passe par le toucher.' },
      { x: 34, y: 64, title: 'La gueule du lion', line: 'Ouverte ou fermée, selon ce que vous y voyez aujourd’hui.' },
    ],
  },
  {
    slug: 'le-pendu',
    deck: 'le-tarot-de-marseille',
    title: 'Le Pendu, arcane XII : attendre et voir autrement',
    description:
      'Suspendu par un pied, le visage serein, Le Pendu regarde le monde à l’envers. Comprenez cette pause féconde et ce qu’elle conseille dans chaque domaine.',
    image:
      'Entre deux arbres ébranchés court une traverse, et de cette traverse pend un jeune homme, attaché par la cheville. L’autre jambe se replie derrière le genou. Les mains, on ne les voit pas ; elles sont dans le dos, liées peut-être, ou occupées à quelque tour. Douze moignons marquent les branches coupées.\n\nRien ne tord sa figure. Les cheveux tombent vers le sol, les poches ne se vident pas, et l’on jurerait, en retournant la carte, qu’il danse la gigue.',
    upright:
      'En Italie, on l’appelait le Traître, car c’est ainsi que l’on peignait sur les murs, la tête en bas, ceux qui avaient manqué à leur parole. Le tarot français a rendu le supplicié si calme qu’il a fini par changer de métier. Le voici maître en patience, expert en points de vue.\n\nUne pause vous est donnée ou imposée. Les efforts, pour l’instant, serreraient le nœud. Regardez donc ce que montre la position inhabituelle : qui vous semblait grand, qui vous semblait petit, et quelles pièces inutiles roulent hors de vos poches. Il arrive qu’un renoncement consenti ouvre une porte contre laquelle on poussait au lieu de tirer.',
    reversed:
      'Remis sur ses pieds, notre homme gigote. L’attente lui pèse, il veut agir à tout prix, ou bien il s’est installé dans le sacrifice et tient ses comptes de martyr. On reconnaît ce second cas à un soupir bien placé.\n\nDistinguez ce que vous endurez par choix de ce que vous subissez par habitude. Un seul lien à défaire, le plus lâche, et la circulation reviendra dans le pied. Qui vous a demandé de rester là ?',
    love: 'Personne ne bouge et pourtant tout se prépare. Un être aimé n’est pas disponible, une réponse tarde, un couple respire avant de se redéfinir. Employez ce délai à vous retrouver plutôt qu’à guetter. Aimer ne demande pas que l’on s’immole : dites ce que l’attente vous coûte. Le fil qui vous relie supporte plus qu’un silence.',
    work: 'Dossier en suspens, stage, congé, période creuse entre deux emplois. Servez-vous de l’immobilité pour apprendre ce que la presse interdisait, observer les usages de la maison, renverser un raisonnement trop connu. Votre meilleure idée viendra probablement de la tête en bas, un matin ordinaire.',
    money:
      'Gelez les grandes décisions, laissez reposer les chiffres. Une somme attendue peut venir à son heure ou manquer au rendez-vous, et il est sain de prévoir les deux. Ce que vous dépensez par devoir mérite un examen : l’obligation est-elle réelle, ou seulement ancienne ? Videz vos poches sur la table, par jeu : l’inventaire amuse, et il instruit.',
    advice:
      'Changez de place dans la pièce avant de changer d’avis. Puis ne faites rien d’irréversible, et observez qui vient vous parler.',
    kin: [
      { slug: 'l-empereur', line: 'Même croisement de jambes, vu d’en haut et vu d’en bas : commander, consentir.' },
      { slug: 'le-monde', line: 'Retournez l’un, vous avez presque l’autre ; la danse était contenue dans la corde.' },
    ],
    symbols: [
      {
        x: 50,
        y: 20,
        title: 'La corde',
        line: 'Un seul pied pris, l’autre libre : l’empêchement n’est jamais complet.',
      },
      {
        x: 18,
        y: 45,
        title: 'Les branches coupées',
        line: 'Douze moignons, autant de directions auxquelles on a renoncé.',
      },
      { x: 50, y: 74, title: 'Le visage paisible', line: 'Il voit notre monde à l’envers et n’en paraît pas fâché.' },
      {
        x: 58,
        y: 56,
        title: 'Les mains cachées',
        line: 'Attachées ou simplement jointes, elles préparent la suite hors de notre vue.',
      },
    ],
  },
  {
    slug: 'l-arcane-sans-nom',
    deck: 'le-tarot-de-marseille',
    title: 'L’Arcane sans nom, XIII : le sens du grand changement',
    description:
      'Un squelette fauche un champ noir où repoussent des herbes. L’Arcane sans nom parle de transformation, jamais d’annonce funeste. Lecture sereine et complète.',
    image:
      'Le cartouche du bas est vide, ou absent. Un squelette couleur de chair, car il lui reste de la peau sur les os, avance de profil dans une terre noire, en maniant une longue faux. Sur le sol, des mains, un pied, deux têtes dont l’une porte couronne. Et partout, entre ces restes, des touffes d’herbe sortent en désordre.\n\nC’est un champ, en somme, et il s’y fait un travail de saison. Les têtes gardent les yeux ouverts ; elles ont presque l’air de converser.',
    upright:
      'Disons-le d’abord, puisque beaucoup le craignent : cette carte n’annonce la mort de personne. Placée au milieu de la suite et non à la fin, elle désigne la coupe, le moment où ce qui a donné son grain est fauché pour que la terre serve encore. Ne pas la nommer fut une politesse, qui l’a rendue plus sombre qu’elle n’est.\n\nUne forme de votre vie se termine, parfois depuis longtemps. Un rôle, une maison, une colère, un ancien visage de vous-même. La tristesse peut en faire partie, le soulagement aussi, souvent les deux avant midi. Ce qui vient n’a pas encore d’étiquette, et ce blanc au bas de l’image vous appartient.',
    reversed:
      'Le faucheur a les jambes en l’air et la faux ne mord plus. On conserve, on rapièce, on garde un téléphone éteint dans un tiroir ; la transformation attend, courtoise, derrière la haie. Ou bien l’on coupe tout, trop bas, dans une fureur de table rase.\n\nNul ne vous demande d’aller vite. Choisissez une chose finie, la plus petite, et rendez-lui les honneurs : remercier, ranger, fermer. Le reste suivra à l’allure qui vous convient, et vous pouvez vous faire accompagner.',
    love: 'Une façon d’aimer s’achève, ce qui n’implique pas toujours que l’on se sépare. Beaucoup de couples ont déjà quitté trois ou quatre versions d’eux-mêmes et s’en portent bien. Après une rupture, laissez le champ nu quelque temps ; l’herbe y pousse sans qu’on tire dessus. Rien ne presse.',
    work: 'Fin de contrat, métier qui change, méthode à abandonner. Dégagez la parcelle : dossiers clos, outils obsolètes, fidélités de pure forme. Ce ménage un peu rude révèle l’os du métier, ce que vous savez faire quand tout le décor est ôté, et c’est avec cela que l’on recommence.',
    money:
      'On résilie, on solde, on vend ce qui dort. Le tri paraît brutal et laisse derrière lui une surface claire, où l’on voit enfin ses vraies charges. Pour une succession ou un partage, prenez conseil et prenez votre temps. Une dépense sans objet depuis un an attend quelque part qu’on la fauche.',
    advice:
      'Remerciez ce qui finit, à voix haute si vous l’osez. Ensuite coupez proprement, près de la terre, et semez autre chose.',
    kin: [
      { slug: 'temperance', line: 'Après le travail de la faux vient celui de l’eau, et un ange s’en charge.' },
      {
        slug: 'le-mat',
        line: 'L’un a un nom sans numéro, l’autre un numéro sans nom ; leurs silhouettes se superposent.',
      },
      { slug: 'le-jugement', line: 'Du sol retourné quelque chose finit par se lever, au son d’une trompette.' },
    ],
    symbols: [
      {
        x: 60,
        y: 52,
        title: 'Le squelette',
        line: 'Il reste de la chair sur ces os : la charpente travaille, elle est vivante.',
      },
      { x: 36, y: 70, title: 'La faux', line: 'L’outil des moissons, avec son geste large et sans colère.' },
      { x: 74, y: 78, title: 'La tête couronnée', line: 'Les titres tombent aussi ; le regard demeure.' },
      { x: 50, y: 83, title: 'Les herbes', line: 'Elles repoussent dans le noir même, sans attendre.' },
    ],
  },
  {
    slug: 'temperance',
    deck: 'le-tarot-de-marseille',
    title: 'Tempérance, arcane XIIII : douceur, mélange et mesure',
    description:
      'Un ange fait passer l’eau d’un vase à l’autre sans en perdre une goutte. Tempérance raccommode, dose et relie : sa lecture en amour, au travail et au-delà.',
    image:
      'Une femme ailée, ou un ange en robe, une fleur piquée dans les cheveux. Elle tient deux cruches, l’une plus haute que l’autre, et de la première à la seconde un filet ondulé traverse l’air de biais, au mépris de la pesanteur. Ses hanches tournent un peu, comme dans une danse lente.\n\nAucun article devant son nom. On ne dit pas La Tempérance, on la salue par son prénom, à la manière d’une voisine.',
    upright:
      'Le mot a pris un goût de régime et de carafe. Rendons-lui sa jeunesse : tempérer, c’est mêler dans la bonne proportion, comme le musicien accorde son clavier ou le forgeron son acier. L’ange ne prive personne. Il remet en circulation ce qui stagnait, et vérifie d’un vase à l’autre que la température convient.\n\nAprès une rude période, vous entrez dans une convalescence de l’âme où les petits réglages comptent davantage que les résolutions. Dormez un peu plus, répondez un peu moins vite, rapprochez deux parts de votre vie que vous teniez séparées. Une réconciliation se prépare, peut-être avec quelqu’un, peut-être avec une ancienne envie.',
    reversed:
      'L’eau déborde ou reste dans la cruche. D’un côté l’excès, les nuits trop courtes, les humeurs en montagnes ; de l’autre une modération si prudente qu’elle tourne à la tiédeur. Entre les deux on trouve le médiateur épuisé, qui porte les paroles de chacun et n’a plus les siennes.\n\nPosez un des deux vases. Il y a des mélanges qui ne prennent pas, et l’honnêteté consiste à les laisser décanter séparément.',
    love: 'Peu d’orages, beaucoup d’attentions : cette carte protège les amours qui se parlent. Une amitié glisse doucement vers autre chose, un couple retrouve l’art de la conversation, une ancienne brouille s’assouplit. Ne confondez pas la paix avec le silence, et versez à votre tour quand l’autre est à sec. Les longues tables du dimanche, les mots doux glissés dans une poche, tout cela compte.',
    work: 'Vous servez de trait d’union entre services, entre langues, entre caractères. C’est précieux, souvent invisible, et il est légitime de le faire reconnaître. Un dosage plus juste de vos journées, travail de fond le matin, échanges l’après-midi, rendra l’ensemble respirable. Choisissez le ton avant l’argument, on vous entendra des deux côtés de la porte.',
    money:
      'Les vases communiquent : ce qui sort ici manque là, ce qui reste nourrit ailleurs. Lissez les dépenses sur l’année, automatisez une épargne minime, évitez les extrêmes. Un budget souple et suivi vaut tous les serments d’austérité prononcés un soir de découvert. Un repas simple entre amis remplace agréablement une soirée coûteuse.',
    advice:
      'Mettez de l’eau dans votre vin et du vin dans votre eau. Puis goûtez, attendez, ajustez encore. La bonne proportion se trouve à la cuiller, non à la louche.',
    kin: [
      {
        slug: 'l-etoile',
        line: 'Elle aussi tient deux cruches, mais elle donne à la rivière ce que l’ange gardait en circuit.',
      },
      { slug: 'la-justice', line: 'L’une tranche, l’autre mêle ; un bon jugement a besoin des deux sœurs.' },
      {
        slug: 'deux-de-coupe',
        line: 'Deux coupes face à face et, de l’une à l’autre, le même échange à l’échelle humaine.',
      },
    ],
    symbols: [
      {
        x: 50,
        y: 19,
        title: 'La fleur au front',
        line: 'Simple et vive, elle marque l’endroit où la pensée s’est attendrie.',
      },
      { x: 24, y: 34, title: 'Les ailes', line: 'Elles restent repliées, car l’ouvrage se fait au sol, parmi nous.' },
      {
        x: 50,
        y: 50,
        title: 'Le filet d’eau',
        line: 'Il va de biais, ni montant ni tombant, plus fidèle à l’échange qu’à la pesanteur.',
      },
      { x: 68, y: 60, title: 'Les deux vases', line: 'On ne sait lequel donne ; voilà un partage réussi.' },
    ],
  },
  {
    slug: 'le-diable',
    deck: 'le-tarot-de-marseille',
    title: 'Le Diable, arcane XV : désir et attachements',
    description:
      'Un démon cornu, deux diablotins tenus par une corde lâche. Le Diable interroge vos désirs et vos liens sans juger : ce que la carte suggère quand elle vient droite ou retournée.',
    image:
      'Carnaval ou cauchemar ? Debout sur un socle rond, un être ailé, coiffé de bois de cerf, lève une main griffue et brandit de l’autre un flambeau ou une lame mal tenue. Il a des seins et une barbe, des yeux qui louchent, parfois un second visage sur le ventre. Deux petits personnages à queue et à cornes se tiennent au pied du piédestal, une corde au cou, attachés au même anneau.\n\nLa corde est longue. Ils sourient presque, et rien n’indique qu’ils aient essayé de l’ôter.',
    upright:
      'Il ne ment pas autant qu’on le prétend. Il dit : voilà ce que tu veux. L’argent, le corps de l’autre, la victoire, la dernière part du gâteau. Le désir a mauvaise réputation parce qu’il parle fort, mais sans lui aucune des cartes précédentes n’aurait quitté sa chaise.\n\nReconnaître ce qui vous attire n’oblige pas à y céder et dispense de le déguiser en devoir. Une passion créatrice vous traverse peut-être, une envie de réussir, un attrait charnel. Profitez de la flamme en sachant qui tient la torche. Le nœud autour du cou passe facilement par-dessus la tête : ce qui vous retient est surtout une habitude, et un certain plaisir.',
    reversed:
      'Tête en bas, le démon se retrouve sous ses captifs, et la chaîne commence à glisser. Vous voyez enfin le marché : ce que cela vous donne, ce que cela vous prend. S’en détacher ne se fait pas d’un bond. On recule d’un pas, on y retourne, on rit de soi, on repart.\n\nSi une dépendance, une relation ou une personne vous tient vraiment, il existe des gens formés pour accompagner ce chemin-là. Les appeler est un acte de liberté.',
    love: 'L’attraction est forte et elle a son génie. Jouez, avouez, inventez, pourvu que chacun reste libre de sortir de la pièce. Quand la jalousie tient lieu de preuve ou que l’absence d’un soir devient une affaire, desserrez d’un cran. Un lien n’a pas besoin de serrer pour tenir.',
    work: 'Ambition, négociation, séduction commerciale : vous savez ce qui fait courir les gens. Usez-en proprement. Méfiez-vous en revanche du poste qui vous flatte et vous enchaîne, des accords dont on ne parle qu’à voix basse, de la fièvre qui vous garde au bureau quand tout le monde est rentré.',
    money:
      'L’argent excite, ce n’est pas un péché de l’admettre. Regardez seulement les attaches : crédits empilés, abonnements oubliés, mises que l’on double pour se refaire. Une seule corde dénouée par mois, notée noir sur blanc, change le paysage au bout d’un an. Ce qui brille trop vite a souvent déjà trouvé sa dupe.',
    advice: 'Nommez votre désir dans une phrase courte, sans excuse. Ensuite demandez-lui son prix et décidez debout.',
    kin: [
      { slug: 'l-amoureux', line: 'Trois figures et un être ailé au-dessus : la même scène, éclairée par une torche.' },
      { slug: 'la-maison-dieu', line: 'La carte suivante ouvre le toit, ce qui règle bien des histoires de caves.' },
      {
        slug: 'le-pape',
        line: 'Un maître, deux élèves à ses pieds : la composition est identique, les leçons diffèrent.',
      },
    ],
    symbols: [
      {
        x: 50,
        y: 18,
        title: 'Les bois de cerf',
        line: 'L’animal pousse sur la tête, qui ne s’en croit pas moins maligne.',
      },
      { x: 26, y: 34, title: 'Le flambeau', line: 'De la lumière tout de même, pour qui n’a pas peur de regarder.' },
      { x: 26, y: 72, title: 'La corde lâche', line: 'Assez longue pour danser, assez large pour s’en défaire.' },
      { x: 50, y: 62, title: 'Le socle', line: 'Une scène ronde, où ce que l’on adore prend de la hauteur.' },
    ],
  },
  {
    slug: 'la-maison-dieu',
    deck: 'le-tarot-de-marseille',
    title: 'La Maison Dieu, arcane XVI : le sens de la tour',
    description:
      'Une couronne de pierre s’envole, deux hommes tombent parmi des boules de couleur. La Maison Dieu libère autant qu’elle secoue : lecture posée de l’arcane.',
    image:
      'Trois fenêtres percent une tour couleur de peau. Du ciel descend, ou de la tour s’échappe, un panache multicolore qui soulève le couronnement crénelé comme un bouchon. Deux personnages dégringolent, les mains en avant ; l’un paraît encore à moitié dans le bâtiment. Des dizaines de petites boules flottent autour d’eux, comme lancées d’un balcon.\n\nRegardez bien les murs : pas une fissure. Et ces tombeurs, qui touchent presque l’herbe de leurs doigts, pourraient marcher sur les mains à la foire.',
    upright:
      'Boum, et de l’air. On vivait derrière des murs épais, en les trouvant un peu justes, et quelque chose vient d’en faire sauter le couvercle : une nouvelle, une vérité dite à table, un fou rire au mauvais moment. La surprise secoue. Elle rend aussi le ciel visible à des gens qui ne levaient plus la tête.\n\nCe que vous perdez dans l’affaire est le plus souvent une façade, entretenue à grand prix. Laissez tomber ce qui tombe, mettez-vous à l’abri le temps des gravats, comptez vos amis. L’ancien français nommait ainsi l’hospice, refuge ouvert à tous ; gardez ce sens-là pour l’après, quand il faudra reconstruire moins haut avec des fenêtres plus larges.',
    reversed:
      'Le coup de tonnerre tarde, et l’on vit avec le parapluie ouvert. Vous colmatez une brèche connue de tous, vous repoussez un aveu qui soulagerait la maison entière. À l’inverse il se peut que le choc soit passé et que vous demeuriez dans la poussière par fidélité.\n\nDescendez par l’escalier tant qu’il y en a un. Dire soi-même, à l’heure choisie, vaut beaucoup mieux qu’être découvert, et l’on y gagne de garder son chapeau.',
    love: 'Une déclaration soudaine, un coup de foudre au sens exact, un secret qui sort du placard. Les couples qui acceptent de s’étonner en ressortent avec plus de place. Si la dispute éclate, laissez retomber les pierres avant de parler de la suite, et cherchez ce que chacun protégeait. Une porte ouverte dans le bon sens ne claque pas.',
    work: 'Restructuration, rebondissement, projet arrêté net dont on sauve les meilleurs morceaux. Votre souplesse compte plus que vos plans. Prévenez tôt quand vous voyez une lézarde, sauvegardez vos fichiers, et n’attachez pas votre valeur à un titre sur une porte. Les bonnes pierres resservent toujours.',
    money:
      'Un imprévu rappelle l’utilité d’une réserve et d’une bonne assurance, relue avant l’orage. Évitez de tout loger dans la même tour. Si une dépense de prestige vous oppresse, la lâcher volontairement est un soulagement dont on parle peu, et qui dure. Un toit moins haut coûte moins à chauffer.',
    advice:
      'Ouvrez vous-même une fenêtre aujourd’hui : une parole retenue, un meuble en trop, une clef rendue. Le ciel entrera sans casser la porte.',
    kin: [
      { slug: 'le-diable', line: 'Ce qu’il tenait attaché dans la cave se retrouve dehors, les mains dans l’herbe.' },
      {
        slug: 'l-etoile',
        line: 'Après le fracas, la nuit claire ; une femme s’agenouille où la pluie de boules est tombée.',
      },
      { slug: 'l-empereur', line: 'Il aimait les murs droits et apprend ici à y percer des ouvertures.' },
    ],
    symbols: [
      { x: 50, y: 24, title: 'La couronne soulevée', line: 'Le toit bascule d’une pièce, la tour ne se brise pas.' },
      {
        x: 72,
        y: 18,
        title: 'Le panache de feu',
        line: 'Il descend ou il monte ; l’énergie, elle, ne fait aucun doute.',
      },
      { x: 30, y: 66, title: 'Les deux tombeurs', line: 'Leurs mains vont vers la terre comme pour la retrouver.' },
      {
        x: 78,
        y: 46,
        title: 'Les boules de couleur',
        line: 'Grêle, étincelles ou confettis : la gravure a un air de fête.',
      },
    ],
  },
  {
    slug: 'l-etoile',
    deck: 'le-tarot-de-marseille',
    title: 'L’Étoile, arcane XVII : espoir et confiance',
    description:
      'À genoux près de l’eau, une femme nue verse ses deux cruches sous huit étoiles. L’Étoile parle de confiance retrouvée : amour, travail, finances, conseil.',
    image:
      'Nuit d’été, dirait-on. Une femme sans vêtement a mis un genou en terre au bord d’une eau courante et y vide deux cruches, l’une dans la rivière, l’autre sur la rive. Au-dessus d’elle, une étoile à seize branches, deux couleurs mêlées, et sept plus petites disposées en couronne. Deux arbres ferment le paysage ; dans l’un, un oiseau s’apprête à chanter.\n\nPremière femme nue de la suite, et personne n’en fait une affaire.',
    upright:
      'Elle n’a plus rien à défendre. Les tiares, les cuirasses, les tours sont restées quelques cartes en arrière, et il lui vient cette chose étonnante, l’envie de donner. Son eau coule vers l’eau sans qu’on sache ce qu’elle y ajoute. Peut-être un simple consentement.\n\nL’espérance, telle que l’entend le tarot, diffère de l’attente d’un résultat. C’est une façon de tenir sa place sous le ciel en faisant, soir après soir, son petit geste. Vous retrouvez un goût de vivre ou une vocation ; quelqu’un vous inspire ; un lieu vous fait du bien sans raison. Suivez cela. Et montrez-vous sans retouche, le bon voisinage se chargera du reste.',
    reversed:
      'Les cruches semblent vides, ou bien elles fuient dans un sol qui boit tout. On se donne aux mauvais endroits, on croit ne plus avoir d’étoile, on compare sa rive à celle d’en face. Ce découragement est souvent de la soif.\n\nReconstituez la source avant d’arroser de nouveau. Une nuit entière, un bain, une amie d’enfance, une heure hors des nouvelles. Puis demandez, car il est étrange de verser toute sa vie et de ne jamais tendre son verre.',
    love: 'Sincérité sans apprêt. On peut se dire les choses, les défauts compris, et le désir n’en meurt pas. Une personne rencontrée dans un moment de calme peut apporter une fraîcheur durable. Si vous sortez d’une peine, l’élan de refaire confiance est un signe : suivez-le à pas de baigneur. L’eau n’est jamais deux fois la même, et la rive demeure.',
    work: 'Création, soin, écologie, tout métier où l’on nourrit plus grand que soi. Une reconnaissance discrète arrive parfois de loin. Conservez le cap d’ensemble, même si la besogne du jour semble minuscule ; les étoiles servaient aux marins à tenir une route qu’ils ne voyaient pas. Un carnet de bord entretient la foi mieux qu’un coup d’éclat.',
    money:
      'La générosité vous va bien, gardez-en une part pour vous. Un équilibre revient si l’eau des rentrées trouve un lit : compte séparé, versement régulier, projet qui vous donne envie. Ne remettez pas votre confiance à ceux qui promettent la lune.',
    advice:
      'Sortez ce soir quelques minutes et levez les yeux. Demandez-vous ensuite ce que vous auriez plaisir à donner demain. La goutte suffit, pourvu qu’elle revienne.',
    kin: [
      { slug: 'temperance', line: 'L’ange habillé mesurait son mélange, la femme nue laisse couler sans compter.' },
      { slug: 'la-lune', line: 'Sur la carte voisine, l’eau s’immobilise et se remplit de reflets.' },
      { slug: 'la-papesse', line: 'L’une garde, l’autre verse ; il faut bien avoir gardé pour verser ainsi.' },
    ],
    symbols: [
      {
        x: 50,
        y: 21,
        title: 'La grande étoile',
        line: 'Seize branches, deux étoiles superposées : une lumière qui en contient une autre.',
      },
      {
        x: 50,
        y: 50,
        title: 'La femme agenouillée',
        line: 'Sa nudité n’appelle pas le regard, elle a cessé de s’en inquiéter.',
      },
      { x: 34, y: 70, title: 'Les deux cruches', line: 'Une part pour la rivière, une part pour la terre ferme.' },
      {
        x: 76,
        y: 38,
        title: 'L’oiseau sur l’arbre',
        line: 'Une voix prête dans la nuit, au moment où l’on n’espérait qu’un silence.',
      },
    ],
  },
  {
    slug: 'la-lune',
    deck: 'le-tarot-de-marseille',
    title: 'La Lune, arcane XVIII : rêves, intuitions et reflets',
    description:
      'Deux chiens hurlent, une écrevisse remonte, l’astre montre son profil. La Lune mêle imagination et incertitude : comment la lire dans vos amours et projets.',
    image:
      'Personne. C’est l’une des rares cartes sans figure humaine, hormis ce profil enfermé dans le croissant, tourné vers la gauche, qui a l’air d’écouter plutôt que de briller. Des larmes de couleur montent vers lui, ou en tombent. Deux bêtes, chiens ou loup et chien, lèvent le museau ; l’une donne de la voix, l’autre goûte peut-être les gouttes.\n\nDerrière, deux tours. Devant, un bassin aux bords réguliers, où une écrevisse affleure comme un souvenir qui n’a pas encore décidé de sortir.',
    upright:
      'De nuit, une souche devient un homme et l’homme une souche. La Lune ne trompe pas exprès : elle éclaire à moitié, et nous achevons le dessin avec ce que nous avons en réserve, nos désirs, nos mères, nos films. Cette faculté-là s’appelle aussi la poésie.\n\nNe tranchez rien de capital sous sa lueur. Notez plutôt vos rêves, accueillez la mélancolie comme une invitée, laissez remonter l’animal du fond sans le saisir par les pinces. Votre intuition est aiguisée et votre crainte également ; elles ont la même voix, et il faut attendre le jour pour les distinguer. Les artistes, les parents de nouveau-nés et les amoureux connaissent bien ce pays.',
    reversed:
      'La brume se déchire par endroits. Un malentendu s’explique, une inquiétude avoue sa véritable origine, on retrouve la clef qu’on accusait le voisin d’avoir prise. Parfois c’est le contraire, on s’obstine à tout éclairer au projecteur et l’on chasse les rêves avec les ombres.\n\nParlez de ce qui rôde. Une peur racontée devant une tasse rapetisse à vue d’œil, surtout si la personne en face a la bonté de ne pas conclure.',
    love: 'On s’aime un peu à travers un songe. C’est délicieux tant que l’on vérifie de temps à autre qui est là. Doute, jalousie, message relu quarante fois : demandez au lieu d’interpréter. Les tendresses maternelles, les souvenirs d’enfance et la fatigue entrent pour beaucoup dans cette histoire. Dormez contre quelqu’un, le matin saura ce que le soir ignorait.',
    work: 'Climat flou, consignes qui changent, ambiance que l’on sent avant de la comprendre. Faites confirmer par écrit, avec légèreté. En revanche tout ce qui relève de l’imaginaire prospère : récit, image, musique, écoute. Travaillez à votre heure, quitte à ce qu’elle soit tardive. Un brouillon obscur contient parfois le livre.',
    money:
      'Chiffres incertains, frais cachés, humeurs d’achat : allumez la lampe avant de signer quoi que ce soit. Reportez les placements que vous ne sauriez expliquer à un enfant. Faites vos comptes un matin, lorsque les gros soucis ont repris leur taille. Prenez avec vous un ami qui compte bien, et laissez-le tenir le crayon.',
    advice: 'Tenez un carnet près du lit. Écrivez sans comprendre, relisez dans une semaine, et décidez en plein jour.',
    kin: [
      {
        slug: 'le-soleil',
        line: 'La même pluie de gouttes tombe sur les deux cartes, mais à midi chacun voit son compagnon.',
      },
      {
        slug: 'l-hermite',
        line: 'Une petite lampe, un grand astre pâle : il enseigne à marcher dans ce qu’elle recouvre.',
      },
    ],
    symbols: [
      {
        x: 46,
        y: 25,
        title: 'Le profil de l’astre',
        line: 'Un visage à demi tourné, occupé à entendre ce qui se tait le jour.',
      },
      {
        x: 29,
        y: 62,
        title: 'Les deux chiens',
        line: 'Ils hurlent ou ils boivent ; la nuit a réveillé leur parent sauvage.',
      },
      { x: 50, y: 83, title: 'L’écrevisse', line: 'Elle marche à reculons, comme la mémoire.' },
      {
        x: 80,
        y: 53,
        title: 'Les tours',
        line: 'Deux bornes sur l’horizon, entre lesquelles passe un chemin que nul n’a dessiné.',
      },
    ],
  },
  {
    slug: 'le-soleil',
    deck: 'le-tarot-de-marseille',
    title: 'Le Soleil, arcane XVIIII : clarté, joie et partage',
    description:
      'Sous un astre au visage ouvert, deux enfants se touchent devant un muret. Le Soleil réchauffe et éclaire sans détour : sa lecture, carte droite ou renversée, et son conseil.',
    image:
      'Grand, rond, de face, avec une bouche sérieuse et des rayons alternés, droits puis ondulés. Des gouttes de couleur tombent de lui sans hâte. En dessous, un mur bas, de ceux qu’on construit pour s’y asseoir, et deux enfants bouclés, vêtus de presque rien. L’un pose la main sur l’épaule de l’autre ; ils ont les pieds dans l’herbe et n’ont pas l’air de vouloir être ailleurs.\n\nOn a dit les Gémeaux, on a dit Caïn et Abel réconciliés. On peut dire deux amis.',
    upright:
      'Tout ce que la carte d’avant rendait double et inquiet devient ici simple, du fait seul que l’on est deux à le voir. La lumière tombe pareillement sur les bons, les étourdis et le petit muret. Elle ne récompense personne, elle est là.\n\nVous pouvez dire les choses comme elles sont. Une amitié, une collaboration, une fratrie se porte bien et mérite qu’on la célèbre ; un travail patient devient visible ; une question embrouillée se règle en trois phrases au soleil. Gardez aussi le mur en tête. Il n’empêche rien, il délimite un jardin où la chaleur reste bonne, sans brûlure et sans spectateurs.',
    reversed:
      'Un nuage, de ceux qui passent. Votre joie est là mais on la voile, par pudeur ou pour ne pas faire d’envieux. Il arrive aussi que l’astre cogne : trop d’exposition, besoin d’être admiré, bonne humeur devenue obligatoire dans la maison.\n\nCherchez l’ombre un moment, buvez, laissez l’autre parler. On découvre que l’éclat n’était pas nécessaire pour être aimé, et la lumière revient plus douce, par le côté.',
    love: 'Une camaraderie au cœur de l’amour, des rires qu’on entend de la rue. Les couples y trouvent un air de vacances, les solitaires une complicité qui prend son temps, les familles un dimanche réussi. Présentez-vous sans contre-jour : les qualités simples séduisent davantage que le mystère. Gardez l’habitude des petits déjeuners longs, où rien ne se règle et tout s’arrange.',
    work: 'Associez-vous. L’idée que l’on garde pour soi s’étiole, celle qu’on partage prend des couleurs et trouve des bras. Un résultat peut être reconnu publiquement ; recevez les compliments sans vous excuser, puis citez ceux qui ont porté l’échelle. L’enseignement et le spectacle s’y plaisent. On y travaille les manches relevées et la porte ouverte.',
    money:
      'La clarté d’abord. Comptes transparents entre associés, prix annoncés, rémunération dite à haute voix. Une période plus légère donne parfois l’illusion que l’été n’a pas de fin, alors remplissez quelques bocaux pendant que le jardin donne, et profitez du reste sans remords. Offrir un pot de confiture est aussi une politique.',
    advice:
      'Appelez la personne avec qui tout paraît plus simple. Proposez-lui une chose à faire ensemble, dehors, sans motif. Un ballon, une brouette ou un banc feront très bien l’affaire.',
    kin: [
      {
        slug: 'la-lune',
        line: 'Elle mêlait les contours, lui les rend ; on a besoin des deux pour connaître un paysage.',
      },
      { slug: 'le-diable', line: 'Deux petits êtres là aussi, mais ceux-ci n’ont d’autre attache que leurs bras.' },
      { slug: 'le-jugement', line: 'Le grand jour levé, il reste à répondre à l’appel.' },
    ],
    symbols: [
      { x: 50, y: 30, title: 'Le visage de l’astre', line: 'Il nous regarde en face, sans sourire ni sévérité.' },
      { x: 20, y: 51, title: 'Les gouttes', line: 'Une pluie chaude et rare, comme si la lumière se laissait boire.' },
      {
        x: 50,
        y: 63,
        title: 'Les deux enfants',
        line: 'Une main sur l’épaule : tout l’appui du monde tient dans ce geste.',
      },
      { x: 14, y: 74, title: 'Le muret', line: 'Quelques rangs de pierre, juste assez pour faire un jardin.' },
    ],
  },
  {
    slug: 'le-jugement',
    deck: 'le-tarot-de-marseille',
    title: 'Le Jugement, arcane XX : l’appel et le réveil',
    description:
      'Une trompette sonne, trois personnes se dressent. Le Jugement ne condamne pas, il appelle : vocation, nouvelles, pardon. Lecture détaillée de l’arcane XX.',
    image:
      'Le bruit, on l’entend presque. Un ange sort d’un rond de nuées, la joue gonflée, la trompette ornée d’un petit drapeau à croix. Au-dessous, trois êtres nus : un homme âgé, une femme, et, nous tournant le dos, quelqu’un dont on ne verra jamais la figure, qui monte d’une cuve ou d’un tombeau. Ils ont les mains jointes et regardent celui qui se lève entre eux.\n\nAucun plateau, aucun greffe. Il n’y a dans l’image personne qui soit en train de condamner.',
    upright:
      'On vous appelle. Par votre nom, au téléphone, dans une lettre ou seulement du dedans, à l’heure où l’on ne s’attendait plus à rien. Les peintres plaçaient cette scène à la fin des temps ; le tarot la met à l’avant-dernière place, comme pour dire qu’après le réveil il faut encore aller danser.\n\nSe lever est affaire de réponse. Un talent négligé, une vocation, un enfant, un pardon demandent à venir au jour et deux personnes au moins sont prêtes à s’en réjouir. Faites la paix avec vos anciennes versions, elles ont tenu le couvercle tant qu’il le fallait. Ce dos tourné pourrait être le vôtre.',
    reversed:
      'La sonnerie retentit et l’on met l’oreiller dessus. Peur du qu’en-dira-t-on, reproches faits à soi-même jusqu’à l’usure, nouvelle que l’on n’ouvre pas. Le tribunal que vous redoutez siège surtout dans votre chambre, avec un seul juge, qui dort mal.\n\nCongédiez-le. Puis commencez par la moitié d’un réveil : s’asseoir au bord du lit, répondre « peut-être », rappeler. Un appel manqué se rappelle très bien.',
    love: 'Des retrouvailles, une explication longtemps remise, le désir d’agrandir la famille enfin mis en mots. Le passé revient afin d’être entendu, sans forcément s’installer. Un couple peut renaître d’une parole vraie, prononcée en présence de ce qui compte pour lui. Écoutez le timbre de la voix plus que l’argument, il dit où l’on en est.',
    work: 'Une convocation, un résultat, un changement de voie qui tient de l’évidence. On vous attend là où vous avez du talent, ce qui oblige un peu. Mettez votre nom sur ce que vous faites. Et s’il faut évaluer autrui, souvenez-vous que l’ange souffle, il ne note pas. Une trompette n’a jamais hésité entre deux notes.',
    money:
      'D’anciens dossiers se rouvrent : remboursement oublié, facture retrouvée, papier qu’il manquait. Répondez dans les délais, le courrier ouvert fait moins peur que le courrier fermé. Aucune sentence ici sur vos erreurs passées, simplement l’occasion de les mettre en règle. Un classeur à jour est d’une légèreté surprenante.',
    advice:
      'Répondez aujourd’hui à ce message qui attend. Une seule phrase, honnête, et vous serez déjà debout. L’ange a du souffle, il recommencera ; vous gagnerez pourtant à ne pas faire répéter le ciel.',
    kin: [
      { slug: 'l-amoureux', line: 'Le petit archer visait sans prévenir ; l’ange, lui, s’annonce à grand bruit.' },
      { slug: 'l-arcane-sans-nom', line: 'Du champ retourné sortent enfin les vivants, frais comme des légumes.' },
      { slug: 'la-justice', line: 'Elle pèse avec une lame à la main, il réveille avec un air de cuivre.' },
    ],
    symbols: [
      { x: 50, y: 22, title: 'L’ange', line: 'Il occupe tout le ciel et n’a d’yeux que pour ceux qui montent.' },
      { x: 46, y: 40, title: 'La trompette', line: 'Un son droit, impossible à confondre avec ceux de la rue.' },
      { x: 50, y: 68, title: 'Celui qui se lève', line: 'De dos, sans visage connu : chacun peut s’y mettre.' },
      {
        x: 26,
        y: 66,
        title: 'Ceux qui accueillent',
        line: 'Un homme, une femme, mains jointes, témoins d’une venue au monde.',
      },
    ],
  },
  {
    slug: 'le-monde',
    deck: 'le-tarot-de-marseille',
    title: 'Le Monde, arcane XXI : accomplissement et présence',
    description:
      'Une danseuse dans une guirlande, quatre vivants aux angles. Le Monde dit la place trouvée et l’œuvre achevée : ses sens, droit ou renversé, et son conseil à qui touche au but.',
    image:
      'Aux quatre coins, un ange, un aigle, un lion, un bovin : ceux que les sculpteurs romans mettaient autour du Christ au portail des églises. Au milieu, une couronne de feuilles en amande, nouée en haut et en bas. Dedans, une femme danse sur un pied, l’autre jambe pliée, une écharpe pour tout costume, une baguette dans la main.\n\nElle ne sort pas du cercle et n’en paraît pas prisonnière. Il a sa forme, simplement, comme l’eau a celle du vase.',
    upright:
      'Vous y êtes. Quelque chose est accompli, mesurable ou non, et la danseuse vous fait signe d’en jouir avant de demander la suite. Le dernier numéro du jeu ne couronne pas un vainqueur. Il rassemble : les quatre vivants, les quatre couleurs des petites cartes, les points cardinaux, tout a trouvé son angle et cesse de se disputer le centre.\n\nUn projet s’achève bien, un cercle d’amis vous reconnaît, un voyage agrandit la carte. Peut-être habitez-vous enfin votre propre corps avec courtoisie. Tenez sur un pied, puisque l’équilibre vivant remue toujours un peu, et portez légèrement la baguette des débuts : elle a servi, elle resservira.',
    reversed:
      'La guirlande est un peu serrée. L’œuvre presque finie réclame son dernier nœud, ou bien l’on s’est installé dans un monde si complet que l’air n’y entre plus. Vous cherchez ailleurs une permission que personne ne détient.\n\nTerminez ce petit reste qui traîne, signez, livrez, embrassez. Si c’est le large qui vous manque, un des quatre gardiens vous laissera passer : essayez du côté où vous n’allez jamais.',
    love: 'Chacun danse dans son ovale et les ovales se touchent. L’amour trouve ici son plein épanouissement, sans fusion ni surveillance, souvent ouvert à la famille, aux amis, à un pays nouveau. Si personne ne partage vos jours, vous n’êtes pas pour autant une moitié en attente : vous invitez quelqu’un dans un monde entier. Faites de la place pour sa musique à côté de la vôtre.',
    work: 'L’ouvrage est livré et cela se voit. Prenez une photographie, remerciez l’équipe, laissez passer une respiration avant d’enchaîner. Les échanges avec l’étranger, les publics larges, les métiers de la scène lui réussissent. Une réputation se forme maintenant, faite de tout ce que vous avez mené jusqu’au bout. Archivez, dédicacez, transmettez les clefs.',
    money:
      'Une forme d’assez. Vos ressources font le tour de vos besoins, ou n’en sont plus loin, et la question devient celle de l’usage. Faites circuler, investissez dans ce qui relie, révisez l’ensemble une fois l’an avec les quatre coins en vue : vivre, prévoir, offrir, rêver.',
    advice:
      'Fêtez ce qui est fini avec ceux qui étaient là au commencement. La prochaine route peut attendre le lever du jour. Ouvrez les fenêtres et dansez un peu, fût-ce dans la cuisine.',
    kin: [
      { slug: 'le-mat', line: 'Le marcheur arrive devant la guirlande, y danse un moment, puis repart de plus belle.' },
      { slug: 'la-roue-de-fortune', line: 'Du cercle qui emportait au cercle qui protège, une dizaine de cartes.' },
      { slug: 'le-pendu', line: 'Jambe croisée de part et d’autre : l’immobile avait la danse à l’envers.' },
    ],
    symbols: [
      { x: 50, y: 46, title: 'La danseuse', line: 'Sur un seul pied, elle tient parce qu’elle remue.' },
      {
        x: 50,
        y: 19,
        title: 'La guirlande nouée',
        line: 'Une amande de feuilles, frontière assez souple pour laisser respirer.',
      },
      { x: 20, y: 20, title: 'L’ange et l’aigle', line: 'En haut, ceux qui ont des ailes, chargés du lointain.' },
      {
        x: 80,
        y: 80,
        title: 'Le lion et le bovin',
        line: 'En bas, ceux qui ont des pattes, chargés du poids des jours.',
      },
    ],
  },
]
