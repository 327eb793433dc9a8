import type { Saying } from './saying.ts'

/** By the slug of the rune. */
export const futharkSays: Readonly<Record<string, Saying>> = {
  fehu: {
    upright: {
      keyword: 'la richesse qui circule',
      love: 'Ce que vous avez de meilleur à offrir se partage à table, dans les trajets, les courses faites pour l’autre, bien avant les grandes déclarations.',
      work: 'Votre savoir-faire est un troupeau en bonne santé : menez-en une partie devant ceux qui peuvent l’employer, sans attendre qu’on vienne frapper à l’étable.',
      money:
        'Comptez ce qui entre, ce qui sort, ce qui dort, puis remettez en mouvement la plus petite de ces sommes, celle que vous oubliez.',
      self: 'Vos ressources sont déjà là, dans des heures, des gestes, des amitiés que vous ne songez plus à regarder comme une fortune.',
    },
    reversed: {
      keyword: 'le troupeau enfermé',
      love: 'À trop garder la tendresse pour un jour meilleur, on la laisse maigrir ; ouvrez la barrière pour une chose minuscule, dès ce soir.',
      work: 'Un talent reste au piquet parce que personne ne l’a réclamé, et peut-être parce que vous préférez le savoir à l’abri des avis.',
      money:
        'Serrer les cordons rassure un moment, dépenser sans compter aussi ; entre ces deux gestes il y a un chiffre, que vous connaissez.',
      self: 'Demandez-vous à quoi vous vous accrochez par habitude, et ce que vous feriez de vos deux mains si elles étaient libres.',
    },
  },
  uruz: {
    upright: {
      keyword: 'la force tranquille',
      love: 'Le désir est franc et n’a pas besoin de pousser les meubles ; avancez de face, à pas lents, en laissant à l’autre toute la largeur du champ.',
      work: 'Attaquez le plus lourd tant que la matinée est fraîche, puis arrêtez-vous avant d’être vidé, car une bête épuisée n’impressionne personne.',
      money:
        'Une somme petite, toujours la même, mise de côté sans discuter, vaut ici mieux que les grandes résolutions du premier du mois.',
      self: 'Une vigueur revient que vous croyiez perdue, par le sommeil, la marche ou une saine colère, et elle ne demande qu’un peu d’espace.',
    },
    reversed: {
      keyword: 'la puissance retenue',
      love: 'On se heurte à deux fronts baissés ; que l’un relève la tête pour demander ce qui fatigue l’autre, et la pâture redevient assez grande.',
      work: 'Vous tirez sans doute le chariot d’un voisin en plus du vôtre, posez-le une journée et regardez qui s’en aperçoit.',
      money:
        'Méfiez-vous de l’achat que l’on fait pour se prouver quelque chose, il pèse longtemps après que la colère est retombée.',
      self: 'Nier la fatigue use davantage que l’effort lui-même ; dormez, mangez chaud, et reparlez de courage après-demain.',
    },
  },
  thurisaz: {
    upright: {
      keyword: 'la limite qui protège',
      love: 'Il y a entre vous un endroit sensible, que l’on aborde à l’heure calme, avec une seule demande et des mots sans pointe.',
      work: 'Attendez le lendemain pour répondre à ce message, puis dites non en deux lignes polies, elles vous éviteront trois semaines d’agacement.',
      money:
        'Les contrats cachent leurs épines dans les petits caractères : lisez-les debout, posez vos questions par écrit, et ne signez rien ce soir.',
      self: 'Cette brusquerie que l’on vous reproche garde peut-être un verger ; voyez ce qu’elle défend avant de décider de la tailler.',
    },
    reversed: {
      keyword: 'l’épine au-dedans',
      love: 'Une phrase vieille de plusieurs mois continue de piquer, et vous la relisez vous-même ; retirez-la doucement, à deux, en bonne lumière.',
      work: 'Vous répondez plus vite que vous ne pensez ces jours-ci, alors laissez une nuit entre la pique reçue et celle que vous alliez rendre.',
      money:
        'L’agacement fait acheter ou résilier trop vite, et rien de tout cela n’est pressé au point de se passer d’une relecture.',
      self: 'À force de monter la garde, on se blesse à sa propre haie ; ouvrez un passage, étroit, pour une personne que vous avez choisie.',
    },
  },
  ansuz: {
    upright: {
      keyword: 'la parole juste',
      love: 'Trois phrases dites en regardant l’autre, puis un silence qui lui laisse le temps, feraient plus pour ce lien que dix messages bien tournés.',
      work: 'On vous écoutera si vous êtes bref : préparez une idée, un exemple, une question, et gardez le reste pour la pause.',
      money:
        'Prenez deux avis plutôt qu’un, lisez vos comptes à voix haute une fois, et laissez une nuit à toute bonne nouvelle.',
      self: 'Un message vous attend dans un livre, une voix, un souvenir d’école, et il faut un peu de calme autour pour l’entendre.',
    },
    reversed: {
      keyword: 'le malentendu tenace',
      love: 'Chacun a entendu ce qu’il redoutait, et personne n’a vérifié ; demandez simplement ce qui a été dit, puis laissez finir la phrase.',
      work: 'Une consigne circule déformée de bureau en bureau, remontez jusqu’à celui qui l’a donnée avant de refaire tout l’ouvrage.',
      money:
        'Le conseil que l’on vous souffle arrange surtout celui qui le donne, et cela suffit pour le poser sur la table sans le suivre.',
      self: 'Tant de bruits se disputent votre oreille que la vôtre a renoncé, coupez-en deux ce soir et voyez ce qui remonte.',
    },
  },
  raidho: {
    upright: {
      keyword: 'la bonne allure',
      love: 'Parlez de cadence avant de parler d’arrivée, car deux personnes qui vont au même endroit peuvent se perdre à force de vitesses différentes.',
      work: 'Découpez la mission en étapes que l’on atteint avant la nuit, et notez dès maintenant où vous pourrez souffler.',
      money:
        'Chiffrez l’aller et le retour, les haltes et les petits péages, c’est presque toujours entre deux gares que l’argent descend.',
      self: 'Un départ se prépare en vous, peut-être sans valise ; commencez par faire à l’envers un chemin que vous croyez connaître.',
    },
    reversed: {
      keyword: 'le détour imprévu',
      love: 'Vous vous êtes manqués d’un quart d’heure ou d’un an, rien ne sert de courir après ; reprenez la route au prochain carrefour.',
      work: 'Le retard de la semaine cache une étape mal placée, que l’on peut sauter sans que personne songe à protester.',
      money:
        'Des frais de passage, minuscules, se répètent depuis longtemps sur une voie que vous n’empruntez plus, et il suffit de les barrer.',
      self: 'Tourner en rond fatigue plus que monter : asseyez-vous sur le talus, regardez le pays, et admettez que le but a bougé.',
    },
  },
  kenaz: {
    upright: {
      keyword: 'la lumière proche',
      love: 'Baissez la lampe, posez une question dont vous ignorez la réponse, et regardez les mains de l’autre pendant qu’il parle.',
      work: 'Affûtez un outil, répétez un geste vingt minutes par jour, la grande idée se chargera toute seule d’arriver quand les doigts sauront.',
      money:
        'Approchez une bougie du tiroir que vous laissez dans le noir ; vues de près, ces dépenses ont une taille humaine.',
      self: 'Ce que vous cherchiez à l’horizon se tient dans le cercle de votre lampe, sur l’établi, parmi les gens qui dînent avec vous.',
    },
    reversed: {
      keyword: 'la flamme basse',
      love: 'Le goût s’est retiré sans que l’affection s’en aille, et l’on rallume mieux ce feu avec un peu d’air qu’avec des reproches.',
      work: 'Continuer par habitude éteint même les beaux métiers ; nettoyez la mèche, changez de tâche deux jours, puis revenez voir.',
      money:
        'Inutile d’acheter du matériel pour retrouver l’envie, elle ne se vend pas, et l’ancien outil fera très bien l’affaire.',
      self: 'Votre curiosité se repose, laissez-la ; un soir, sans prévenir, quelque chose vous fera de nouveau lever les yeux.',
    },
  },
  gebo: {
    upright: {
      keyword: 'l’échange équilibré',
      love: 'Regardez l’espace entre les deux mains : qui tend, qui reçoit, et depuis quand cela se passe-t-il toujours dans le même sens ?',
      work: 'Demandez un coup de main précis à celui qui vous en doit un, il ne cherchait que l’occasion de s’acquitter.',
      money:
        'Dites à voix haute ce qui est prêté et ce qui est offert, la plupart des brouilles tiennent à ce mot oublié.',
      self: 'Recevoir vous embarrasse plus que donner ; essayez donc un merci tout nu, sans rien rendre avant la fin de la semaine.',
    },
    reversed: null,
  },
  wunjo: {
    upright: {
      keyword: 'la joie simple',
      love: 'Riez avant de discuter, car une bêtise partagée dénoue ce que trois soirées d’explications avaient serré sans le vouloir.',
      work: 'L’humeur de l’équipe compte autant que le plan : remerciez quelqu’un devant les autres, pour une chose exacte et récente.',
      money:
        'Quel est le chiffre à partir duquel vous avez assez ? Écrivez-le, il rendra vos petits plaisirs plus légers à payer.',
      self: 'Une entente s’est faite en vous sans qu’on sache comment, n’allez pas la démonter pour voir ce qu’il y a dedans.',
    },
    reversed: {
      keyword: 'la gaieté remise',
      love: 'Vous gardez le bonheur pour quand tout ira bien, or il se contente d’un banc, d’un sandwich et d’une heure volée à deux.',
      work: 'On fait bonne figure et l’ennui s’installe, changez un détail absurde de la journée et observez qui s’en réjouit avec vous.',
      money:
        'Les récompenses achetées pour se consoler consolent peu ; cherchez plutôt ce qui vous amusait quand vous n’aviez pas un sou.',
      self: 'Comparer sa fête à celle du voisin gâche les deux, alors fermez la fenêtre et remettez votre disque préféré.',
    },
  },
  hagalaz: {
    upright: {
      keyword: 'le contretemps passager',
      love: 'L’averse a fait du bruit entre vous ; préparez du thé, parlez d’hier seulement, et laissez fondre ce qui n’était que de la glace.',
      work: 'Un calendrier vient de sauter, gardez une priorité et prévenez ceux qui comptent, on se souviendra surtout de votre façon de les informer.',
      money:
        'Traitez cette dépense inattendue comme une flaque : on la contourne, on l’éponge, on passe, puis on songe à un petit toit.',
      self: 'Personne ne vous visait, c’était la météo ; abritez-vous d’abord, comprenez plus tard, l’eau restera pour la suite.',
    },
    reversed: null,
  },
  nauthiz: {
    upright: {
      keyword: 'le besoin reconnu',
      love: 'Dites ce qui vous manque plutôt que ce que l’autre fait de travers, la phrase est à peine plus longue et la soirée s’en trouve changée.',
      work: 'Avec peu de moyens, retirez une exigence au lieu d’ajouter des heures ; la solution modeste tiendra mieux que prévu.',
      money:
        'Distinguez l’utile, l’urgent et le bruit, protégez trois dépenses et laissez filer le reste sans vous en vouloir.',
      self: 'De deux bouts de bois et d’un peu d’obstination naît une flamme, et vous avez justement les deux sous la main.',
    },
    reversed: null,
  },
  isa: {
    upright: {
      keyword: 'la pause nécessaire',
      love: 'Ce froid n’est peut-être que de la fatigue ; demandez-le une fois, avec douceur, puis laissez à l’autre la largeur d’un lac.',
      work: 'Le dossier est pris dans les glaces d’un autre, relancez à date fixe et profitez-en pour réparer vos outils.',
      money:
        'Gelez une dépense pendant un mois, vous saurez au dégel si elle vous manquait ou si elle coulait toute seule.',
      self: 'Quand plus rien ne remue, on voit enfin son reflet, et il a l’air moins pressé que vous ne le pensiez.',
    },
    reversed: null,
  },
  jera: {
    upright: {
      keyword: 'la moisson patiente',
      love: 'Souvenez-vous à voix haute du chemin fait depuis l’an dernier, avec les rues et les dates ; la saison calme n’est pas la moins tendre.',
      work: 'C’est l’heure du bilan, mené avec bienveillance : réclamez une part de ce qui a mûri, confiez-en la semence à quelqu’un.',
      money:
        'Raisonnez à l’année entière, bien des angoisses de fin de mois s’aplanissent quand on les regarde depuis l’automne suivant.',
      self: 'Tirer sur la tige ne fait pas monter le blé ; arrosez un peu, attendez beaucoup, et gardez une faucille propre.',
    },
    reversed: null,
  },
  eihwaz: {
    upright: {
      keyword: 'la souplesse enracinée',
      love: 'Une affection profonde supporte le silence, à condition d’aller vérifier, de temps à autre, qu’il y a toujours de la lumière dedans.',
      work: 'Vous savez où tout est rangé et cela fait de vous un pilier, qui gagnerait à changer un détail à chaque saison.',
      money:
        'Bâtissez lentement : une réserve que l’on ne touche pas, un prêt que l’on comprend, un toit que l’on entretient.',
      self: 'Plier, pour un bois comme le vôtre, est une manière de tenir, et ce sont les racines qui font le travail.',
    },
    reversed: null,
  },
  perthro: {
    upright: {
      keyword: 'le secret gardé',
      love: 'Interrogez l’autre sur un épisode qu’il n’a jamais raconté, puis acceptez qu’il en garde la moitié, ce mystère vous tient en éveil.',
      work: 'Toutes les pièces ne sont pas retournées, avancez jusqu’où vous voyez et dites franchement à quel endroit la lumière s’arrête.',
      money:
        'Rien de tout cela n’invite à tenter le sort ; soulevez plutôt une à une les échéances mal notées, elles font moins peur de face.',
      self: 'Rester dans la question sans la forcer est un art, et vous en avez plus l’étoffe que vous ne croyez.',
    },
    reversed: {
      keyword: 'la réponse prématurée',
      love: 'Imaginer ce que l’autre tait prend toute la nuit et n’apprend rien, tandis qu’une question du matin prend dix secondes.',
      work: 'Une information tarde et les suppositions remplissent le couloir, ne leur prêtez pas votre voix tant que rien n’est confirmé.',
      money:
        'Fermez les onglets, éteignez la lampe : les chiffres manquants arriveront par la poste, et aucun calcul de minuit ne les remplace.',
      self: 'Ce que vous cachez commence à peser ; choisissez avec soin une personne, une seule, et posez-en un coin devant elle.',
    },
  },
  algiz: {
    upright: {
      keyword: 'la vigilance douce',
      love: 'La confiance pousse auprès de qui respecte un non, alors dites le vôtre simplement et regardez ce que l’on en fait.',
      work: 'Gardez une plage de la journée sans message ni porte ouverte, aucune maison ne tombe en deux heures de calme.',
      money:
        'Devant l’offre qui presse, une phrase suffit comme parade : vous répondrez la semaine prochaine, et pas avant d’avoir relu.',
      self: 'Ce frisson à la nuque vous renseigne sans rien ordonner ; reculez d’un pas, regardez, puis retournez brouter si tout est tranquille.',
    },
    reversed: {
      keyword: 'la garde baissée',
      love: 'On a franchi votre clôture pendant que vous souriiez poliment, et il n’est pas trop tard pour la retracer ensemble.',
      work: 'Vous vous défendez contre des ombres, ou vous ne vous défendez plus ; dans un cas comme dans l’autre, parlez-en à un allié.',
      money:
        'Un mot de passe, une autorisation, une garantie qui traîne : une heure ennuyeuse suffit à refermer ce portillon.',
      self: 'Lire un danger dans chaque bruit de roseau épuise, reposez-vous une nuit entière avant de décider ce qui approche.',
    },
  },
  sowilo: {
    upright: {
      keyword: 'la clarté partagée',
      love: 'Montrez-vous par beau temps comme par temps gris, cette franchise réchauffe davantage que les efforts de séduction.',
      work: 'Énoncez le but en une ligne, affichez-la, puis nommez ceux qui ramaient avec vous quand la côte paraît enfin.',
      money:
        'Un seul tableau, tous volets ouverts, et la situation se révèle moins sombre qu’au fond du tiroir où vous la rangiez.',
      self: 'Vous voyez où vous êtes, et c’est déjà beaucoup ; fixez le cap aujourd’hui, la brume a aussi ses jours.',
    },
    reversed: null,
  },
  tiwaz: {
    upright: {
      keyword: 'la parole tenue',
      love: 'Tenez l’heure du retour et le coup de fil promis, les grandes fidélités se reconnaissent à ces clous minuscules.',
      work: 'Exposez vos raisons, écoutez une objection, tranchez, expliquez ; on pardonne bien des choses à une décision nette.',
      money: 'Payez votre dû et réclamez celui des autres du même ton, avec une date, sans rancune ni tremblement.',
      self: 'Une étoile suffit pour s’orienter : choisissez-la, et laissez les autres briller pour ceux qui en ont besoin.',
    },
    reversed: {
      keyword: 'le combat inutile',
      love: 'Avoir raison ne réchauffe pas les pieds ; reposez la lance contre le mur, cherchez ce que vous vouliez protéger au début.',
      work: 'La cause que vous défendez a changé pendant la bataille, relisez-en l’énoncé avant d’engager une journée de plus.',
      money:
        'Un bras de fer pour une somme modeste coûte davantage en soirées perdues qu’il ne rapporterait, fixez une limite et un arbitre.',
      self: 'Vous vous devez un peu de justice à vous-même, sous la forme d’un repos, d’un relais ou d’une erreur reconnue tôt.',
    },
  },
  berkano: {
    upright: {
      keyword: 'la croissance délicate',
      love: 'De petites heures régulières, sans témoin, nourrissent mieux ce lien que les grandes escapades dont on parle tout l’hiver.',
      work: 'Votre idée est un plant de l’année, abritez-la du vent des réunions et montrez-la d’abord à une oreille bienveillante.',
      money:
        'Semez modestement, chaque mois, sans déterrer pour voir si cela pousse ; la première saison travaille sous la feuille.',
      self: 'Quelque chose recommence en vous par l’écorce, mince et pâle, et votre seul devoir est de ne pas l’arracher.',
    },
    reversed: {
      keyword: 'le bourgeon tardif',
      love: 'Trop de soins étouffent, trop peu dessèchent ; demandez à l’autre combien d’eau il lui faut, au lieu de le deviner.',
      work: 'Vous arrosez le jardin des collègues avant le vôtre, reprenez l’arrosoir une matinée et choisissez un seul carré.',
      money: 'Ce projet n’a pas pris, le sol était maigre, et l’on peut cesser de le payer sans y voir un échec.',
      self: 'Un printemps frais reste un printemps : laissez à vos forces les quelques semaines qu’elles réclament sans bruit.',
    },
  },
  ehwaz: {
    upright: {
      keyword: 'la confiance en marche',
      love: 'Apprenez l’allure de l’autre avant de proposer la vôtre ; une promenade vous en dira plus long qu’un face-à-face.',
      work: 'Cherchez votre second, celui qui termine quand vous lancez, et ne lui reprenez pas les rênes à chaque virage.',
      money:
        'Des comptes partagés aiment deux signatures, une conversation par mois, et la franchise sur ce que coûte l’entretien.',
      self: 'Cette part de vous que vous menez court depuis des mois irait plus loin la bride souple et l’oreille flattée.',
    },
    reversed: {
      keyword: 'l’attelage désaccordé',
      love: 'Vous tirez à hue, l’autre à dia, et le chemin n’y est pour rien ; descendez, buvez un verre, desserrez une sangle.',
      work: 'Deux méthodes se gênent sous le même harnais, alors répartissez les journées au lieu de discuter des mérites de chacune.',
      money:
        'Un équipement vous coûte au repos plus qu’il ne sert en route, et le prêter ou le rendre serait un soulagement.',
      self: 'Votre tête galope, le corps boite ; accordez-leur la même vitesse durant deux jours, celle du plus lent.',
    },
  },
  mannaz: {
    upright: {
      keyword: 'l’humanité partagée',
      love: 'Aimez cette personne avec ses lunettes et ses retards, elle vous rend la politesse depuis plus longtemps que vous ne croyez.',
      work: 'Posez la question à quelqu’un dont ce n’est pas le métier, il verra l’évidence que l’habitude vous cachait.',
      money:
        'Une échelle prêtée, un enfant gardé, un jardin commun : l’entraide est une monnaie, et votre crédit est meilleur que vous ne pensez.',
      self: 'Ce qui vous agace chez les autres vous raconte avec exactitude, et mérite d’être lu comme une nouvelle sans gravité.',
    },
    reversed: {
      keyword: 'la solitude choisie',
      love: 'Entre se fondre et se fermer, il existe une chaise à côté de l’autre, d’où l’on se parle sans se ressembler.',
      work: 'On vous croit indispensable ou de trop, deux façons d’être seul ; demandez une heure d’attention à un collègue sûr.',
      money:
        'La gêne de parler d’argent isole plus que le manque, et un proche discret saurait écouter sans juger ni conseiller.',
      self: 'Soyez votre propre prochain ce soir, parlez-vous du ton que vous prendriez avec un ami fatigué.',
    },
  },
  laguz: {
    upright: {
      keyword: 'la vague intérieure',
      love: 'Laissez monter ce que vous ressentez avant d’en tirer une décision, et indiquez à l’autre les endroits où l’on a pied.',
      work: 'Contournez le rocher ainsi que font les rivières, puis dites tout haut que l’équipe a besoin d’un peu d’eau calme.',
      money:
        'Creusez des canaux avant la crue, un pour le quotidien, un pour l’imprévu, un pour le plaisir, et ne signez rien sous l’émotion.',
      self: 'L’intuition ressemble au fond de la barque, que l’on ne distingue qu’en cessant de remuer la rame.',
    },
    reversed: {
      keyword: 'l’eau dormante',
      love: 'Un chagrin retenu alourdit l’air de la maison ; une chanson, une lettre, une marche côte à côte lui ouvriraient une rigole.',
      work: 'La rêverie a remplacé l’ouvrage, et un premier geste ridicule de petitesse suffirait à remettre la roue en mouvement.',
      money:
        'Quelque chose fuit goutte à goutte sur votre relevé, depuis si longtemps que vous n’en entendez plus le bruit.',
      self: 'Nul besoin d’assécher le lac, trouvez la petite vanne, un carnet, une voix amie, et tournez-la d’un quart.',
    },
  },
  ingwaz: {
    upright: {
      keyword: 'la graine secrète',
      love: 'Un sentiment mûrit à l’abri des commentaires ; accordez-lui la terre noire dont il a besoin, et du temps sans témoins.',
      work: 'Achevez avant d’entreprendre, car le dossier presque fini mange vos forces par le seul fait de rester ouvert.',
      money:
        'Une réserve muette, placée là où l’œil ne tombe pas, grossit mieux que celles que l’on visite chaque semaine.',
      self: 'Vous vous croyez paresseux alors que vous faites de la racine ; répondez moins, dormez davantage, la coque vous préviendra.',
    },
    reversed: null,
  },
  dagaz: {
    upright: {
      keyword: 'l’évidence du matin',
      love: 'Dites la phrase la plus vraie à une heure claire, celle que vous gardiez pour plus tard a fini de mûrir cette nuit.',
      work: 'Ce qui semblait compliqué tient soudain en trois gestes, montrez-les à quelqu’un avant que l’habitude ne les recouvre.',
      money:
        'Deux soucis n’en font peut-être qu’un, et une démarche unique, faite à tête reposée, les rangerait dans la même enveloppe.',
      self: 'Vous avez cherché longtemps, la réponse vous attendait contre la cafetière ; il suffit de tourner votre chaise vers la lumière.',
    },
    reversed: null,
  },
  othala: {
    upright: {
      keyword: 'la maison transmise',
      love: 'On entre dans une vie avec ses meubles : montrez les vôtres, visitez les siens, et décidez ensemble ce que veut dire chez nous.',
      work: 'Vos fondations ont été posées par d’autres, remerciez-les, faites écrire ce qu’ils savent, puis construisez à votre goût.',
      money:
        'Entretenez avant d’agrandir, classez les papiers tant que tout le monde s’entend, une gouttière réparée vaut une véranda rêvée.',
      self: 'Hériter, c’est trier ; cirez ce qui est beau, déposez le reste avec respect, et choisissez votre place à table.',
    },
    reversed: {
      keyword: 'le toit pesant',
      love: 'Une histoire de famille se rejoue dans votre salon sans y avoir été invitée, nommez-la, offrez-lui une chaise plus petite.',
      work: 'On a toujours fait ainsi dans cette maison, dit-on ; demandez depuis quand, et la coutume avouera son âge.',
      money:
        'Ce bien que l’on garde par devoir coûte plus qu’il n’abrite, et un avis extérieur vous aiderait à le regarder sans faute.',
      self: 'Vous avez le droit de changer de siège, de ville, de recette, et de rester pourtant des leurs.',
    },
  },
}
