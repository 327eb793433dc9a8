import type { SeedArticle } from '../kinds.ts'

export const demenager: SeedArticle = {
  slug: 'demenager-ce-que-dit-la-maison-quatre',
  title: 'Déménager : ce que dit la maison IV',
  description:
    'Choisir un quartier, une date, une ville : le logement dans le thème natal, la carte du monde de chacun, et les dates favorables de 2027.',
  theme: 'astrologie',
  publishedOn: '2026-11-16',
  related: [
    'les-maisons-astrologiques-visite-guidee',
    'l-annee-2027-ce-que-dit-le-ciel',
    'lire-son-premier-theme-astral',
  ],
  body: `
<p>L’agente a poussé la porte et vous avez su. Ou bien vous n’avez rien su du tout, vous avez compté les prises électriques, et c’est en sortant, sur le trottoir, que l’un de vous deux a dit une chose bizarre à propos de la lumière. Choisir un logement est l’une des rares décisions que l’on prend avec le ventre et que l’on rembourse pendant vingt-cinq ans.</p>
<h2>Le fond du ciel</h2>
<p>En bas de la roue du <a href="/theme-astral">thème natal</a>, à l’opposé du métier, il y a un point que l’on appelle le fond du ciel. C’est la porte de la maison IV, celle des parents, des racines, de l’endroit où l’on enlève ses chaussures. Son signe décrit le lieu où vous vous reposez vraiment, et il surprend.</p>
<p>En Bélier, on dort bien sous une clé que l’on a choisie, même dans un studio bruyant. En Taureau, il faut un sol, un arbre, un silence. En Gémeaux, une rue vivante et deux sorties. En Cancer, un lieu qui ressemble à un autre. En Lion, une pièce un peu trop grande. En Vierge, des rangements. En Balance, de la clarté et des voisins aimables. En Scorpion, personne au-dessus et des volets. En Sagittaire, une vue. En Capricorne, de la pierre et un bail long. En Verseau, un endroit où rien n’est fait comme ailleurs. En Poissons, de l’eau à portée de regard.</p>
<p>Vous vivez dans le contraire ? Cela arrive souvent, puisque l’on choisit un logement avec son budget, avec son conjoint, avec sa carrière. Alors donnez à votre fond du ciel une pièce, un coin, une fenêtre. Gaston Bachelard disait que la maison est notre premier univers, et qu’un coin suffit pour s’y blottir. Il a écrit là-dessus un livre entier, dont un chapitre sur les armoires et un autre sur les nids.</p>
<h2>Les planètes qui font les cartons</h2>
<p>Quand une planète lente passe sur ce point, on bouge. Uranus arrache d’un coup, une séparation, un congé donné par le propriétaire, une offre à l’autre bout du pays. Jupiter agrandit. Saturne fait acheter, ou fait vendre la maison des parents. Pluton vide les caves. Si vous avez déménagé trois fois en deux ans, cherchez Uranus, il est probablement dans l’escalier.</p>
<p>On peut aussi l’anticiper. Un transit de Saturne dure près d’un an et prévient par de la fatigue, des travaux, un plafond qui goutte. Mieux vaut visiter que réparer.</p>
<h2>Ailleurs, un autre ciel</h2>
<p>Dans les années soixante-dix, un Américain, Jim Lewis, eut l’idée de tracer sur une carte du monde les lignes où chaque planète d’un thème se levait, se couchait ou culminait au moment d’une naissance. Il appela cela l’astrocartographie. Sur la ligne de Vénus, on est aimable et on le devient. Sur celle de Mars, on se bat. Sur celle de Saturne, on travaille. Sur celle de Jupiter, on reçoit.</p>
<p>Vous avez peut-être remarqué qu’il y a des villes où l’on vous sourit dans la rue et d’autres où vous perdez vos papiers. L’astrocartographie en donne une explication en couleurs. Essayez-la à rebours. Prenez les trois endroits de vos plus grands bonheurs, et voyez quelle planète y passait.</p>
<h2>Une date, en 2027</h2>
<p>On ne choisit pas toujours. Quand on choisit, voici le ciel, calculé par nos soins. Mercure, qui veille sur les contrats et les camions, rétrograde du 9 février au 3 mars, du 10 juin au 4 juillet et du 7 au 28 octobre. Signez avant ou après si vous le pouvez, relisez trois fois si vous ne le pouvez pas. Mars, qui porte les meubles, rétrograde du 10 janvier au 1er avril. Les chantiers commencés à ce moment-là durent.</p>
<p>Les semaines les plus aimables vont du 14 mai au 8 juin, quand Vénus traverse le Taureau, signe des murs et des jardins, et du 3 au 27 juillet, quand elle est en Cancer, chez elle dans toutes les maisons, une fois Mercure reparti le 4. La fin de l’été a ses mérites, Jupiter entre en Vierge le 26 juillet et favorise les installations bien préparées, avec étiquettes sur les caisses.</p>
<p>Pour le jour même, choisissez une Lune croissante, c’est la coutume des charpentiers. Elle croît entre la nouvelle et la pleine, et se regarde par la fenêtre.</p>
<h2>Entrer</h2>
<p>Dans beaucoup de pays, on n’entre pas chez soi les mains vides. Du pain et du sel chez les Slaves, un balai neuf ailleurs, jamais l’ancien. Les Romains saluaient les Lares, dieux du lieu, avant d’allumer le feu. Faites quelque chose. La première nuit, dormez tous dans la même pièce. Chantez dans la plus vide pour entendre ce qu’elle vous répond.</p>
<p>Puis allez vous présenter au voisin du dessous. Aucun transit ne vaut une perceuse prêtée.</p>
<h2>Sources</h2>
<ul><li>Gaston Bachelard, <em>La Poétique de l’espace</em>, Presses universitaires de France, 1957.</li><li>Jim Lewis et Ariel Guttman, <em>The Astro*Carto*Graphy Book of Maps</em>, Llewellyn, 1989. Les dates de 2027 sont celles de notre calcul du ciel, à l’heure de Paris.</li></ul>
`,
}
