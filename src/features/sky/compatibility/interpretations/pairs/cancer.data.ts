import type { PairsOf } from './pair-texts.ts'

export const cancer: PairsOf = {
  cancer: {
    portrait:
      'Deux marées dans la même baie. Vous savez l’un de l’autre des choses que personne n’a dites, le mot qui blesse, la chanson qu’il ne faut pas passer en novembre. On s’est plu à raconter nos enfances et l’on s’est aperçu que c’était presque la même. Vous fondez un foyer comme d’autres fondent une religion. Les amis y viennent pleurer, les enfants y ramènent leurs camarades. Le revers tient aux jours gris. Quand les deux carapaces se ferment, il n’y a plus personne à l’accueil. Celui qui rouvre le premier n’a rien perdu, il a simplement plus froid.',
    attraction:
      'Elle se reconnaît à ce que l’on se sent en confiance avant de se sentir ému. Un bras passé autour du cou sur un balcon, et les défenses tombent. Le désir, chez vous, suit la sécurité. Une remarque acide à table l’annule pour trois jours. Une nuit au bord de la mer, sans les enfants, le ramène entier.',
    tenderness:
      'On vous regarde avec envie. Vous savez soigner, bercer, prévoir le chagrin du lendemain. L’un se lève la nuit pour que l’autre dorme, et l’autre ne dort pas parce qu’il pense à celui qui s’est levé. Tant de prévenance peut étouffer. Laissez-vous le droit d’aller mal sans que ce soit la faute de quelqu’un.',
    communication:
      'Tout passe par l’humeur, par un ton de voix, par une porte qu’on ferme un peu plus fort. Vous vous devinez souvent bien et parfois de travers. Dans ce cas, chacun souffre d’une phrase que l’autre n’a jamais pensée. Vérifiez. « J’ai cru comprendre que tu m’en voulais. » Neuf fois sur dix, c’était le mal de tête.',
    stability:
      'La mémoire vous tient ensemble. Vous avez tant de souvenirs, de photos, de rites, que partir reviendrait à se brûler une bibliothèque. Les deux familles pèsent lourd et il y a quatre parents à contenter. Fixez une frontière commune avec vos mères. Elle se négocie à deux, et se défend à deux, surtout le soir de Noël.',
    growth:
      'L’horizon est le seuil. Vous avez du mal à quitter la maison, le passé, la région. Ce qui vous fera bouger, c’est quelqu’un à aider ailleurs. Devenez famille d’accueil, reprenez une pension, partez un an près de cette grand-mère au Québec. Vous emportez le foyer avec vous et il prend partout.',
  },
  leo: {
    portrait:
      'La Lune et le Soleil habitent sur le même palier. Le Lion rentre avec ses triomphes et ses factures, le Cancer écoute tout, même ce qui n’est pas raconté. Chacun reçoit ce qu’il n’a pas su se donner. Le Lion est enfin aimé quand il ne brille pas. Le Cancer est enfin fier d’être vu au bras de quelqu’un. On se fâche pour une entrée trop bruyante ou pour une bouderie trop longue. Il y aura toujours entre vous un jour et une nuit. Les couples qui réussissent ont compris qu’il fallait les deux, et que c’était au plus solaire de frapper à la porte.',
    attraction:
      'Le Lion fait la cour comme on donne une fête et le Cancer rougit, recule, revient. Cette pudeur rend le Lion fou, dans le bon sens. Lui qu’on admire de loin voudrait qu’on l’approche. Le désir s’installe dès que le Cancer se sent l’unique. Au moindre doute il se retire sous les draps, et il faudra toute une semaine de chaleur pour l’en sortir.',
    tenderness:
      'Ils en ont beaucoup, en monnaies différentes. Le Lion serre fort et parle haut. Le Cancer caresse les cheveux et parle bas. Le premier attend des remerciements pour ses grands gestes, le second pour ses soins invisibles, et chacun oublie de payer. Prenez une minute le soir. « J’ai vu ce que tu as fait. » Rien d’autre.',
    communication:
      'Le Lion explique, le Cancer ressent, et l’explication arrive pendant que l’autre a mal. Par orgueil, l’un ne demandera pas pardon. Par crainte, l’autre ne dira pas pourquoi. Trouvez un geste qui remplace la phrase, une place qu’on libère sur le canapé, un bras levé pour inviter. Parlez ensuite. À chaud, vous n’êtes bons ni l’un ni l’autre.',
    stability:
      'Le Lion est fidèle à qui le regarde, le Cancer à qui le garde. L’arrangement peut durer, il demande que la maison soit belle et que les invités ne la prennent pas d’assaut. L’argent se discute. L’un dépense pour la façade, l’autre pour la cave. Fixez deux budgets, et ne critiquez jamais celui d’en face devant les enfants.',
    growth:
      'Vous êtes d’excellents parents, de famille ou d’entreprise. L’un donne confiance, l’autre donne racine. Une école, une maison d’hôtes, une équipe sportive, et les gens s’y sentent portés. Le Cancer découvre qu’il a le droit d’être applaudi, le Lion apprend à rester quand le rideau tombe.',
  },
  virgo: {
    portrait:
      'On les voit peu, ils sont occupés à s’aider. La Vierge a pris rendez-vous, le Cancer a gardé le neveu, et le soir ils se retrouvent, fatigués de la même fatigue. Aimer, pour eux, c’est faire quelque chose pour quelqu’un. Elle organise ce qu’il éprouve. Il réchauffe ce qu’elle organise. Leur histoire avance par preuves et personne ne songe à en faire un roman. Une seule ombre, l’inquiétude, qu’ils ont chacun et qu’ils se passent comme un rhume. Il leur faudrait de temps en temps un ami insouciant, un chien idiot, une soirée où rien ne doit être prévu.',
    attraction:
      'Elle mûrit. On se fréquente, on se rend service, et un jour la main reste. La pudeur de la Vierge rassure le Cancer, la tendresse du Cancer désarme la Vierge. Il n’y a pas d’éclair, il y a une chaleur qui monte. Laissez-lui une chance en débranchant la liste des choses à faire. Personne n’a jamais désiré quelqu’un en pensant au contrôle technique.',
    tenderness:
      'Un des abris les plus sûrs du zodiaque. On s’y relaie au chevet, on s’y devine. La Vierge apprend à consoler sans réparer. Le Cancer apprend à accepter une aide sans se croire un poids. Vous avez l’un pour l’autre une indulgence que vous n’avez pas pour vous. Dites-la parfois tout haut, cela fait du bien à celui qui la dit.',
    communication:
      'La parole est utile, souvent chuchotée. Vous parlez des autres pour parler de vous, d’une série pour parler de votre mère. La Vierge devra poser ses remarques une par une. Trois d’affilée et le Cancer ne répond plus. S’il se tait, ne demandez pas s’il est fâché. Demandez ce qui s’est passé à midi.',
    stability:
      'Les murs sont droits et la cave est pleine. Vous économisez, vous prévoyez, vous vous occupez de tout le monde, et la vieillesse ne vous fait pas peur. Votre couple tient par l’attention quotidienne. Qu’il ne se réduise pas au soin des autres. Une fois par trimestre, disparaissez deux jours et laissez les frères et sœurs se débrouiller.',
    growth:
      'Vous grandissez en servant. Un cabinet de soins, une ferme pédagogique, un dossier d’adoption mené jusqu’au bout alors que tous vous conseillaient d’abandonner. La Vierge gravit la montagne administrative, le Cancer garde la raison pour laquelle on grimpe. Ce que vous bâtissez aide vraiment des gens, et vous en tirez une fierté que vous ne montrez pas.',
  },
  libra: {
    portrait:
      'La Balance a souri et le Cancer y a cru. Tout part souvent de là. Elle est aimable avec tous, il pense qu’on ne l’est qu’avec lui. Ils partagent le désir de paix, une bonne éducation, un goût pour les intérieurs où la lumière est bien placée. La méthode les sépare. Il veut de l’intime et elle veut du monde. Il pleure, elle rationalise. On se blesse avec des gants. Quand ils ont compris qu’aucun des deux ne le faisait exprès, ils deviennent capables d’une douceur très particulière, faite d’égards, et d’une franchise qu’ils se doivent d’autant plus qu’elle ne leur est pas naturelle.',
    attraction:
      'Il y a de l’attrait, et même du trouble. L’élégance de l’une intimide l’autre juste assez. Le Cancer a envie d’être choisi, la Balance a envie qu’on la désire sans réserve. Chacun attend. Faites un pas, n’importe lequel. Les premières fois sont timides et les suivantes beaucoup moins, surtout loin des amis et de leur regard.',
    tenderness:
      'La Balance propose d’en parler, le Cancer voulait une épaule. Elle croit respecter, il croit qu’on le laisse. D’autres fois il enveloppe, et elle cherche l’air. Un code simple rend service. Deux pressions de la main, je veux des bras, une seule, je veux être tranquille. C’est enfantin, et vous y gagnerez des nuits.',
    communication:
      'Trop de politesse. Les griefs s’enveloppent de papier de soie, s’empilent, et un dimanche la pile tombe. Le Cancer ressort alors les dates. La Balance, effarée, découvre qu’elle a été jugée en son absence. Donnez-vous chaque semaine un quart d’heure où l’on a le droit d’être désagréable. Il ne dure jamais un quart d’heure.',
    stability:
      'Qui vient à la maison, et quand ? Voilà la vraie question. L’un vit fenêtres fermées, l’autre porte ouverte, et les deux se fatiguent. Il faudra négocier chaque fête, chaque dimanche chez les uns ou les autres. La durée est possible. Elle repose sur une comptabilité honnête, un soir pour toi, un soir pour nous, un soir pour eux, sans tricher.',
    growth:
      'On s’apprend beaucoup. Le Cancer découvre qu’on peut aimer sans tenir, la Balance qu’on peut appartenir à quelqu’un sans se trahir. Recevez ensemble, décorez, plaidez pour les familles des autres. Une chambre d’hôtes, un cabinet de médiation, une crèche au nom charmant, voilà des lieux où vos deux talents cessent de se contredire.',
  },
  scorpio: {
    portrait:
      'L’eau a reconnu l’eau. Il n’a pas fallu expliquer, ni la mère, ni le premier amour, ni pourquoi certaines chansons sont interdites. Le Scorpion protège le Cancer d’un monde qu’il voit mieux que lui. Le Cancer offre au Scorpion un endroit où déposer les armes. La confiance, quand elle est donnée, l’est en bloc. On vous sent soudés, un peu secrets, avec des regards que l’on ne comprend pas de l’extérieur. Les rancunes sont conservées au frais. Rien ne vous séparera vraiment, sauf ce qui n’aura pas été dit. Alors dites-le, à voix basse, dans le noir, l’un contre l’autre.',
    attraction:
      'Forte, silencieuse, presque inquiétante de naturel. Le Scorpion sent le Cancer frémir avant de l’avoir touché. On peut passer une nuit à se regarder. Le corps, entre vous, est une conversation que la colère ne coupe pas. Veillez à ce qu’il ne serve pas à tout régler. Une dispute arrangée sous les draps se relève à six heures.',
    tenderness:
      'Immense. On se veille, on se devine, on se défend contre ses propres familles. Le Scorpion, si dur ailleurs, devient d’une délicatesse de garde-malade. Le Cancer, si craintif ailleurs, n’a plus peur. Il n’y a pas de mot pour ce que l’on est l’un à l’autre dans ces moments. Ne le gâchez pas en vérifiant qu’il est bien là.',
    communication:
      'Peu de paroles, beaucoup de sens. Vous entendez les silences. Le revers, c’est l’interprétation. L’un soupire et l’autre a déjà construit une trahison. Demandez. Et convenez que les vieilles affaires, une fois racontées en entier, ne resservent pas comme munitions. Vous êtes capables de vous faire très mal avec de très anciens souvenirs.',
    stability:
      'Vous êtes partis pour longtemps. La loyauté va de soi, la famille passe avant le reste, l’argent s’accumule sans bruit. Les deuils et les coups durs vous rapprochent. Le danger serait de faire une île. Gardez des amis, chacun les siens, et une activité où l’on respire seul. Une citadelle a besoin d’une porte, ne serait-ce que pour les vivres.',
    growth:
      'La profondeur tient lieu de voyage. Vous vous changez l’un l’autre par le dedans, thérapie, naissance, reprise d’une maison de famille chargée d’histoires. Le dehors vous tente peu. Sortez quand même, pour une cause. Une association de victimes, une maison de répit, un hospice gagneraient beaucoup à votre courage calme.',
  },
  sagittarius: {
    portrait:
      'Le Sagittaire a laissé son sac dans l’entrée, sans le défaire. Le Cancer regarde ce sac depuis un mois. Toute votre histoire est dans cet objet. L’un aime savoir que l’autre revient, l’autre aime savoir qu’il peut partir, et vous avez raison tous les deux. Le Sagittaire fait rire le Cancer comme personne et lui montre que le monde n’est pas seulement dangereux. Le Cancer donne au Sagittaire un lieu dont il a besoin plus qu’il ne l’avoue. La franchise de l’un tombe dru. La susceptibilité de l’autre dure. On s’aime par vagues, et les vagues peuvent porter loin.',
    attraction:
      'Il arrive bronzé, il raconte, et le Cancer a envie de l’embrasser et de le nourrir. Elle est vive au début, cette attirance, puis elle dépend des retours. Le Sagittaire s’échauffe quand on ne le retient pas. Le Cancer s’ouvre quand on lui promet une date. Mettez les deux ensemble, un départ annoncé et une nuit qui compte avant.',
    tenderness:
      'Chacun se demande si l’autre l’aime. Le Sagittaire n’a pas appelé en arrivant, il pensait que c’était évident. Le Cancer fait la tête, il pensait que cela se voyait. Un message bref chaque soir de voyage, et la moitié de vos drames disparaît. Pour l’autre moitié, le Sagittaire apprendra à s’asseoir et le Cancer à dire « viens ».',
    communication:
      '« C’était pour rire. » Cette phrase a déjà gâché trois anniversaires. Le Sagittaire parle sans viser et le Cancer saigne sans crier. L’un oublie tout, l’autre se rappelle la ponctuation. Excusez-vous vite, même sans comprendre. Et vous, Cancer, montrez la blessure le jour même, elle est plus facile à croire quand elle est fraîche.',
    stability:
      'On ne tient que par accord exprès. Combien de nuits loin, combien de dîners chez les parents, quelle chambre pour les enfants et quel pays pour les étés ? Posez tout sur la table une fois l’an. Le Cancer aura la maison, choisie par lui, et le Sagittaire aura un budget de route. Si l’un des deux triche, le contrat tombe.',
    growth:
      'Vous vous agrandissez dans des directions opposées et l’on y gagne un monde entier. Le Cancer prend l’avion, le Sagittaire plante des tulipes. Un gîte de randonneurs, une famille métissée, une table d’hôtes où l’on parle quatre langues réunissent ce que vous êtes. Vous y trouverez chacun votre rôle, dehors et dedans.',
  },
  capricorn: {
    portrait:
      'Opposés, comme le foyer et le métier, l’enfance et l’âge, la plaine et le sommet. Vous vous êtes vus et vous avez su que l’autre avait la moitié manquante. Le Capricorne porte, le Cancer réchauffe ce qui porte. Il y a entre vous du respect, de l’ambition pour la famille, une envie commune de ne plus jamais manquer. On se déçoit quand le Capricorne se barricade au bureau et que le Cancer se retire dans sa chambre. La maison devient alors un hôtel très bien tenu. Il suffit souvent que l’un vienne s’asseoir, sans motif, pour que l’axe se remette à tourner.',
    attraction:
      'Le Capricorne est bouleversé par une douceur qu’on ne lui avait pas offerte. Le Cancer est attiré par ce calme d’adulte. C’est puissant, et cela le reste, car il y a toujours une réserve à franchir. L’intimité vous change de visage. Dehors vous êtes convenables, dedans vous ne l’êtes plus du tout. Protégez cette porte de vos agendas.',
    tenderness:
      'L’un l’a dans la peau et l’autre l’a dans les actes. Le Cancer voudrait des mots, il reçoit une toiture refaite. Elle est sincère, cette toiture. Qu’il l’accepte comme une lettre. Et qu’un soir le Capricorne, renonçant à sa dignité, pose la tête sur des genoux. Rien de ce qu’il possède ne vaut ce quart d’heure, il s’en doute.',
    communication:
      'L’un voudrait qu’on parle de ce que l’on ressent, l’autre demande ce qu’on décide. Prenez les deux dans l’ordre. D’abord l’émotion, dix minutes, montre en main si cela rassure. Ensuite la décision. Inversez et vous aurez des larmes au milieu d’un plan de financement. Le Capricorne entend très bien, quand on lui annonce la durée.',
    stability:
      'Vous bâtissez. Une lignée, une maison, une entreprise familiale avec votre nom sur la façade. Les années difficiles vous soudent. Répartissez les pouvoirs, l’un dehors et l’autre dedans, et échangez-les de temps en temps. L’enfant qui n’a vu que le travail de l’un et la fatigue de l’autre s’en souviendra. Dînez ensemble, sans dossier.',
    growth:
      'Chacun fait l’éducation de l’autre. Le Cancer prend de la carrure, demande le poste, signe les chèques. Le Capricorne retrouve un rire d’avant la cour de récréation. Vos enfants en profitent, vos équipes aussi. À soixante ans vous serez plus jeunes qu’à trente, ce qui pour cet axe-là n’a rien d’extraordinaire.',
  },
  aquarius: {
    portrait:
      'On se demande sur quel malentendu ils se sont rencontrés, et le malentendu a dix-huit ans et passe son bac. Le Cancer veut des liens. Le Verseau veut de l’air. Chacun pense que l’autre exagère. Mais le Verseau n’a jamais été attendu par personne avec autant de soin, et il revient voir si c’est vrai. Le Cancer n’a jamais rencontré quelqu’un qui ne voulait rien de lui, et il respire. Il faut s’expliquer beaucoup. Un silence ne veut pas dire la même chose des deux côtés. Une fois le lexique établi, ce couple bizarre étonne tout le monde, à commencer par ceux qui y vivent.',
    attraction:
      'Il y a de l’étrangeté, qui est un parfum. Le Verseau parle d’étoiles comme d’une affaire personnelle, le Cancer écoute avec ses yeux humides. L’attirance vient par éclairs. Elle demande au Verseau de quitter un instant la théorie et au Cancer de ne pas demander aussitôt si l’on reste. Une nuit à la fois, ce n’est pas si mal pour commencer.',
    tenderness:
      'Le besoin d’être rassuré rencontre un besoin d’espace. Le Cancer serre, le Verseau recule d’un pas, le Cancer serre davantage. Vous connaissez la suite. Faites l’inverse, une semaine. Que le Verseau vienne le premier, sans qu’on l’appelle, et que le Cancer ouvre les bras le premier. Vous verrez l’écart se réduire presque tout seul.',
    communication:
      'Le cœur parle, la tête répond, et l’on ne s’entend pas. « Je suis triste. » « Objectivement, il n’y a pas de raison. » Verseau, cette phrase est à bannir à vie. Cancer, le Verseau qui sort marcher ne vous quitte pas, il revient avec les idées en place. Qu’il annonce l’heure. Cela ne coûte rien et change la nuit.',
    stability:
      'L’un met des photos au mur, l’autre voudrait un mur mobile. On ne tient pas sans aménager. Une pièce par personne, des amis séparés, deux rites communs, toujours les mêmes, auxquels le Verseau tiendra plus qu’il ne l’aurait cru. Pour l’argent, c’est le Cancer qui garde. Pour les crises, c’est le Verseau, froid comme un pilote, et précieux.',
    growth:
      'Vous ouvrez des lieux où chacun est chez soi. Une maison des jeunes, un habitat partagé, une école un peu folle. Le Verseau a l’idée, le Cancer sait ce que doit sentir un lieu pour que l’on y revienne. Ensemble vous fabriquez de la famille avec des inconnus. Il n’y a pas beaucoup de couples dont on puisse le dire.',
  },
  pisces: {
    portrait:
      'Tout de suite à l’aise, et tout de suite un peu tristes de l’être tant, comme on l’est en vacances. Le Cancer abrite, les Poissons rêvent à l’abri. Vous vous comprenez par ondes. L’un se réveille au milieu de la nuit parce que l’autre fait un mauvais rêve. Les amis trouvent chez vous une douceur qui n’existe plus guère, et le désordre qui va avec. L’empathie ne vous protège pas. Quand l’un coule, l’autre plonge, et il n’y a plus personne sur la rive. Gardez chacun un pied au sec, un ami solide, un métier, un sport.',
    attraction:
      'Elle est fluide, sans calcul, avec des heures où l’on perd la notion de qui commence. Une chanson, une baignade de nuit, et tout est dit. Les Poissons font du désir une féerie, le Cancer en fait un lieu sûr. Ne laissez pas les soucis d’argent monter jusqu’au lit. Ils ont un bureau, ils y restent.',
    tenderness:
      'La plus grande réserve de tendresse du zodiaque, et vous la dépensez à pleines mains. Caresses, surnoms, silences heureux, larmes devant les mêmes scènes. Le Cancer y guérit de bien des froids. Les Poissons y trouvent enfin un bord. Prenez garde à une chose, celui qui console a lui aussi besoin qu’on lui demande comment il va.',
    communication:
      'Vous parlez en images et vous vous comprenez. Il y a peu de disputes, car chacun craint trop d’avoir fait mal. Cela veut dire que des choses ne se disent pas. Les Poissons enjolivent, le Cancer se tait, et un samedi il faut tout vider. Prenez l’habitude d’une vérité désagréable par semaine. Servie avec une main sur la joue, elle passe.',
    stability:
      'Cela dure par attachement profond. On ne se voit pas ailleurs. Les papiers, les impôts, la voiture à vendre restent en souffrance, et c’est le Cancer qui finit par s’y mettre en soupirant. Répartissez. Les Poissons savent faire des choses concrètes quand elles ont un sens et une échéance. Prenez un conseiller, payez-le, obéissez-lui.',
    growth:
      'L’élan est intérieur. Vous créez, vous accueillez, vous soignez, et cela ne fait pas de bruit. Un refuge, un conservatoire, des enfants qui chantent. Il y manque parfois quelqu’un pour pousser la barque. Invitez un Bélier ou un Capricorne à votre table, écoutez ses questions brutales, puis faites-le à votre manière.',
  },
}
