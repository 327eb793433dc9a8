import type { SeedTerm } from './kinds.ts'

export const divination2: readonly SeedTerm[] = [
  {
    slug: 'radiesthesie',
    term: 'Radiesthésie',
    glossary: 'divination',
    short: 'Recherche d’une source, d’un objet ou d’une réponse au moyen d’une baguette ou d’un pendule tenus en main.',
    body: `<p>Le sourcier marche, la branche de coudrier plonge. Agricola montre déjà le geste dans une gravure de son grand livre sur les mines, en 1556, et s’en méfie. En 1692, un paysan du Dauphiné, Jacques Aymar, fait courir la France entière en suivant à la baguette, croit-on, les traces d’un assassin.</p>
<p>Le mot savant naît dans la première moitié du vingtième siècle, autour de l’abbé Bouly, curé du Pas-de-Calais, à partir du latin radius, rayon. Les essais à l’aveugle ne montrent rien de mieux que le <a href="/voyance/lexique/hasard">hasard</a> ; l’eau, il est vrai, se trouve presque partout si l’on creuse, et la baguette plonge comme tourne le <a href="/divination/lexique/pendule">pendule</a>, par une main qui s’ignore.</p>`,
    see: ['pendule', 'magnetisme', 'divination'],
  },
  {
    slug: 'chiromancie',
    term: 'Chiromancie',
    glossary: 'divination',
    short: 'Lecture des lignes, des monts et de la forme de la main.',
    body: `<p>Tendre sa paume à quelqu’un est un geste d’abandon qui vaut à lui seul la consultation. L’Inde, la Chine et l’Europe médiévale ont toutes leurs traités ; en France, le capitaine d’Arpentigny et le peintre Adolphe Desbarrolles en font, au dix-neuvième siècle, un art de salon très couru.</p>
<p>Les plis de flexion se forment avant la naissance et tiennent à l’anatomie. Rien ne les relie aux événements d’une vie. La tradition y voit un alphabet : chaque mont porte une planète, chaque doigt aussi, Jupiter à l’index, Saturne au majeur. Par écrit, on vous demandera peut-être de décrire votre main, et vous la regarderez enfin. Commencez par la <a href="/divination/lexique/ligne-de-vie">ligne de vie</a>, puis la <a href="/divination/lexique/ligne-de-coeur">ligne de cœur</a>.</p>`,
    see: ['ligne-de-vie', 'ligne-de-coeur', 'physiognomonie'],
  },
  {
    slug: 'ligne-de-vie',
    term: 'Ligne de vie',
    glossary: 'divination',
    short: 'Pli qui contourne la base du pouce ; la tradition y lit l’énergie, et nullement la durée de l’existence.',
    body: `<p>C’est la première que l’on cherche, souvent avec inquiétude, et la plus calomniée. Courte, elle n’abrège rien, et il se trouve des nonagénaires pour l’avoir toute petite.</p>
<p>Les manuels s’intéressent à son tracé plutôt qu’à sa longueur. Profonde, elle parlerait d’élan ; doublée, d’un soutien ; largement arrondie, d’un tempérament généreux, tandis qu’au ras du pouce elle retiendrait ses forces. Comme toute la <a href="/divination/lexique/chiromancie">chiromancie</a>, ces correspondances viennent des livres, sans appui médical. Quiconque y verrait une maladie ou une date oublie sa <a href="/voyance/lexique/deontologie">déontologie</a>. Refermez alors la main.</p>`,
    see: ['chiromancie', 'ligne-de-coeur', 'deontologie'],
  },
  {
    slug: 'ligne-de-coeur',
    term: 'Ligne de cœur',
    glossary: 'divination',
    short: 'Pli supérieur de la paume, sous les doigts, que la tradition associe à la manière d’aimer.',
    body: `<p>Elle part du bord de la main, côté petit doigt, et court vers l’index ou le majeur. Les auteurs se contredisent dès qu’il s’agit d’en dire davantage : pour l’un, finir sous l’index annonce un idéal élevé, pour l’autre, une jalousie en puissance.</p>
<p>Ce désaccord devrait rassurer. Aucun pli de la peau ne sait combien de fois vous aimerez, et compter les petites branches pour compter les amours appartient aux jeux de cour d’école. On peut en revanche se demander, devant elle, comment l’on aime. La <a href="/divination/lexique/chiromancie">chiromancie</a> pose la question avec une paume, la <a href="/divination/lexique/synastrie">synastrie</a> avec deux ciels, la <a href="/compatibilite-amoureuse">compatibilité</a> avec deux signes.</p>`,
    see: ['chiromancie', 'ligne-de-vie', 'synastrie'],
  },
  {
    slug: 'cafedomancie',
    term: 'Cafédomancie',
    glossary: 'divination',
    short: 'Divination par les formes que laisse le marc au fond et sur les parois d’une tasse de café.',
    body: `<p>On boit un café à la turque, on pose la soucoupe sur la tasse, on retourne le tout, on attend que cela refroidisse. Puis l’on soulève, et il y a des montagnes. D’Istanbul à Beyrouth et dans les Balkans, cette lecture termine encore bien des après-midi entre voisines.</p>
<p>L’anse figure d’ordinaire la personne ou sa maison ; près du bord, c’est bientôt ; au fond, plus tard ou plus profond. L’œil fait le reste, qui voit un oiseau là où il y a du dépôt. La même chose se pratique avec des feuilles de thé. De tous les <a href="/voyance/lexique/support">supports</a>, c’est le plus convivial, et le <a href="/voyance/lexique/hasard">hasard</a> y a bon goût.</p>`,
    see: ['hydromancie', 'hasard', 'support'],
  },
  {
    slug: 'oniromancie',
    term: 'Oniromancie',
    glossary: 'divination',
    short: 'Art d’interpréter les rêves en y cherchant des annonces ou des conseils.',
    body: `<p>Artémidore d’Éphèse, au deuxième siècle, parcourait les fêtes et les marchés pour recueillir des rêves et ce qui s’en était suivi. Sa Clef des songes étonne par sa prudence : un même songe, écrit-il, ne vaut pas pareil pour le riche et pour l’esclave.</p>
<p>Aristote, avant lui, doutait que les dieux envoient des messages à n’importe quel dormeur. Freud, en 1900, déplaça la question en y cherchant le désir et non l’avenir. De l’un à l’autre court une même intuition, que le rêve veut dire quelque chose. Tenez un carnet près du lit, sans y guetter à tout prix un <a href="/voyance/lexique/reve-premonitoire">rêve prémonitoire</a>. Les dictionnaires de symboles vendus partout oublient la leçon d’Artémidore ; la <a href="/divination/lexique/divination">divination</a> sérieuse commence par demander qui rêve.</p>`,
    see: ['reve-premonitoire', 'divination', 'presage'],
  },
  {
    slug: 'augure',
    term: 'Augure',
    glossary: 'divination',
    short: 'Prêtre romain chargé d’observer le ciel et le vol des oiseaux pour connaître l’accord des dieux.',
    body: `<p>De son bâton recourbé, il découpait dans le ciel un rectangle, le templum, et regardait qui le traversait : aigle, corbeau, pivert, de quel côté, avec quel cri. On ne lui demandait pas l’avenir. On voulait savoir si l’affaire du jour, élection ou bataille, pouvait commencer.</p>
<p>La charge, à vie, revenait à des hommes politiques, et Cicéron l’exerça sans y croire beaucoup. De cet office nous viennent inaugurer, auspices, et le bon ou mauvais augure des conversations. La modestie de la question mérite d’être imitée : à la différence du <a href="/voyance/lexique/devin">devin</a>, l’augure n’inventait aucun projet, et le <a href="/voyance/lexique/presage">présage</a> ne décidait rien, il autorisait.</p>`,
    see: ['haruspice', 'presage', 'devin'],
  },
  {
    slug: 'haruspice',
    term: 'Haruspice',
    glossary: 'divination',
    short: 'Devin étrusque, puis romain, qui lisait les entrailles des animaux sacrifiés, surtout le foie.',
    body: `<p>On a retrouvé près de Plaisance, en 1877, un foie de mouton en bronze, quadrillé de noms de dieux étrusques : un aide-mémoire, ou un manuel pour élèves. Les Babyloniens en modelaient déjà en argile, mille ans plus tôt et davantage.</p>
<p>Rome méprisait un peu ces spécialistes toscans, sans cesser de les appeler. Caton s’étonnait, nous dit Cicéron, qu’un haruspice pût en croiser un autre sans rire. L’un d’eux, Spurinna, avait pourtant mis César en garde contre les ides de mars. À côté de l’<a href="/divination/lexique/augure">augure</a>, magistrat du ciel, l’haruspice était un technicien ; la <a href="/divination/lexique/divination">divination</a> a toujours eu ses notables et ses artisans.</p>`,
    see: ['augure', 'devin', 'divination'],
  },
  {
    slug: 'hydromancie',
    term: 'Hydromancie',
    glossary: 'divination',
    short: 'Divination par l’eau : reflets, rides, objets flottants ou images aperçues dans un bassin.',
    body: `<p>Dans la Genèse, Joseph possède une coupe d’argent qui lui sert, dit son intendant, à deviner. Les Grecs descendaient un miroir dans une fontaine, à Patras, devant le temple de Déméter, et y regardaient l’état d’un malade ; Pausanias a vu l’endroit.</p>
<p>L’eau calme reflète, l’eau remuée brouille, et il y a là toute une morale. De cette famille descendent l’encre dans la paume, l’huile sur l’eau, la cire fondue des veillées et la <a href="/voyance/lexique/boule-de-cristal">boule de cristal</a>, qui est une eau immobile. On en rapproche la <a href="/divination/lexique/cafedomancie">cafédomancie</a>. Narcisse rappelle ce que ces surfaces montrent le plus volontiers : la personne penchée dessus.</p>`,
    see: ['boule-de-cristal', 'cafedomancie', 'clairvoyance'],
  },
  {
    slug: 'physiognomonie',
    term: 'Physiognomonie',
    glossary: 'divination',
    short: 'Prétention de connaître le caractère d’une personne d’après les traits de son visage.',
    body: `<p>Un traité attribué à Aristote compare les hommes aux animaux, et le pasteur zurichois Lavater remet l’idée à la mode dans les années 1770, en volumes superbement gravés. Goethe y collabore, Balzac y puise des portraits entiers. Lichtenberg, qui était bossu, en fit une critique mordante.</p>
<p>Rien n’en est resté, sinon une tache. Au dix-neuvième siècle, l’anthropologie criminelle de Lombroso et les théories des races s’en réclamèrent pour juger des êtres sur leur nez. Nous la rangeons ici pour mémoire. Un visage exprime une humeur, il n’avoue pas un caractère, et ce que nous croyons y lire relève du <a href="/voyance/lexique/biais-de-confirmation">biais de confirmation</a>. La <a href="/divination/lexique/chiromancie">chiromancie</a>, sa cousine, fut plus inoffensive.</p>`,
    see: ['chiromancie', 'effet-barnum', 'biais-de-confirmation'],
  },
  {
    slug: 'numerologie',
    term: 'Numérologie',
    glossary: 'divination',
    short: 'Système qui attribue aux nombres tirés d’une date ou d’un nom une valeur symbolique.',
    body: `<p>On la dit pythagoricienne. L’école de Pythagore vénérait en effet les nombres, le dix surtout, mais la méthode en usage est bien plus récente : elle prend forme aux États-Unis au début du vingtième siècle, et le mot avec elle.</p>
<p>Le procédé se retient en une ligne. Chaque lettre vaut un chiffre de un à neuf, on additionne, on réduit. Le résultat dépend donc de l’alphabet, de l’orthographe, du calendrier, toutes conventions humaines, et aucune étude solide n’y a trouvé de lien avec le caractère. Restent neuf portraits bien dessinés, qui donnent à parler de soi. Faites l’essai avec votre <a href="/divination/lexique/chemin-de-vie">chemin de vie</a>, en gardant l’<a href="/voyance/lexique/effet-barnum">effet Barnum</a> à l’esprit.</p>`,
    see: ['chemin-de-vie', 'nombre-maitre', 'annee-personnelle'],
  },
  {
    slug: 'chemin-de-vie',
    term: 'Chemin de vie',
    glossary: 'divination',
    short: 'En numérologie, nombre obtenu en additionnant tous les chiffres de la date de naissance.',
    body: `<p>Prenez une naissance au 12 mai 1990 : un, deux, cinq, un, neuf, neuf et zéro font vingt-sept ; deux et sept font neuf. Neuf est le chemin de vie. L’opération tient au dos d’une enveloppe, et toute personne qui vous la facturerait comme une longue recherche exagère.</p>
<p>La tradition donne au un l’initiative, au deux le lien, au trois la parole, et ainsi jusqu’au neuf, l’ouverture au monde. Certains s’arrêtent en route aux <a href="/divination/lexique/nombre-maitre">nombres maîtres</a>. Deux jumeaux partagent leur chemin avec tous ceux que le même jour a vus naître : la <a href="/divination/lexique/numerologie">numérologie</a> offre là un thème de conversation, sans plus.</p>`,
    see: ['numerologie', 'nombre-maitre', 'annee-personnelle'],
  },
  {
    slug: 'nombre-maitre',
    term: 'Nombre maître',
    glossary: 'divination',
    short: 'En numérologie, nombre double, 11, 22 et parfois 33, que l’on choisit de ne pas réduire.',
    body: `<p>La règle dit de ramener tout total à un seul chiffre. Elle souffre cette exception : le onze resterait onze au lieu de devenir deux, le vingt-deux ne se résoudrait pas en quatre. On prête au premier l’inspiration, au second les grandes constructions.</p>
<p>Le titre flatte, et là réside sa faiblesse. Dites à quelqu’un qu’il porte un nombre maître, il vous trouvera perspicace. Les auteurs prudents ajoutent que la plupart des porteurs vivent très bien sous le chiffre simple. Selon la façon de poser l’addition, on peut d’ailleurs obtenir ou manquer ce total pour une même date, ce qui donne à réfléchir sur le <a href="/divination/lexique/chemin-de-vie">chemin de vie</a> et sur les <a href="/voyance/lexique/effet-barnum">portraits flatteurs</a>.</p>`,
    see: ['numerologie', 'chemin-de-vie', 'annee-personnelle'],
  },
  {
    slug: 'annee-personnelle',
    term: 'Année personnelle',
    glossary: 'divination',
    short: 'Nombre qui associe, en numérologie, le jour et le mois de naissance au millésime en cours.',
    body: `<p>Pour une naissance un 12 mai et l’année 2026, on compte un, deux, cinq, puis deux, zéro, deux, six : dix-huit, donc neuf. L’an suivant, ce sera un, et le cycle recommence. Neuf années dessinent ainsi une boucle, semailles au début, tri à la fin.</p>
<p>Ce calendrier intime n’a que la force qu’on lui donne. Il en a une, celle des rendez-vous réguliers : s’arrêter une fois l’an pour se demander ce que l’on commence et ce que l’on clôt est une habitude saine, avec ou sans chiffre. Les astrologues confient ce rendez-vous à la <a href="/divination/lexique/revolution-solaire">révolution solaire</a> ; la <a href="/divination/lexique/numerologie">numérologie</a> n’y met qu’une addition.</p>`,
    see: ['numerologie', 'chemin-de-vie', 'revolution-solaire'],
  },
  {
    slug: 'astrologie',
    term: 'Astrologie',
    glossary: 'divination',
    short: 'Art qui rapporte les positions des planètes aux caractères et aux affaires humaines.',
    body: `<p>Née en Mésopotamie, où l’on guettait le ciel pour le compte du roi, elle devient grecque et personnelle à Alexandrie ; Ptolémée, au deuxième siècle, en écrit le traité de référence, le Tétrabiblos. Astronomie et astrologie ne font longtemps qu’un métier. Kepler tirait encore des horoscopes, en bougonnant.</p>
<p>Le divorce fut prononcé au dix-septième siècle. Les études menées depuis, dont un essai en double aveugle publié par la revue Nature en 1985, n’ont pas trouvé d’accord entre thèmes et personnalités. Nos positions sont justes, elles viennent du calcul astronomique ; leur sens appartient à la tradition. Vous pouvez commencer par votre <a href="/theme-astral">thème</a> ou par le <a href="/divination/lexique/zodiaque">zodiaque</a>.</p>`,
    see: ['zodiaque', 'theme-astral', 'horoscope'],
  },
  {
    slug: 'zodiaque',
    term: 'Zodiaque',
    glossary: 'divination',
    short:
      'Bande du ciel où circulent le Soleil, la Lune et les planètes, divisée en douze signes égaux de trente degrés.',
    body: `<p>Le mot grec évoque de petites figures d’êtres vivants, et la ménagerie est au complet : bélier, taureau, crabe, lion, scorpion, poissons, un seul objet, la balance. Le découpage en douze parts égales se fixe à Babylone au cinquième siècle avant notre ère.</p>
<p>Signes et constellations n’ont de commun que les noms. Les premiers sont des cases régulières comptées depuis l’équinoxe de mars ; les secondes, des groupes d’étoiles de tailles inégales, que la <a href="/divination/lexique/precession-des-equinoxes">précession</a> a décalés de presque un signe. D’où l’éternelle nouvelle d’un treizième signe, Ophiuchus : c’est une constellation, que l’astrologie occidentale n’a jamais comptée. Les <a href="/horoscope">douze</a> restent donc douze.</p>`,
    see: ['signe-astrologique', 'precession-des-equinoxes', 'element'],
  },
  {
    slug: 'signe-astrologique',
    term: 'Signe astrologique',
    glossary: 'divination',
    short: 'Celui des douze secteurs du zodiaque où se trouvait le Soleil au moment d’une naissance.',
    body: `<p>Demandez son signe à quelqu’un : il le sait, même s’il s’en moque. C’est un des succès de la presse du vingtième siècle, car la date suffit et aucun calcul n’est requis. L’ancienne astrologie plaçait plus haut l’<a href="/divination/lexique/ascendant">ascendant</a> et la Lune.</p>
<p>Le Soleil passe un mois environ dans chaque signe, et les jours de bascule varient d’une année à l’autre, parfois au milieu d’un après-midi. Si votre anniversaire tombe autour du 20, seul un <a href="/theme-astral">calcul</a> tranche. Le signe nomme une couleur de fond, rien qu’une : un douzième de l’humanité ne saurait partager le même mardi. Les <a href="/divination/lexique/luminaires">luminaires</a> se lisent à deux.</p>`,
    see: ['zodiaque', 'ascendant', 'decan'],
  },
  {
    slug: 'element',
    term: 'Élément',
    glossary: 'divination',
    short: 'Feu, terre, air ou eau : famille qui réunit trois signes du zodiaque situés à distance égale.',
    body: `<p>Empédocle, en Sicile, avait composé le monde de quatre racines, la médecine antique en tira quatre humeurs, et l’astrologie quatre triangles. Au feu vont Bélier, Lion, Sagittaire ; à la terre Taureau, Vierge, Capricorne ; à l’air Gémeaux, Balance, Verseau ; à l’eau Cancer, Scorpion, Poissons.</p>
<p>La chimie a congédié ces éléments, la langue les a gardés : on a le sang chaud, les pieds sur terre, la tête en l’air, l’humeur noire. Deux signes d’une même famille passent pour s’entendre : parmi les <a href="/divination/lexique/aspect">aspects</a>, c’est le <a href="/divination/lexique/trigone">trigone</a> qui les relie. Vous verrez comment les quatre se combinent dans la <a href="/compatibilite-amoureuse/signes">compatibilité des signes</a>.</p>`,
    see: ['mode', 'trigone', 'zodiaque'],
  },
  {
    slug: 'mode',
    term: 'Mode',
    glossary: 'divination',
    short: 'Manière d’agir prêtée aux signes selon leur place dans la saison : cardinal, fixe ou mutable.',
    body: `<p>Bélier, Cancer, Balance et Capricorne ouvrent les saisons : ils sont cardinaux, du latin cardo, le gond de la porte. Taureau, Lion, Scorpion et Verseau les installent, on les nomme fixes. Gémeaux, Vierge, Sagittaire et Poissons les achèvent en préparant la suivante, et se disent mutables.</p>
<p>Le raisonnement vaut pour nos latitudes, où l’année a quatre temps. Croisé avec les quatre <a href="/divination/lexique/element">éléments</a>, il donne douze combinaisons, une par signe, et cette arithmétique explique en grande partie l’élégance du système. Quatre signes de même mode se trouvent en <a href="/divination/lexique/carre">carré</a> ou en opposition : ils avancent du même pas, dans des directions différentes.</p>`,
    see: ['element', 'zodiaque', 'carre'],
  },
  {
    slug: 'theme-astral',
    term: 'Thème astral',
    glossary: 'divination',
    short: 'Carte du ciel dressée pour le lieu et l’instant d’une naissance, et base de la lecture astrologique.',
    body: `<p>Dessinez un cercle, placez-vous au centre : la Terre, à cette échelle, c’est vous. Autour tournent les signes, les <a href="/divination/lexique/maison">maisons</a>, dix astres et les <a href="/divination/lexique/aspect">aspects</a> qui les relient. Le thème est une photographie prise d’un point précis, et dix minutes plus tard elle serait différente.</p>
<p>Il faut la date, le lieu et l’heure, que la mairie de naissance inscrit sur l’acte. Les heures légales anciennes réservent des surprises, la France ayant changé plusieurs fois d’horloge. Notre <a href="/theme-astral">calcul</a> en tient compte et, si l’heure manque, dit honnêtement ce qu’il ignore. L’interprétation vient ensuite : la géométrie est exacte, son commentaire relève d’une tradition.</p>`,
    see: ['ascendant', 'maison', 'aspect'],
  },
  {
    slug: 'ascendant',
    term: 'Ascendant',
    glossary: 'divination',
    short: 'Degré du zodiaque qui se lève à l’horizon est au moment et au lieu d’une naissance.',
    body: `<p>Les Grecs l’appelaient hôroskopos, celui qui observe l’heure, et c’est de lui que vient notre mot horoscope. Le ciel faisant un tour par jour, il change de signe toutes les deux heures environ, d’un degré toutes les quatre minutes en moyenne. D’où l’insistance des astrologues sur l’heure exacte.</p>
<p>La tradition y voit l’allure, la façon d’entrer dans une pièce, ce que les autres perçoivent d’abord. Il ouvre la première <a href="/divination/lexique/maison">maison</a>. Deux personnes nées le même jour à des heures éloignées partagent un Soleil et non un ascendant. Sans heure de naissance, il est inconnu, et mieux vaut le dire que l’inventer : notre page du <a href="/theme-astral">thème</a> s’y tient.</p>`,
    see: ['descendant', 'maison', 'theme-astral'],
  },
  {
    slug: 'descendant',
    term: 'Descendant',
    glossary: 'divination',
    short: 'Degré du zodiaque qui se couche à l’horizon ouest lors d’une naissance, face à l’ascendant.',
    body: `<p>Son nom n’a rien d’une disgrâce : il indique seulement que, de ce côté, les astres descendent. Exactement opposé à l’<a href="/divination/lexique/ascendant">ascendant</a>, il tombe toujours dans le signe d’en face, Balance si l’autre est Bélier.</p>
<p>Il commence la septième maison, où la tradition loge le conjoint, l’associé, l’adversaire déclaré, en somme tout ce qui se tient devant soi. On en parle comme du visage que nous cherchons chez autrui, parce qu’il nous manque ou nous intrigue. L’idée se révèle plus fine qu’un portrait-robot. En <a href="/divination/lexique/synastrie">synastrie</a>, l’on regarde volontiers quelle planète de l’un vient s’y poser ; rien n’oblige à épouser la conclusion.</p>`,
    see: ['ascendant', 'maison', 'synastrie'],
  },
  {
    slug: 'milieu-du-ciel',
    term: 'Milieu du ciel',
    glossary: 'divination',
    short: 'Point où l’écliptique croise le méridien au-dessus de l’horizon ; en astrologie, le sommet du thème.',
    body: `<p>Les thèmes anciens l’abrègent en MC, de medium coeli. Ce n’est pas le zénith, situé juste au-dessus de nos têtes : il s’agit du degré du zodiaque qui culmine à cet instant, au sud pour un observateur de nos contrées, et que le Soleil occupe chaque jour à midi vrai.</p>
<p>La tradition y place ce que l’on accomplit au grand jour, le métier, la réputation, la direction prise. Dans la plupart des systèmes, il ouvre la dixième <a href="/divination/lexique/maison">maison</a>. On l’interroge à l’heure des choix professionnels, avec sobriété, car un point sur un cercle ne remplace ni un bilan ni un conseil qualifié. Son vis-à-vis est le <a href="/divination/lexique/fond-du-ciel">fond du ciel</a>.</p>`,
    see: ['fond-du-ciel', 'ascendant', 'maison'],
  },
  {
    slug: 'fond-du-ciel',
    term: 'Fond du ciel',
    glossary: 'divination',
    short: 'Point du zodiaque situé à l’opposé du milieu du ciel, sous l’horizon, au plus bas du thème.',
    body: `<p>Imum coeli, écrivaient les latinistes, IC sur les cartes. Le Soleil y passe à minuit vrai, invisible, de l’autre côté de la Terre. Rien d’étonnant à ce que l’imagination y ait logé ce qui est enfoui : la maison d’enfance, les parents, les racines, la manière dont on se repose.</p>
<p>Il ouvre d’ordinaire la quatrième maison. Avec le <a href="/divination/lexique/milieu-du-ciel">milieu du ciel</a>, il trace la verticale du thème, comme <a href="/divination/lexique/ascendant">ascendant</a> et descendant en donnent l’horizon ; à elles deux, ces lignes font une croix où tout se range. Il arrive qu’en lisant ce point on raconte une odeur de cuisine. L’astrologie a parfois cette utilité-là.</p>`,
    see: ['milieu-du-ciel', 'maison', 'luminaires'],
  },
  {
    slug: 'maison',
    term: 'Maison',
    glossary: 'divination',
    short: 'L’une des douze parts du ciel local, chacune attribuée par la tradition à un domaine de la vie.',
    body: `<p>Les signes divisent l’année, les maisons divisent le jour. La première part de l’<a href="/divination/lexique/ascendant">ascendant</a> et traite de soi ; suivent les biens, les proches, le foyer, les enfants et les plaisirs, le travail quotidien, le couple, les héritages, les voyages, la carrière, les amis, la solitude.</p>
<p>Plusieurs systèmes se disputent leurs frontières. Placidus, moine italien du dix-septième siècle, a laissé le plus répandu ; il se dérobe près des pôles, où certains degrés ne se lèvent jamais. D’autres prennent un signe entier par maison, ce qui simplifie tout. Notre <a href="/theme-astral">thème astral</a> vous laisse choisir et comparer, exercice salutaire : une planète franchit une <a href="/divination/lexique/cuspide">cuspide</a>, change de domaine, et vous n’avez pas bougé.</p>`,
    see: ['ascendant', 'cuspide', 'theme-astral'],
  },
]
