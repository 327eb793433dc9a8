import type { PairsOf } from './pair-texts.ts'

export const aries: PairsOf = {
  aries: {
    portrait:
      'Qui a parlé le premier ? Vous n’êtes toujours pas d’accord. Deux Béliers se trouvent comme deux conducteurs au même carrefour, chacun sûr de sa priorité, et au lieu de l’accident il y a un éclat de rire. On ne s’ennuie pas une heure. On se dispute pour le thermostat avec l’énergie d’une révolution, puis on part en week-end sans réserver. Chacun admire chez l’autre ce qu’on lui a toujours reproché. Le vrai danger n’est pas la colère, qui passe, mais la course. Deux personnes peuvent s’aimer très fort et vouloir arriver avant l’autre. Tout change quand vous visez la même ligne.',
    attraction:
      'Deux regards qui se défient, et la soirée est décidée. Chacun reconnaît sa propre audace sur un autre visage, et c’est irrésistible. Vous vous plaisez pour la vitesse, pour le culot, pour ce rire au milieu d’une dispute. Le désir revient intact après chaque bataille. Il faiblit quand l’un des deux a gagné pour de bon, alors laissez toujours une revanche en suspens.',
    tenderness:
      'L’affection passe par les coudes, par des courses sur le trottoir, par un « viens » crié depuis la voiture. La caresse lente demande un apprentissage. Quand un Bélier tombe malade, l’autre le soigne comme on répare une moto, vite et bien. Asseyez-vous dix minutes côte à côte sans rien proposer. La première fois est gênante, la troisième devient un besoin.',
    communication:
      'Rien ne reste caché plus d’une heure. Vous vous dites les choses à la même force, vous vous coupez la parole, vous avez fini avant que les invités comprennent de quoi il s’agissait. Le risque est dans la phrase de trop, celle qui visait à gagner. Convenez d’un mot, idiot si possible, qui arrête tout. Le premier qui le prononce a le droit de sortir prendre l’air.',
    stability:
      'La durée dépend d’une question que l’on évite au début, celle du volant. Qui choisit le quartier, qui garde l’enfant quand deux réunions tombent en même temps ? Sans réponse écrite, chaque semaine rejoue l’élection. Prenez chacun un ministère. L’un mène les finances, l’autre les voyages, et l’on ne se relit pas. Ce couple tient dès que personne n’y est second.',
    growth:
      'Montez quelque chose. Une entreprise, un club, un record. À deux, vous faites en un trimestre ce que d’autres mettent trois ans à décider, et l’entourage s’accroche. Il faudra embaucher quelqu’un pour terminer. Vos plus beaux souvenirs auront pour décor un lieu où vous n’aviez pas réservé.',
  },
  taurus: {
    portrait:
      'Ils sont voisins et ils n’ont pas la même montre. Le Bélier a déjà enfilé sa veste quand le Taureau demande s’il reste du dessert. L’un réveille, l’autre retient, et chacun fait à l’autre un bien qu’il n’avait pas demandé. Le Bélier trouve ici quelqu’un qui ne cède ni à la colère ni au charme, ce qui l’oblige à devenir patient. Le Taureau trouve quelqu’un qui le fait sortir un soir de pluie et qui avait raison. Les débuts grincent. On s’en souvient plus tard avec tendresse, assis dans une maison que l’un a voulue et que l’autre a payée à temps.',
    attraction:
      'L’un arrive, l’autre était déjà là. Le Bélier est attiré par ce calme qu’il n’arrive pas à bousculer, le Taureau par cette chaleur qui entre sans frapper. Le premier mois se joue sur le rythme. Si le Bélier apprend qu’un dîner peut durer quatre heures et que la suite en sera meilleure, il ne regrettera rien. Sinon, il sera parti au dessert.',
    tenderness:
      'Le Taureau touche, le Bélier bouge. La tendresse se donne donc rendez-vous et se manque souvent d’un quart d’heure. Un dimanche sans réveil arrange bien des choses. Le Bélier y découvre qu’on peut être aimé sans rien faire, ce qui le bouleverse plus qu’il ne l’admet. Le Taureau reçoit en échange des élans brusques, des bras autour du cou en pleine rue, dont il se souvient longtemps.',
    communication:
      '« Décide-toi » contre « tu vas trop vite », et la conversation s’arrête là si personne n’y veille. Le Taureau répond le lendemain. Ce délai rend le Bélier fou, qui entend un refus là où il y a un examen. Un conseil simple, le Taureau annonce l’heure de sa réponse. « Je te dis ça jeudi soir. » Et jeudi soir, il le dit.',
    stability:
      'C’est le point fort, et il étonne. Le Taureau garde ce que le Bélier a conquis, la maison achetée sur un coup de tête, l’ami ramené d’un voyage, le projet. Ensemble vous avancez par à-coups et vous ne reculez jamais. L’argent fera débat. Mettez l’épargne à l’abri chez l’un et une somme libre chez l’autre, dont on ne demande aucun compte.',
    growth:
      'Le Bélier apprend à rester, le Taureau apprend à partir. Ce ne sont pas de minces voyages. Prenez un projet avec une date d’ouverture et vingt ans devant lui, une ferme, un restaurant, des travaux dans une vieille bâtisse. L’un abat les cloisons, l’autre choisit le bois. Au bout de cinq ans on vous demandera des conseils.',
  },
  geminis: {
    portrait:
      'Ils ont commencé par se contredire. Le Bélier affirmait, les Gémeaux demandaient « vraiment ? », et cela dure depuis. Entre eux, l’idée n’a pas fini de naître que les manteaux sont sur les épaules. On les voit partout et jamais assis. Le Bélier apporte le courage, les Gémeaux trouvent le chemin qui évite la bagarre. Ils se pardonnent vite, faute de mémoire. Ce qui pourrait les séparer n’a rien de dramatique, une suite de rendez-vous manqués, des promesses faites en courant, une fatigue que personne ne voit parce que tout le monde rit. Il suffit d’un dimanche sans projet pour s’apercevoir qu’on s’aime.',
    attraction:
      'Une plaisanterie, une réponse plus drôle, et l’on se retrouve dehors sans savoir qui a proposé. Les Gémeaux aiment qu’on leur tienne tête, le Bélier aime qu’on le surprenne. Ce désir a vingt ans quel que soit l’âge des intéressés. Il se nourrit de messages, de défis, de trajets faits ensemble pour rien. Le jour où l’on cesse de se taquiner, inquiétez-vous.',
    tenderness:
      'La gentillesse est là, en mouvement. On s’aide à déménager, on s’appelle entre deux portes, on apporte un sandwich au bureau de l’autre un soir de bouclage. Les grands aveux tardent, chacun craignant d’alourdir la fête. Or le Bélier a besoin d’entendre qu’il compte et les Gémeaux ont besoin qu’on les écoute sans plaisanter. Une fois par mois, les deux, dans la même soirée.',
    communication:
      'La grande affaire de ce couple. Vous parlez de tout, tout le temps, avec un plaisir qui ne s’use pas. L’un pose les questions, l’autre tranche, puis on recommence dans l’autre sens. Les amis viennent chez vous pour cela. Une seule mise en garde, les Gémeaux racontent parfois dehors ce que le Bélier avait dit dedans. Fixez la frontière, une bonne fois.',
    stability:
      'Ni l’un ni l’autre n’aime l’intendance. Le couple tient par le plaisir d’être ensemble, et vacille au moment du bail, du prêt, de la date du mariage reportée pour cause de concert. Confiez les papiers à une personne extérieure, ou à un automatisme bancaire. Vous n’êtes pas volages, vous êtes distraits. Les années passent vite et bien si le loyer part seul.',
    growth:
      'Quelle équipe pour un lancement. Les Gémeaux trouvent l’idée, le nom, la première personne à convaincre, et le Bélier a déjà réservé la salle. Voyages, radios, enfants un peu tôt, tout prend avec vous l’allure d’une aventure racontable. Limitez-vous à deux chantiers par an. Le troisième attendra très bien.',
  },
  cancer: {
    portrait:
      'La franchise frappe à la porte de la pudeur, et la porte met du temps à s’ouvrir. Le Bélier aime haut et clair. Le Cancer aime de côté, en regardant si l’on regarde. Leur histoire a un début foudroyant et un milieu difficile, ce qui est mieux que l’inverse. Il y a de la blessure, beaucoup, rarement voulue. Il y a aussi un courage que l’on ne soupçonne pas. L’un défendrait l’autre contre une armée, l’autre attendrait l’un pendant dix ans. Baisser la voix d’un côté, parler avant d’avoir trop mal de l’autre, voilà le travail. Il n’est pas mince et il se fait.',
    attraction:
      'Le feu voit l’eau, et cela fume. Le Cancer est ému par cette franchise en armes, le Bélier par cette peau si fine qu’il voudrait défendre contre le monde entier. On se plaît tout de suite, et fort. Le désir, ici, aime le contraste. Il se nourrit d’un Bélier qui attend sur le palier et d’un Cancer qui, pour une fois, ouvre en grand.',
    tenderness:
      'C’est là que cela coince. Le Bélier aime à grands coups d’épaule et croit rassurer. Le Cancer attend une voix plus basse, une main posée avant la phrase. Une remarque lancée en mettant son manteau lui gâche la nuit. Il ne le dira pas, il se refermera. Bélier, revenez sur vos pas et demandez ce qui fait mal. Cancer, répondez la première fois.',
    communication:
      'L’un dit tout en dix secondes et n’y pense plus. L’autre n’a pas dit un mot et y pense depuis mars. Autant l’avouer, la conversation est le chantier principal. Essayez la lettre, ou la promenade, qui évite de se regarder. Une règle sauve bien des soirs, jamais de sujet grave après vingt-deux heures, et jamais par-dessus l’épaule.',
    stability:
      'Le Cancer veut une adresse, le Bélier veut des clés et un réservoir plein. La durée ne viendra pas seule. Elle se construit sur un partage honnête, du temps dehors pour l’un sans interrogatoire, des soirs promis à l’autre sans annulation. La question des parents sera vive. Le Bélier trouve qu’on téléphone trop à sa belle-mère, et il a tort de le dire devant elle.',
    growth:
      'Ensemble vous protégez comme personne. Un enfant, une cause, une maison au bout d’un chemin. L’un fait face à l’extérieur, l’autre tient l’intérieur, et ce qui pousse entre vous pousse droit. Cette histoire vous changera tous les deux. Le Bélier en sortira plus tendre et le Cancer plus courageux, ce qui valait bien quelques portes claquées.',
  },
  leo: {
    portrait:
      'Il y eut une fête, une table de trop, deux personnes qui racontaient en même temps et que tout le monde écoutait. Depuis, elles racontent ensemble. Le Bélier admire cette façon de porter la tête. Le Lion est conquis par quelqu’un qui ne demande pas la permission. L’estime est vive, le rire facile, la vie un peu chère. On se dispute avec panache pour savoir qui a eu l’idée. Ce qui fait durer cette histoire tient à peu de chose, une politesse royale que l’on se doit et que l’on se rend, surtout devant des témoins, surtout quand on vient de perdre.',
    attraction:
      'Deux soleils dans la même rue, et personne ne cherche l’ombre. Le Lion aime qu’on l’ose, le Bélier aime qu’on le mérite. Cela part d’un compliment insolent et finit au petit matin. Vous vous trouvez beaux et vous vous le dites, ce qui entretient la chose pendant des années. L’ennemi du désir, chez vous, s’appelle le pyjama moral, cette façon de ne plus faire d’effort.',
    tenderness:
      'La chaleur ne manque pas. On s’embrasse fort, on se défend en public, on s’appelle par des noms ridicules. Le Lion donne volontiers le premier, pourvu que l’autre le remarque. Bélier, remarquez. Un merci claironné devant les amis vaut pour lui une semaine de caresses. De son côté, le Lion apprendra à consoler sans donner de conseils, car un Bélier triste se croit en faute.',
    communication:
      'Vous parlez clair et haut. Les malentendus durent peu, les projets sont racontés trois fois avec des gestes. Le danger est dans la scène, au sens propre. Il y a du public, on ne veut pas perdre, on dit une chose superbe et fausse. Réglez vos comptes à deux, en voiture, et gardez pour les autres le spectacle de votre entente, qui est excellent.',
    stability:
      'Une loyauté de compagnons d’armes. On vous voit ensemble dans vingt ans, un peu plus bruyants. Il aura fallu s’accorder sur l’argent, que vous dépensez avec le même panache, et sur la gloire, qu’il faut partager par tours. Une année on déménage pour la carrière de l’un, la suivante pour celle de l’autre. Tenez le registre, cela évite les rancœurs royales.',
    growth:
      'Vous donnez envie. De monter une troupe, de reprendre un hôtel, d’avoir quatre enfants. Le Bélier lance, le Lion tient la rampe et le public. On vous suit sans vérifier le plan. Ménagez une voix prudente autour de vous, un associé ou une sœur, qui ait le droit de demander combien cela coûte.',
  },
  virgo: {
    portrait:
      'Elle a dit « attention à la marche » et il était déjà tombé. Ils se sont rencontrés ainsi, ou presque. Ce que le Bélier commence, la Vierge sait le finir, et l’on pourrait croire l’affaire conclue. Seulement l’un déteste qu’on le corrige et l’autre corrige par amour. Il leur faut des années pour apprendre à se remercier. Entre-temps, ils font beaucoup de choses, et bien, car leurs défauts se neutralisent avec une précision d’horloge. Les amis disent d’elle qu’elle a rajeuni et de lui qu’il est devenu ponctuel. Ce ne sont pas des compliments ordinaires.',
    attraction:
      'Le Bélier arrive en sueur d’avoir couru et la Vierge lui tend un verre d’eau. Il ne s’en est jamais remis. Elle aime cette énergie sans arrière-pensée, lui cette intelligence qui le regarde faire en levant un sourcil. L’attirance existe, elle a besoin d’occasions. La Vierge a horreur d’être pressée et fond quand on l’attend.',
    tenderness:
      'Elle soigne, il défend, et chacun se demande où est la tendresse. Elle est dans le rendez-vous pris chez le dentiste, dans la lettre de réclamation envoyée à sa place. Traduisez-la à haute voix. « J’ai appelé pour toi, parce que je t’aime. » Le Bélier, qui comprend au premier degré, en sera chaviré, et la Vierge apprendra à accepter un baiser qui ne sert à rien.',
    communication:
      'Elle nuance, il conclut. Une remarque sur la façon de charger le coffre, et la guerre est déclarée sur une aire d’autoroute. La Vierge croit aider, le Bélier entend un bulletin scolaire. Deux habitudes changent tout. Elle commence par ce qui va. Il attend la fin de la phrase, où se trouve en général la bonne idée.',
    stability:
      'Cela peut durer si la répartition est claire, et s’user si chacun refait le travail de l’autre. Le Bélier ouvre les dossiers, la Vierge les ferme. Ne mélangez pas. Elle se fatigue de rattraper, il se fatigue d’être rattrapé. Une aide payée quelques heures par semaine a sauvé plus d’un de ces couples, et coûte moins qu’un avocat.',
    growth:
      'Voilà le trésor. L’audace d’un côté, la méthode de l’autre, il n’y a pas beaucoup d’obstacles qui résistent. Reprenez des études ensemble, montez une affaire, préparez une course. Le Bélier fera faire à la Vierge la chose qu’elle repoussait depuis six ans. Elle lui fera terminer celle qu’il avait commencée neuf fois.',
  },
  libra: {
    portrait:
      '« Je », dit l’un. « Nous », répond l’autre. Tout le zodiaque tient entre ces deux signes, et vous avez choisi de dîner ensemble. Le Bélier trouve à la Balance une aisance qui le rend maladroit. Elle lui trouve un courage qui la rend bavarde. Il décide pour les deux, elle consulte le monde entier, et chacun se demande comment l’autre a pu arriver vivant jusque-là. Ils s’aiment dans le contraste et s’épuisent dans le contraste. À la longue, il se passe une chose amusante. Le Bélier se met à demander l’avis des gens, et la Balance tape du poing.',
    attraction:
      'Face à face sur la roue, et tout de suite face à face dans la vie. Le Bélier traverse la salle, la Balance l’a vu venir depuis l’entrée et a laissé une chaise libre. Il y a du théâtre et de l’électricité. Chacun possède ce que l’autre n’ose pas, l’élan d’un côté, la grâce de l’autre. Ce désir-là supporte très bien les années, et même les disputes.',
    tenderness:
      'Elle voudrait des attentions, il fait des exploits. La Balance rêve d’une table réservée, d’un mot choisi, et reçoit un saut en parachute. Les intentions sont excellentes. Dites votre mode d’emploi. Le Bélier exécutera avec zèle, car il ne demande qu’à gagner. La Balance, elle, osera prendre la main sans attendre qu’on la lui tende, et il n’en reviendra pas.',
    communication:
      '« Tu aurais pu me demander. » « Tu n’aurais pas répondu. » Tout votre dialogue tient dans ces deux répliques. Il décide pour avancer, elle consulte pour être juste, et chacun se sent nié. Trouvez la moyenne. Il annonce son intention la veille, elle donne un avis le matin même, à heure dite, et cet avis compte pour de bon.',
    stability:
      'La balance oscille, c’est sa fonction. Vous vous séparez une ou deux fois, vous vous manquez, vous recommencez mieux. Le mariage n’effraie ni l’un ni l’autre, la date si. Ce qui vous usera, c’est l’injustice ressentie, alors comptez vraiment, une fois par an, qui a cédé quoi. Vous rirez du résultat, qui est presque toujours égal.',
    growth:
      'Rien ne vous fait grandir comme cette histoire. Elle apprend à dire « je veux » à voix haute, il apprend à dire « et toi ? » en écoutant la réponse. Associez-vous, au travail aussi. Le Bélier obtient le rendez-vous, la Balance obtient la signature. Beaucoup de grandes maisons ont été fondées par un couple de ce genre, et survivent parfois au divorce.',
  },
  scorpio: {
    portrait:
      'Mars les a élevés tous les deux, le premier dans la cour, le second à la cave. Le Bélier se bat en plein jour et oublie. Le Scorpion choisit son heure et se souvient. Quand ces deux tempéraments se rencontrent, on entend quelque chose se tendre. Ils s’estiment d’emblée. Ni l’un ni l’autre n’aime les tièdes, les flatteurs, les gens qui disent peut-être. Ils vont donc se dire des choses très vraies. Il faudra apprendre à ne pas en mourir. Le Bélier dira les siennes moins vite et le Scorpion dira les siennes moins tard, et dans cet intervalle un amour de haute tension peut vivre longtemps.',
    attraction:
      'Même planète, deux armes. Le Bélier charge, le Scorpion attend, et entre les deux il y a une seconde où chacun jauge l’autre avec respect. L’attirance est franche, un peu dangereuse, très physique. Elle tient tant qu’il y a du jeu. Si la conquête devient une domination, l’un des deux s’en ira sans prévenir, et ce ne sera pas forcément le Bélier.',
    tenderness:
      'La douceur arrive après l’orage, en contrebande. Le Scorpion observe si le Bélier saura se taire, le Bélier se demande ce qu’il a encore fait. Il faut un lieu sans rivalité. Un lit le matin, une route de nuit, un enfant qui dort. Là, vous baissez la garde et c’est bouleversant. Ne profitez jamais, au cours d’une dispute, de ce qui s’est dit à cet endroit.',
    communication:
      'L’un crie, l’autre se tait, et le silence fait le plus de bruit. Le Bélier veut en finir tout de suite. Le Scorpion veut comprendre jusqu’au fond, et il n’a pas fini. Ne forcez pas la porte, ne laissez pas pourrir non plus. Donnez-vous vingt-quatre heures et un rendez-vous. Là, dites le grief en entier, puis enterrez-le vraiment, sans fleurs.',
    stability:
      'Deux fiertés sous un toit demandent un traité. L’argent et le pouvoir seront les sujets, bien plus que l’amour, qui ne manque pas. Séparez les comptes. Ne travaillez pas ensemble la première année. Le Scorpion est d’une fidélité de pierre et ne supporte pas les flirts que le Bélier croit innocents. Qu’il cesse, ou qu’il les fasse devant tout le monde.',
    growth:
      'Les épreuves vous vont bien. Un combat contre une injustice, une maladie d’un proche, une faillite à retourner, et l’on découvre une alliance formidable, l’élan d’un côté, l’endurance de l’autre. En temps de paix, inventez-vous un adversaire commun. Sinon vous vous choisirez l’un l’autre.',
  },
  sagittarius: {
    portrait:
      'Aucun des deux ne se rappelle avoir décidé quoi que ce soit. Ils étaient là, ils riaient, et trois mois plus tard ils avaient une caravane. Le Bélier veut partir, le Sagittaire sait où. Leur amitié est aussi forte que leur amour, elle le précède souvent, parfois elle le remplace une saison et tout repart. Ils se disent les choses sans coussin. On les trouve fatigants, et on les invite. Ce qui leur manque est un port, un compte d’épargne, quelqu’un qui se rappelle l’anniversaire de la grand-mère. Cela s’apprend, un peu à contrecœur, et la route n’en est que plus longue.',
    attraction:
      'Au premier regard, on sait que l’on va rire. Le Sagittaire raconte, le Bélier veut en être, et dès le troisième jour il y a un billet de train. Votre désir est joyeux et sportif, sans complication. Il aime les hôtels au bord des routes. Ce qui l’endort, c’est une chambre toujours identique. Changez de ville, ou au moins de côté du lit.',
    tenderness:
      'Deux grands enfants qui s’adorent et qui se le montrent en se bousculant. La confiance est immédiate, il n’y a pas de calcul. Les jours de peine, pourtant, vous cherchez tous les deux à remonter le moral de l’autre au lieu de l’écouter. Apprenez la phrase la plus difficile pour vous, « raconte ». Et ne proposez rien pendant une demi-heure.',
    communication:
      'On parle sans filtre, sans arrière-pensée, avec de grands éclats. Les vérités tombent comme des fruits. Comme personne ne garde rancune, l’entente se rétablit en une blague. Attention aux tiers. Votre franchise à deux voix terrorise les beaux-parents, les collègues, un enfant sensible. Baissez d’un ton à table.',
    stability:
      'La route unit mieux que l’adresse. Vous tenez si le projet d’après est déjà sur la carte. Le quotidien, lui, ressemble à un campement où l’on a égaré les factures, et l’insouciance à deux coûte cher. Prenez un logement trop simple et mettez l’écart de côté. Quant à la fidélité, parlez-en tôt, avec vos mots, sans supposer que l’autre pense pareil.',
    growth:
      'Vous êtes faits pour agrandir la vie. L’année à l’étranger, l’école ouverte dans un village, la traversée avec deux enfants sur le porte-bagages, c’est vous. Le Bélier donne le départ, le Sagittaire donne le sens. Prévoyez un retour, car il y a quelqu’un qui vous attend et qui n’ose pas le dire.',
  },
  capricorn: {
    portrait:
      'Le Bélier l’a croisé dans un escalier de service, le Capricorne montait, lui aussi, et sans ascenseur. Tous deux regardent en haut. La cadence les oppose, le but les rapproche. Le Bélier soupçonne le Capricorne de freiner. Le Capricorne craint d’avoir à réparer. Il y a de la compétition dans ce couple, et l’on aurait tort de l’ignorer, elle est à la fois leur carburant et leur fumée. Ils s’affrontent, se vexent, se retrouvent dans une admiration muette. Si chacun accepte de marcher une heure au pas de l’autre, ils vont ensemble plus haut qu’ils n’iraient seuls, et ils le savent.',
    attraction:
      'Le grimpeur et le sprinteur se croisent au pied de la même montagne. Le Capricorne regarde cet élan avec une moue, puis il le regarde encore. Le Bélier, lui, veut absolument faire sourire ce visage. Il y arrive, et ce jour-là quelque chose cède. Sous la réserve du Capricorne brûle un feu lent, et le Bélier aime les feux qu’il n’a pas allumés seul.',
    tenderness:
      'La chaleur de l’un rencontre une porte fermée, non par froideur, mais parce que l’autre travaille derrière. Le Capricorne aime en préparant l’avenir. Le Bélier aimerait un présent. Demandez des choses datées. « Samedi, de quinze heures à dix-neuf heures, tu es à moi. » Le Capricorne, qui respecte les engagements, éteindra son téléphone et sera délicieux.',
    communication:
      'Le ton monte d’un côté, se glace de l’autre. Le Bélier reproche des lenteurs, le Capricorne des imprudences, et ils ont la mauvaise idée de le faire devant des tiers. Vous avez tous deux l’habitude de commander. Alternez. Sur ce sujet c’est moi, sur celui-là c’est toi, et l’autre exécute sans commentaire. C’est presque militaire et cela vous repose.',
    stability:
      'L’un veut des résultats au printemps, l’autre à cinquante ans. Vos calendriers se disputent davantage que vos cœurs. Pour durer, il faut un objectif commun placé à mi-distance, trois ans, ni plus ni moins, avec des étapes que l’on fête. Le Capricorne assure le toit. Que le Bélier ne lui fasse pas sentir qu’un toit, c’est ennuyeux.',
    growth:
      'Ambition plus ambition, et deux façons de s’en servir. À vous deux vous prenez la place et vous la gardez. Un cabinet, une exploitation, une mairie. Le Bélier ouvre la voie, le Capricorne plante les pitons. On vous trouvera redoutables. Souvenez-vous d’aller voir la vue, une fois là-haut.',
  },
  aquarius: {
    portrait:
      'Ni l’un ni l’autre ne cherchait quelqu’un, ils l’ont d’ailleurs déclaré le premier soir. Le Bélier tient à son air, le Verseau tient au sien, et cette double indépendance fait un lien d’une solidité inattendue. On parle beaucoup, on agit vite, on ne se surveille pas. Le Verseau ouvre la fenêtre, le Bélier saute par la fenêtre, et le Verseau, ravi, note le résultat. Ils ont l’air de deux célibataires qui vivent au même endroit. Mais essayez de dire du mal de l’un devant l’autre. À ce couple moderne, il faut un peu d’ancien, un soir à soi, une photo au mur, un serment prononcé à voix haute.',
    attraction:
      'Il y a de la curiosité avant le désir. « Qu’est-ce que c’est que cette personne ? » se demandent-ils, chacun de son côté du bar. Le Verseau ne ressemble à rien que le Bélier ait déjà conquis. Le Bélier dit en face ce que le Verseau pense en diagonale. On s’attire par la liberté. Elle restera votre aphrodisiaque, ne la rognez pas.',
    tenderness:
      'C’est une camaraderie chaude, pleine de coups d’épaule et de nuits passées à refaire le monde. Le Verseau n’est pas avare d’affection, il la donne en pensant à autre chose. Le Bélier lui fera savoir, avec sa simplicité, qu’il a besoin de bras. La demande directe fonctionne à merveille, là où le reproche ferait fuir. On s’endort dos à dos, les pieds mêlés.',
    communication:
      'Une merveille. Vous êtes francs tous les deux, sans malice, amoureux des idées neuves. Les disputes portent sur des principes et finissent en projets. Le Verseau apporte le recul qui manque au Bélier, le Bélier oblige le Verseau à conclure. Ne faites pas de l’ironie un mode de vie. Derrière la cuirasse, le Bélier la prend au pied de la lettre.',
    stability:
      'Personne n’enferme personne, et c’est pourquoi l’on reste. Vos amis parient sur six mois, vous fêtez dix ans. Le point fragile est l’absence d’habitudes. Sans un rendez-vous à vous, hebdomadaire, intouchable, vous deviendrez de bons colocataires. La naissance d’un enfant remet tout à plat. Préparez-la comme une expédition, avec des tours de garde.',
    growth:
      'Vous inventez. Une association, une application, une façon de vivre à trois générations dans une usine réaménagée. Le Verseau voit loin, le Bélier pose la première pierre avant le permis. Ce que vous ferez ensemble étonnera, et peut servir à d’autres. Gardez-en la paternité par écrit.',
  },
  pisces: {
    portrait:
      'Fin d’un zodiaque, début du suivant. Les Poissons ont déjà tout rêvé, le Bélier n’a encore rien fait, et ils se rencontrent au bord de la même nuit. Le Bélier voudrait agir pour eux. Les Poissons voudraient qu’il s’arrête une minute. Chacun possède ce dont l’autre a besoin et ne sait pas le demander. Une parole trop forte, et les Poissons s’absentent en restant assis. Une réponse trop vague, et le Bélier sort faire le tour du quartier en courant. C’est un amour délicat entre deux personnes dont une seule passe pour délicate. L’autre l’est aussi, et personne ne le lui avait dit.',
    attraction:
      'Une voix basse, et le Bélier se penche pour entendre. C’est la première fois depuis longtemps qu’il s’arrête. Les Poissons sont attirés par cette force simple, par quelqu’un qui sait où il va. Il y a de la fascination des deux côtés, un peu de sauvetage aussi. Le désir vit de ce mystère. Ne l’expliquez pas, et ne le pressez pas.',
    tenderness:
      'Les Poissons offrent une douceur que le Bélier n’avait pas prévue. Il ne sait pas quoi en faire, puis il s’y endort. En retour, il protège, il téléphone à l’employeur malhonnête, il se met entre l’autre et le vent. Le malentendu vient du volume. Une phrase dite fort reste plantée trois jours. Bélier, parlez plus près, et plus bas.',
    communication:
      'L’un demande oui ou non, l’autre répond par une humeur. Les Poissons ne mentent pas, ils attendent que leur réponse se forme, et la pression la dissout. De son côté le Bélier se sent devant un brouillard. Écrivez-vous. Ces deux-là s’entendent mieux par messages qu’à table, et relire l’autre donne du temps à chacun.',
    stability:
      'Qui paie l’électricité ? Voilà le genre de question qui use ce couple plus qu’une infidélité. Le Bélier n’aime pas gérer, les Poissons oublient qu’il faut gérer. Déléguez, automatisez, prenez un comptable pour deux. L’autre danger est la fuite des Poissons quand cela crie. Le jour où le Bélier sait s’excuser le premier, tout change de saison.',
    growth:
      'L’imagination de l’un, le courage de l’autre. Combien de chansons, de films, de refuges pour animaux ne verraient jamais le jour sans ce mélange ? Le Bélier pousse le manuscrit des Poissons jusqu’à la boîte aux lettres. Les Poissons donnent au Bélier une raison de se battre qui ne soit pas lui-même.',
  },
}
