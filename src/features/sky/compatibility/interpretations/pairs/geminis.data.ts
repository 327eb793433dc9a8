import type { PairsOf } from './pair-texts.ts'

export const geminis: PairsOf = {
  geminis: {
    portrait:
      'Vous vous êtes reconnus à la vitesse. Deux Gémeaux ensemble, c’est quatre personnes qui se plaisent par paires, une conversation commencée dans l’ascenseur et qui dure depuis six ans. On vous invite pour le spectacle. Chez vous, le courrier s’entasse et les livres ont deux marque-pages. Ce qui vous lie est plus rare que la passion, vous ne vous ennuyez pas. Ce qui vous menace est plus banal que l’infidélité, vous pouvez passer des mois à commenter votre vie sans vous demander si vous l’aimez. L’histoire devient grande le jour où l’un des deux, au milieu d’une phrase drôle, se tait et pleure.',
    attraction:
      'Le désir passe par la voix, par un message bien tourné, par le jeu de faire semblant de se rencontrer dans un bar. Vous excellez à réinventer le début. La suite vous intimide davantage, quand il n’y a plus de rôle et qu’il faut être là. Un corps ne fait pas d’esprit. Essayez une soirée sans parler, c’est très troublant.',
    tenderness:
      'On se materne peu, on se distrait beaucoup. Une mauvaise nouvelle tombe, et l’autre trouve la blague qui fait tenir debout. C’est déjà de la tendresse, et de la bonne. Il en existe une autre, plus bête, qui consiste à tenir quelqu’un dans ses bras sans commentaire. Vous y viendrez par fatigue et vous y reviendrez par goût.',
    communication:
      'Personne ne parle comme vous. Vous avez une langue à vous, des surnoms pour les voisins, des débats sur rien qui deviennent des débats sur tout. Vous savez vous contredire sans vous blesser. Les secrets posent problème, car chacun a un public. Décidez de ce qui ne sort pas de la maison. Trois sujets suffisent, mais ceux-là, vraiment.',
    stability:
      'Rien ne vous attache, si ce n’est l’envie, et elle revient. Beaucoup de couples de Gémeaux durent par étonnement. Les questions matérielles demandent une main ferme qui n’est ni l’une ni l’autre. Prenez un courtier pour le prêt, un agenda partagé, une sœur raisonnable. Et mettez une date sur le mariage avant d’avoir changé d’avis sur le lieu.',
    growth:
      'Vous apprenez, vous déménagez, vous vous reconvertissez en même temps, ce qui amuse et fatigue. L’élan est réel. Il se disperse. Faites une chose longue ensemble, une seule, un livre à deux voix ou la restauration d’un bateau. Elle vous servira de colonne, et vous pourrez papillonner autour.',
  },
  cancer: {
    portrait:
      'Le Cancer avait préparé une phrase, les Gémeaux en avaient dit douze. Pourtant ces deux-là se cherchent souvent, car chacun tient ce que l’autre a perdu. Les Gémeaux dédramatisent et font entrer de l’air. Le Cancer se souvient et donne un endroit où revenir. L’un vit au présent, un présent bavard et mobile, l’autre vit avec toutes ses années. Les Gémeaux ont besoin qu’on leur demande ce qu’il y a sous la plaisanterie. Le Cancer a besoin qu’on n’en fasse pas au mauvais moment. Si vous trouvez ce réglage, vous aurez une maison où l’on rit et où l’on peut aussi ne pas rire.',
    attraction:
      'Le Cancer veut être sûr avant d’ouvrir, les Gémeaux veulent ouvrir pour voir. L’attirance hésite donc sur le seuil. Elle se déclare souvent tard, dans une amitié, un soir où les Gémeaux ont raccompagné quelqu’un et sont montés écouter une histoire de famille. L’humour plaît au Cancer. La constance lui plaît davantage, alors rappelez le lendemain.',
    tenderness:
      'L’un s’en remet aux mots et l’autre attend des bras. Quand le Cancer va mal, les Gémeaux trouvent une explication brillante, et c’est la pire réponse. Posez la question toute simple, « tu veux que j’écoute ou que j’aide ? ». De son côté le Cancer peut croire qu’une personne gaie n’a pas de peine. Regardez-la dormir, vous verrez.',
    communication:
      'Ils se parlent, sans toujours se répondre. Le Cancer raconte un souvenir pour dire un sentiment, les Gémeaux s’arrêtent à l’anecdote et demandent la suite. Prenez votre temps. Le téléphone leur réussit, la voiture aussi. Évitez les bons mots sur la mère de l’autre, ils sont retenus, classés, et ressortis intacts dix ans après.',
    stability:
      'Le nid contre la gare. Les Gémeaux rentrent tard, oublient de prévenir, et le Cancer a déjà imaginé l’accident. Un message de quatre mots vaut ici un bouquet. Pour durer, choisissez un quartier vivant où l’on puisse sortir sans quitter la maison. Ayez des enfants quand les deux le veulent, le désir ne viendra pas au même mois.',
    growth:
      'On s’élargit l’un par l’autre. Le Cancer apprend à rire de ses naufrages, les Gémeaux à descendre d’un étage. Écrivez l’histoire de vos familles, tenez une librairie, accueillez un enfant. Vous serez surpris de ce que peuvent une mémoire et une langue bien pendue quand elles travaillent pour la même cause.',
  },
  leo: {
    portrait:
      'Il faut les voir dans une fête. Les Gémeaux connaissent tout le monde, le Lion est celui que tout le monde connaît, et quand ils se retrouvent au milieu de la pièce le volume baisse. Les Gémeaux apportent la phrase, le Lion apporte la voix. L’un admire l’aplomb de l’autre, l’autre a trouvé son meilleur public, un public qui répond. Tout va bien tant que l’ironie reste un jeu. Le Lion la supporte mal dès qu’elle vise juste devant témoins. Si les Gémeaux piquent en privé et encensent en public, ils obtiendront de ce fauve à peu près ce qu’ils voudront.',
    attraction:
      'L’esprit séduit la prestance et la prestance séduit l’esprit. Le Lion adore qu’on l’amuse, les Gémeaux aiment qu’on les emmène quelque part. Il y a des taxis, des fous rires, une audace de vacances. Gardez le jeu vivant. Le Lion a besoin de se sentir choisi entre tous, et les Gémeaux n’aiment pas qu’on le leur demande. Dites-le avant.',
    tenderness:
      'Chaleur d’un côté, gentillesse vive de l’autre, l’affection circule bien. Le Lion entoure, offre, décide d’un week-end. Les Gémeaux répondent par mille attentions de parole, un surnom, une chanson envoyée à midi. Quand le Lion se tait, ce n’est pas qu’il boude, il est blessé. Asseyez-vous, posez une main sur lui, et ne plaisantez pas.',
    communication:
      'Brillante. Vous avez de quoi tenir des nuits, les idées de l’un s’enflamment chez l’autre. Le Lion écoute mieux qu’on ne le dit si l’on commence par lui faire une place. Les Gémeaux peuvent tout lui faire entendre à condition d’éviter le sarcasme. Une convention utile, le dernier mot change de propriétaire chaque semaine.',
    stability:
      'La fidélité du Lion est entière, celle des Gémeaux est curieuse. Le premier attend des serments, les seconds préfèrent renouveler l’abonnement. Cela tient par la joie, et la joie se travaille. Recevez, sortez, prenez un appartement trop clair au-dessus de vos moyens d’un cran, pas de deux. Pour les impôts, c’est le Lion qui signe et un tiers qui remplit.',
    growth:
      'Montez sur scène, au propre ou au figuré. Un podcast, une agence, une campagne électorale, un cours qui ne désemplit pas. Les Gémeaux écrivent, le Lion incarne, et le succès vient souvent vite. Pensez à partager l’affiche. Un nom en deuxième ligne, répété dix ans, finit par coûter plus cher qu’un divorce.',
  },
  virgo: {
    portrait:
      'Même maître, Mercure, et deux bureaux séparés par une cloison. Les Gémeaux pensent en parlant, la Vierge pense avant. Ils se reconnaissent à la précision d’un adjectif et se disputent sur tout ce que cet adjectif suppose. Il y a chez eux une drôlerie commune, très fine, dont l’entourage ne saisit que la moitié. Elle trouve qu’il bâcle. Il trouve qu’elle s’acharne. Ils ont raison. Ce couple vit dans la tête, et la tête est rarement tranquille. Il lui faut un jardin, un chien, un corps fatigué par la marche, quelque chose qui arrête le commentaire et laisse deux personnes face à face.',
    attraction:
      'On tombe d’abord amoureux d’une remarque. La Vierge a corrigé une date, les Gémeaux ont trouvé cela irrésistible. L’intelligence fait monter la température, lentement. Il faut que l’un cesse de faire le malin et que l’autre cesse de vérifier si tout va bien. Un lit n’est pas une réunion. Mettez un disque, éteignez, improvisez.',
    tenderness:
      'La Vierge prend soin, les Gémeaux divertissent, et chacun croit que l’autre ne fait pas d’effort. Or elle a rempli le dossier de mutuelle, et il a passé une heure à la faire rire un soir d’angoisse. Ce sont deux tendresses réelles et mal traduites. Remerciez l’un pour la légèreté, l’autre pour les papiers. Touchez-vous le bras en le disant.',
    communication:
      'Que de mots ! Des analyses à l’infini, des listes, des sous-listes. Vous comprenez tout et ne réglez pas toujours. La Vierge relève l’inexactitude, les Gémeaux font dévier le sujet, et à minuit on parle de grammaire alors qu’il s’agissait d’un oubli d’anniversaire. Revenez à la peine du début. Une phrase, sans adverbe.',
    stability:
      'C’est le point faible et il faut le traiter comme tel. Les Gémeaux repoussent, la Vierge rattrape, et elle finit par faire les comptes de deux vies en serrant les dents. Partagez par écrit. Que les Gémeaux aient peu de tâches mais entières, de la première à la dernière. Une tâche oubliée se paie, au sens propre, dans une cagnotte de vacances.',
    growth:
      'Intellectuellement, on ne vous arrête plus. Vous apprenez une langue, vous traduisez, vous passez un concours, vous rédigez le guide que personne n’avait fait. Les Gémeaux ouvrent vingt pistes et la Vierge sait laquelle est bonne. C’est en travaillant côte à côte que vous vous aimez le mieux. Alors travaillez, puis fêtez-le.',
  },
  libra: {
    portrait:
      'Deux signes d’air, et la pièce se remplit de phrases. Les Gémeaux apportent la nouvelle, la Balance lui donne une forme, et l’on passe des soirées entières à parler des gens avec une bienveillance un peu cruelle. Vous êtes beaux ensemble, au sens où une conversation est belle. L’entente paraît si facile que l’on oublie d’entrer dans le vif. Qui décide ? Personne, puisque les deux voient les avantages de chaque solution. On peut ainsi visiter quarante appartements. Votre amour demande peu d’efforts, ce qui est un privilège et un piège, car il en demande tout de même quelques-uns, et toujours le même jour.',
    attraction:
      'Un sourire répond à un bon mot et l’affaire est bien engagée. La Balance séduit par l’attention, les Gémeaux par la surprise. Le flirt peut durer des mois sans que personne s’en plaigne. Osez pourtant le geste. Ce sont souvent les Gémeaux qui, entre deux phrases, embrassent, et la Balance qui en est ravie et fait semblant d’hésiter.',
    tenderness:
      'Il y a une délicatesse exquise entre vous. On s’écoute, on se ménage, on se complimente avec exactitude. Les chagrins profonds attendent derrière la porte, par politesse. Invitez-les. La Balance a peur de gâcher l’ambiance et les Gémeaux ont peur d’être lourds. Vous découvrirez qu’une heure de larmes n’abîme rien et qu’on dort mieux.',
    communication:
      'Vous pourriez vivre d’eau et de conversation. Rien n’est interdit, tout peut s’examiner, et l’humour huile le tout. Les Gémeaux disent ce que la Balance n’osait pas, elle le redit d’une manière audible. Une seule règle manque, la conclusion. Quand un sujet vient pour la troisième fois, on ne se lève pas avant d’avoir un oui ou un non.',
    stability:
      'On reste parce que l’on est bien. Les crises sont rares et aériennes, un flirt, une lassitude, une envie d’ailleurs. La Balance a besoin d’un engagement visible, les Gémeaux d’une porte entrouverte. Mariez-vous dans une mairie de village, gardez deux comptes, et prenez l’habitude d’un bilan à la rentrée. Les enfants apporteront le poids qui manquait.',
    growth:
      'Ensemble, le monde est plus vaste et mieux meublé. Vous vous faites lire, voir, rencontrer. Une galerie, une revue, un café où l’on débat, une agence de rencontres pourquoi pas, vous savez marier les gens. Donnez-vous une échéance. Vos idées sont si agréables à discuter que l’on oublie qu’elles pouvaient exister.',
  },
  scorpio: {
    portrait:
      'Le premier dit trop et le second pas assez, si bien qu’ils se fascinent. Les Gémeaux aimeraient savoir ce qu’il y a derrière ce regard. Le Scorpion aimerait savoir ce qu’il y a sous toutes ces paroles. L’enquête peut durer vingt ans. Entre-temps, il y aura des confidences ébruitées, des interrogatoires, une scène au sujet d’un téléphone retourné sur la table. Rien n’est simple, et l’ennui n’y met pas les pieds. Ce couple exige des Gémeaux une chose qu’ils donnent rarement, une parole qui engage. Il demande au Scorpion un effort pareil, croire sans preuve.',
    attraction:
      'Un jeu de piste. Les Gémeaux échappent, et le Scorpion ne lâche pas ce qui lui échappe. Le trouble est réel, il passe par l’intelligence avant de prendre au ventre. Ce qui le tue est la légèreté affichée, un flirt raconté pour rire. Le Scorpion ne rit pas. Gardez vos succès pour vous et votre curiosité pour l’autre.',
    tenderness:
      'Vous n’avez pas la même idée d’un moment tendre. Le Scorpion veut une heure sans un mot, les yeux dans les yeux. Les Gémeaux tiennent sept minutes. Allongez par paliers. Et toi, Scorpion, aurait dit un ami commun, accepte qu’une blague au bord des larmes soit une main tendue. C’est la leur.',
    communication:
      'Tout se dit d’un côté, tout se devine de l’autre. Les Gémeaux se sentent observés, le Scorpion se sent baladé. Un pacte aide beaucoup. À question grave, réponse franche, même déplaisante, et en échange la question n’est posée qu’une fois. Ce qui a été confié ne voyage pas. Un secret répété par mégarde coûte ici une année.',
    stability:
      'L’un a besoin de tout miser, l’autre de garder une chaise près de la porte. La longévité dépendra de la première trahison, ou de ce qui en aura l’air, et de la façon d’en parler. Si vous passez ce cap, vous êtes à l’abri. Gardez des comptes séparés et une transparence entière sur les dettes. Le Scorpion pardonne une dette, pas une cachotterie.',
    growth:
      'Quelle école. Les Gémeaux descendent là où ils n’allaient pas, le Scorpion remonte respirer. Vous feriez de grands enquêteurs, un duo de cinéma, une consultation à deux voix. Partez sur un mystère, une généalogie, une affaire classée. À force de chercher la vérité ailleurs, vous finirez par vous la dire.',
  },
  sagittarius: {
    portrait:
      'Face à face, et de bonne humeur. Les Gémeaux collectionnent les faits, le Sagittaire leur cherche un sens, et chacun trouve l’autre un peu incomplet, ce qui est vrai. Ils partagent l’essentiel, la curiosité, le départ facile, l’horreur d’une soirée où l’on joue à bien se tenir. On les voit discuter sur un trottoir bien après l’heure du dernier métro. Ils promettent ensemble, oublient ensemble, se pardonnent en riant. Leur amour ressemble à une correspondance entre deux gares. Il lui faudra une adresse, pas pour y rester, mais pour que les lettres arrivent.',
    attraction:
      'Immédiate et gaie. Le Sagittaire plaît par l’ampleur, les Gémeaux par la vivacité, et vous vous lancez des défis dès la première heure. Vous aimez faire l’amour après avoir parlé, et parler après avoir fait l’amour. Les voyages rallument tout. Si la flamme baisse, ne cherchez pas une explication, cherchez un billet.',
    tenderness:
      'Vous êtes tendres comme des camarades de tournée. On se couvre, on se moque, on se ramène un cadeau bizarre de chaque déplacement. Quand la peine est lourde, chacun part l’épuiser dehors et l’autre ne sait plus où le trouver. Restez une heure. Dites « je ne sais pas quoi te dire ». C’est plus consolant que les plans pour cet été.',
    communication:
      'Un festival. Anecdote contre théorie, chiffre contre principe, et l’on change de camp à minuit. La franchise du Sagittaire blesse rarement les Gémeaux, qui la trouvent drôle. Ils ont leur manière de blesser, l’inexactitude. Le Sagittaire croit ce qu’on lui dit. Ne brodez pas sur l’heure à laquelle vous êtes rentrés.',
    stability:
      'Vous avez six projets et aucun double des clés. La durée viendra d’un minimum de structure, choisi avec l’enthousiasme que vous mettez ailleurs. Un lieu fixe, un compte pour les charges, deux semaines par an sans se quitter. L’infidélité fait moins de dégâts chez vous que l’ennui, mais parlez-en avant, pas dans un aéroport.',
    growth:
      'Vous repoussez les murs. Les études reprises à quarante ans, la presse, l’école à l’étranger, la marche de deux mois avec un âne, c’est pour vous. L’un sait demander son chemin dans toutes les langues, l’autre sait pourquoi on y va. Écrivez-en quelque chose. On a besoin de gens qui racontent bien et qui y sont allés.',
  },
  capricorn: {
    portrait:
      'On se demande comment ils se sont trouvés. Au travail, en général. Le Capricorne avait une échéance, les Gémeaux avaient une idée, et dans l’ascenseur l’un des deux a fait rire l’autre, pas celui qu’on croyait. L’humour sec du Capricorne enchante les Gémeaux. Leur agilité le repose de lui-même. Pour le reste, ils n’habitent pas le même temps. L’un prévoit l’année suivante, les autres ne savent pas encore ce soir. Si chacun cesse de vouloir éduquer l’autre, il naît une complicité de vieux film, un peu acide, très attachante, qui s’améliore nettement après quarante ans.',
    attraction:
      'Rien d’évident. Le Capricorne se méfie de ce qui brille, les Gémeaux de ce qui pèse. Puis une phrase tombe, froide et drôle, et un œil s’allume. Cette attirance-là passe par le sourire en coin. Elle demande du temps libre, que le Capricorne n’a pas, et de l’attention, que les Gémeaux n’ont qu’à moitié. Prenez une chambre d’hôtel dans votre propre ville.',
    tenderness:
      'Le Capricorne montre son affection en payant l’assurance. Les Gémeaux la montrent en inventant un surnom pour l’assureur. Chacun trouve l’autre un peu sec. Essayez d’échanger. Que l’un vienne s’asseoir sans motif et dise trois mots de trop, que l’autre arrive à l’heure, à l’heure exacte, ce qui pour lui est une déclaration.',
    communication:
      'L’un résume, l’autre développe. Le Capricorne veut la conclusion, et les Gémeaux étaient en train d’y réfléchir à voix haute. Vous vous entendez bien par écrit, sur des sujets précis. Pour les émotions, faites court et régulier. Une question par soir, une réponse sincère, et pas de téléphone. En un hiver vous en saurez plus que bien des bavards.',
    stability:
      'Le Capricorne s’inquiète de porter seul. Les Gémeaux s’inquiètent de devenir un meuble. Les deux craintes sont fondées. Trouvez un contrat explicite, avec des charges nommées, et des libertés nommées aussi. La vie à deux tient mieux quand les Gémeaux gardent leurs amis et leurs cours du soir et quand le Capricorne sait le 1er du mois que le loyer est payé.',
    growth:
      'Vous vous rendez service pour de bon. Les Gémeaux mettent le Capricorne au courant du monde tel qu’il change, le Capricorne mène un talent éparpillé jusqu’à une œuvre. Montez une affaire, lui aux finances, eux à tout ce qui parle. C’est une association presque parfaite, et l’amour vient souvent en marge des dossiers.',
  },
  aquarius: {
    portrait:
      'Il y a des couples qui se tiennent la main et des couples qui se tiennent la conversation. Vous êtes de la seconde sorte. Les Gémeaux relancent, le Verseau bouscule, et un dîner commencé sur les abeilles finit sur la propriété privée. L’amitié est venue d’abord, ou elle est venue si vite que vous ne savez plus. Vous vous laissez de l’air sans avoir à le demander. On vous croit désinvoltes, vous êtes confiants. Ce qu’il manque à ce beau vol est un sol, un jour de semaine ordinaire, un corps enrhumé, l’une de ces heures où personne n’a rien d’intéressant à dire.',
    attraction:
      'Elle commence au-dessus du cou et descend sans se presser. Une idée partagée vous rapproche plus qu’un décolleté. Vous aimez l’imprévu, la rencontre rejouée ailleurs, le vouvoiement d’un soir. Le danger est de devenir les meilleurs amis du monde dans un lit tranquille. Donnez-vous rendez-vous. Arrivez séparément.',
    tenderness:
      'L’affection est constante et peu démonstrative. On se prête des livres annotés, on se soutient dans les causes perdues, on se téléphone à l’autre bout de la ville pour un coucher de soleil. Les gestes manquent un peu. Apprenez-les comme une langue étrangère, par immersion. Dix minutes contre l’autre chaque matin, sans ouvrir la bouche.',
    communication:
      'Il n’existe guère mieux. Pas de tabou, pas d’aigreur, un plaisir de penser à deux qui rend le reste du monde un peu lent. Vous réglez les différends par hypothèses, ce qui déconcerte vos amis. Attention aux sentiments. Ils ne se prouvent pas, et la personne qui dit « je me sens seule » n’attend pas un contre-exemple.',
    stability:
      'Vous tenez sans serrer. L’absence de jalousie est votre grande force, à condition d’en être sûrs l’un et l’autre. Formez un couple à votre manière, deux logements, un pacte, des dimanches fixes. Le Verseau, une fois décidé, ne bouge plus, et il sert d’axe. Les Gémeaux tournent autour et reviennent. L’orbite est stable depuis des années.',
    growth:
      'Votre énergie commune est celle d’un club de pensée. Vous montez un média, un laboratoire, une école de quartier, une soirée qui devient une institution. L’avenir vous intéresse et vous y arrivez tôt. Prenez avec vous quelqu’un qui garde les reçus. Il y aura des subventions, et personne ne saura où sont les justificatifs.',
  },
  pisces: {
    portrait:
      'Deux signes doubles, et l’on ne sait jamais combien vous êtes. Les Gémeaux demandent ce qui se passe. Les Poissons le sentent et ne peuvent pas le dire. On s’attire comme s’attirent un dictionnaire et une chanson. Les débuts sont ravissants, pleins de malentendus qui ont l’air de poésie. Plus tard, les mêmes malentendus ont l’air de mensonges. Les Gémeaux finissent par expliquer à l’autre ce qu’il éprouve, et les Poissons s’enfoncent d’un mètre. Pourtant, quand vous vous trouvez, il se passe une chose rare, la pensée s’attendrit et le rêve apprend à parler.',
    attraction:
      'La douceur des Poissons trouble des Gémeaux qui n’avaient pas prévu d’être touchés. Leur esprit, en retour, réveille. Tout se joue dans l’ambiance, une musique, un demi-jour, une phrase laissée en l’air. Les Gémeaux devraient parler un peu moins, les Poissons se montrer un peu plus. Le mystère plaît un temps, puis il faut un visage.',
    tenderness:
      'Les Poissons donnent une tendresse sans bords et les Gémeaux ne savent pas toujours où la poser. Ils plaisantent, par pudeur, et l’autre se croit moqué. Dites que vous êtes ému, même si la phrase vous semble plate. Elle ne l’est pas. Les Poissons, de leur côté, n’attendront pas qu’on devine une tristesse que leur sourire cache très bien.',
    communication:
      'L’un veut des mots exacts et l’autre donne des impressions. « Tu as dit mardi. » « Je voulais dire bientôt. » Ne confiez rien d’important à une conversation de couloir. Écrivez, dessinez s’il le faut, passez par un film qui a tout compris avant vous. Et n’interrogez pas des Poissons qui se taisent. Restez dans la pièce.',
    stability:
      'Il faut le dire franchement, l’organisation est le gouffre. Personne n’a appelé le plombier, chacun croyait que l’autre. Deux natures changeantes sous un toit demandent un cadre venu du dehors, un compte géré par la banque, une aide, des amis stables. Sans cela vous vous aimerez et vous vous perdrez de vue. Avec cela, vous avez une chance, et elle est belle.',
    growth:
      'L’imaginaire est votre royaume. L’un trouve les images, l’autre la phrase qui les porte, et il en sort des spectacles, des albums pour enfants, des films que l’on revoit. Vous vous ouvrez des portes intérieures. Choisissez de créer ensemble plutôt que de gérer ensemble, et confiez la gestion à qui l’aime.',
  },
}
