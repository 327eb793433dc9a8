import type { SeedPage } from '../kinds.ts'

export const capricorne: readonly SeedPage[] = [
  {
    path: '/astrologie/capricorne',
    title: 'Capricorne : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre du Capricorne, avec le mythe de Saturne, les trois décans et leurs dates d’anniversaire.',
    lead: 'Il a l’air d’avoir quarante ans à dix et trente à soixante. Le Capricorne vit sa vie à l’envers de tout le monde, et c’est lui qui finit par danser.',
    body: `
<h2>Quelqu’un sur qui le toit repose</h2>
<p>Vous êtes la personne que l’on appelle. Pour le garant, l’hôpital, le contrat à relire. Vous râlez une seconde et vous venez. Cela dure depuis l’enfance et vous avez cessé de vous demander si vous en aviez envie.</p>
<p>Le Soleil entre chez vous au jour le plus court. Vous savez donc d’instinct ce que les autres découvrent tard, qu’il faut tenir quand la lumière manque et qu’elle revient d’une minute par jour. Votre ambition vient de là. Elle a moins à voir avec la gloire qu’avec l’envie de ne plus jamais dépendre du bon vouloir de quelqu’un.</p>
<p>On vous croit sévère. Peu de gens ont eu droit à votre humour, qui est sec, noir et d’une drôlerie irrésistible, livré sans un mouvement du visage au milieu d’une réunion de copropriété.</p>
<h2>L’enfance d’un Capricorne</h2>
<p>Il est né responsable. Quelque chose dans la maison demandait un adulte de plus, une maladie, un départ, trop d’enfants ou pas assez d’argent, et il s’est porté volontaire sans qu’on le sache. Il comprend le prix des choses à l’âge où l’on perd ses dents.</p>
<p>Les jeux des autres lui semblent un peu idiots. Il préfère un vrai marteau. Il respecte les professeurs exigeants et plaint ceux qu’on chahute. On le complimente sur son sérieux, il en fait une identité, et personne ne songe à lui offrir quelque chose d’inutile.</p>
<p>Sa jeunesse viendra après. À trente ans il desserre la cravate, à quarante il apprend l’accordéon, à cinquante il tombe amoureux comme on tombe à quinze.</p>
<h2>Au travail</h2>
<p>C’est votre montagne. Vous entrez par la petite porte, vous apprenez tout le métier, et vous voilà dix-sept ans plus tard à diriger l’endroit, sans que personne sache dire à quel moment c’est arrivé. Le temps travaille pour vous. Les carrières éclair vous font sourire, vous en avez vu passer.</p>
<p>Vous savez commander parce que vous savez faire. Vous demandez beaucoup et vous félicitez peu, en pensant que le silence vaut approbation. Il ne vaut rien du tout. Une phrase le vendredi à quelqu’un de votre équipe, précise, adressée, et vous garderez des gens que d’autres perdent.</p>
<p>Le repos vous culpabilise. Inscrivez-le dans l’agenda sous un intitulé que vous respectez, par exemple « entretien du matériel ». Et la prochaine fois qu’on vous propose une charge de plus sans salaire en face, laissez un blanc. Regardez ce que l’autre met dedans.</p>
<h2>En amour</h2>
<p>Rien ne presse, dites-vous, et dix ans passent. Vous aimez avec des preuves. Vous changez un pneu sous la pluie, vous prêtez la caution, vous apprenez la langue de ses parents. Les mots restent en arrière, comme s’ils risquaient de porter malheur. Dites-les quand même. La personne en face n’a que vos actes pour deviner, et certains actes ressemblent à de la logistique.</p>
<p>Votre corps est plus ardent que votre agenda. Ceux qui ont eu la patience de vous voir fermer l’ordinateur savent de quoi je parle.</p>
<p>Vous supportez trop. Une histoire sans tendresse peut durer parce que vous aviez promis. Une promesse se renégocie, même en amour, surtout en amour. Quittez avant de tourner au marbre.</p>
<p>Sans personne, vous vous en sortez si bien que personne n’ose vous déranger. Laissez la lumière de l’entrée.</p>
<h2>L’argent</h2>
<p>Vous avez connu, en vrai ou en rêve, le manque. Vous épargnez donc avec une constance de notaire, vous achetez de la pierre et des chaussures qui se ressemellent. Il y a chez les plus riches d’entre vous un enfant qui vérifie le prix du beurre. Offrez-vous une fois ce que cet enfant regardait dans la vitrine. Même si c’est un train électrique. Surtout si c’est un train électrique.</p>
<h2>En famille</h2>
<p>Le parent Capricorne assure. L’école, le toit, les études, l’avenir. Il est au travail pour ses enfants et ses enfants le préféreraient à genoux par terre. Il le comprend en général avec la génération suivante. Le grand-parent Capricorne, lui, fait le cheval.</p>
<p>Avec son père, une distance que l’on respecte des deux côtés. On parle de la voiture. Un jour, à l’hôpital, l’un des deux pose la main sur l’autre, et cette main dit trente ans.</p>
<h2>La part d’ombre</h2>
<p>Vous vous punissez. Vous faites passer le devoir avant tout, puis vous en voulez à ceux qui vivent. Un mépris vous vient pour les légers, les doués, les aimés sans effort, et vous l’habillez en principe.</p>
<p>Le succès vous laisse de glace, à peine atteint, il devient un étage d’où l’on voit le suivant. Et vous croyez, au fond, que l’on vous aime pour ce que vous portez. Posez la charge un matin et regardez qui reste. L’expérience fait peur. Elle est presque toujours heureuse.</p>
<h2>Saturne, votre maître</h2>
<p>Il dévorait ses enfants parce qu’on lui avait prédit qu’un fils le renverserait. Goya l’a peint, les yeux fous, sur un mur de sa maison. On ne connaît souvent de lui que cela.</p>
<p>Les Romains savaient la suite. Chassé du ciel, le vieux dieu arriva par mer dans le Latium, où le roi Janus l’accueillit. Il y enseigna l’agriculture et fonda un âge d’or, sans maîtres ni serrures. Ainsi le plus dur des dieux eut une seconde vie, et elle fut douce. C’est exactement votre programme.</p>
<p>La constellation montre une chèvre à queue de poisson. On raconte que Pan, surpris par le monstre Typhon, plongea dans le Nil, et que sa moitié mouillée devint poisson tandis que l’autre restait bouc. Vous grimpez, oui. Mais vous savez aussi descendre au fond.</p>
<h2>Les trois décans</h2>
<p>Du 22 au 31 décembre, Jupiter donne de la hauteur et de la chance tardive. Kepler est du 27 décembre 1571, comme Louis Pasteur en 1822 et Marlene Dietrich en 1901. Patti Smith est du 30, Matisse du 31.</p>
<p>Du 1er au 10 janvier, Mars durcit la volonté. Elvis Presley et David Bowie sont du 8, Simone de Beauvoir du 9 janvier 1908.</p>
<p>Du 11 au 20 janvier, le Soleil finit par éclairer tout le monde. Martin Luther King est du 15, Mohamed Ali du 17, comme Dalida et Françoise Hardy, Paul Cézanne du 19.</p>
`,
  },
  {
    path: '/astrologie/venus-en-capricorne',
    title: 'Vénus en Capricorne : aimer dans la durée',
    description:
      'Vénus en Capricorne fait sa cour lentement et tient parole. Séduction, couple, travail, argent, rupture, et les dates de 2027.',
    lead: 'Elle ne croit pas aux coups de foudre, elle croit aux preuves. Vénus en Capricorne met dix-huit mois à dire qu’elle aime, et trente ans à le démontrer.',
    body: `
<h2>Une réserve qui attire</h2>
<p>Vous gardez votre manteau. On vous sent plus d’expérience que d’envie de la raconter, et cela intrigue. Vous ne flattez pas, vous ne relancez pas. Pourtant, le jour où l’autre déménage, c’est vous qui avez trouvé le camion.</p>
<p>La compétence vous trouble. Une personne qui fait bien un métier difficile vous paraît plus nue que n’importe qui. Vous aimez aussi l’âge, dans un sens ou dans l’autre, et l’écart ne vous gêne pas. Ce qui vous glace est l’amateurisme sentimental, les « on verra » et les prénoms confondus.</p>
<h2>À deux</h2>
<p>Vous bâtissez. Il y aura un logement, un plan, des vacances réservées en janvier. Vous restez dans les années difficiles où d’autres s’en vont. Il faut vous avoir vu auprès de quelqu’un qui perd son emploi. Pas de phrase, un tableau de dépenses, un bras.</p>
<p>Les mots d’amour vous coûtent, comme s’ils portaient malheur. Ceux qui vous aiment attendent à côté de vous une chose qui ne vient pas et n’osent pas la demander. Dites-la le premier du mois, avec le loyer. Ce sera drôle, puis ce sera un rite, et l’on vous en saura gré jusqu’à la tombe.</p>
<p>Le désir, chez vous, s’améliore d’année en année. Il a besoin que l’ordinateur soit fermé. Le travail est votre amant officiel, et l’autre le sait. Présentez-les un peu moins souvent.</p>
<p>Vous ne rompez presque jamais, vous vous retirez par le bureau. Une fin dite en face, même sèche, vaut mieux que ces cinq hivers de politesse.</p>
<h2>Le goût et l’argent</h2>
<p>Le gris, la laine, la bonne paire. Vous épargnez pour deux et vous payez l’assurance de tout le monde. Offrez parfois une chose périssable. Rien ne prouve mieux l’amour que de l’argent mangé.</p>
<h2>Quand Vénus traverse le Capricorne</h2>
<p>En 2027, du 3 février au 1er mars, puis du 25 novembre au 19 décembre. On officialise. Un couple ancien signe enfin quelque chose, un lien de bureau se déclare, on rencontre quelqu’un de plus âgé ou de plus sérieux. Si votre Vénus s’y trouve, prenez une journée entière, en semaine, pour ne rien faire avec la personne que vous aimez.</p>
`,
  },
  {
    path: '/astrologie/lune-en-capricorne',
    title: 'Lune en Capricorne : le cœur qui tient bon',
    description:
      'Émotions, retenue, enfance, couple et foyer quand la Lune est en Capricorne, avec ce qui réchauffe une âme trop sérieuse.',
    lead: 'Les anciens la disaient en exil. Elle a fait de l’exil un métier. La Lune en Capricorne ne se plaint pas, paie les factures, et attend que quelqu’un remarque qu’elle a froid.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Plus que vous ne le dites et plus longtemps que vous ne le savez. L’émotion, chez vous, prend rendez-vous. Pendant l’enterrement vous vous occupez des voitures. Un an après, devant un film sans intérêt, vous pleurez vingt minutes.</p>
<p>Vous avez besoin de respect avant la tendresse. La pitié vous hérisse. Une tâche confiée vous réconforte mieux qu’une embrassade, et l’on gagne votre cœur en vous demandant un conseil.</p>
<p>La mélancolie vous rend visite en hiver. Elle est ancienne, tenace, assez belle. Vous la logez et vous allez travailler.</p>
<h2>L’enfance</h2>
<p>Il a fallu être grand. Une mère fatiguée, seule, exigeante ou absente, un père qu’il fallait remplacer, l’argent qui manquait. On vous remerciait d’être raisonnable. Les enfants raisonnables vieillissent à l’envers, et vous avez eu, vers trente-cinq ans, votre première insouciance. Vous l’avez prise pour un malaise.</p>
<h2>À deux, chez soi, au travail</h2>
<p>On peut s’appuyer sur vous. Dans un couple, vous êtes le mur porteur, l’assurance, la retraite. Vous aimez par la constance, et cette constance a quelque chose de bouleversant quand on l’a comprise. Encore faut-il la comprendre. L’autre attend un mot et reçoit une chaudière neuve.</p>
<p>Dites une chose tendre par jour, sans contrepartie, même maladroite. Cela s’apprend comme le violon, les premières années sont pénibles pour l’entourage et ensuite c’est de la musique.</p>
<p>Ne vivez pas avec qui vous admire sans vous toucher. Votre peau a des droits.</p>
<p>Au travail, vous êtes à votre place et vous y restez trop tard. Les responsabilités vous tiennent chaud. Un échec professionnel vous atteint comme un deuil, sans faire-part. Racontez-le à quelqu’un qui n’est pas du métier. Vous constaterez que l’on peut vous estimer pour autre chose que vos résultats.</p>
<h2>Ce qui apaise</h2>
<p>Le travail fini, la pierre, la montagne, le grand âge des autres. Un bain très chaud. Quelqu’un qui vous ôte un dossier des mains et ferme la porte. Avoir de quoi tenir six mois. Rire, surtout, du rire bas et noir que vous partagez avec deux personnes au monde. Voyez-les plus souvent. La Lune revient ici tous les mois, c’est le moment de demander quelque chose pour vous.</p>
`,
  },
]
