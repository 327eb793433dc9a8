import type { SeedTerm } from './kinds.ts'

export const voyance1: readonly SeedTerm[] = [
  {
    slug: 'voyance',
    term: 'Voyance',
    glossary: 'voyance',
    short:
      'Faculté, réelle ou supposée, de percevoir ce que les sens ordinaires n’atteignent pas ; par extension, le métier de ceux qui s’y consacrent.',
    body: `<p>Le mot vient tout simplement de voir. La Bible rappelle déjà, au premier livre de Samuel, qu’on appelait autrefois voyant celui qu’on nomma ensuite prophète ; en 1871, Rimbaud le reprend pour le poète dans une lettre restée célèbre.</p>
<p>Aujourd’hui, la voyance désigne moins un état de l’âme qu’une conversation : quelqu’un vous écoute, décrit ce qu’il perçoit, avec ou sans <a href="/voyance/lexique/support">support</a>, et vous confrontez ses images à votre vie. Aucune expérience n’a établi qu’elle annonce l’avenir. Elle se prend comme un divertissement et une aide à penser, ce que disent nos <a href="/page/conditions">conditions</a> ; vous verrez qui la pratique ici sur la page des <a href="/voyance">consultations</a>.</p>`,
    see: ['clairvoyance', 'intuition', 'consultation'],
  },
  {
    slug: 'clairvoyance',
    term: 'Clairvoyance',
    glossary: 'voyance',
    short:
      'Perception par l’image de faits éloignés ou cachés, selon la tradition ; dans la langue courante, simple lucidité du regard.',
    body: `<p>En bon français, la clairvoyance est d’abord une vertu de l’esprit : celle d’un ministre qui voit venir la crise, d’une amie qui a compris avant vous. Le sens occulte s’impose à la fin du dix-huitième siècle, quand le marquis de Puységur endort ses malades et croit qu’ils lisent, les yeux clos, dans leur propre corps.</p>
<p>Les praticiens l’emploient pour les impressions visuelles, lieux, visages, couleurs, par contraste avec la <a href="/voyance/lexique/clairaudience">voix entendue</a> ou avec <a href="/voyance/lexique/clairsentience">ce qui se ressent</a>. Les essais menés en laboratoire n’en ont pas apporté la preuve. Gardez donc les deux sens à portée de main : une image n’a de prix que si elle vous rend plus lucide.</p>`,
    see: ['voyance', 'clairaudience', 'clairsentience'],
  },
  {
    slug: 'clairaudience',
    term: 'Clairaudience',
    glossary: 'voyance',
    short:
      'Perception de mots, de sons ou de voix sans source audible, que la tradition range parmi les facultés des médiums.',
    body: `<p>Formé au dix-neuvième siècle sur le modèle de <a href="/voyance/lexique/clairvoyance">clairvoyance</a>, le mot est récent ; la chose qu’il nomme est aussi ancienne que les récits. Socrate parlait d’un signe intérieur qui l’arrêtait au bord de certaines actions, Jeanne d’Arc de voix venues dans le jardin de son père.</p>
<p>Les praticiens décrivent rarement un son véritable. Il s’agit plutôt d’un mot qui s’impose, d’un prénom, d’un refrain. La médecine, elle, prend les voix au sérieux : si vous en entendez qui vous effraient ou vous commandent, parlez-en à un médecin plutôt qu’à un <a href="/voyance/lexique/medium">médium</a>. Nos <a href="/voyance/lexique/numeros-d-aide">numéros d’aide</a> sont là pour les nuits difficiles.</p>`,
    see: ['clairvoyance', 'medium', 'numeros-d-aide'],
  },
  {
    slug: 'clairsentience',
    term: 'Clairsentience',
    glossary: 'voyance',
    short:
      'Nom donné à une perception qui passe par le corps et l’émotion : frisson, poids, chaleur, humeur venue d’ailleurs.',
    body: `<p>Entrer dans une pièce et savoir qu’on vient de s’y disputer : chacun a connu cela. La clairsentience prolonge cette expérience banale jusqu’à en faire une faculté, celle de recevoir l’état d’une personne absente par des sensations.</p>
<p>Le terme calque l’anglais et voisine avec <a href="/voyance/lexique/ressenti">ressenti</a>, plus courant en consultation. Un esprit prudent remarquera que notre corps lit sans cesse des indices infimes, un silence trop long, une ponctuation sèche, et que l’<a href="/voyance/lexique/intuition">intuition</a> ordinaire en fait son miel. Une sensation reste une question posée ; elle ne dit rien de votre santé, et aucune personne honnête n’en tirera un diagnostic.</p>`,
    see: ['ressenti', 'clairvoyance', 'intuition'],
  },
  {
    slug: 'medium',
    term: 'Médium',
    glossary: 'voyance',
    short:
      'Personne qui dit servir d’intermédiaire entre les vivants et un autre plan, celui des défunts ou des esprits.',
    body: `<p>En latin, medium signifie ce qui est au milieu. Le mot passe par l’anglais et s’installe en France dans les années 1850, avec la vogue des <a href="/voyance/lexique/table-tournante">tables tournantes</a> ; Allan Kardec publie Le Livre des médiums en 1861.</p>
<p>Médium et voyant se confondent souvent dans la bouche du public. L’usage du métier les sépare : le second perçoit, le premier transmet. Rien n’a jamais démontré que les morts parlent, et qui tirerait profit de votre chagrin en vendant leurs messages mérite que vous partiez. Un deuil demande du temps et des proches ; une <a href="/voyance/lexique/consultation">consultation</a> peut accompagner ce temps, elle ne le remplace pas.</p>`,
    see: ['spiritisme', 'transe', 'canalisation'],
  },
  {
    slug: 'voyant',
    term: 'Voyant, voyante',
    glossary: 'voyance',
    short:
      'Personne qui pratique la voyance, à titre professionnel ou non, en se fiant à ses perceptions ou à un support.',
    body: `<p>Le métier n’a ni diplôme, ni ordre, ni titre protégé : chacun peut se dire voyant demain matin. La loi, elle, a changé d’humeur. L’ancien code pénal punissait d’une contravention les gens qui font métier de deviner et de pronostiquer ; cette disposition a disparu avec le nouveau code, en 1994.</p>
<p>Faute de diplôme, restent les actes. Un <a href="/voyance/lexique/prix-a-la-minute">prix annoncé d’avance</a>, des <a href="/voyance/lexique/avis-verifie">avis vérifiés</a>, une parole qui laisse de la place à la vôtre : voilà ce qui se contrôle. Sur la page <a href="/voyance">voyance</a>, un profil dit une manière de travailler et un tarif ; le reste se juge en parlant.</p>`,
    see: ['voyance', 'devin', 'deontologie'],
  },
  {
    slug: 'devin',
    term: 'Devin, devineresse',
    glossary: 'voyance',
    short:
      'Interprète des signes dans les sociétés anciennes, consulté par les particuliers comme par les rois et les armées.',
    body: `<p>Le latin divinus dit assez d’où le devin tenait son autorité : des dieux. En Grèce, Tirésias est aveugle et voit tout ; à Rome, la fonction se partage entre collèges officiels, dont les <a href="/divination/lexique/augure">augures</a>, et diseurs de bonne aventure que l’on chassait de temps à autre.</p>
<p>Le scepticisme est aussi ancien que la pratique. En 44 avant notre ère, Cicéron, augure lui-même, écrit De la <a href="/divination/lexique/divination">divination</a> pour en examiner les preuves et les trouver minces. Le féminin, devineresse, eut sa comédie en 1679 : Thomas Corneille et Donneau de Visé y montrent les ficelles du métier, en pleine affaire des Poisons.</p>`,
    see: ['augure', 'pythie', 'divination'],
  },
  {
    slug: 'pythie',
    term: 'Pythie',
    glossary: 'voyance',
    short:
      'Prêtresse d’Apollon à Delphes, dont les paroles furent pendant des siècles l’oracle le plus écouté du monde grec.',
    body: `<p>Elle siégeait sur un trépied, dans le temple d’Apollon, et répondait à des cités entières : où fonder une colonie, faut-il livrer bataille. L’histoire la plus connue est celle de Crésus, roi de Lydie. S’il faisait la guerre, lui dit-on, il détruirait un grand empire. Ce fut le sien.</p>
<p>La leçon vaut encore pour tout <a href="/divination/lexique/oracle">oracle</a> : une phrase à double sens ne se trompe jamais. Plutarque, qui fut prêtre à Delphes, a laissé sur le sanctuaire des pages précieuses. Qu’un gaz sorti du sol ait provoqué la <a href="/voyance/lexique/transe">transe</a> de la Pythie reste discuté par les géologues.</p>`,
    see: ['sibylle', 'oracle', 'transe'],
  },
  {
    slug: 'sibylle',
    term: 'Sibylle',
    glossary: 'voyance',
    short:
      'Prophétesse légendaire de l’Antiquité, dont on dénombrait plusieurs figures, de l’Asie Mineure jusqu’à Cumes, en Italie.',
    body: `<p>Contrairement à la <a href="/voyance/lexique/pythie">Pythie</a>, attachée à Delphes, la Sibylle prophétise sans qu’on l’interroge. Celle de Cumes guide Énée aux Enfers chez Virgile, et la légende romaine en fait une redoutable négociatrice : elle offre neuf livres à Tarquin, en brûle trois, puis trois encore, et obtient pour les derniers le prix du tout.</p>
<p>Ces Livres sibyllins furent conservés à Rome et consultés dans les périls. Michel-Ange a peint cinq sibylles au plafond de la Sixtine, parmi les prophètes. De leurs phrases obscures nous avons gardé l’adjectif sibyllin : s’il s’applique à ce qu’on vous dit en <a href="/voyance/lexique/consultation">consultation</a>, demandez qu’on précise.</p>`,
    see: ['pythie', 'prophetie', 'devin'],
  },
  {
    slug: 'prophetie',
    term: 'Prophétie',
    glossary: 'voyance',
    short: 'Parole prononcée au nom d’un dieu, et que l’usage a réduite peu à peu à l’annonce d’événements à venir.',
    body: `<p>Le prophète, en grec, est celui qui parle pour un autre. Les prophètes d’Israël annonçaient moins qu’ils n’admonestaient : si vous continuez ainsi, disaient-ils, voici ce qui vous attend. C’était déjà laisser une porte au <a href="/voyance/lexique/libre-arbitre">libre arbitre</a>.</p>
<p>En 1555 paraissent à Lyon Les Prophéties de Michel de Nostredame, médecin de Provence. Leurs quatrains se prêtent à tout, et c’est après coup que l’on y reconnaît les faits. La même pente guette une lecture privée : le <a href="/voyance/lexique/biais-de-confirmation">biais de confirmation</a> est un commentateur inépuisable, et il donne toujours raison au texte.</p>`,
    see: ['prediction', 'sibylle', 'destin'],
  },
  {
    slug: 'prediction',
    term: 'Prédiction',
    glossary: 'voyance',
    short:
      'Énoncé qui affirme un fait avant qu’il arrive ; en voyance, elle s’entend comme une hypothèse et jamais comme une garantie.',
    body: `<p>Prédire, c’est dire avant. L’astronome prédit une éclipse à la seconde près, le météorologue donne la pluie de demain avec une marge d’erreur, et l’un comme l’autre se laissent vérifier. La voyance n’offre pas cette prise.</p>
<p>Une prédiction honnête reste donc modeste. Elle parle de tendances, se tait sur la mort, la maladie et les gains au jeu, et n’engage jamais votre argent. Notre règle tient dans les <a href="/page/conditions">conditions</a> : ce que vous réglez est un temps de conversation, le résultat n’est pas vendu. Si l’on vous donne une date qui vous inquiète, la <a href="/voyance/lexique/deontologie">déontologie</a> est déjà oubliée : partez.</p>`,
    see: ['prophetie', 'libre-arbitre', 'deontologie'],
  },
  {
    slug: 'intuition',
    term: 'Intuition',
    glossary: 'voyance',
    short:
      'Connaissance immédiate, qui se présente sans que l’on puisse retracer le raisonnement dont elle serait issue.',
    body: `<p>Du latin intueri, regarder attentivement : l’étymologie contredit l’idée d’une grâce tombée du ciel. Le pompier qui fait sortir son équipe un instant avant l’effondrement du plancher ne sait pas tout de suite pourquoi ; l’expérience a parlé plus vite que les mots.</p>
<p>La psychologie y voit une reconnaissance de formes déjà rencontrées, fiable là où l’on a beaucoup pratiqué, trompeuse ailleurs. Les <a href="/voyance/lexique/voyant">voyants</a> la cultivent et la tiennent pour le cœur de leur travail. Quant à la vôtre, un <a href="/divination/lexique/tirage">tirage</a> peut servir à l’entendre : observez votre premier mouvement devant une carte, soulagement ou déception. Il vous renseigne davantage que la carte.</p>`,
    see: ['ressenti', 'pressentiment', 'sixieme-sens'],
  },
  {
    slug: 'pressentiment',
    term: 'Pressentiment',
    glossary: 'voyance',
    short: 'Sentiment vague et souvent anxieux qu’un événement approche, sans fait précis qui permette de l’expliquer.',
    body: `<p>On a un pressentiment comme on a un caillou dans la chaussure : rien ne se voit, et l’on y pense à chaque pas. Le mot dit un sentir d’avance, plus trouble que la <a href="/voyance/lexique/premonition">prémonition</a>, qui prétend désigner un fait.</p>
<p>La mémoire joue ici un tour connu. De nos mille inquiétudes, nous retenons celle que l’événement a confirmée ; les autres s’effacent sans laisser de trace. Cela n’oblige pas à mépriser ce malaise, qui signale parfois un détail aperçu sans qu’on l’ait compris. Écrivez-le, datez-le, puis vérifiez : un carnet tenu trois mois vous apprendra ce que vaut votre <a href="/voyance/lexique/intuition">intuition</a>, et à quelles heures elle se trompe.</p>`,
    see: ['premonition', 'intuition', 'presage'],
  },
  {
    slug: 'premonition',
    term: 'Prémonition',
    glossary: 'voyance',
    short: 'Impression de connaître à l’avance un événement précis, par une image, un rêve ou une certitude soudaine.',
    body: `<p>Le verbe latin praemonere veut dire avertir à l’avance. En octobre 1966, un terril s’effondre sur l’école du village gallois d’Aberfan ; le psychiatre John Barker recueille alors les témoignages de gens persuadés d’avoir pressenti la catastrophe, puis participe à la création à Londres d’un bureau des prémonitions, chargé de les noter avant les faits.</p>
<p>L’entreprise n’apporta pas la preuve espérée. Elle avait pourtant posé la bonne question, celle de la date : une prémonition racontée après coup ne se distingue pas d’un <a href="/voyance/lexique/biais-de-confirmation">souvenir arrangé</a>. Le <a href="/voyance/lexique/reve-premonitoire">rêve prémonitoire</a> n’échappe pas à cette loi ; qui note le sien au réveil, avant les nouvelles, fait déjà œuvre de savant.</p>`,
    see: ['pressentiment', 'reve-premonitoire', 'biais-de-confirmation'],
  },
  {
    slug: 'reve-premonitoire',
    term: 'Rêve prémonitoire',
    glossary: 'voyance',
    short: 'Rêve dont une scène paraît se réaliser ensuite, et que son auteur tient pour un avertissement.',
    body: `<p>Pharaon rêve de sept vaches grasses et de sept vaches maigres, et Joseph en tire une politique agricole. Les Anciens prenaient leurs songes au sérieux : au deuxième siècle, Artémidore d’Éphèse leur consacre une clef entière, ancêtre de notre <a href="/divination/lexique/oniromancie">oniromancie</a>.</p>
<p>Chaque nuit, nous faisons plusieurs rêves et les oublions presque tous. Sur le nombre, quelques rencontres avec le réel sont inévitables, et ce sont celles-là que l’on raconte. Le <a href="/voyance/lexique/hasard">hasard</a> suffit donc à les expliquer. Reste ce que le rêve dit de vous, vos craintes, vos désirs, le nom que vous n’osez pas prononcer le jour : voilà un sujet de conversation plus sûr qu’un calendrier.</p>`,
    see: ['oniromancie', 'premonition', 'hasard'],
  },
  {
    slug: 'sixieme-sens',
    term: 'Sixième sens',
    glossary: 'voyance',
    short:
      'Expression familière pour une sensibilité qui s’ajouterait à la vue, à l’ouïe, au toucher, au goût et à l’odorat.',
    body: `<p>Le compte de cinq remonte à Aristote, qui affirme dans son traité De l’âme qu’il n’existe pas d’autre sens. La physiologie l’a corrigé depuis longtemps : nous percevons aussi l’équilibre, la température, la douleur et la position de nos membres. Le sixième sens est donc, si l’on chicane, déjà pris.</p>
<p>Dans la conversation, l’expression désigne un flair, une <a href="/voyance/lexique/intuition">intuition</a> qui tombe juste. Les parapsychologues lui ont préféré un terme d’apparence plus savante, <a href="/voyance/lexique/perception-extrasensorielle">perception extrasensorielle</a>, sans parvenir à l’établir. Parlez de flair si vous voulez : le mot est modeste, et il a du nez.</p>`,
    see: ['intuition', 'perception-extrasensorielle', 'flash'],
  },
  {
    slug: 'flash',
    term: 'Flash',
    glossary: 'voyance',
    short: 'Image ou certitude brève qui surgit pendant une consultation, sans que la personne l’ait cherchée.',
    body: `<p>Le photographe a pris à l’anglais le nom de son éclair, et les praticiens en ont fait leur mot de métier : on a un flash comme on prend une photographie dans le noir. Une porte bleue, un quai de gare, la main gauche d’un homme âgé ; puis plus rien.</p>
<p>Cette brièveté fait son charme et sa faiblesse. Une image isolée se laisse interpréter de vingt façons, et votre mémoire s’empressera d’y loger ce qui convient. À qui travaille <a href="/voyance/lexique/voyance-sans-support">sans support</a>, demandez de séparer ce qui a été vu de ce qui en est déduit. La réponse vous renseignera sur sa probité mieux qu’une <a href="/voyance/lexique/clairvoyance">clairvoyance</a> proclamée.</p>`,
    see: ['ressenti', 'voyance-sans-support', 'clairvoyance'],
  },
  {
    slug: 'ressenti',
    term: 'Ressenti',
    glossary: 'voyance',
    short: 'Ensemble des impressions éprouvées à propos d’une personne ou d’une situation, avant toute analyse.',
    body: `<p>Participe devenu nom, comme le vécu, le ressenti a conquis le langage courant jusqu’aux bulletins météo. En consultation, il nomme la matière première : ce que la personne éprouve en lisant votre prénom, votre <a href="/voyance/lexique/question">question</a>, votre façon d’écrire.</p>
<p>Il a l’honnêteté de se présenter pour subjectif. Quelqu’un qui vous dit « voici mon ressenti » vous laisse libre d’en avoir un autre ; quelqu’un qui assène « c’est ainsi » a franchi une ligne. Comparez toujours avec le vôtre, et dites-le. Une <a href="/voyance/lexique/consultation">consultation</a> réussie ressemble à deux lecteurs penchés sur la même page, qui n’en soulignent pas les mêmes mots.</p>`,
    see: ['intuition', 'clairsentience', 'question'],
  },
  {
    slug: 'don',
    term: 'Don',
    glossary: 'voyance',
    short:
      'Aptitude que l’on dit reçue à la naissance ou transmise en famille, par opposition à une technique apprise.',
    body: `<p>De père en fils, de grand-mère en petite-fille, à la suite d’un accident ou d’un orage : les récits de transmission composent un genre littéraire à part entière. Les campagnes françaises ont leurs barreurs de feu et leurs rebouteux, qui tiennent leur secret d’un ancien et, selon la coutume, n’en tirent pas profit.</p>
<p>Un don ne se vérifie pas, et c’est pourquoi il orne tant de publicités. Les mots « de naissance » ou « de septième génération » ne coûtent rien à écrire. Regardez plutôt ce qui se constate : la clarté du <a href="/voyance/lexique/prix-a-la-minute">tarif</a>, la qualité de l’écoute, l’absence des procédés décrits à l’article <a href="/voyance/lexique/charlatan">charlatan</a>.</p>`,
    see: ['voyant', 'charlatan', 'magnetisme'],
  },
  {
    slug: 'presage',
    term: 'Présage',
    glossary: 'voyance',
    short: 'Signe fortuit, oiseau, rencontre, parole entendue, dans lequel on lit une annonce favorable ou contraire.',
    body: `<p>Trébucher sur le seuil, croiser une pie, entendre au coin d’une rue la phrase qui répond à votre souci. Les Romains avaient un mot pour ces paroles saisies au vol, omen, et une science officielle pour les oiseaux, confiée aux <a href="/divination/lexique/augure">augures</a>.</p>
<p>Le présage diffère des autres arts en ce qu’on ne le provoque pas : il vient, ou du moins on le remarque. Toute la question est là, car nous remarquons ce qui nous occupe déjà. Jung a donné à ces rencontres un nom plus neuf, la <a href="/voyance/lexique/synchronicite">synchronicité</a>. Libre à vous d’y prendre plaisir, pourvu que l’oiseau ne décide pas à votre place.</p>`,
    see: ['augure', 'hasard', 'synchronicite'],
  },
  {
    slug: 'telepathie',
    term: 'Télépathie',
    glossary: 'voyance',
    short: 'Communication supposée d’une pensée à distance entre deux esprits, sans parole, geste ni signe.',
    body: `<p>Le mot a un auteur et une date : Frederic Myers, l’un des fondateurs de la Society for Psychical Research de Londres, le forge en 1882 sur deux mots grecs, loin et sentir. Le téléphone venait de naître, le télégraphe courait sous l’océan ; l’idée d’un fil invisible entre les consciences était dans l’air.</p>
<p>Un siècle et demi d’essais n’a pas produit de résultat que d’autres équipes reproduisent à volonté. La <a href="/voyance/lexique/parapsychologie">parapsychologie</a> continue d’y travailler. Ne consultez pas pour qu’on lise les pensées d’un absent : personne ne le peut, et l’on risque de vous vendre vos propres espoirs, ce dont vit le commerce du <a href="/voyance/lexique/retour-affectif">retour affectif</a>.</p>`,
    see: ['perception-extrasensorielle', 'parapsychologie', 'clairsentience'],
  },
  {
    slug: 'perception-extrasensorielle',
    term: 'Perception extrasensorielle',
    glossary: 'voyance',
    short: 'Terme de laboratoire qui réunit télépathie, clairvoyance et précognition, étudiées hors des sens connus.',
    body: `<p>Il doit sa fortune au livre publié en 1934 par Joseph Banks Rhine, de l’université Duke, en Caroline du Nord. Le matériel tenait dans une poche : un paquet de vingt-cinq cartes à cinq symboles, cercle, croix, vagues, carré, étoile, dessinées par son collègue Karl Zener. Qui devine à l’aveuglette en trouve cinq en moyenne.</p>
<p>Certains sujets firent mieux. Les critiques montrèrent des failles, cartes visibles par transparence, calculs contestés, et les reprises plus strictes ne confirmèrent rien. L’expérience garde une beauté de méthode : elle oppose au <a href="/voyance/lexique/flash">flash</a> raconté un protocole, à la coïncidence un <a href="/voyance/lexique/hasard">hasard</a> chiffré. Peu de praticiens s’y prêtent.</p>`,
    see: ['telepathie', 'parapsychologie', 'sixieme-sens'],
  },
  {
    slug: 'psychometrie',
    term: 'Psychométrie',
    glossary: 'voyance',
    short: 'Pratique qui consiste à tenir un objet pour en percevoir l’histoire ou celle de son propriétaire.',
    body: `<p>Une montre arrêtée, une bague, un gant : l’objet garderait une empreinte. Joseph Rodes Buchanan, médecin américain, donne son nom à l’idée en 1842. Elle a le charme des inventaires après décès, où chaque chose semble sur le point de parler.</p>
<p>Prenez garde à l’homonyme, car les psychologues appellent psychométrie la mesure des aptitudes, par des tests étalonnés, ce qui n’a aucun rapport. À distance, la pratique s’accommode d’une photographie, qui devient alors simple <a href="/voyance/lexique/support">support</a> du <a href="/voyance/lexique/ressenti">ressenti</a>. N’envoyez jamais par la poste un bijou auquel vous tenez : celui qui le réclame pour le « purifier » ne le rend pas toujours.</p>`,
    see: ['support', 'ressenti', 'clairsentience'],
  },
  {
    slug: 'transe',
    term: 'Transe',
    glossary: 'voyance',
    short:
      'État de conscience modifié, dans lequel une personne paraît absente à elle-même ou habitée par une autre voix.',
    body: `<p>Au Moyen Âge, transir signifie passer, et même trépasser ; la transe fut longtemps une grande frayeur, sens que garde l’expression être dans les transes. L’emploi actuel doit beaucoup à l’anglais et aux <a href="/voyance/lexique/medium">médiums</a> du dix-neuvième siècle, qui parlaient les yeux clos au fond d’un salon obscur.</p>
<p>Les ethnologues décrivent des transes rituelles sur tous les continents, réglées par la musique, le groupe, la coutume. L’hypnose, étudiée en médecine, en est une cousine laïque. Quant à ce qu’une telle voix révèle, elle parle depuis la personne qui la prête, comme l’<a href="/voyance/lexique/ecriture-automatique">écriture automatique</a> vient de la main qui tient la plume.</p>`,
    see: ['medium', 'pythie', 'ecriture-automatique'],
  },
  {
    slug: 'canalisation',
    term: 'Canalisation',
    glossary: 'voyance',
    short: 'Réception d’un message attribué à une entité, un ange ou un guide, que la personne transmet avec ses mots.',
    body: `<p>Traduction de l’anglais channeling, le terme appartient à la seconde moitié du vingtième siècle et au courant dit du Nouvel Âge. L’Américaine Jane Roberts en donna l’exemple le plus lu, en dictant à partir des années 1960 les entretiens d’un personnage nommé Seth.</p>
<p>La différence avec le <a href="/voyance/lexique/medium">médium</a> d’autrefois est d’abord celle du décor : les défunts se taisent, des êtres de lumière prennent la parole. Le ton y est souvent doux, général, consolant, ce qui appelle la prudence de l’<a href="/voyance/lexique/effet-barnum">effet Barnum</a>. Jugez le message comme une lettre anonyme bien tournée : vous aide-t-il à décider, ou réclame-t-il que vous obéissiez ?</p>`,
    see: ['medium', 'guide', 'transe'],
  },
]
