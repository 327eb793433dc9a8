import type { SeedPage } from '../kinds.ts'

export const poissons: readonly SeedPage[] = [
  {
    path: '/astrologie/poissons',
    title: 'Poissons : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre des Poissons, avec le mythe de ses maîtres, les trois décans et leurs dates.',
    lead: 'Deux poissons nagent en sens contraire, un cordon les relie. Le dernier signe du zodiaque a tout traversé, il comprend tout le monde, et il voudrait bien savoir où s’arrête sa peau.',
    body: `
<h2>Sans paroi</h2>
<p>Vous entrez dans un métro et vous en ressortez avec la fatigue de six inconnus. Ce n’est pas une image. Les humeurs vous passent au travers, vous pleurez aux mariages de gens que vous n’aimez pas, vous savez au téléphone que votre sœur fait semblant de sourire. D’autres ont un caractère. Vous avez un climat.</p>
<p>On en conclut que vous êtes fragile. Regardez mieux. L’eau ne casse pas, elle contourne, et l’on retrouve les Poissons debout dans des situations où les signes d’acier ont cédé. Ils ont dérivé, ils ont plongé, ils sont là.</p>
<p>Votre imagination ne se repose pas. Elle vous donne des solutions pendant la douche et des catastrophes à trois heures du matin. L’heure exacte, l’adresse et le nom de la rue vous échappent, mais vous vous rappelez la couleur de la porte.</p>
<h2>L’enfance des Poissons</h2>
<p>L’instituteur écrit « rêve » dans la marge. Il rêve, en effet, et le soir il sait ce que ressentait l’instituteur. Il parle aux animaux, dessine des cartes de pays, croit tout ce qu’on lui raconte. Le premier mensonge d’adulte qu’il découvre lui fait l’effet d’un deuil.</p>
<p>Dans une famille difficile, c’est lui qui absorbe. Il tombe malade la veille des disputes. Il a souvent eu près de lui quelqu’un de triste ou d’absent qu’il a voulu sauver, et il a conclu que l’amour consistait en cela. La conclusion est généreuse et fausse. Il faut parfois un thérapeute, parfois simplement une personne heureuse, pour en changer.</p>
<p>La musique le tient. Donnez un instrument à cet enfant, et donnez-lui aussi une montre.</p>
<h2>Au travail</h2>
<p>Soigner, jouer, filmer, prier, écouter. Les Poissons font d’admirables infirmiers, comédiens, photographes et garagistes de l’âme. Ils sont partout où il faut deviner ce qui n’a pas été dit. En entreprise, ils ont le flair. Votre intuition sur le nouveau client vaut un audit, mais il vous faudra l’habiller de deux chiffres pour qu’on l’écoute.</p>
<p>Les horaires et les hiérarchies vous mouillent à peine. Vous dites oui, puis vous faites autrement, sans insolence. Les chefs autoritaires vous perdent de vue. Les bons vous donnent une date et vous laissent le chemin.</p>
<p>On abuse de vous. Vous reprenez le dossier d’une collègue en larmes, puis un autre, et un soir vous comprenez que la collègue est partie à la plage. Une phrase vous protégera, « je regarde et je te réponds demain ». Le lendemain, vous aurez retrouvé vos bords.</p>
<p>Pour parler salaire, faites-le par écrit. De vive voix, vous finiriez par plaindre la direction.</p>
<h2>En amour</h2>
<p>Vous aimez d’abord l’idée, ensuite la personne, et le passage de l’une à l’autre est la grande épreuve de votre vie. Pendant six mois, l’autre est un poème. Puis il laisse ses chaussures dans le couloir. Certains d’entre vous repartent en chercher un autre. Ceux qui restent découvrent que l’amour réel a aussi de la musique, sur un rythme plus lent.</p>
<p>Vous donnez tout, c’est votre gloire. Vous donnez à qui ne demande pas, à qui ne rend pas, à qui prend. Choisissez une fois quelqu’un qui n’a pas besoin d’être sauvé. L’absence de drame vous paraîtra suspecte. Tenez bon un trimestre.</p>
<p>Le désir, chez vous, est une disparition. On ne sait plus qui touche qui. Peu de signes vont aussi loin, et peu reviennent aussi perdus.</p>
<p>Pour rompre, vous devenez flou. Vous ne répondez plus très bien, vous espérez qu’on comprenne. Parlez. Une phrase claire est une forme de tendresse, la plus difficile pour vous.</p>
<p>Dans la solitude, vous avez une vie intérieure si peuplée que l’on croit déranger.</p>
<h2>L’argent</h2>
<p>Il coule. Vous en donnez, vous en perdez, il en revient par des chemins que vous n’avez pas compris. Vous ouvrez le courrier de la banque par séries. La bonne méthode n’est pas la volonté, vous n’en aurez pas, c’est l’automatisme. Que tout parte seul le 2 du mois, loyer, impôts, épargne, et que le reste soit à la poésie.</p>
<h2>En famille</h2>
<p>Le parent Poissons raconte des histoires que ses enfants raconteront. Il console comme personne. Les limites lui coûtent, et il y a des soirs où l’enfant de quatre ans, inquiet de cette mollesse, cogne contre elle pour trouver un mur. Soyez ce mur dix minutes par jour.</p>
<p>Avec les vieux parents, vous pardonnez. Vous avez vu l’enfant en eux, et il n’y a plus grand-chose à reprocher à un enfant.</p>
<h2>La part d’ombre</h2>
<p>La fuite a mille formes. Le sommeil, l’écran, le verre de trop, l’amour impossible, la maladie opportune. Vous n’êtes jamais là où l’on vous en veut. Et si l’on vous coince, vous voilà victime, avec tant de grâce que l’accusateur s’excuse.</p>
<p>Il vous arrive de mentir pour ne pas blesser, puis de blesser davantage. Vous le savez. Ce que vous savez moins, c’est que les autres vous croient de taille à décevoir et peuvent entendre un refus.</p>
<p>Rien ne vous oblige à être l’eau. Il y a deux poissons dans votre signe, et l’un nage à contre-courant.</p>
<h2>Jupiter et Neptune, vos maîtres</h2>
<p>Jupiter fut longtemps seul chez vous, un Jupiter sans foudre, celui des rois bons et des dévots. Neptune le rejoignit quand on l’eut trouvé, à Berlin, dans la nuit du 23 septembre 1846. Johann Galle le chercha une heure à peine. Urbain Le Verrier, à Paris, l’avait vu avant lui au bout de sa plume, par le calcul, sans regarder le ciel. Aucune planète ne pouvait mieux vous convenir qu’un astre découvert par l’esprit.</p>
<p>Le mythe des deux poissons est une histoire de fuite. Aphrodite et son fils Éros, surpris par le monstre Typhon au bord de l’Euphrate, se jetèrent à l’eau changés en poissons. Ils s’attachèrent l’un à l’autre pour ne pas se perdre. Le nœud du cordon est une étoile, Alrescha. La déesse de l’amour et son enfant, dans le courant, avec une corde. Tout votre signe est là.</p>
<h2>Les trois décans</h2>
<p>Du 19 au 28 février, Saturne donne au rêve une charpente. Nina Simone est du 21, Steve Jobs du 24, Auguste Renoir du 25, Victor Hugo du 26, Elizabeth Taylor du 27.</p>
<p>Du 1er au 10 mars, Jupiter donne l’abondance. Michel-Ange et Gabriel García Márquez sont du 6, Maurice Ravel du 7, Boris Vian du 10.</p>
<p>Du 11 au 20 mars, Mars jette le rêveur à l’eau. Albert Einstein est du 14 mars 1879, Rudolf Noureev du 17, dans un train qui roulait vers Vladivostok.</p>
`,
  },
  {
    path: '/astrologie/venus-en-poissons',
    title: 'Vénus en Poissons : l’amour sans rivage',
    description:
      'Vénus en Poissons est exaltée. Romantisme, don de soi, illusions, argent, rupture, et les dates de son passage en 2027.',
    lead: 'Les anciens la disaient exaltée dans ce signe, c’est-à-dire reçue en invitée d’honneur. Vénus en Poissons aime comme on croit, sans condition et sans preuve.',
    body: `
<h2>L’enchantement</h2>
<p>Vous ne rencontrez pas quelqu’un, vous le reconnaissez. Il y a eu un regard, une musique, un hasard trop beau. Votre douceur agit comme un charme, chacun se sent compris en votre présence, et il l’est. Beaucoup en tombent amoureux par soif.</p>
<p>Vous, vous aimez volontiers ce qui est loin, blessé, promis ailleurs. La distance permet de rêver. Quelqu’un de libre, de gai et de disponible vous semble d’abord manquer de profondeur. Laissez-lui quatre dîners. Le cinquième étonne.</p>
<h2>À deux</h2>
<p>Vous donnez votre temps, vos nuits, votre indulgence. Vous pardonnez l’impardonnable avant qu’on ait fini de s’excuser. C’est magnifique et cela vous épuise. La personne que vous portez finit par peser ce que pèsent deux personnes. Demandez-vous, une fois par saison, si l’on prend aussi soin de vous. Comptez sur vos doigts, honnêtement.</p>
<p>Le désir est un lieu où vous disparaissez, avec bonheur. La mer, la nuit, une chanson, tout l’aide. Les soucis matériels le tuent. Ne parlez pas de la chaudière après vingt et une heures.</p>
<p>Vous mentez pour ne pas faire de peine. Le mensonge fait de la peine plus tard, avec intérêts. Une vérité énoncée tout bas reste une vérité, et vous savez mieux que personne parler tout bas.</p>
<p>Pour rompre, vous vous évaporez. Un silence, un autre, puis plus rien. L’autre reste devant la mer. Revenez dire adieu, une seule fois, sans raison ni reproche.</p>
<h2>Le goût et l’argent</h2>
<p>La soie, les reflets, ce qui flotte. Vous achetez pour offrir, vous donnez à qui tend la main, et votre relevé de compte ressemble à un poème triste. Faites-vous aider par quelqu’un qui ne rêve jamais. Votre goût, lui, n’a besoin de personne. Vous savez trouver dans un vide-grenier l’objet qui fera pleurer de joie, et l’offrir sans raison un jour de semaine.</p>
<h2>Quand Vénus traverse les Poissons</h2>
<p>Du 26 mars au 20 avril 2027. On s’attendrit, on renoue, on va au concert. Les cœurs fermés s’entrouvrent et il devient possible de demander pardon. Il y aura aussi des mirages, attendez mai pour emménager. Si votre Vénus natale est là, écrivez la lettre. Vous déciderez après de l’envoyer ou non, et vous l’enverrez.</p>
`,
  },
  {
    path: '/astrologie/lune-en-poissons',
    title: 'Lune en Poissons : le cœur sans bords',
    description:
      'Émotions, intuition, enfance, couple et foyer quand la Lune est en Poissons, avec ce qui protège une sensibilité extrême.',
    lead: 'Elle pleure devant une publicité et tient la main des mourants. La Lune en Poissons n’a pas de peau, et c’est ainsi qu’elle sait ce que vous sentez.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Tout, et d’abord ce qui n’est pas à vous. Vous prenez l’autobus et vous descendez avec la tristesse d’un monsieur. La première question, le soir, devrait toujours être « est-ce que c’est moi ? ». Une fois sur deux la réponse est non, et il suffit d’une douche.</p>
<p>Vous rêvez beaucoup, juste, parfois en avance. Vous avez su qu’elle était enceinte, qu’il allait partir. Vous n’en parlez guère, on ne vous croirait pas, et vous vous croyez à moitié.</p>
<h2>L’enfance</h2>
<p>Une mère lointaine, souffrante, artiste, adorée. Quelque chose d’elle vous échappait, et vous avez passé des heures à vouloir la consoler. Vous étiez l’enfant qui a mal au ventre. La maison était pleine de ce qui ne se disait pas, et vous en étiez le baromètre. Vous avez appris à disparaître dans un livre, dans un dessin, dans la fièvre.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Votre compassion guérit. On vous raconte n’importe quoi et l’on repart lavé. Dans l’amour vous êtes d’une douceur qui désarme les plus durs. Ils reviennent, les plus durs, et se laissent aimer sans rendre. Regardez qui se lève la nuit pour vous.</p>
<p>Vous avez du mal avec les bords. L’heure du retour, le prix du cadeau, le non. Faites-en trois par semaine, de vrais non, sans justification, comme on prend des vitamines. Le vertige cesse au bout d’un mois.</p>
<p>La maison doit être un refuge, avec un coin d’eau ou de musique. Une pièce en désordre ne vous gêne pas. Un désordre d’argent, si, vous n’osez plus ouvrir. Donnez les enveloppes à quelqu’un de gentil et de carré.</p>
<p>Au travail, vous sentez l’humeur d’une salle avant de vous asseoir, et vous l’attrapez. On vous raconte ses malheurs entre deux rendez-vous. Posez un casque sur vos oreilles, il n’est pas nécessaire d’y mettre de la musique. Votre intuition vaut de l’or, pourvu qu’elle ne serve pas à tout le monde en même temps.</p>
<h2>Ce qui apaise</h2>
<p>La mer, le sommeil, la prière, le chant, l’obscurité. Un animal endormi. Moins d’alcool que vous n’en auriez envie. Créer au lieu de s’évader, car le besoin est le même et l’on en garde quelque chose. Quand la Lune passe dans ce signe, une fois par mois, ne décidez rien d’important et écoutez tout.</p>
`,
  },
]
