import type { SeedTerm } from './kinds.ts'

export const divination1: readonly SeedTerm[] = [
  {
    slug: 'divination',
    term: 'Divination',
    glossary: 'divination',
    short:
      'Ensemble des arts qui cherchent, dans des signes ou dans l’inspiration, une réponse que le raisonnement ne donne pas.',
    body: `<p>Presque tous les peuples dont nous avons gardé des écrits ont interrogé les foies, les étoiles, les os, les rêves ou la fumée. Cicéron, à Rome, séparait déjà deux familles : celle qui s’apprend et déchiffre des signes, celle qui se subit, songe ou délire prophétique.</p>
<p>La distinction sert toujours. D’un côté les arts de lecture, <a href="/divination/lexique/tarot-de-marseille">tarot</a>, <a href="/divination/lexique/astrologie">astrologie</a>, <a href="/divination/lexique/geomancie">géomancie</a>, avec leurs règles et leurs manuels ; de l’autre la <a href="/voyance/lexique/voyance">voyance</a> proprement dite. Le suffixe -mancie, du grec manteia, signale les premiers. Aucun ne prédit au sens des sciences. Tous ont produit des images, des livres, une manière de s’arrêter pour réfléchir, et c’est à ce titre qu’ils figurent dans ce lexique.</p>`,
    see: ['augure', 'cleromancie', 'voyance'],
  },
  {
    slug: 'tarologie',
    term: 'Tarologie',
    glossary: 'divination',
    short:
      'Étude et pratique du tarot considéré comme un langage d’images, à des fins de réflexion plus que d’annonce.',
    body: `<p>Le terme est jeune, formé au vingtième siècle pour prendre ses distances avec la <a href="/voyance/lexique/cartomancie">cartomancie</a>, jugée trop pressée de voir arriver des blonds et des héritages. Le tarologue regarde la carte avant de la traduire : qui tourne le dos, où va ce regard, pourquoi ce bleu.</p>
<p>Entre les deux pratiques, la frontière est poreuse, et bien des gens passent de l’une à l’autre dans la même phrase. On appréciera la méthode à ses verbes. Si la carte montre, suggère, oppose, vous êtes en tarologie ; si elle annonce et décide, vous en êtes sorti sans bouger de votre chaise. Une <a href="/voyance/lexique/question">question</a> ouverte en tire le meilleur parti.</p>`,
    see: ['tarot-de-marseille', 'cartomancie', 'tirage'],
  },
  {
    slug: 'tarot-de-marseille',
    term: 'Tarot de Marseille',
    glossary: 'divination',
    short:
      'Jeu de soixante-dix-huit cartes gravées, fixé en France aux dix-septième et dix-huitième siècles, devenu le tarot divinatoire classique.',
    body: `<p>Il n’est pas né à Marseille, et l’Égypte n’y est pour rien. Les premiers tarots sont peints dans l’Italie du Nord au quinzième siècle, pour jouer. Les cartiers français en simplifient le dessin ; celui de Nicolas Conver, daté de 1760 à Marseille, servira de modèle à beaucoup.</p>
<p>En 1781, le pasteur Antoine Court de Gébelin croit y reconnaître un livre des prêtres égyptiens, et la légende s’envole. Le jeu comprend vingt-deux <a href="/divination/lexique/arcanes-majeurs">arcanes majeurs</a> et cinquante-six <a href="/divination/lexique/arcanes-mineurs">mineurs</a>. Ses couleurs franches, ses visages sans âge, ses détails inexpliqués suffisent au mystère. On le lit en <a href="/divination/lexique/tirage">tirage</a>, ou simplement on le regarde.</p>`,
    see: ['arcane', 'tarologie', 'rider-waite'],
  },
  {
    slug: 'arcane',
    term: 'Arcane',
    glossary: 'divination',
    short: 'Nom donné à chacune des cartes du tarot ; au sens propre, ce qui est tenu secret.',
    body: `<p>Arcanum, en latin, est ce que l’on garde dans un coffre, arca. Les alchimistes appelaient ainsi leurs préparations cachées, les diplomates parlent encore des arcanes du pouvoir. Les occultistes du dix-neuvième siècle étendirent le mot aux cartes, qui jusque-là se nommaient plus bonnement triomphes ou atouts.</p>
<p>Il faut en sourire un peu : un coffre que vendent toutes les papeteries ne cache pas grand-chose. L’idée reste pourtant juste si l’on entend que l’image garde une réserve. Vous verrez vingt fois le <a href="/divination/lexique/bateleur">Bateleur</a> avant de remarquer que sa table n’a que trois pieds. Les <a href="/divination/lexique/arcanes-majeurs">majeurs</a> portent un titre ; les autres, presque tous, se taisent.</p>`,
    see: ['arcanes-majeurs', 'arcanes-mineurs', 'tarot-de-marseille'],
  },
  {
    slug: 'arcanes-majeurs',
    term: 'Arcanes majeurs',
    glossary: 'divination',
    short:
      'Les vingt-deux atouts du tarot : vingt et un numérotés, du Bateleur au Monde, et le Mat, qui n’a pas de numéro.',
    body: `<p>Un empereur, un pendu, une étoile, une tour frappée par la foudre : la suite ressemble à un cortège de carnaval, et elle en vient peut-être, car les Italiens appelaient ces cartes trionfi, triomphes. À la table de jeu, elles l’emportaient sur toutes les autres.</p>
<p>Vingt et une sont numérotées en chiffres romains ; le <a href="/divination/lexique/mat">Mat</a> voyage sans numéro et la treizième carte sans <a href="/divination/lexique/arcane-sans-nom">nom</a>. La tradition y lit un apprentissage, de l’objet qu’on manipule au monde qu’on danse. Beaucoup de praticiens n’emploient qu’elles, ce qui donne des tirages clairs, un peu solennels, où tout paraît important. Méfiez-vous-en pour les petites questions.</p>`,
    see: ['arcane', 'bateleur', 'mat'],
  },
  {
    slug: 'arcanes-mineurs',
    term: 'Arcanes mineurs',
    glossary: 'divination',
    short: 'Les cinquante-six cartes du tarot réparties en bâtons, coupes, épées et deniers, avec leurs figures.',
    body: `<p>Ce sont nos cartes ordinaires, ou plutôt leurs cousines italiennes : dix cartes de points par couleur, puis un valet, un cavalier, une reine et un roi. Le cavalier manque au jeu de tous les jours, et la <a href="/voyance/lexique/cartomancie">cartomancie</a> populaire s’en passe.</p>
<p>On attribue d’habitude aux bâtons l’élan et le travail, aux coupes les sentiments, aux épées la pensée et le conflit, aux deniers l’argent et le corps. Dans le tarot de Marseille, ces cartes montrent des motifs presque abstraits, lames croisées, tiges, fleurs ; le <a href="/divination/lexique/rider-waite">Rider-Waite</a> en fait des scènes. Elles ramènent la lecture au quotidien. Là où un majeur parle de justice, un mineur demande qui a payé le dîner.</p>`,
    see: ['arcane', 'arcanes-majeurs', 'cartomancie'],
  },
  {
    slug: 'bateleur',
    term: 'Bateleur',
    glossary: 'divination',
    short:
      'Première carte du tarot de Marseille : un jeune homme debout derrière une table chargée de gobelets, de dés et de pièces.',
    body: `<p>Le métier existait. Sur les foires, le bateleur faisait passer la muscade d’un gobelet à l’autre ; son nom vient de l’ancien français baastel, instrument d’escamoteur. Son chapeau dessine un huit couché, sa table coupe le bord de l’image, il regarde ailleurs que vers ses mains.</p>
<p>Dans un <a href="/divination/lexique/tirage">tirage</a>, on lui prête les débuts, l’habileté, tout ce qui est sur la table sans être encore choisi. Son ombre est le tour de passe-passe, l’illusion que l’on se donne. Il ouvre la marche des <a href="/divination/lexique/arcanes-majeurs">arcanes majeurs</a> avec une modestie qui lui va bien : avant les papes et les empereurs, un saltimbanque qui commence sa journée.</p>`,
    see: ['arcanes-majeurs', 'mat', 'tirage'],
  },
  {
    slug: 'mat',
    term: 'Mat',
    glossary: 'divination',
    short: 'Carte du tarot sans numéro : un marcheur au baluchon, vêtu en fou, qu’un animal pousse par-derrière.',
    body: `<p>En italien il Matto, le fou. Dans les règles anciennes, cette carte excuse son possesseur de fournir la couleur demandée, et nos joueurs de tarot l’appellent encore l’Excuse. Elle échappe au rang, comme le bouffon échappait à l’étiquette.</p>
<p>Où la placer dans la série ? Avant le <a href="/divination/lexique/bateleur">Bateleur</a>, après le Monde, nulle part : les auteurs en ont beaucoup discuté, ce qui la résume. Les lectures y voient le départ, la liberté, une part d’étourderie. L’animal qui s’accroche à la jambe du marcheur le retient ou l’aide, selon l’humeur. Posez-vous la question devant l’image, avant d’ouvrir un manuel sur les <a href="/divination/lexique/arcane">arcanes</a>.</p>`,
    see: ['arcanes-majeurs', 'bateleur', 'arcane-sans-nom'],
  },
  {
    slug: 'arcane-sans-nom',
    term: 'Arcane sans nom',
    glossary: 'divination',
    short: 'Treizième carte du tarot de Marseille, un squelette qui fauche, et la seule figure sans titre inscrit.',
    body: `<p>Les vieilles listes italiennes l’appelaient franchement la Mort. Les graveurs français ont laissé le cartouche vide, par crainte ou par bienséance, et ce silence a fait plus pour sa réputation que n’importe quel mot.</p>
<p>Regardez-la de près : le sol est noir, des mains et des têtes y poussent comme des plantes, l’une d’elles porte une couronne. La tradition y lit une coupe, la fin d’une saison, le débarras. Elle n’annonce la mort de personne. Un praticien qui s’en servirait pour effrayer manquerait à la <a href="/voyance/lexique/deontologie">déontologie</a> la plus élémentaire. Parmi les <a href="/divination/lexique/arcanes-majeurs">arcanes majeurs</a>, c’est aussi la carte des jardiniers.</p>`,
    see: ['arcanes-majeurs', 'mat', 'deontologie'],
  },
  {
    slug: 'rider-waite',
    term: 'Rider-Waite',
    glossary: 'divination',
    short: 'Tarot publié à Londres en 1909, dessiné par Pamela Colman Smith sur les indications d’Arthur Edward Waite.',
    body: `<p>Rider était la maison d’édition, Waite l’érudit, et l’artiste fut longtemps oubliée sur la boîte ; on dit de plus en plus Rider-Waite-Smith pour réparer. Pamela Colman Smith exécuta l’ensemble en quelques mois, d’un trait né du théâtre et de l’estampe.</p>
<p>Sa nouveauté majeure tient aux cartes de points, devenues des scènes : trois épées percent un cœur sous la pluie, un homme emporte cinq lames sur la pointe des pieds. La lecture en est plus facile et plus fermée aussi, puisque l’image a déjà choisi. Waite échange au passage la Justice et la Force. Le <a href="/divination/lexique/tarot-de-marseille">tarot de Marseille</a> laisse ses <a href="/divination/lexique/arcanes-mineurs">mineurs</a> ouverts.</p>`,
    see: ['tarot-de-marseille', 'arcanes-mineurs', 'carte-renversee'],
  },
  {
    slug: 'oracle',
    term: 'Oracle',
    glossary: 'divination',
    short:
      'Réponse d’un dieu, lieu où elle était donnée, et aujourd’hui jeu de cartes illustré conçu pour la divination.',
    body: `<p>Le latin oraculum vient d’orare, parler, prier. De Delphes, où siégeait la <a href="/voyance/lexique/pythie">Pythie</a>, à Dodone, où l’on écoutait bruire un chêne, l’oracle fut d’abord un endroit vers lequel on marchait plusieurs jours, ce qui laissait mûrir la question.</p>
<p>Les cartes ont raccourci le voyage. Un oracle, au sens moderne, se distingue du tarot en ce que rien n’y est imposé : ni le nombre des cartes, ni les couleurs, ni les thèmes. Chaque auteur fait le sien, et les librairies en débordent. Le meilleur se reconnaît à ses ombres. Un jeu qui n’aurait que des cartes heureuses, fût-il ravissant, ne saurait répondre à une vraie <a href="/voyance/lexique/question">question</a>.</p>`,
    see: ['oracle-belline', 'petit-lenormand', 'pythie'],
  },
  {
    slug: 'oracle-belline',
    term: 'Oracle de Belline',
    glossary: 'divination',
    short: 'Jeu français de cartes divinatoires placées sous les planètes, issu d’un manuscrit du dix-neuvième siècle.',
    body: `<p>Un voyant parisien du Second Empire, connu comme le mage Edmond, avait dessiné ces cartes pour son usage. Un confrère du siècle suivant, qui signait Belline, les retrouva et les fit éditer au début des années 1960. Elles n’ont plus quitté les tables françaises.</p>
<p>Chacune porte un numéro, un mot en lettres capitales, Trahison, Départ, Héritage, et une vignette naïve. Après les trois premières, elles se rangent sept par sept sous le Soleil, la Lune, Mercure, Vénus, Mars, Jupiter et Saturne. Une carte bleue, à part, joue les protectrices. Le vocabulaire est franc, parfois rude : comme dans tout <a href="/divination/lexique/oracle">oracle</a>, le voisinage d’une carte corrige son titre, ce que sait qui pratique la <a href="/voyance/lexique/cartomancie">cartomancie</a>.</p>`,
    see: ['oracle', 'cartomancie', 'petit-lenormand'],
  },
  {
    slug: 'petit-lenormand',
    term: 'Petit Lenormand',
    glossary: 'divination',
    short: 'Jeu de trente-six cartes aux images simples, cavalier, maison, clef, né en Allemagne vers 1800.',
    body: `<p>La célèbre Marie-Anne Lenormand, dont le <a href="/voyance/lexique/cabinet-de-voyance">cabinet</a> attirait Paris, n’a jamais tenu ces cartes. Elles viennent d’un jeu de parcours, le Jeu de l’espérance, conçu à Nuremberg par Johann Kaspar Hechtel : on y avançait aux dés sur trente-six images. Après la mort de la devineresse, en 1843, des éditeurs y collèrent son nom.</p>
<p>Le tarot se contemple ; le Lenormand se lit comme une phrase. Une carte est le sujet, la suivante l’épithète : lettre et renard, soupçon sur un message ; lettre et bouquet, invitation. Le grand tableau étale les trente-six d’un coup. Cette grammaire ravit les amateurs de mots croisés, moins ceux que comblent les <a href="/divination/lexique/arcanes-majeurs">arcanes majeurs</a>.</p>`,
    see: ['cartomancie', 'oracle', 'tirage'],
  },
  {
    slug: 'tirage',
    term: 'Tirage',
    glossary: 'divination',
    short: 'Disposition de quelques cartes, runes ou pièces obtenues au hasard, dont chaque place a un sens convenu.',
    body: `<p>Tirer n’est que la moitié du geste, poser en est l’autre. La place importe autant que l’image : le même Pendu signifie une gêne dans la case de l’obstacle, une patience dans celle du conseil. Trois cartes suffisent à la plupart des usages : ce qui fut, ce qui est, ce qui vient.</p>
<p>Le <a href="/voyance/lexique/hasard">hasard</a> fait la donne, personne ne fait l’interprétation à votre place. Décidez de la <a href="/voyance/lexique/question">question</a> avant de battre, tenez-vous-en au premier résultat, car refaire un tirage jusqu’à ce qu’il plaise revient à n’écouter que soi. Et gardez-en une trace, photographie ou croquis : relu dans un mois, il dira surtout où vous en étiez.</p>`,
    see: ['tirage-en-croix', 'coupe', 'hasard'],
  },
  {
    slug: 'tirage-en-croix',
    term: 'Tirage en croix',
    glossary: 'divination',
    short: 'Disposition classique du tarot à cinq cartes : pour, contre, à considérer, issue, et synthèse au centre.',
    body: `<p>Oswald Wirth, secrétaire de l’occultiste Stanislas de Guaita, l’a popularisé dans son livre de 1927 sur le tarot des imagiers du Moyen Âge. La carte de gauche plaide pour, celle de droite contre ; celle du haut juge, celle du bas donne le résultat.</p>
<p>La cinquième s’obtient par le calcul : on additionne les nombres des quatre autres et l’on réduit au besoin. On reconnaît là un tribunal, avec ses avocats et son délibéré, et le plaisir de la forme vient de cette clarté. Elle convient aux hésitations plutôt qu’aux attentes. Seuls les <a href="/divination/lexique/arcanes-majeurs">arcanes majeurs</a> y servent. Avant, on mêle, on <a href="/divination/lexique/coupe">coupe</a>, on respire.</p>`,
    see: ['tirage', 'arcanes-majeurs', 'coupe'],
  },
  {
    slug: 'carte-renversee',
    term: 'Carte renversée',
    glossary: 'divination',
    short: 'Carte qui se présente la tête en bas dans un tirage, et dont certains praticiens modifient alors le sens.',
    body: `<p>Etteilla, au dix-huitième siècle, imprima sur ses cartes une signification à chaque bout, l’une pour l’endroit, l’autre pour l’envers. L’usage s’est répandu avec lui, surtout chez les lecteurs de langue anglaise et du <a href="/divination/lexique/rider-waite">Rider-Waite</a>.</p>
<p>Ceux qui l’adoptent n’y voient pas toujours un contraire : la carte peut être freinée, tournée vers le dedans, en retard. Ceux qui s’en dispensent remettent tout droit et laissent les places du <a href="/divination/lexique/tirage">tirage</a> nuancer. Les deux écoles se défendent, à condition de s’annoncer avant de retourner la première carte. Changer de règle au vu du résultat est une petite tricherie, très humaine, et d’abord envers soi.</p>`,
    see: ['tirage', 'rider-waite', 'oracle'],
  },
  {
    slug: 'coupe',
    term: 'Coupe',
    glossary: 'divination',
    short: 'Geste de séparer le paquet en deux avant un tirage, souvent confié à la personne qui interroge.',
    body: `<p>Aux tables de jeu, couper empêche le donneur de tricher. En <a href="/voyance/lexique/cartomancie">cartomancie</a>, le geste a gardé ce sens de garantie et s’est chargé d’un autre : par lui, celui qui demande met sa main dans l’affaire. La tradition recommande la gauche, du côté du cœur, sans que personne ait su dire pourquoi le cœur s’y connaîtrait en cartes.</p>
<p>On lit parfois la coupe elle-même, les deux faces qu’elle découvre donnant le ton de la séance. En <a href="/voyance/lexique/tchat">tchat</a>, il faut bien déléguer : vous indiquez un nombre, ou dites « maintenant », et l’autre coupe. Le rite survit très bien à l’absence de table.</p>`,
    see: ['tirage', 'cartomancie', 'hasard'],
  },
  {
    slug: 'runes',
    term: 'Runes',
    glossary: 'divination',
    short:
      'Lettres des anciens peuples germaniques, gravées sur bois, pierre ou os, et employées de nos jours comme art divinatoire.',
    body: `<p>Le mot évoquait, dans plusieurs langues du Nord, le secret et le murmure. Les plus vieilles inscriptions remontent aux premiers siècles de notre ère et n’ont rien d’occulte pour la plupart : un nom, un fabricant, un peigne qui dit « peigne ».</p>
<p>Tacite, vers 98, décrit des Germains qui jettent des baguettes marquées de signes et en prennent trois. S’agissait-il de runes ? On l’ignore. La pratique actuelle, pierres tirées d’un sac, date surtout du vingtième siècle, tout comme la rune blanche, inconnue des anciens. Cela ne lui retire pas sa beauté rude : une poignée de pierres, le <a href="/divination/lexique/futhark">futhark</a> pour grammaire, et le geste nu de la <a href="/divination/lexique/cleromancie">cléromancie</a>. Nous avons gravé <a href="/tarots-oracles/les-runes/cartes">les vingt-quatre</a> et raconté chacune.</p>`,
    see: ['futhark', 'cleromancie', 'tirage'],
  },
  {
    slug: 'futhark',
    term: 'Futhark',
    glossary: 'divination',
    short:
      'Nom de l’alphabet runique, formé de ses six premiers signes, comme le mot alphabet l’est d’alpha et de bêta.',
    body: `<p>L’ancien futhark compte vingt-quatre signes, que l’on range en trois groupes de huit. La pierre de Kylver, trouvée à Gotland et datée des environs de l’an 400, en donne la suite. À l’époque viking, les Scandinaves en réduisirent le nombre à seize ; les Anglo-Saxons, au contraire, en ajoutèrent.</p>
<p>Chaque rune avait un nom, que des poèmes médiévaux ont conservé : bétail, aurochs, grêle, glace, soleil. Ces noms composent tout un hiver de ferme, et c’est d’eux que la <a href="/divination/lexique/divination">divination</a> par les <a href="/divination/lexique/runes">runes</a> tire presque toutes ses images. Les tracés évitent l’horizontale, sans doute parce que le couteau s’y serait perdu dans les fibres du bois.</p>`,
    see: ['runes', 'cleromancie', 'divination'],
  },
  {
    slug: 'geomancie',
    term: 'Géomancie',
    glossary: 'divination',
    short: 'Divination par seize figures de points, tracées autrefois dans le sable, puis sur le papier.',
    body: `<p>Les Arabes la nomment science du sable. On pique à l’aveugle des rangées de points, on regarde si chacune est paire ou impaire, et quatre rangées forment une figure : Populus, la foule, toute paire ; Via, le chemin, toute impaire ; Fortuna major, Caput draconis. L’Europe latine l’apprend au douzième siècle et s’en éprend.</p>
<p>Sa mécanique est d’une sobriété admirable, puisque de quatre figures tirées découlent toutes les autres, par addition. On les place ensuite dans les douze <a href="/divination/lexique/maison">maisons</a> de l’astrologie. Le Fâ d’Afrique de l’Ouest lui est apparenté, le <a href="/divination/lexique/i-ching">Yi Jing</a> lui ressemble sans lien prouvé. Ne la confondez pas avec le feng shui, qu’un mauvais usage baptise ainsi.</p>`,
    see: ['cleromancie', 'i-ching', 'maison'],
  },
  {
    slug: 'i-ching',
    term: 'Yi Jing (I Ching)',
    glossary: 'divination',
    short: 'Livre chinois des changements, composé de soixante-quatre figures que l’on consulte par le tirage au sort.',
    body: `<p>Son noyau remonte à la dynastie des Zhou, près de mille ans avant notre ère ; des générations de lettrés l’ont ensuite commenté, et Confucius lui fut associé par la tradition. On le tire avec cinquante tiges d’achillée, lentement, ou avec trois pièces, plus vite.</p>
<p>Leibniz, mis au courant par le père Bouvet, jésuite à Pékin, y reconnut avec joie son arithmétique binaire. La traduction allemande de Richard Wilhelm, en 1924, l’ouvrit au grand public ; Jung préfaça la version anglaise et y rattacha la <a href="/voyance/lexique/synchronicite">synchronicité</a>. Le livre répond rarement par oui ou non. Il décrit un moment, un <a href="/divination/lexique/hexagramme">hexagramme</a>, et la conduite qui lui convient, souvent la patience.</p>`,
    see: ['hexagramme', 'synchronicite', 'cleromancie'],
  },
  {
    slug: 'hexagramme',
    term: 'Hexagramme',
    glossary: 'divination',
    short: 'Figure de six traits, pleins ou brisés, qui constitue l’unité de lecture du Yi Jing.',
    body: `<p>Un trait plein est yang, un trait brisé est yin. Six traits, deux possibilités chacun : soixante-quatre figures, de Qian, le ciel, tout plein, à Kun, la terre, toute brisée. On les lit de bas en haut, comme pousse une plante, en deux trigrammes superposés, feu sous montagne, vent sur eau.</p>
<p>Certains traits sortent mutants et se changent en leur contraire ; une seconde figure apparaît alors, qui dit vers quoi l’on va. L’avant-dernière se nomme Déjà accompli, la dernière Pas encore accompli, et cette façon de finir sur une ouverture résume tout le <a href="/divination/lexique/i-ching">livre</a>. La <a href="/divination/lexique/geomancie">géomancie</a>, très loin de là, bâtit ses figures sur la même alternance du simple et du double.</p>`,
    see: ['i-ching', 'geomancie', 'hasard'],
  },
  {
    slug: 'cleromancie',
    term: 'Cléromancie',
    glossary: 'divination',
    short: 'Divination par le sort : dés, osselets, baguettes, fèves ou cailloux jetés ou tirés.',
    body: `<p>Klêros, en grec, est le petit objet que l’on secoue dans un casque pour désigner celui qui combattra. Au sanctuaire de Préneste, près de Rome, un enfant tirait des tablettes de chêne. Dans les Actes des apôtres, Matthias remplace Judas par tirage au sort.</p>
<p>Tirer au sort fut longtemps une manière de laisser parler le dieu. Nous avons gardé l’usage sans lui, pour composer les jurys d’assises. <a href="/divination/lexique/runes">Runes</a>, <a href="/divination/lexique/i-ching">Yi Jing</a> et cartes sont de la famille. Un conseil de praticien, pour les petites indécisions : lancez la pièce, et observez ce que vous espérez pendant qu’elle tourne.</p>`,
    see: ['bibliomancie', 'hasard', 'runes'],
  },
  {
    slug: 'bibliomancie',
    term: 'Bibliomancie',
    glossary: 'divination',
    short: 'Art d’ouvrir un livre au hasard et de lire, dans le premier passage rencontré, une réponse à sa question.',
    body: `<p>Les Romains ouvraient Virgile, les chrétiens la Bible, malgré les conciles qui l’interdirent ; les Iraniens ouvrent Hafez, notamment la nuit du solstice d’hiver, et s’en trouvent bien. Chez Rabelais, Panurge consulte ainsi l’Énéide pour savoir s’il doit se marier, et chaque vers est tourné par les uns et les autres au sens qu’ils préfèrent.</p>
<p>La scène du Tiers Livre contient toute la critique du genre et tout son agrément. Un livre est toujours sous la main, et cela ne coûte rien. Prenez-en un que vous estimez : quel que soit le passage, vous aurez relu une bonne page. Le <a href="/voyance/lexique/hasard">hasard</a> se charge du reste, et votre <a href="/voyance/lexique/question">question</a> du sens.</p>`,
    see: ['hasard', 'cleromancie', 'question'],
  },
  {
    slug: 'pendule',
    term: 'Pendule',
    glossary: 'divination',
    short: 'Petit poids suspendu à un fil, dont les balancements sont interprétés comme des réponses.',
    body: `<p>Tenez-le immobile, pensez à un cercle : il tourne. L’effet est saisissant et connu. Dès 1833, le chimiste Michel-Eugène Chevreul explique à Ampère, dans une lettre publiée, que de petits mouvements involontaires de la main suffisent, et qu’ils cessent lorsqu’on se bande les yeux.</p>
<p>Le pendule amplifie donc ce que nous attendons. Comme miroir d’une préférence inavouée, il a son utilité ; comme instrument de décision, il vous rend votre propre avis en prenant l’air étranger. Il répond par oui ou non, ce qui oblige à soigner la <a href="/voyance/lexique/question">question</a>. Jamais il ne choisit un traitement ni un placement. Son emploi pour chercher l’eau relève de la <a href="/divination/lexique/radiesthesie">radiesthésie</a>.</p>`,
    see: ['radiesthesie', 'table-tournante', 'question'],
  },
]
