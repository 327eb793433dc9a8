import type { PairsOf } from './pair-texts.ts'

export const scorpio: PairsOf = {
  scorpio: {
    portrait:
      'Un regard, et l’on sut que ce ne serait pas tiède. Deux Scorpions se reconnaissent comme deux agents sous couverture. Chacun a compris que l’autre comprenait. Cela repose et cela effraie, car il n’y a plus de cachette. Votre couple a ses mots de passe, ses lieux, ses morts. Les amis savent qu’il ne faut pas dire du mal de l’un devant l’autre. La fidélité est farouche, le pardon difficile. Vous pouvez vous sauver mutuellement de tout, y compris de vous. La seule chose que vous ne devez pas faire est de vous mettre à l’épreuve, vous tricheriez tous les deux pour vérifier que l’autre triche.',
    attraction:
      'Totale. Le désir est votre pays d’origine et vous y avez la double nationalité. On s’y dit ce que l’on ne dit nulle part. Il revient après les pires orages, parfois à cause d’eux. Prenez garde à ne pas confondre l’intensité et la colère. Vous êtes capables aussi d’une nuit simple, elle vous laissera sans voix.',
    tenderness:
      'Immense et secrète. Celui qui tombe est porté. Celui qui a peur est couvert, sans question. Vous connaissez chacun l’adresse de la blessure de l’autre et vous passez devant en silence, la main posée. Les jours où l’un se ferme, l’autre ne doit pas forcer. Frappez, dites que vous êtes là, et restez dans la pièce d’à côté.',
    communication:
      'Tout se sait, rien n’est sûr d’être dit. Vous lisez les visages, ce qui est commode et trompeur. Dans le doute, demandez. Un Scorpion supporte n’importe quelle vérité et aucune omission. Réglez les griefs un à un, à mesure, comme on paie ses dettes. Ce que vous laissez fermenter devient une arme, et vous savez tirer.',
    stability:
      'Rien ne la menace du dehors. On traverse les ruines, les opérations, les exils. On vieillit enlacés et un peu seuls au monde. La menace est dedans, dans le contrôle et la rancune. Décidez à deux d’amnisties datées. Au 1er janvier tout est effacé, même l’affaire de 2019. Surtout l’affaire de 2019.',
    growth:
      'L’eau profonde bouge peu. Vous vous confirmez dans vos passions et vos méfiances. Pour avancer, il vous faut du soleil, des gens sans mystère, une activité où l’on rit. Prenez des cours de quelque chose de bête. Et lancez-vous dans une cause qui aide les vivants, elle donnera un emploi à toute cette force.',
  },
  sagittarius: {
    portrait:
      'L’un creuse, l’autre galope. Le Sagittaire a ouvert les volets sans demander et le Scorpion, ébloui, n’a pas protesté. Il n’avait pas ri ainsi depuis longtemps. En échange, il a montré au Sagittaire des galeries sous ses propres pieds, des chagrins dont ce grand gaillard ignorait l’existence. Ils s’apportent un bien qu’ils ne trouveraient pas ailleurs. Ils s’irritent aussi. L’un dit tout, l’autre garde tout. L’un est parti voir, l’autre a attendu. Il faut s’entendre sur peu de choses, mais très clairement. Hors de ces quelques bornes, la liberté de l’un et la profondeur de l’autre peuvent vivre dans la même maison.',
    attraction:
      'Une curiosité joyeuse d’un côté, sérieuse de l’autre. Le Sagittaire croit à une aventure, le Scorpion a déjà lu la fin. Les corps s’entendent souvent avant les intentions. Que le Sagittaire ne minimise pas, ne dise jamais « ce n’était rien ». Que le Scorpion accepte qu’on puisse désirer en plaisantant. Le rire, ici, est une caresse.',
    tenderness:
      'L’un est trop présent, l’autre est déjà dehors. Le Scorpion veut une fusion, le Sagittaire veut une compagnie. Il existe un entre-deux, c’est le retour. Soignez-le. Une heure de vraie attention en rentrant, téléphone éteint, récit complet, et le Scorpion n’aura pas besoin de trois jours d’enquête. Le Sagittaire y prend goût plus vite qu’il ne pense.',
    communication:
      'La franchise et le mystère s’énervent l’un l’autre. « Mais dis-le ! » « Tu aurais dû le voir. » Le Sagittaire blâme le secret, le Scorpion blâme l’indiscrétion, surtout quand son secret a servi d’anecdote à table. Fixez ce qui ne se raconte pas. Pour le reste, le Scorpion essaiera de parler avant la colère, quand c’est encore drôle.',
    stability:
      'Un départ non annoncé vaut ici une trahison, et une question de trop vaut une prison. Il faut s’entendre sur les mots. Ce qui est réservé à vous deux, et l’on n’y touche pas. Tout ce qui reste, et l’on n’en parle plus. À l’intérieur de ce cadre, le Scorpion se détend, le Sagittaire revient, et les années s’ajoutent.',
    growth:
      'Vous allez loin ensemble, en profondeur et en distance. Un reportage, une mission humanitaire, une recherche menée sur deux continents. Le Sagittaire donne le sens du voyage, le Scorpion va jusqu’où les autres font demi-tour. Vos récits valent qu’on les écoute. Chacun y laisse une peur et y gagne une langue.',
  },
  capricorn: {
    portrait:
      'Ils n’ont presque rien dit et tout le monde a compris. Deux volontés se sont reconnues, deux solitudes aussi. Le Capricorne admire cette force qui ne se plaint pas. Le Scorpion respecte cette droiture que rien n’achète. Ensemble ils traversent les mauvaises années en serrant les rangs, et l’entourage ne l’apprend qu’après. Leur humour est noir et leur loyauté complète. À force de se tenir, ils oublient de se laisser aller. La maison a des principes, les week-ends ont un programme. Il leur faudrait une imprudence par saison, une grasse matinée pendant un déménagement, un cadeau indéfendable.',
    attraction:
      'Elle est souterraine et ne doit rien aux apparences. En public, deux personnes graves. En privé, personne ne saura. Le Capricorne, qui se contrôle partout, trouve enfin quelqu’un devant qui céder. Le Scorpion aime ce sérieux qui se défait. Prenez le temps. Ce désir gagne avec l’âge, ce qui scandaliserait leurs enfants.',
    tenderness:
      'Solide, muette, active. On ne se dit pas « je t’aime » au téléphone, on prend le train de nuit. Un malade est veillé, un parent est accueilli, une dette est payée sans qu’on en parle. Ajoutez quelques mots, même mal cousus. Le Scorpion en a besoin la nuit, le Capricorne en a besoin le dimanche, et aucun ne le dira.',
    communication:
      'Brève et vraie. Vous n’aimez ni l’un ni l’autre parler pour ne rien dire. Les décisions se prennent en dix minutes, les confidences en dix ans. L’essentiel passe par des faits. Quand une blessure se produit, pourtant, ne comptez pas sur les faits. Asseyez-vous face à face, avec du temps. Vous êtes assez forts pour l’entendre.',
    stability:
      'De la roche. Ce que vous avez juré tient, ce que vous avez acheté monte, et personne n’entrera chez vous par effraction. Les couples de ce genre finissent dans la même concession. Surveillez l’ambition, qui peut faire de l’un le concurrent de l’autre. Choisissez deux métiers différents ou une entreprise unique, jamais deux rivales.',
    growth:
      'Votre patience fait des empires. Le Scorpion sait ce que veulent les gens, le Capricorne sait ce qu’il faut d’années. Un domaine, une étude, un groupe familial. Au sommet, demandez-vous pour qui. Si la réponse vient vite, vous êtes heureux. Sinon, il est temps de faire quelque chose d’inutile et de très loin.',
  },
  aquarius: {
    portrait:
      'Deux entêtements debout dans un ascenseur en panne. L’un l’est par passion, l’autre par principe. Le Scorpion veut tout d’une personne, le Verseau veut bien tout donner, mais à tout le monde. La fascination est réelle. Le premier n’avait jamais rencontré quelqu’un qu’il ne perce pas, le second n’avait jamais été regardé avec ce sérieux. On se heurte, on s’admire, on ne cède pas. L’un prend la distance de l’autre pour un abandon. L’autre prend l’intensité pour une mainmise. Les couples qui y arrivent ont un courage intellectuel peu commun, et ils ont appris à dire, sans rire, « je ne fonctionne pas comme toi ».',
    attraction:
      'Étincelante et bizarre. Le Verseau résiste par indifférence, ce qui rend le Scorpion obstiné. Le désir naît du défi. Il s’épanouit quand le Verseau accepte d’être touché au-delà de l’idée, et quand le Scorpion accepte de jouer sans vouloir gagner. L’expérience vous attire tous deux, on peut beaucoup essayer. Prévenez simplement avant de disparaître.',
    tenderness:
      'L’un brûle, l’autre aère. Une étreinte du Scorpion peut durer une soirée, une étreinte du Verseau douze secondes. Additionnez, divisez. Le Verseau apprendra que rester n’est pas se rendre. Le Scorpion apprendra que l’autre pense à lui d’une manière diffuse et constante, comme on a le chauffage. Demandez à sentir le radiateur, parfois.',
    communication:
      'Voici le nœud. Le Scorpion ne lâche pas la cause, le Verseau ne lâche pas le principe, et l’on peut débattre trois jours sur la définition du mot mensonge. Personne ne cédera, il faut donc contourner. Écrivez chacun votre position, en une page. Échangez. Répondez le lendemain. Vous êtes brillants à l’écrit et terribles à chaud.',
    stability:
      'Ni l’un ni l’autre ne plie, c’est le risque et la garantie. Une fois le contrat accepté, vous le tiendrez. Il doit contenir l’exclusivité du cœur, que le Scorpion exige, et la liberté d’agenda, que le Verseau exige. Séparez les finances. Gardez des chambres à part si besoin. Vos amis jaseront, vous serez encore ensemble.',
    growth:
      'L’enquête et l’invention font une équipe rare. Un laboratoire, un journal d’investigation, une lutte contre une grande entreprise. Le Scorpion trouve la faille, le Verseau imagine ce qu’on bâtira après. Vous changez les choses, parfois l’un l’autre. C’est dehors, devant un adversaire, que vous vous comprenez le mieux.',
  },
  pisces: {
    portrait:
      'Le courant passe dessous. À la surface, deux personnes qui ne se sont pas dit grand-chose. Le Scorpion a deviné la peine, les Poissons ont deviné le courage. On s’est trouvés comme on trouve une source. Entre vous il n’est presque pas besoin de parler, on rêve parfois la même nuit du même escalier. Ce monde à deux est si complet qu’on y perd les rives. Le soupçon de l’un et la fuite de l’autre sont les seules tempêtes. Nommez les choses simplement, gardez des amis au sec. Le reste est une des plus belles histoires d’eau que connaisse le zodiaque.',
    attraction:
      'Profonde, presque hypnotique. Les Poissons s’abandonnent comme personne et le Scorpion, qui ne s’abandonne jamais, les suit. On sort de là un peu changé. Le désir résiste au temps s’il n’est pas mis au service d’une crainte. Ne vous aimez pas pour vérifier que l’autre est encore là. Aimez-vous parce qu’il pleut.',
    tenderness:
      'On ne trouvera pas mieux. L’un protège, l’autre console, et les rôles changent sans qu’on ait à le demander. Les Poissons savent quel jour de l’année est lourd pour le Scorpion. Le Scorpion sait quand le sourire des Poissons est faux et il les ramène à la maison. Ne devenez pas l’infirmier à vie l’un de l’autre. Riez, aussi, cela soigne.',
    communication:
      'Télépathique et donc imprudente. Vous croyez savoir, vous savez neuf fois, et la dixième fait une semaine de malheur. Les Poissons cachent pour ne pas peiner, le Scorpion sent que l’on cache et imagine bien pire. Une phrase vraie arrête tout. « J’avais peur que tu m’en veuilles. » Le Scorpion fond, à chaque fois.',
    stability:
      'Un attachement de fond. Les Poissons donnent au Scorpion une foi, le Scorpion donne aux Poissons une quille. L’administration est pour lui, de toute évidence. Qu’il ne s’en serve pas pour régner. Et que les Poissons aient leur propre argent, leur propre clé, leurs propres amis. La confiance grandit à mesure qu’on pourrait partir.',
    growth:
      'Vous créez, vous soignez, vous cherchez ce qui ne se voit pas. Une œuvre, une thérapie, un enfant difficile qui devient quelqu’un. L’élan est intérieur et parfois tourne en rond. Ouvrez une fenêtre vers l’extérieur, un public, des patients, des élèves. Ce que vous avez compris à deux peut servir à beaucoup.',
  },
}
