import type { SeedTerm } from './kinds.ts'

export const divination3: readonly SeedTerm[] = [
  {
    slug: 'horoscope',
    term: 'Horoscope',
    glossary: 'divination',
    short: 'À l’origine, carte du ciel d’un instant ; aujourd’hui, texte qui décrit une période pour chaque signe.',
    body: `<p>Regarder l’heure : voilà ce que disent les deux racines grecques, hôra et skopein. La rubrique que nous connaissons est un peu plus jeune que le cinéma parlant. En août 1930, le Sunday Express de Londres demande à l’astrologue R. H. Naylor le ciel de la princesse Margaret, qui vient de naître ; le succès est tel que la presse entière suit.</p>
<p>Trop de colonnes se rédigent au petit bonheur. Les <a href="/horoscope">nôtres</a> partent des <a href="/divination/lexique/transit">transits</a> calculés du jour, et chaque phrase peut montrer la configuration dont elle sort. Le fait céleste est sûr, le commentaire vient de la tradition. Lisez-les comme une météo imaginaire, parapluie facultatif.</p>`,
    see: ['transit', 'signe-astrologique', 'effet-barnum'],
  },
  {
    slug: 'luminaires',
    term: 'Luminaires',
    glossary: 'divination',
    short: 'Le Soleil et la Lune, ainsi nommés par les astrologues pour les distinguer des planètes.',
    body: `<p>La Genèse les appelle le grand et le petit luminaire. Par une coïncidence que rien n’imposait, ils ont pour nous le même diamètre apparent, un demi-degré, et c’est pourquoi une <a href="/divination/lexique/eclipse">éclipse</a> totale est possible.</p>
<p>Le Soleil met un an à parcourir le zodiaque, la Lune vingt-sept jours et quelques heures ; elle change donc de signe tous les deux jours et demi. La tradition confie à l’un la volonté, le nom, ce que l’on devient ; à l’autre l’humeur, l’enfance, ce dont on a besoin pour dormir. Beaucoup se reconnaissent mieux dans leur signe lunaire. Il se trouve dans le <a href="/theme-astral">thème</a>, et demande l’heure si la Lune bascule ce jour-là.</p>`,
    see: ['signe-astrologique', 'nouvelle-lune', 'part-de-fortune'],
  },
  {
    slug: 'maitrise',
    term: 'Maîtrise',
    glossary: 'divination',
    short: 'Lien traditionnel entre une planète et le ou les signes qu’elle gouverne.',
    body: `<p>Les Anciens comptaient sept astres pour douze signes. Ils donnèrent le Lion au Soleil, le Cancer à la Lune, puis deux signes à chacun des autres, par ordre d’éloignement : Mercure, Vénus, Mars, Jupiter, Saturne. Le dessin obtenu est d’une symétrie parfaite, et date de l’Antiquité grecque.</p>
<p>La découverte d’Uranus en 1781, de Neptune en 1846, de Pluton en 1930 a troublé l’ordonnance. On leur attribua Verseau, Poissons et Scorpion, non sans querelles. La maîtrise sert de fil dans un thème : si une <a href="/divination/lexique/maison">maison</a> est vide, on cherche où loge la planète de son signe. Installée dans un signe à elle, une planète jouit de la première des <a href="/divination/lexique/dignites">dignités</a>.</p>`,
    see: ['dignites', 'signe-astrologique', 'maison'],
  },
  {
    slug: 'dignites',
    term: 'Dignités',
    glossary: 'divination',
    short: 'Degrés de force prêtés à une planète selon le signe qu’elle occupe : domicile, exaltation, exil, chute.',
    body: `<p>Le vocabulaire est de cour. Chez elle, une planète est en domicile ; reçue avec honneurs, en exaltation ; à l’<a href="/divination/lexique/opposition">opposé</a> de sa demeure, elle part en exil ; en face de son trône, elle connaît la chute. Le Soleil règne en Lion, s’exalte en Bélier, s’exile en Verseau et tombe en Balance.</p>
<p>Ces titres font peur à ceux qui les découvrent dans leur thème. Ils ont tort : une planète en exil travaille autrement, avec plus d’effort et parfois davantage d’invention. La table remonte à l’Antiquité et se transmet presque sans changement. Elle repose sur la <a href="/divination/lexique/maitrise">maîtrise</a>, et n’a pas d’autre fondement que l’usage.</p>`,
    see: ['maitrise', 'signe-astrologique', 'opposition'],
  },
  {
    slug: 'aspect',
    term: 'Aspect',
    glossary: 'divination',
    short: 'Angle entre deux planètes, vu de la Terre et mesuré sur le zodiaque, auquel l’astrologie donne un sens.',
    body: `<p>En latin, aspicere veut dire regarder : deux planètes en aspect se voient. Ptolémée retient les angles qui divisent le cercle par deux, trois, quatre et six, par analogie avec les accords de la musique ; Kepler en ajoutera de plus subtils, étant lui-même sensible à l’harmonie des sphères.</p>
<p>On distingue les angles tendus, <a href="/divination/lexique/carre">carré</a> et opposition, des angles coulants, trigone et sextile, la <a href="/divination/lexique/conjonction">conjonction</a> allant selon la compagnie. L’ancienne école disait bénéfiques et maléfiques, la moderne préfère moteur et frein. Une tolérance est admise autour de l’angle exact, c’est l’orbe. Vos aspects figurent, avec leur écart, au bas du <a href="/theme-astral">thème astral</a>.</p>`,
    see: ['conjonction', 'carre', 'orbe'],
  },
  {
    slug: 'conjonction',
    term: 'Conjonction',
    glossary: 'divination',
    short: 'Rencontre de deux astres au même degré du zodiaque, ou presque.',
    body: `<p>Deux voix sur la même note. Selon qui chante, l’effet est de renfort ou de brouille : Vénus et Jupiter passent pour d’heureux convives, Mars et Saturne pour un attelage difficile.</p>
<p>L’œil nu peut parfois vérifier. Le 21 décembre 2020, Jupiter et Saturne parurent se toucher dans le crépuscule, à un dixième de degré l’un de l’autre, rendez-vous qu’ils se donnent tous les vingt ans environ, rarement d’aussi près. La conjonction mensuelle du Soleil et de la Lune s’appelle <a href="/divination/lexique/nouvelle-lune">nouvelle lune</a>. En lecture, elle compte parmi les <a href="/divination/lexique/aspect">aspects</a> majeurs, et marque un début de cycle, ce qui est au moins vrai de la géométrie.</p>`,
    see: ['aspect', 'nouvelle-lune', 'orbe'],
  },
  {
    slug: 'opposition',
    term: 'Opposition',
    glossary: 'divination',
    short: 'Aspect de deux astres placés face à face, à cent quatre-vingts degrés l’un de l’autre.',
    body: `<p>Chaque pleine lune en est une : le Soleil se couche, elle se lève en face, et la Terre se tient au milieu. Pour les planètes lointaines, c’est le moment où elles brillent toute la nuit, ce que les astronomes attendent avec leurs lunettes.</p>
<p>En lecture, l’opposition oblige à tenir compte d’autrui. Deux besoins tirent aux bouts d’une même corde, l’intime et le public, le don et la réserve ; on joue l’un, on prête l’autre à son voisin. Les manuels conseillent la voie du milieu, plus facile à écrire qu’à suivre. Dans la liste des <a href="/divination/lexique/aspect">aspects</a>, elle passe pour plus consciente que le <a href="/divination/lexique/carre">carré</a>, parce que l’adversaire se voit.</p>`,
    see: ['aspect', 'carre', 'nouvelle-lune'],
  },
  {
    slug: 'carre',
    term: 'Carré',
    glossary: 'divination',
    short: 'Aspect de quatre-vingt-dix degrés entre deux astres, tenu pour une tension qui pousse à agir.',
    body: `<p>Premier et dernier quartiers de Lune sont des carrés : une moitié éclairée, une moitié sombre, et la ligne de partage au milieu. L’image dit l’essentiel de ce que la tradition y met, deux exigences qui ne se regardent pas en face et se gênent aux coudes.</p>
<p>Les vieux livres le redoutaient. Les astrologues d’aujourd’hui remarquent que les vies sans carré sont rares, et qu’un peu de frottement fait avancer. Il relie le plus souvent des signes de même <a href="/divination/lexique/mode">mode</a>, aussi têtus ou aussi pressés l’un que l’autre. Si l’on vous annonce une catastrophe à cause d’un carré, souvenez-vous qu’il s’en forme plusieurs chaque semaine ; l’<a href="/divination/lexique/orbe">orbe</a> dit combien de temps ils durent.</p>`,
    see: ['aspect', 'opposition', 'mode'],
  },
  {
    slug: 'trigone',
    term: 'Trigone',
    glossary: 'divination',
    short: 'Aspect de cent vingt degrés, qui unit d’ordinaire des signes de même élément et passe pour le plus facile.',
    body: `<p>Divisez le cercle en trois : vous obtenez le triangle, figure de l’équilibre depuis les pythagoriciens. Un trigone relie le Bélier au Lion, le Lion au Sagittaire, trois feux qui se comprennent sans discours ; voyez <a href="/divination/lexique/element">élément</a>.</p>
<p>La facilité a son revers. On n’apprend guère ce qui vient tout seul, et bien des talents donnés par un trigone, disent les praticiens, restent au fond d’un tiroir. Trois planètes formant le triangle complet composent un grand trigone, configuration dont les amateurs s’enorgueillissent. Qu’ils s’en amusent : le ciel en distribue à tous les bébés de la maternité le même après-midi. Le <a href="/divination/lexique/sextile">sextile</a> est son demi-frère travailleur.</p>`,
    see: ['aspect', 'sextile', 'element'],
  },
  {
    slug: 'sextile',
    term: 'Sextile',
    glossary: 'divination',
    short: 'Aspect de soixante degrés entre deux astres, considéré comme une occasion à saisir.',
    body: `<p>C’est l’angle de l’hexagone, celui des alvéoles et des flocons. Il met en rapport des signes séparés par un troisième, feu et air, terre et eau, qui s’aident sans se ressembler : l’air attise la flamme, l’eau féconde le sol.</p>
<p>On le dit plus discret que le <a href="/divination/lexique/trigone">trigone</a>, et moins paresseux. La tradition y voit une porte entrouverte, qui réclame qu’on la pousse, et beaucoup d’interprètes le passent sous silence faute de drame à raconter. Dans un <a href="/divination/lexique/horoscope">horoscope</a> du jour, il explique souvent une phrase aimable et sans éclat. Son écart admis, plus étroit que celui des autres <a href="/divination/lexique/aspect">aspects</a>, est de quelques degrés.</p>`,
    see: ['aspect', 'trigone', 'orbe'],
  },
  {
    slug: 'orbe',
    term: 'Orbe',
    glossary: 'divination',
    short: 'Écart toléré entre l’angle réel de deux planètes et l’angle parfait d’un aspect.',
    body: `<p>Si deux astres sont à quatre-vingt-douze degrés, forment-ils un carré ? Oui, avec un orbe de deux degrés, diront la plupart. À cent, non. Entre les deux, les écoles discutent, et c’est là que se fabriquent beaucoup de thèmes chargés.</p>
<p>L’usage accorde davantage aux <a href="/divination/lexique/luminaires">luminaires</a>, moins aux aspects mineurs, peu aux <a href="/divination/lexique/transit">transits</a>. Plus l’orbe est serré, plus la configuration est réputée sensible. Sachez donc ce que l’on vous lit : une configuration à neuf degrés et demi tient de la politesse. Le tableau de votre <a href="/theme-astral">thème astral</a> affiche l’écart de chaque aspect, et l’<a href="/horoscope">horoscope</a> donne, sous chaque phrase, l’heure du passage exact ; un chiffre vérifiable vaut mieux qu’un adjectif.</p>`,
    see: ['aspect', 'conjonction', 'transit'],
  },
  {
    slug: 'transit',
    term: 'Transit',
    glossary: 'divination',
    short: 'Passage d’une planète, aujourd’hui dans le ciel, sur un point sensible d’un thème de naissance.',
    body: `<p>Le thème natal ne bouge plus, le ciel continue. À chaque instant, les planètes réelles viennent former des <a href="/divination/lexique/aspect">angles</a> avec celles du premier jour, et l’astrologie lit dans ces visites les saisons d’une vie. La Lune passe en quelques heures, Pluton s’attarde des années.</p>
<p>Les astronomes emploient le mot autrement, pour le passage d’un astre devant un autre : Vénus a glissé sur le Soleil en juin 2012 et n’y repassera qu’en décembre 2117. Aucun transit n’oblige. Il propose un climat, que chacun vêt à sa guise. Les dates se trouvent dans les <a href="/divination/lexique/ephemerides">éphémérides</a>, leur résumé par signe dans l’<a href="/horoscope">horoscope</a>.</p>`,
    see: ['aspect', 'ephemerides', 'retour-de-saturne'],
  },
  {
    slug: 'retrogradation',
    term: 'Rétrogradation',
    glossary: 'divination',
    short: 'Recul apparent d’une planète dans le zodiaque, vu de la Terre, pendant quelques semaines ou quelques mois.',
    body: `<p>Du train qui double, le train voisin semble partir en arrière. La Terre, en dépassant Mars ou en se laissant dépasser par Mercure, produit la même illusion, que Copernic expliqua en mettant le Soleil au centre. Aucune planète n’a jamais fait demi-tour.</p>
<p>Mercure recule trois fois l’an, quatre parfois, durant trois semaines. La tradition, qui lui confie messages et contrats, recommande alors de relire avant d’envoyer, conseil excellent en toute saison. De là à accuser le ciel d’une panne d’imprimante, il y a un pas, que l’on franchit avec plaisir. Soleil et Lune, eux, ne rétrogradent pas. Les <a href="/divination/lexique/ephemerides">éphémérides</a> marquent ces périodes d’un R ; les <a href="/divination/lexique/transit">transits</a> s’y répètent jusqu’à trois fois.</p>`,
    see: ['transit', 'ephemerides', 'zodiaque'],
  },
  {
    slug: 'noeuds-lunaires',
    term: 'Nœuds lunaires',
    glossary: 'divination',
    short: 'Les deux points où l’orbite de la Lune coupe le plan de la course apparente du Soleil.',
    body: `<p>Ce sont des intersections, sans matière. Au nœud nord, la Lune passe au-dessus de l’écliptique ; au nœud sud, elle redescend. Le couple recule lentement dans le zodiaque, dont il fait le tour en dix-huit ans et sept mois environ, et une <a href="/divination/lexique/eclipse">éclipse</a> n’est possible que près de lui.</p>
<p>Le Moyen Âge y voyait la tête et la queue d’un dragon qui avalait les astres, l’Inde leur donne les noms de Rahu et Ketu. Une école du vingtième siècle y lit le passé de l’âme et son chemin, ce qui suppose d’admettre le <a href="/voyance/lexique/karma">karma</a>. D’autres, plus sobres, y lisent une habitude et un effort. Votre <a href="/theme-astral">thème</a> indique le nœud moyen et le nœud vrai.</p>`,
    see: ['eclipse', 'lilith', 'karma'],
  },
  {
    slug: 'lilith',
    term: 'Lilith',
    glossary: 'divination',
    short:
      'Dite aussi Lune noire : le point de l’orbite lunaire le plus éloigné de la Terre, ou son foyer vide, sans aucun astre.',
    body: `<p>L’orbite de la Lune est une ellipse. La Terre en occupe un foyer, l’autre est vide, et c’est dans cette direction, celle de l’apogée, que l’astrologie place Lilith. Elle parcourt le zodiaque en un peu moins de neuf ans.</p>
<p>Le nom vient de loin, d’un démon féminin de Mésopotamie, que la légende juive médiévale maria d’abord à Adam, et qui le quitta plutôt que d’obéir. On comprend ce que notre temps y aime : le refus, le désir sans excuse, la part qui ne se laisse pas ranger. Comme les <a href="/divination/lexique/noeuds-lunaires">nœuds</a>, ce point n’a pas de lumière propre ; il se lit avec mesure, après les <a href="/divination/lexique/luminaires">luminaires</a>.</p>`,
    see: ['noeuds-lunaires', 'luminaires', 'theme-astral'],
  },
  {
    slug: 'ephemerides',
    term: 'Éphémérides',
    glossary: 'divination',
    short: 'Tables qui donnent jour par jour la position du Soleil, de la Lune et des planètes.',
    body: `<p>Éphémère, éphéméride : la même racine, ce qui vaut pour un jour. Regiomontanus en imprima de célèbres à Nuremberg, dans les années 1470. Christophe Colomb, échoué à la Jamaïque, se servit de telles tables pour annoncer l’éclipse de Lune du 29 février 1504 et impressionner ses hôtes, ce qui est peut-être le premier abus de <a href="/voyance/lexique/prediction">prédiction</a> astronomique au Nouveau Monde.</p>
<p>En France, la Connaissance des temps paraît depuis 1679. Les astrologues utilisaient naguère d’épais volumes à colonnes serrées ; un programme les remplace, plus sûr que la règle de trois faite à minuit. Le nôtre sert à l’<a href="/horoscope">horoscope</a> comme au <a href="/divination/lexique/theme-astral">thème astral</a>.</p>`,
    see: ['transit', 'retrogradation', 'theme-astral'],
  },
  {
    slug: 'synastrie',
    term: 'Synastrie',
    glossary: 'divination',
    short:
      'Comparaison de deux thèmes astraux, par les angles que les planètes de l’un forment avec celles de l’autre.',
    body: `<p>On pose une carte sur l’autre, comme deux calques, et l’on regarde ce qui se touche. Le Soleil de l’un sur la Lune de l’autre passe depuis Ptolémée pour un signe d’entente ; Saturne sur Vénus refroidit, ou fait durer.</p>
<p>La méthode vaut pour un couple, deux amis, une mère et son fils. Elle ne rend pas de verdict : bien des unions heureuses ont une synastrie revêche, et l’inverse se voit. Demandez l’accord de la personne avant d’entrer sa naissance quelque part. Notre comparaison de <a href="/compatibilite-amoureuse/naissances">deux naissances</a> donne ses raisons, <a href="/divination/lexique/aspect">aspect</a> par aspect, et ne garde rien que vous ne demandiez. Pour un aperçu plus léger, les <a href="/compatibilite-amoureuse/signes">signes</a> suffisent.</p>`,
    see: ['aspect', 'descendant', 'theme-astral'],
  },
  {
    slug: 'revolution-solaire',
    term: 'Révolution solaire',
    glossary: 'divination',
    short:
      'Carte du ciel dressée pour l’instant où le Soleil retrouve, chaque année, sa position exacte de la naissance.',
    body: `<p>Le véritable anniversaire ne tombe pas toujours à la date inscrite sur le gâteau. L’année solaire comptant près de six heures de plus que trois cent soixante-cinq jours, le retour se décale et peut survenir la veille ou le lendemain.</p>
<p>De cet instant, on tire un thème, valable un an selon la tradition ; Jean-Baptiste Morin, au dix-septième siècle, lui consacra de longues pages. Comme le lieu compte, certains voyagent pour s’offrir un meilleur <a href="/divination/lexique/ascendant">ascendant</a>, ce qui fait vivre au moins les compagnies aériennes. L’exercice a le mérite de donner rendez-vous à soi-même, à la façon de l’<a href="/divination/lexique/annee-personnelle">année personnelle</a>. Il complète le <a href="/theme-astral">thème natal</a> sans le corriger.</p>`,
    see: ['transit', 'theme-astral', 'annee-personnelle'],
  },
  {
    slug: 'retour-de-saturne',
    term: 'Retour de Saturne',
    glossary: 'divination',
    short: 'Moment où Saturne, après vingt-neuf ans et demi, revient au degré qu’il occupait à la naissance.',
    body: `<p>Vers vingt-neuf ans, puis vers cinquante-neuf : ces deux âges ont une réputation. On y solde des comptes, on quitte un métier ou l’on s’y engage, on s’aperçoit que ses parents ont vieilli. Les astrologues l’attribuent à la planète lente, patronne du temps et des limites.</p>
<p>La sociologie noterait que ces tournants arrivent sans elle, au seuil de la trentaine et aux approches de la retraite. Les deux explications ne se gênent pas si l’on prend la seconde pour une cause et la première pour une image. Le passage dure quelques mois, à cause de la <a href="/divination/lexique/retrogradation">rétrogradation</a>. Nul n’a de raison de le craindre ; parmi les <a href="/divination/lexique/transit">transits</a>, il est simplement le plus ponctuel.</p>`,
    see: ['transit', 'retrogradation', 'revolution-solaire'],
  },
  {
    slug: 'cuspide',
    term: 'Cuspide',
    glossary: 'divination',
    short: 'Ligne qui marque le début d’une maison astrologique ; par extension, frontière entre deux signes.',
    body: `<p>Cuspis, en latin, est la pointe d’une lance. Sur la carte, c’est un trait fin et de grande conséquence, puisqu’une planète posée d’un côté parle d’amis, et de l’autre de solitude. Les praticiens font souvent passer dans la <a href="/divination/lexique/maison">maison</a> suivante un astre situé à quelques degrés de sa porte.</p>
<p>Entre les signes, la question se pose autrement. On lit partout que naître « sur la cuspide » donnerait deux signes à la fois. Le Soleil est un disque large d’un demi-degré, et son centre est toujours quelque part ; l’heure permet de trancher, avec un <a href="/theme-astral">thème</a>. Libre à vous d’aimer les deux <a href="/divination/lexique/signe-astrologique">signes</a> : l’affection ne demande pas de calcul.</p>`,
    see: ['maison', 'ascendant', 'signe-astrologique'],
  },
  {
    slug: 'decan',
    term: 'Décan',
    glossary: 'divination',
    short: 'Tiers d’un signe du zodiaque, soit dix degrés, environ dix jours de la course du Soleil.',
    body: `<p>L’Égypte l’inventa pour lire l’heure la nuit. Trente-six étoiles ou groupes d’étoiles se levaient tour à tour, chacun dix jours durant, et l’on en peignait la table à l’intérieur des cercueils, il y a quatre mille ans, afin que le mort ne perdît pas le compte.</p>
<p>Les Grecs d’Alexandrie collèrent ces trente-six figures sur les douze signes, trois par trois, d’où notre mot, de deka, dix. Les peintres en ont gardé souvenir : au palais Schifanoia de Ferrare, leurs personnages énigmatiques occupent toute une bande des fresques. L’astrologie de magazine les emploie pour nuancer un <a href="/divination/lexique/signe-astrologique">signe</a> un peu vaste, en leur attribuant une <a href="/divination/lexique/maitrise">maîtrise</a> seconde.</p>`,
    see: ['zodiaque', 'signe-astrologique', 'maitrise'],
  },
  {
    slug: 'precession-des-equinoxes',
    term: 'Précession des équinoxes',
    glossary: 'divination',
    short: 'Lent glissement du point d’équinoxe parmi les étoiles, dû au pivotement de l’axe de la Terre.',
    body: `<p>La Terre tourne comme une toupie un peu penchée, dont l’axe décrit un cône en vingt-six mille ans à peu près. Hipparque s’en aperçut au deuxième siècle avant notre ère, en comparant ses mesures d’étoiles à d’autres plus vieilles. Le décalage est d’un degré tous les soixante-douze ans.</p>
<p>Voilà pourquoi, à la date où commence le <a href="/divination/lexique/signe-astrologique">signe</a> du Bélier, le Soleil brille devant les étoiles des Poissons. L’astrologie occidentale compte son <a href="/divination/lexique/zodiaque">zodiaque</a> depuis l’équinoxe et s’en accommode ; celle de l’Inde suit les étoiles et corrige l’écart. L’ère du Verseau sort du même phénomène, avec des dates si diverses qu’on peut la fêter chaque siècle.</p>`,
    see: ['zodiaque', 'signe-astrologique', 'ephemerides'],
  },
  {
    slug: 'nouvelle-lune',
    term: 'Nouvelle lune',
    glossary: 'divination',
    short: 'Instant où la Lune passe entre la Terre et le Soleil, et où sa face tournée vers nous reste dans l’ombre.',
    body: `<p>Elle est là, en plein jour, tout près du Soleil, et personne ne la voit. Un ou deux soirs plus tard, un fil paraît au couchant ; le calendrier musulman y commence ses mois, le calendrier juif le faisait aussi. D’une nouvelle lune à la suivante s’écoulent vingt-neuf jours et demi.</p>
<p>L’astrologie y met les commencements, les intentions que l’on écrit, les graines. La science n’a pas trouvé d’effet de la Lune sur les naissances, ni sur les jardins. Rien n’empêche d’y fixer un rendez-vous : un mois est une bonne mesure pour une résolution. C’est une <a href="/divination/lexique/conjonction">conjonction</a> des <a href="/divination/lexique/luminaires">luminaires</a>, et s’ils s’alignent tout à fait, une <a href="/divination/lexique/eclipse">éclipse</a>.</p>`,
    see: ['conjonction', 'luminaires', 'eclipse'],
  },
  {
    slug: 'eclipse',
    term: 'Éclipse',
    glossary: 'divination',
    short: 'Passage de la Lune devant le Soleil, ou dans l’ombre de la Terre, quand les trois corps sont alignés.',
    body: `<p>Le grec ekleipsis signifie abandon : le Soleil nous laisse. Pendant des millénaires, on battit des tambours pour le faire revenir, et il revint chaque fois, ce qui encouragea les tambours. Les Babyloniens avaient pourtant repéré le cycle de dix-huit ans et onze jours, appelé saros, qui permet de les annoncer.</p>
<p>Le 11 août 1999, l’ombre traversa le nord de la France ; la prochaine totalité en métropole est attendue le 3 septembre 2081. La tradition redoute les éclipses ou y voit des tournants, la physique une affaire d’ombres. Celle du Soleil se regarde avec des lunettes certifiées, jamais autrement ; celle de la Lune, à l’œil nu. Elles se produisent près des <a href="/divination/lexique/noeuds-lunaires">nœuds</a>, lors d’une <a href="/divination/lexique/nouvelle-lune">nouvelle</a> ou d’une pleine lune.</p>`,
    see: ['noeuds-lunaires', 'nouvelle-lune', 'luminaires'],
  },
  {
    slug: 'part-de-fortune',
    term: 'Part de fortune',
    glossary: 'divination',
    short: 'Point calculé à partir de l’ascendant, du Soleil et de la Lune, hérité de l’astrologie hellénistique.',
    body: `<p>Il ne correspond à rien que l’on puisse voir. On mesure la distance du Soleil à la Lune et on la reporte depuis l’<a href="/divination/lexique/ascendant">ascendant</a> ; pour une naissance nocturne, beaucoup d’auteurs anciens prenaient le chemin inverse. L’endroit où l’on tombe serait celui d’un bonheur simple, du corps à l’aise, des choses qui viennent sans lutte.</p>
<p>On l’appelle souvent part arabe, car les savants de Bagdad en multiplièrent les variétés, mais les Grecs d’Égypte l’utilisaient déjà et parlaient de sorts. Fortune, ici, ne désigne aucun gain : n’en tirez ni numéro de loterie ni placement. Sa <a href="/divination/lexique/maison">maison</a> donne une piste à rêver, à défaut d’autre chose.</p>`,
    see: ['ascendant', 'luminaires', 'maison'],
  },
]
