import type { SeedTerm } from './kinds.ts'

export const voyance2: readonly SeedTerm[] = [
  {
    slug: 'spiritisme',
    term: 'Spiritisme',
    glossary: 'voyance',
    short:
      'Doctrine née au milieu du dix-neuvième siècle, selon laquelle les esprits des défunts communiquent avec les vivants.',
    body: `<p>Tout commence par des coups frappés. En 1848, à Hydesville, dans l’État de New York, les sœurs Fox affirment dialoguer avec un esprit frappeur ; l’une d’elles avouera quarante ans plus tard que leurs orteils faisaient le bruit, avant de se rétracter. Entre-temps, la vogue avait traversé l’océan.</p>
<p>En France, Hippolyte Rivail, pédagogue né à Lyon, prend le nom d’Allan Kardec et publie en 1857 Le Livre des Esprits. Sa doctrine compte encore des fidèles, au Brésil surtout, et sa tombe du Père-Lachaise est toujours fleurie. La science n’a pas confirmé ces échanges. Une <a href="/voyance/lexique/consultation">consultation</a> peut offrir au deuil une oreille ; le <a href="/voyance/lexique/medium">médium</a> qui lui promet une voix promet trop.</p>`,
    see: ['medium', 'table-tournante', 'ecriture-automatique'],
  },
  {
    slug: 'table-tournante',
    term: 'Table tournante',
    glossary: 'voyance',
    short: 'Guéridon autour duquel des personnes posent leurs mains, attendant qu’il bouge et réponde par des coups.',
    body: `<p>Paris en raffole en 1853. La même année, Victor Hugo, exilé à Jersey, interroge la sienne soir après soir ; on y converse avec sa fille disparue, puis avec Shakespeare et l’Océan, et tout est noté dans des cahiers.</p>
<p>La même année encore, à Londres, le physicien Michael Faraday règle l’affaire par une expérience élégante : des plaques mobiles glissées sous les doigts montrent que ceux-ci poussent avant que la table ne parte. Chacun était de bonne foi. Le mouvement inconscient, que l’on retrouve dans le <a href="/divination/lexique/pendule">pendule</a>, explique le meuble ; il n’enlève rien aux pages de Hugo, qu’on rapprochera de l’<a href="/voyance/lexique/ecriture-automatique">écriture automatique</a>.</p>`,
    see: ['spiritisme', 'medium', 'pendule'],
  },
  {
    slug: 'ecriture-automatique',
    term: 'Écriture automatique',
    glossary: 'voyance',
    short:
      'Texte tracé sans contrôle volontaire, attribué à un esprit par les spirites et à l’inconscient par les surréalistes.',
    body: `<p>À la fin du dix-neuvième siècle, une Genevoise connue sous le nom d’Hélène Smith écrit en <a href="/voyance/lexique/transe">transe</a> dans la langue des Martiens. Le psychologue Théodore Flournoy l’observe avec patience, y reconnaît la syntaxe du français et en tire, en 1900, Des Indes à la planète Mars, livre dont la courtoisie reste exemplaire.</p>
<p>Vingt ans plus tard, André Breton et Philippe Soupault reprennent le procédé sans les esprits et publient Les Champs magnétiques. Vous pouvez l’essayer chez vous : dix minutes, sans lever la main ni relire. Ce qui vient vous appartient, et vaut bien des messages de <a href="/voyance/lexique/canalisation">canalisation</a>.</p>`,
    see: ['spiritisme', 'transe', 'canalisation'],
  },
  {
    slug: 'parapsychologie',
    term: 'Parapsychologie',
    glossary: 'voyance',
    short:
      'Étude, selon des méthodes qui se veulent scientifiques, des facultés psychiques que la psychologie ne reconnaît pas.',
    body: `<p>L’Allemand Max Dessoir propose le mot en 1889. En France, on dit alors métapsychique, terme de Charles Richet, physiologiste et prix Nobel de médecine en 1913 ; l’institut qui porte ce nom, fondé à Paris en 1919, existe toujours.</p>
<p>Ses chercheurs ont compté, enregistré, découvert parfois qu’un sujet les trompait, et resserré leurs protocoles à mesure. Le résultat répétable leur manque encore. Les cartes de la <a href="/voyance/lexique/perception-extrasensorielle">perception extrasensorielle</a>, cinq symboles et beaucoup de patience, en demeurent l’emblème. Un praticien qui se dit « reconnu par la parapsychologie » s’attribue un titre que nul ne délivre, vieux tour de <a href="/voyance/lexique/charlatan">charlatan</a>.</p>`,
    see: ['perception-extrasensorielle', 'telepathie', 'hasard'],
  },
  {
    slug: 'guide',
    term: 'Guide',
    glossary: 'voyance',
    short: 'Figure protectrice, ange, ancêtre ou esprit, dont une personne dit recevoir conseils et images.',
    body: `<p>L’idée d’un compagnon invisible traverse les religions : daimôn des Grecs, génie des Romains, à qui l’on offrait du vin le jour de son anniversaire, ange gardien des catholiques, fêté le 2 octobre. Le guide des praticiens d’aujourd’hui hérite de tous à la fois.</p>
<p>On peut y croire, ou le prendre pour une façon de parler à la part la plus calme de soi. Dans les deux cas, son conseil doit supporter la discussion. « Mes guides exigent que vous rappeliez ce soir » est une phrase de vendeur ; une <a href="/voyance/lexique/guidance">guidance</a> sincère vous rend la main, et la <a href="/voyance/lexique/deontologie">déontologie</a> n’admet pas d’exception céleste.</p>`,
    see: ['canalisation', 'guidance', 'medium'],
  },
  {
    slug: 'aura',
    term: 'Aura',
    glossary: 'voyance',
    short: 'Halo coloré que certaines traditions disent voir autour des êtres, et qui refléterait leur état intérieur.',
    body: `<p>En latin, aura est un souffle, une brise légère. Les théosophes, vers 1900, en firent une enveloppe de couleurs dont ils dressèrent l’atlas ; les époux Kirlian, à partir de 1939, photographièrent autour des feuilles et des doigts une lueur que la physique attribue à une décharge électrique, sensible surtout à l’humidité.</p>
<p>Les neurologues se servent du même mot pour les signes annonciateurs d’une migraine ou d’une crise, ce qui n’a rien d’un halo. Une lecture d’aura se reçoit comme un portrait imaginaire, plaisant si le peintre est bon. Elle ne dit rien d’un organe, et le vague de ses teintes appelle l’<a href="/voyance/lexique/effet-barnum">effet Barnum</a> autant que la <a href="/voyance/lexique/clairvoyance">clairvoyance</a>.</p>`,
    see: ['clairvoyance', 'magnetisme', 'effet-barnum'],
  },
  {
    slug: 'magnetisme',
    term: 'Magnétisme',
    glossary: 'voyance',
    short:
      'Pouvoir d’apaiser par l’imposition des mains, attribué depuis le dix-huitième siècle à un fluide qui passerait d’un corps à l’autre.',
    body: `<p>En 1778, le médecin viennois Franz Anton Mesmer s’installe à Paris. On se presse autour de son baquet, on y tombe en crise, et le roi nomme en 1784 des commissaires, parmi lesquels Franklin, Lavoisier et Bailly. Leur rapport, modèle d’expérience à l’aveugle, conclut que l’imagination agit et que le fluide n’existe pas.</p>
<p>Les magnétiseurs n’ont pas disparu pour autant. Beaucoup sont gens simples et dévoués, dont le <a href="/voyance/lexique/don">don</a> se transmet à voix basse. Aucun ne doit vous détourner d’un traitement : devant un symptôme, le médecin passe d’abord. Les personnes consultées ici ne posent pas de <a href="/voyance/lexique/deontologie">diagnostic</a>.</p>`,
    see: ['don', 'aura', 'deontologie'],
  },
  {
    slug: 'karma',
    term: 'Karma',
    glossary: 'voyance',
    short: 'Dans les pensées indiennes, loi selon laquelle tout acte porte un fruit, dans cette vie ou dans une autre.',
    body: `<p>Le sanskrit karman signifie simplement acte. Hindous, bouddhistes et jaïns s’accordent sur le mot et divergent sur presque tout le reste : pour les uns l’intention décide, pour d’autres l’acte même s’attache à l’âme comme une poussière.</p>
<p>L’Occident en a tiré un synonyme de <a href="/voyance/lexique/destin">destin</a>, ce qui est presque le contraire, puisque chacun y fabrique sa part. Il en a aussi tiré une menace commode. Si l’on vous apprend que vous payez la faute d’une <a href="/voyance/lexique/vies-anterieures">vie antérieure</a> et qu’une somme l’effacerait, vous avez affaire à un procédé commercial. Le karma des textes ne se rachète pas par carte bancaire ; il se travaille, lentement, par la conduite.</p>`,
    see: ['vies-anterieures', 'destin', 'libre-arbitre'],
  },
  {
    slug: 'vies-anterieures',
    term: 'Vies antérieures',
    glossary: 'voyance',
    short: 'Existences que l’âme aurait connues avant la présente, d’après les doctrines de la réincarnation.',
    body: `<p>Pythagore, rapporte la tradition, se souvenait d’avoir combattu à Troie. Platon imagine les âmes choisissant leur prochaine vie puis buvant l’eau de l’oubli, et l’Inde a bâti sur ce thème des philosophies entières. En France, Kardec en fit un article du <a href="/voyance/lexique/spiritisme">spiritisme</a>.</p>
<p>Les séances de régression, sous hypnose ou relaxation, produisent des récits vifs et sincères. Les psychologues y ont montré le travail de l’imagination et des lectures oubliées : on peut se souvenir très nettement de ce qui n’a pas eu lieu. Goûtez l’histoire comme un roman de vous-même, sans qu’elle tranche aucune question d’aujourd’hui ni ne vous découvre une dette envers le <a href="/voyance/lexique/karma">karma</a>.</p>`,
    see: ['karma', 'transe', 'spiritisme'],
  },
  {
    slug: 'synchronicite',
    term: 'Synchronicité',
    glossary: 'voyance',
    short: 'Coïncidence riche de sens entre un état intérieur et un fait extérieur, sans lien de cause à effet.',
    body: `<p>Une patiente raconte à Carl Gustav Jung un rêve de scarabée d’or. Au même instant, un insecte heurte la vitre ; le médecin ouvre, attrape une cétoine dorée et la lui tend. Il publie en 1952 son essai sur le sujet, dans un volume partagé avec le physicien Wolfgang Pauli.</p>
<p>L’idée a séduit bien des praticiens, parce qu’elle donne au <a href="/divination/lexique/tirage">tirage</a> une raison d’être sans supposer que les cartes causent quoi que ce soit. Pour le statisticien, il s’agit de <a href="/voyance/lexique/hasard">hasard</a> remarqué. Les deux lectures peuvent se tenir compagnie : la coïncidence est fortuite, l’émotion ne l’est pas, et c’est elle qui mérite l’attention.</p>`,
    see: ['hasard', 'presage', 'i-ching'],
  },
  {
    slug: 'hasard',
    term: 'Hasard',
    glossary: 'voyance',
    short:
      'Rencontre de faits qui ne s’expliquent pas l’un par l’autre ; matière première du tirage, et juge de ses prétentions.',
    body: `<p>On fait souvent venir le mot de l’arabe az-zahr, le dé. Longtemps confondu avec la volonté des dieux, que l’on interrogeait par le <a href="/divination/lexique/cleromancie">sort</a>, il est devenu calculable en 1654, quand Pascal et Fermat échangèrent des lettres sur le partage d’une partie interrompue.</p>
<p>Au dix-neuvième siècle, Cournot le définit comme la rencontre de séries de causes indépendantes : la tuile suit sa route, le passant la sienne. Nous sommes mauvais juges de telles rencontres, et une suite de trois nous semble un dessein. Dans un <a href="/divination/lexique/tirage">tirage</a>, le hasard apporte pourtant un service précieux : une image que vous n’aviez pas choisie.</p>`,
    see: ['synchronicite', 'cleromancie', 'presage'],
  },
  {
    slug: 'libre-arbitre',
    term: 'Libre arbitre',
    glossary: 'voyance',
    short: 'Capacité de choisir par soi-même ; la limite que toute consultation honnête se donne.',
    body: `<p>Saint Augustin lui consacre un traité ; Érasme le défend en 1524, Luther lui répond l’année suivante par un livre sur le serf arbitre. La querelle n’est pas close : les neurosciences l’ont reprise sans conclure.</p>
<p>Les astrologues ont depuis longtemps leur maxime de paix : les astres inclinent, ils ne contraignent pas. Elle convient à toutes les formes de <a href="/divination/lexique/divination">divination</a>. Une carte propose, la personne dispose ; et si l’on vous parle comme si tout était joué, demandez à quoi sert alors de vous le dire. Avant d’ouvrir une <a href="/voyance/lexique/consultation">consultation</a>, écrivez ce que vous ferez si la réponse est oui, puis si elle est non : votre liberté tient dans ces deux lignes.</p>`,
    see: ['destin', 'prediction', 'deontologie'],
  },
  {
    slug: 'destin',
    term: 'Destin',
    glossary: 'voyance',
    short: 'Puissance qui fixerait d’avance le cours des vies, ou ce cours lui-même une fois accompli.',
    body: `<p>Fatum, en latin, c’est ce qui a été dit. Les Grecs préféraient l’image du fil : Clotho le tient, Lachésis le mesure, Atropos le coupe, et Zeus lui-même hésite à leur désobéir. Le valet de Diderot répète que tout est écrit là-haut sur un grand rouleau, et passe le roman à agir comme si la page était blanche.</p>
<p>Le destin se raconte mieux au passé. Tournée vers l’avenir, l’idée console les uns et paralyse les autres ; un praticien délicat s’en sert peu. Le thème natal lui-même, que l’on peut calculer <a href="/theme-astral">ici</a>, décrit un ciel de départ et laisse le voyage à votre <a href="/voyance/lexique/libre-arbitre">libre arbitre</a>.</p>`,
    see: ['libre-arbitre', 'karma', 'prophetie'],
  },
  {
    slug: 'consultation',
    term: 'Consultation',
    glossary: 'voyance',
    short:
      'Échange payant, au temps compté ou à la réponse, entre une personne qui interroge et une autre qui pratique la voyance ou un art divinatoire.',
    body: `<p>Consulter, en latin, c’est délibérer, prendre conseil. On consulte un médecin, un dictionnaire, sa montre ; le mot implique que la décision reste à celui qui consulte.</p>
<p>Sur ce site, elle se déroule par <a href="/voyance/lexique/tchat">tchat</a>, par appel web ou par <a href="/voyance/telephone">téléphone</a> ; une question brève s’y pose aussi par <a href="/voyance/sms">SMS</a>, à prix fixe. Vous choisissez une personne sur la page <a href="/voyance">voyance</a>, vous voyez le tarif, le temps offert et la durée que couvre votre crédit, puis vous envoyez la demande. Rien n’est dû si elle reste sans réponse. Une bonne consultation a une <a href="/voyance/lexique/question">question</a>, un milieu et une fin, que vous décidez. Elle peut être courte : le silence qui suit fait souvent le meilleur du travail.</p>`,
    see: ['question', 'tchat', 'prix-a-la-minute'],
  },
  {
    slug: 'biais-de-confirmation',
    term: 'Biais de confirmation',
    glossary: 'voyance',
    short: 'Penchant à remarquer et à retenir ce qui s’accorde avec ce que l’on croit déjà.',
    body: `<p>En 1620, Francis Bacon observe que l’esprit, une fois une opinion adoptée, tire tout le reste de son côté. Il rapporte l’histoire de cet homme à qui l’on montrait, dans un temple, les tableaux des naufragés sauvés par leurs vœux, et qui demanda où étaient peints ceux qui s’étaient noyés.</p>
<p>Le psychologue Peter Wason en a fait vers 1960 un objet d’expérience. Nul n’y échappe, ni le croyant ni le sceptique. Une parade existe : noter l’annonce le jour même, avec sa date, et compter aussi ce qui n’est pas venu. Les <a href="/voyance/lexique/avis-verifie">avis vérifiés</a> d’un profil se lisent de la même manière, comme on relit un <a href="/divination/lexique/horoscope">horoscope</a> le lendemain.</p>`,
    see: ['effet-barnum', 'lecture-a-froid', 'hasard'],
  },
  {
    slug: 'tchat',
    term: 'Tchat',
    glossary: 'voyance',
    short: 'Conversation écrite en direct, message contre message ; l’une des manières de consulter sur ce site.',
    body: `<p>De l’anglais to chat, bavarder, le français a tiré tchat, et le Québec un mot-valise plus savoureux, clavardage, où le clavier rencontre le bavardage. L’écrit change la consultation : on choisit ses mots, on relit, on garde la trace.</p>
<p>Le premier message de la personne consultée met le <a href="/voyance/lexique/compteur">compteur</a> en marche, la fin de la conversation l’arrête, et les deux heures sont notées. L’échange reste attaché à votre compte : vous pouvez le relire, en prendre copie, et décider si vos conversations sont gardées trois mois, un an ou deux. Préparez une phrase d’ouverture qui dise l’essentiel, et prenez votre temps avant d’envoyer la demande depuis un <a href="/voyance">profil</a> : ce temps-là est gratuit.</p>`,
    see: ['consultation', 'voyance-en-ligne', 'compteur'],
  },
  {
    slug: 'voyance-en-ligne',
    term: 'Voyance en ligne',
    glossary: 'voyance',
    short: 'Consultation menée à distance par l’intermédiaire d’un site, sans que les deux personnes se rencontrent.',
    body: `<p>Avant l’internet, il y eut la correspondance, le téléphone, puis le Minitel, ce petit terminal beige qui apprit aux Français à payer à la minute et s’éteignit le 30 juin 2012. La voyance l’avait suivi partout, avec ses mérites et ses mauvais comptes.</p>
<p>À distance, on ne voit ni la pièce ni le visage : les garanties doivent donc s’écrire. Cherchez le nom de l’exploitant, le tarif avant l’engagement, l’adresse où se plaindre, la façon de partir. Les nôtres se lisent aux <a href="/page/mentions-legales">mentions légales</a> et aux <a href="/page/conditions">conditions</a>, en français lisible. Un site qui les cache vous a déjà répondu.</p>`,
    see: ['tchat', 'automate', 'numero-surtaxe'],
  },
  {
    slug: 'cabinet-de-voyance',
    term: 'Cabinet de voyance',
    glossary: 'voyance',
    short: 'Lieu où un praticien reçoit, et, par extension, l’enseigne qui réunit plusieurs d’entre eux.',
    body: `<p>Le plus célèbre de France se trouvait à Paris, rue de Tournon. Marie-Anne Lenormand y reçut la bonne société sous l’Empire et la Restauration, connut quelques séjours en prison, mourut riche en 1843, et laissa son nom à des jeux de cartes qu’elle n’a pas conçus, dont le <a href="/divination/lexique/petit-lenormand">petit Lenormand</a>.</p>
<p>Le mot évoque le médecin et l’avocat, professions réglementées, alors que celle-ci ne l’est pas. Une plaque de cuivre ne garantit donc rien. Dans un cabinet comme sur un site, posez les trois mêmes questions : combien, pour combien de temps, et que se passe-t-il si je souhaite <a href="/voyance/lexique/contestation">contester</a> ?</p>`,
    see: ['voyance-en-ligne', 'cartomancie', 'voyant'],
  },
  {
    slug: 'guidance',
    term: 'Guidance',
    glossary: 'voyance',
    short:
      'Manière de consulter tournée vers le présent et le choix à faire, plutôt que vers l’annonce d’un événement.',
    body: `<p>Le mot existe en français depuis le vingtième siècle dans le vocabulaire de l’éducation, où il désigne l’accompagnement d’un enfant. Les praticiens l’ont adopté pour se démarquer de la bonne aventure : on n’y demande pas « va-t-il revenir ? », on y cherche ce que l’on veut soi-même.</p>
<p>Le glissement est heureux, à condition de rester vrai. Repeindre en guidance une suite d’affirmations sur l’avenir ne change que l’étiquette. La marque du genre est la forme des phrases : elles se terminent souvent par une <a href="/voyance/lexique/question">question</a>, et vous repartez avec une chose à faire, petite, datée, qui dépend de vous : c’est le <a href="/voyance/lexique/libre-arbitre">libre arbitre</a> en exercice.</p>`,
    see: ['guide', 'question', 'libre-arbitre'],
  },
  {
    slug: 'question',
    term: 'Question',
    glossary: 'voyance',
    short: 'Ce que l’on vient demander ; bien posée, la moitié du travail d’une consultation.',
    body: `<p>Comparez « Serai-je un jour en paix ? » et « Qu’est-ce qui m’aiderait à parler à ma sœur dimanche ? ». La première flotte, la seconde a un lieu, une personne et un jour. Les praticiens chevronnés passent volontiers leurs premières phrases à transformer l’une en l’autre.</p>
<p>Une question ouverte commence par comment, que, à quoi. Une question fermée appelle oui ou non, réponse que le <a href="/divination/lexique/pendule">pendule</a> donne volontiers et dont on ne sait ensuite que faire. Évitez celles qui portent sur la vie d’un tiers sans qu’il le sache, sur la santé et sur les jeux d’argent : une personne sérieuse les déclinera. Le <a href="/divination/lexique/tirage">tirage</a> gagne toujours à ce tri.</p>`,
    see: ['consultation', 'guidance', 'tirage'],
  },
  {
    slug: 'support',
    term: 'Support',
    glossary: 'voyance',
    short: 'Objet ou technique dont s’aide un praticien : cartes, pendule, boule, thème astral, photographie.',
    body: `<p>Un support donne quelque chose à regarder ensemble. Il impose des images, un ordre, une grammaire, et retient l’imagination de courir toujours au même endroit. Le jeu de <a href="/divination/lexique/tarot-de-marseille">tarot</a> en est l’exemple parfait : soixante-dix-huit figures que personne n’a choisies pour vous plaire.</p>
<p>Le choix du support ne mesure pas le talent. Il indique une famille d’esprit : l’astrologue calcule, la <a href="/voyance/lexique/cartomancie">cartomancie</a> compose, le pendule tranche. Chaque profil dit ce qu’il emploie. Si le nom d’un objet vous est inconnu, demandez en une phrase comment il s’utilise ; la réponse, simple ou embrouillée, vous apprendra à qui vous parlez.</p>`,
    see: ['voyance-sans-support', 'tirage', 'psychometrie'],
  },
  {
    slug: 'voyance-sans-support',
    term: 'Voyance sans support',
    glossary: 'voyance',
    short: 'Façon de consulter sans cartes ni instrument, par les seules impressions de la personne interrogée.',
    body: `<p>On la dit parfois « pure », adjectif flatteur qui laisserait croire que les autres sont coupées d’eau. Elle a pour elle la souplesse : une image vient, une autre la corrige, la conversation s’invente à mesure.</p>
<p>Elle a contre elle l’absence de garde-fou. Devant des cartes étalées, vous voyez ce qui est commenté ; sans elles, vous n’avez que des paroles, et la <a href="/voyance/lexique/lecture-a-froid">lecture à froid</a> y trouve un terrain commode. Livrez donc peu au début, un prénom et une question suffisent, et laissez venir. Un <a href="/voyance/lexique/ressenti">ressenti</a> qui touche juste sans avoir été aidé est plus plaisant, et plus instructif.</p>`,
    see: ['support', 'flash', 'ressenti'],
  },
  {
    slug: 'boule-de-cristal',
    term: 'Boule de cristal',
    glossary: 'voyance',
    short:
      'Sphère transparente dont on fixe la profondeur jusqu’à y voir des images ; emblème populaire de la voyance.',
    body: `<p>Regarder une surface brillante pour y voir autre chose est un geste de tous les temps : eau, huile, ongle verni, miroir. Le British Museum conserve des objets associés à John Dee, savant et astrologue d’Élisabeth Ire d’Angleterre, dont un miroir d’obsidienne venu du Mexique.</p>
<p>L’œil, privé de repères, finit par composer lui-même des formes, comme devant un feu ou un ciel de nuages. C’est la part d’expérience vraie sous le décor de foire. Cousine de l’<a href="/divination/lexique/hydromancie">hydromancie</a>, la boule demande du silence et de la lenteur, et se prête mal à la hâte. En <a href="/voyance/lexique/tchat">tchat</a>, elle se fait récit : on vous la raconte.</p>`,
    see: ['support', 'hydromancie', 'clairvoyance'],
  },
  {
    slug: 'cartomancie',
    term: 'Cartomancie',
    glossary: 'voyance',
    short: 'Art de lire dans un jeu de cartes, ordinaire ou spécial, la situation et les questions d’une personne.',
    body: `<p>Les cartes arrivent en Europe au quatorzième siècle, et l’on joue longtemps avec elles avant de les interroger. En 1770, Jean-Baptiste Alliette, qui retourne son nom en Etteilla, publie à Paris une méthode pour se récréer avec un jeu de piquet : trente-deux cartes, et une à part pour figurer la personne.</p>
<p>La mode ne s’est plus éteinte. La cartomancie use d’un jeu commun ou d’un <a href="/divination/lexique/oracle">oracle</a> illustré ; la <a href="/divination/lexique/tarologie">tarologie</a> lui préfère le tarot. Dans un <a href="/divination/lexique/tirage">tirage</a>, l’assemblage compte plus que la carte isolée, comme le mot ne prend sens que dans la phrase.</p>`,
    see: ['tarologie', 'oracle', 'petit-lenormand'],
  },
  {
    slug: 'deontologie',
    term: 'Déontologie',
    glossary: 'voyance',
    short:
      'Ensemble des devoirs d’une profession ; ici, ce qu’une personne consultée s’interdit, quoi qu’on lui demande.',
    body: `<p>Le mot vient du grec to deon, ce qu’il convient de faire. Médecins et avocats ont des codes que fait respecter un ordre. La voyance n’en a pas, et chaque maison doit écrire le sien.</p>
<p>Les <a href="/page/conditions">conditions</a> du site le disent en peu de mots. Les personnes que vous consultez s’engagent à :</p>
<ul><li>ne pas annoncer de malheur pour vous retenir ;</li><li>ne pas vendre de rituel ;</li><li>ne pas poser de diagnostic ;</li><li>ne pas vous presser de continuer.</li></ul>
<p>Un manquement se signale : la voie la plus courte est la <a href="/voyance/lexique/contestation">contestation</a> du reçu, et la <a href="/reclamation">réclamation</a> reste ouverte à qui préfère écrire plus longuement.</p>`,
    see: ['charlatan', 'prediction', 'libre-arbitre'],
  },
]
