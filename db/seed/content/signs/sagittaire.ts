import type { SeedPage } from '../kinds.ts'

export const sagittaire: readonly SeedPage[] = [
  {
    path: '/astrologie/sagittaire',
    title: 'Sagittaire : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre du Sagittaire, avec le mythe de Jupiter, les trois décans et leurs dates d’anniversaire.',
    lead: 'Moitié cheval, moitié archer. Le Sagittaire a quatre jambes pour partir et deux bras pour viser ailleurs. Il revient toujours, en retard et avec une histoire.',
    body: `
<h2>Le grand dehors</h2>
<p>Vous respirez mal dans les phrases courtes. Il vous faut de l’horizon, une raison de vivre, un billet de train pour la semaine prochaine. Votre optimisme surprend les gens sérieux, qui le croient de la naïveté. Il est stratégique. Vous avez remarqué que les portes s’ouvrent davantage devant ceux qui s’attendent à les voir s’ouvrir.</p>
<p>Vous dites la vérité comme on lance un ballon, fort et sans regarder. « Tu as vieilli. » « Il n’est pas pour toi. » Puis vous le regrettez, sincèrement, et vous proposez d’aller boire quelque chose. On vous pardonne parce que vous riez de vous avant des autres.</p>
<p>Votre foi peut porter n’importe quel nom. Un dieu, un parti, un club, une méthode pour apprendre le portugais. Pendant six mois vous convertissez tout le monde.</p>
<h2>L’enfance d’un Sagittaire</h2>
<p>Il s’échappe du parc. On le retrouve au bout de la plage en conversation avec une famille allemande. Il veut savoir où va la route, pourquoi les autres ont un autre Noël, si l’on peut adopter un cheval. Il grandit bien là où l’on reçoit et où l’on discute à table, et il étouffe dans les familles qui ferment les volets à dix-neuf heures.</p>
<p>Un adulte compte, qui n’est pas toujours un parent. Un professeur, un entraîneur, une tante qui vit à l’étranger. Cette personne lui a dit « tu peux », et il vérifie depuis.</p>
<p>Les punitions glissent sur lui. L’injustice le met hors de lui, surtout celle qu’on fait à un autre.</p>
<h2>Au travail</h2>
<p>Ne l’enfermez pas. Donnez-lui un territoire, un objectif lointain et un compte de déplacements. Il enseigne, il exporte, il plaide, il guide, il publie. Il a le don d’élargir. Un service de quatre personnes se découvre une vocation internationale le mois qui suit son arrivée.</p>
<p>Vous promettez trop. C’est dit de bon cœur, et la livraison tombe un jour où vous êtes ailleurs. Annoncez le double du délai que vous imaginez, vous serez presque à l’heure, et l’on vous trouvera fiable.</p>
<p>Un poste se quitte avec grâce. Vous, vous vous lassez en un trimestre et vous le montrez en un après-midi. Avant votre prochaine démission, posez deux semaines de vacances. Si l’envie de partir revient avec les bagages, partez.</p>
<p>Pour un salaire, pensez moins grand et plus précis. On vous donnera une voiture et de beaux mots si vous ne demandez pas le chiffre.</p>
<h2>En amour</h2>
<p>Votre cœur aime les accents, les dimanches improvisés et les gens qui savent quelque chose que vous ignorez. Vous séduisez en riant. La pudeur vient après, elle existe, elle est même profonde, et rares sont ceux à qui vous avez lu une page de vos dix-sept ans.</p>
<p>On vous dit rebelle à l’engagement. L’engagement vous convient très bien, c’est la clôture qui vous fait fuir. La personne qui vous dit « va » vous retrouve le soir. Celle qui demande où vous étiez a déjà perdu.</p>
<p>En couple, il vous faut un projet plus grand que deux, un tour de quelque chose ou une maison à relever dans un pays dont vous apprenez la langue. Sans cela vous commencez à regarder les vols. Parlez-en avant d’acheter.</p>
<p>Votre solitude n’a rien de triste. C’est peut-être ce qui plaît tant.</p>
<p>Les ruptures, vous les faites à l’air libre, en marchant, avec des larmes vraies. Trois semaines après vous êtes à Lisbonne. L’autre aurait aimé que cela vous coûte plus longtemps.</p>
<h2>L’argent</h2>
<p>Vous le traitez comme la météo. Il fera beau. Et souvent il fait beau, puisque les occasions viennent à vous, mais les orages existent. Gardez trois mois de loyer sur un compte pénible à débloquer. C’est votre seule corvée, et elle vous permettra de dire non à un mauvais chef.</p>
<p>Méfiez-vous des affaires extraordinaires apportées par quelqu’un que vous avez rencontré dans un train.</p>
<h2>En famille</h2>
<p>Le parent Sagittaire est une aventure. Avec lui on dort sous la tente en octobre, on goûte des insectes, on discute de la mort du Soleil à l’heure du coucher. Il traite l’enfant comme un camarade de route. Les cahiers de liaison, en revanche, restent au fond du sac, et l’autre parent les signe.</p>
<p>De sa famille d’origine, il s’éloigne en kilomètres. Le lien tient bien à distance. Il téléphone depuis un quai, raconte tout, raccroche au milieu.</p>
<h2>La part d’ombre</h2>
<p>Vous fuyez par le haut. Quand la conversation devient intime, vous passez au général. Quand un deuil vous serre, vous organisez un voyage. On vous suit, on vous admire, et personne n’a vu que vous aviez mal.</p>
<p>Votre franchise cache parfois une paresse, celle de chercher les mots. Et vous jugez, de haut, ceux qui n’ont pas osé partir. Ils avaient peut-être quelqu’un à soigner.</p>
<p>Où allez-vous si vite ? Il arrive qu’un Sagittaire de soixante ans s’aperçoive qu’il n’a habité aucune de ses adresses.</p>
<h2>Jupiter, votre maître</h2>
<p>Son père dévorait ses enfants. On le sauva en donnant à Cronos une pierre emmaillotée, et on le cacha en Crète, où la chèvre Amalthée l’allaita pendant que des guerriers frappaient leurs boucliers pour couvrir ses cris. Devenu grand, il fit rendre au vieux dieu ses frères et sœurs, vivants. Il aurait pu garder le monde. Il tira au sort avec ses frères, eut le ciel, et leur laissa la mer et les enfers.</p>
<p>L’archer de votre constellation est souvent confondu avec Chiron, le centaure savant qui éleva Achille. Les anciens plaçaient plutôt Chiron dans le Centaure, plus au sud, et voyaient dans le Sagittaire Crotos, un être des bois qui vivait parmi les Muses et applaudit le premier. Avant lui, dit-on, personne ne battait des mains.</p>
<h2>Les trois décans</h2>
<p>Du 22 novembre au 1er décembre, Mercure aiguise la langue. Spinoza et Toulouse-Lautrec sont du 24 novembre, Tina Turner du 26, Jimi Hendrix du 27, Mark Twain et Winston Churchill du 30.</p>
<p>Du 2 au 11 décembre, la Lune donne l’émotion populaire. Maria Callas est du 2, Walt Disney du 5, Hector Berlioz du 11.</p>
<p>Du 12 au 21 décembre, Saturne donne le fond sous le rire. Gustave Flaubert et Frank Sinatra partagent le 12, Jane Austen est du 16, Édith Piaf est née le 19 décembre 1915.</p>
`,
  },
  {
    path: '/astrologie/venus-en-sagittaire',
    title: 'Vénus en Sagittaire : l’amour au grand air',
    description:
      'Vénus en Sagittaire aime rire et partir. Séduction, liberté, engagement, argent, rupture, et les dates de son passage en 2027.',
    lead: 'Elle tombe amoureuse dans les gares. Vénus en Sagittaire voudrait un compagnon de route qui n’ait pas peur des nuits sous la tente ni des discussions sur l’existence de Dieu.',
    body: `
<h2>Un accent, une idée</h2>
<p>Vous séduisez par la gaieté. Vous racontez, vous exagérez, vous invitez des gens que vous connaissez depuis une heure. On a l’impression, avec vous, que l’année sera bonne. Les personnes tristes s’y réchauffent. Les personnes possessives comprennent vite leur malheur.</p>
<p>Il vous faut de l’ailleurs. Une langue étrangère, une religion différente, un métier que vous ne soupçonniez pas. Vous avez un faible pour qui vous apprend quelque chose, et l’on compte dans votre passé au moins un professeur.</p>
<h2>À deux</h2>
<p>L’engagement ne vous fait pas peur, la clôture oui. La phrase « tu rentres à quelle heure ? » vous donne envie de ne pas rentrer. La phrase « amuse-toi bien » vous ramène à minuit. Dites-le dès le premier mois, vous épargnerez un chagrin à quelqu’un.</p>
<p>Votre franchise est célèbre. Vous dites que la robe ne va pas et que la belle-sœur ment. Vous ne comprenez pas qu’on pleure. Une seconde de retard avant chaque vérité ferait de vous quelqu’un d’irrésistible.</p>
<p>Ce couple a besoin d’un projet plus grand que lui. Une traversée, une maison loin, des études reprises ensemble. Tant qu’il y a une carte sur le mur, vous êtes là. Quand il n’y a plus que le canapé, vous regardez les horaires.</p>
<p>Vous rompez avec chaleur. Vous pleurez, vous embrassez, vous êtes à l’aéroport. L’autre est resté avec le bail. Revenez signer les papiers.</p>
<h2>Le goût et l’argent</h2>
<p>Des vêtements qui supportent le voyage, des tissus rapportés, des livres. Vous payez pour tout le monde et vous oubliez. Votre argent aime les expériences plus que les choses, et il est difficile de vous donner tort. Gardez de quoi rentrer, simplement. Et demandez son avis à l’autre avant de prêter le prix d’une voiture à un ami d’enfance.</p>
<h2>Quand Vénus traverse le Sagittaire</h2>
<p>En 2027, deux fois. Du 7 janvier au 3 février, puis du 1er au 25 novembre. Les rencontres viennent de loin, ou par quelqu’un qui vient de loin. On a envie d’un billet plutôt que d’un bijou. Les amours à distance respirent mieux. Si votre Vénus natale y est, faites cette année un voyage à deux dont vous n’avez pas organisé une seule étape.</p>
`,
  },
  {
    path: '/astrologie/lune-en-sagittaire',
    title: 'Lune en Sagittaire : le besoin d’espace',
    description:
      'Émotions, optimisme, enfance, couple et foyer quand la Lune est en Sagittaire, avec ce qui fait du bien et ce qui étouffe.',
    lead: 'Un chagrin, et elle regarde les vols. La Lune en Sagittaire guérit par l’horizon, par une idée, par un éclat de rire venu trop tôt et qui tombait bien.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Votre humeur de fond est bonne. C’est un don, et il n’est pas donné à tout le monde de vivre près de quelqu’un qui se réveille avec des projets. Les mauvaises nouvelles vous trouvent philosophe. Vous cherchez aussitôt le sens, la leçon, la suite.</p>
<p>Il y a des chagrins qui n’ont pas de leçon. Devant eux vous ne savez plus quoi faire et vous sortez. Vos larmes viennent loin des yeux, sur une plage étrangère, six mois après. Elles surprennent la personne assise à côté, qui vous prête un mouchoir et devient votre amie.</p>
<h2>L’enfance</h2>
<p>On vous a laissé de la corde. Une mère gaie, voyageuse, croyante ou militante, ou qui venait d’ailleurs, et qui disait que tout irait bien. On discutait, on recevait, on déménageait parfois. Vous en gardez la confiance. Vous en gardez aussi l’habitude de croire qu’un problème se résout en changeant de lieu.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Vous êtes une joie quotidienne. Vous proposez, vous entraînez, vous faites rire les enfants jusqu’au hoquet. Votre logement est un point de passage où dorment des gens de quatre pays. Il n’y manque qu’un peu de rangement et quelqu’un qui sache où est le livret de famille.</p>
<p>Le besoin de l’autre vous pèse dès qu’il devient plainte. Il se crispe, vous partez, il se plaint davantage. Faites le pas contraire. Restez une heure entière avec sa tristesse, sans conseil. Vous n’en mourrez pas, et vous repartirez avec plus de liberté.</p>
<p>Vous dites la vérité trop vite. Un battement de cils avant chaque franchise, voilà tout ce qu’on vous demande.</p>
<p>Au travail, vous remontez le moral d’un couloir entier. Les horaires vous serrent, la hiérarchie vous amuse. Dès qu’un projet perd son sens vous le quittez en pensée, et cela se voit. Demandez une mission lointaine, une formation à donner, un déplacement par mois. Il vous en faut peu pour rester.</p>
<h2>Ce qui apaise</h2>
<p>Marcher, rouler, apprendre, prier ou ce qui en tient lieu. Un cheval, un grand chien. Un billet de retour dans la poche, car vous aimez aussi rentrer. La Lune passe chaque mois dans ce signe et l’on a envie de tout plaquer. Plaquez une après-midi.</p>
`,
  },
]
