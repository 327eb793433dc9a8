import type { SeedPage } from '../kinds.ts'

export const taureau: readonly SeedPage[] = [
  {
    path: '/astrologie/taureau',
    title: 'Taureau : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre du Taureau, avec le mythe de Vénus, les trois décans et leurs dates d’anniversaire.',
    lead: 'Il arrive le dernier, il repart le dernier, et entre les deux il a goûté à tout. Le Taureau a compris avant les autres que la vie se passe dans le corps et qu’elle mérite qu’on s’y installe.',
    body: `
<h2>La force de ce qui dure</h2>
<p>Le Soleil traverse votre signe quand l’herbe est haute et qu’il n’y a plus à prouver que le printemps est là. D’où cette tranquillité qui agace. Votre lenteur est une vérification. Votre calme attend son heure, et ceux qui ont vu un Taureau se mettre en colère, une fois en dix ans, datent leurs souvenirs d’avant et d’après.</p>
<p>Votre intelligence passe par les sens. Vous savez qu’un appartement est triste avant d’avoir compris pourquoi, qu’une personne ment au bruit de ses pas. On vous demande des arguments et vous n’en avez pas. Vous avez raison quand même.</p>
<p>Changer vous coûte. Ce n’est pas de la paresse. Vous habitez les choses si complètement qu’en quitter une revient à déménager un organe. Il vous faut six mois pour accepter une idée neuve, et ensuite plus personne ne peut vous l’enlever.</p>
<h2>L’enfance d’un Taureau</h2>
<p>Il dort bien, il mange bien, il rit quand on le porte. On le dit facile. Puis, un matin, il refuse de mettre ce pull, et la maison découvre ce qu’est un refus. Ni le chantage ni les cris n’y font rien. Il n’est pas en guerre. Il a simplement cessé d’être disponible.</p>
<p>À l’école, il apprend ce qu’il touche. La géométrie lui vient en découpant, l’histoire en visitant, les langues par les chansons. Un déménagement au mauvais moment peut le marquer plus qu’un deuil, et bien des adultes de ce signe cherchent encore, d’agence en agence, les proportions d’une chambre qu’ils avaient à huit ans.</p>
<h2>Au travail</h2>
<p>Embauchez un Taureau et vous n’aurez plus à y penser. Il fait ce qu’il a dit, à la date qu’il a dite, avec une qualité constante qui finit par ressembler à du talent et qui en est. Il brille partout où la matière résiste, dans la banque comme en ébénisterie, chez les chanteurs comme chez les obstétriciens.</p>
<p>Il demande peu d’augmentations, et c’est une faute. Il pense que la valeur se voit. Elle se voit, mais elle ne se paie qu’à ceux qui le réclament. Préparez votre prochain entretien comme un achat immobilier, avec des chiffres, des comparaisons et le silence juste après avoir annoncé la somme. Personne ne tient un silence mieux que vous.</p>
<p>La réorganisation est son enfer. Nouveau logiciel, nouveau bureau, nouveau directeur qui tutoie. Il subit les trois premiers mois et, le quatrième, c’est à lui que tout le service vient demander comment cela fonctionne.</p>
<h2>En amour</h2>
<p>Vous ne tombez pas amoureux, vous y descendez, marche après marche, en vous tenant à la rampe. Arrivé en bas, vous restez. La sensualité est votre langue maternelle. Une main dans la nuque vous en dit plus qu’une lettre, et vous oubliez que d’autres attendent la lettre.</p>
<p>Votre jalousie n’a pas la forme d’une scène. Elle a celle d’un inventaire. Vous remarquez l’heure de retour et le prénom prononcé deux fois, vous ne dites rien, et le rien s’épaissit. Parler coûte moins que se taire trois semaines, même si le premier quart d’heure est affreux.</p>
<p>Après une rupture, vous mettez longtemps. Vous gardez les meubles. Il vous arrive de rester quatre ans dans une histoire finie parce que le bail est à vos deux noms. Cherchez un appartement avant de chercher quelqu’un.</p>
<p>Au temps du célibat, vous plaisez sans effort dès que vous cessez de vous excuser de prendre votre temps.</p>
<h2>L’argent</h2>
<p>Le zodiaque vous a confié la maison des biens, autant s’en servir. Vous avez l’œil pour ce qui vaudra davantage dans dix ans et l’horreur du découvert. Vos folies sont rares, chères et excellentes. Vous regrettez moins le manteau que les quinze choses en solde achetées pour éviter de payer le manteau.</p>
<p>La difficulté est de donner. Vous prêtez mal, vous vous souvenez de tout. Offrez plutôt, d’un geste, une somme que vous pouvez oublier.</p>
<h2>En famille</h2>
<p>Le parent Taureau est un sol. On tombe dessus sans se faire mal. Il ne comprend pas toujours les angoisses d’un adolescent, mais il est là le mercredi, le samedi et pendant la grippe, ce que l’enfant découvre à trente ans comme une fortune.</p>
<p>Avec ses frères et sœurs, il ne se fâche que pour la maison des parents. Là, il faut un notaire et de la patience, parce que ce n’est jamais du mur qu’il s’agit.</p>
<h2>La part d’ombre</h2>
<p>Votre confort finit par avoir des opinions. Il décide des amis que vous ne voyez plus, du poste que vous n’avez pas demandé. Vous appelez fidélité ce qui est parfois de la peur, et vous demeurez dans une vie devenue trop étroite en expliquant qu’elle est solide.</p>
<p>Possédez-vous les choses, ou l’inverse ? La question vaut aussi pour les gens. Aimer quelqu’un comme un bien, c’est l’assurer contre le vol et oublier de lui parler.</p>
<h2>Vénus, votre maîtresse</h2>
<p>Hésiode raconte sa naissance sans pudeur. Cronos tranche le sexe du Ciel, le jette à la mer, et de l’écume sort la déesse. La beauté vient donc d’une blessure, ce que les parfumeurs n’écrivent pas sur l’étiquette. Elle aborde à Chypre, et l’herbe pousse sous ses pieds. C’est cette herbe qui vous revient. La Vénus de la Balance fait des conversations, la vôtre fait pousser.</p>
<p>Elle aima Adonis, que tua un sanglier. Elle obtint qu’il remonte chaque année une part du temps. Toute votre foi tient là, ce que l’on a bien aimé revient.</p>
<h2>Les trois décans</h2>
<p>Du 20 au 30 avril, Mercure aiguise le Taureau, plus bavard et meilleur en affaires. Charlotte Brontë et Élisabeth II sont toutes deux du 21 avril.</p>
<p>Du 1er au 10 mai, la Lune le rend tendre et populaire. Audrey Hepburn est née le 4 mai, Sigmund Freud le 6, Brahms et Tchaïkovski le 7, à sept ans d’écart.</p>
<p>Du 11 au 20 mai, Saturne lui donne une endurance de bâtisseur. Honoré de Balzac, né le 20 mai 1799, a construit plus de quatre-vingt-dix romans et nouvelles, la nuit, en robe de chambre.</p>
`,
  },
  {
    path: '/astrologie/venus-en-taureau',
    title: 'Vénus en Taureau : le plaisir pris au sérieux',
    description:
      'Vénus chez elle en Taureau. Sensualité, fidélité, jalousie, argent, rupture, et les dates de son passage en 2027.',
    lead: 'Elle est ici dans sa maison, pieds nus dans l’herbe. Vénus en Taureau ne court après personne. Elle s’installe quelque part, elle sent bon, et l’on vient.',
    body: `
<h2>Séduire sans bouger</h2>
<p>Il y a chez vous une lenteur qui fait perdre patience aux uns et la tête aux autres. Vous regardez, vous touchez une étoffe, vous goûtez. Le flirt par écran vous ennuie. Il faut une voix, une peau, la chaleur d’une épaule dans un train. Une odeur peut vous décider, et une odeur peut tout défaire.</p>
<p>Vous donnez l’impression d’avoir tout votre temps, ce qui est la forme la plus rare du luxe. Les personnes pressées se calment près de vous et ne savent pas pourquoi.</p>
<h2>À deux</h2>
<p>La fidélité vous est naturelle, comme à d’autres la main droite. Ce qui est bon, pourquoi en changer ? Vous aimez les habitudes du couple, le même côté du lit, le même hôtel en septembre. Le corps doit y trouver son compte. Une période sans tendresse vous attriste, vous bute, puis vous éloigne, et vous n’en aurez rien dit.</p>
<p>La jalousie est votre ombre. Elle ne fait pas de bruit. Elle compte les sourires, retient un prénom. Parlez le soir même, tant que ce n’est qu’une pensée. Au bout de quinze jours c’est un meuble.</p>
<p>Une rupture vous arrache. Vous mettez deux ans, vous gardez le pull, vous continuez d’acheter le fromage qu’il ou elle aimait. On vous dit de passer à autre chose. Vous n’avez jamais rien fait ainsi et vous avez raison.</p>
<h2>Le goût et l’argent</h2>
<p>Peu de choses, mais les bonnes. Le lin plutôt que le polyester, la viande du boucher, un lit de qualité acheté à crédit à vingt-quatre ans contre l’avis de tous. Vous avez l’œil pour ce qui prendra de la valeur. L’argent, pour vous, a une texture, et vous dormez mieux quand il y en a sous le matelas.</p>
<p>En couple, mettez par écrit ce qui est à qui. Votre générosité sera à proportion de ce que vous ne craignez pas de perdre.</p>
<h2>Quand Vénus traverse le Taureau</h2>
<p>Du 14 mai au 8 juin 2027, elle rentre chez elle. L’amour ralentit et s’épaissit. On cuisine, on fait la sieste, on signe pour un logement. C’est une saison propice aux réconciliations physiques et aux achats que l’on garde vingt ans. Si elle s’y trouvait à votre naissance, elle fête chez vous son retour, et vous avez droit à quelque chose de très bon.</p>
`,
  },
  {
    path: '/astrologie/lune-en-taureau',
    title: 'Lune en Taureau : le besoin de paix',
    description:
      'La Lune exaltée en Taureau. Émotions, enfance, nourriture, couple, argent et foyer, avec ce qui apaise et ce qui bloque.',
    lead: 'La Lune est ici à son aise, assise à l’ombre, un fruit à la main. Elle ne demande au monde que de ne pas changer avant demain matin.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Vos émotions sont lentes, larges, durables. On vous annonce une catastrophe et vous finissez votre assiette. Ce n’est pas de l’indifférence, la nouvelle descend. Elle arrivera au fond vers jeudi, et ce jour-là vous dormirez douze heures.</p>
<p>Le corps parle pour vous. Une contrariété vous serre la gorge, une joie vous donne faim. Vous savez que vous aimez parce que vos épaules sont descendues. Les gens qui analysent leurs sentiments pendant des soirées entières vous fatiguent, vous préférez leur faire à manger.</p>
<h2>L’enfance</h2>
<p>Il y eut quelque part une présence stable, une voix, un jardin, une odeur de repassage. Ou bien il n’y en eut pas, et vous avez passé votre vie à la construire. Les déménagements vous ont coûté plus que les notes de l’école. Vous gardez de l’enfance des goûts précis que rien ne remplace, et vous êtes capable de traverser une ville pour un biscuit.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Vous calmez. Il y a des enfants qui ne s’endorment que sur vous. Vos partenaires s’aperçoivent, souvent après, du silence qui régnait autour d’eux depuis que vous étiez là. Chez vous on est bien assis, le lit est bon, les placards sont pleins. C’est votre façon de dire que personne ne manquera de rien.</p>
<p>Votre entêtement est affectif. Une blessure vous ferme et il n’y a plus de clé. Vous attendez que l’autre devine, il attend que cela passe, et la semaine s’achève. Un seul mot de vous, même grognon, suffirait.</p>
<p>L’insécurité matérielle vous ronge en secret. Parlez argent tôt, dans un couple, avec des chiffres, vous serez ensuite d’une générosité tranquille.</p>
<p>Au bureau, vous êtes la personne que l’on vient voir quand tout s’agite. Un changement de service ou d’étage vous demande six semaines d’adaptation pendant lesquelles vous paraissez en grève. Prévenez votre responsable. Dès que vous aurez choisi votre place, personne ne travaillera mieux.</p>
<h2>Ce qui apaise</h2>
<p>Toucher. La terre, la laine, une main. Manger à heure fixe. Rentrer par le même chemin. Dans les grandes crises, ne prenez aucune décision avant d’avoir dormi deux nuits chez vous. La Lune revient dans ce signe chaque mois pour deux ou trois jours, profitez-en pour signer, planter et vous réconcilier.</p>
`,
  },
]
