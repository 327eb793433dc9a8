import type { SeedArticle } from '../kinds.ts'

export const cheminDeVie: SeedArticle = {
  slug: 'calculer-son-chemin-de-vie-a-la-main',
  title: 'Calculer son chemin de vie à la main',
  description:
    'Une date, quelques additions, un chiffre : la méthode pas à pas, ses trois variantes, ce que la tradition lit dans chaque nombre et ce que l’arithmétique en pense.',
  theme: 'numerologie',
  publishedOn: '2026-04-22',
  related: ['chiffres-et-dates-ce-que-dit-la-tradition', 'tenir-un-journal-des-signes', 'd-ou-vient-le-zodiaque'],
  body: `
<p>Prenez l’envers d’une enveloppe et un crayon. Vous avez tout ce qu’il faut pour obtenir le nombre le plus connu de
la numérologie, celui que l’on nomme chemin de vie. L’opération s’apprend en deux minutes à un enfant de huit ans. On
comprend mieux un nombre quand on l’a vu naître sous ses doigts que lorsqu’un formulaire le livre tout fait.</p>
<h2>L’addition</h2>
<p>Écrivez une date de naissance et additionnez tous ses chiffres. Pour le 12 mai 1990, cela donne 1 + 2 + 5 + 1 + 9 +
9 + 0, soit 27. On additionne encore : 2 + 7 = 9. Le chemin de vie est 9.</p>
<p>La plupart des numérologues s’arrêtent en route lorsque la somme vaut 11 ou 22, parfois 33. Ils appellent ces
nombres « maîtres » et les laissent tels quels. C’est là que les choses se compliquent, car il existe trois manières
d’additionner :</p>
<ul>
<li>chiffre par chiffre, comme nous venons de le faire ;</li>
<li>en réduisant séparément le jour, le mois et l’année, puis en ajoutant les trois résultats ;</li>
<li>en posant jour + mois + année comme trois nombres entiers, avant de réduire le total.</li>
</ul>
<p>Essayez avec le 8 septembre 1983. Première manière : 8 + 9 + 1 + 9 + 8 + 3 = 38, puis 3 + 8 = 11, un nombre maître.
Deuxième : 8, 9, et 1983 qui se réduit à 3, total 20, donc 2. Troisième : 8 + 9 + 1983 = 2000, donc 2. Même personne,
même jour, et la voici maître ou non selon le côté de l’enveloppe.</p>
<h2>Ce que l’arithmétique en dit</h2>
<p>Le chiffre final, lui, ne varie jamais : 11 se réduit à 2, et tout concorde. Les écoliers d’autrefois connaissaient
la raison sous le nom de preuve par neuf. Un nombre et la somme de ses chiffres ont le même reste quand on les divise
par neuf. On peut donc additionner dans l’ordre que l’on veut, et même rayer les 9 en passant, sans rien changer à
l’arrivée.</p>
<p>Cette propriété appartient à notre façon d’écrire les nombres, en base dix. Avec douze chiffres au lieu de dix, la
même date donnerait un autre résultat. De même pour le calendrier : compter les années depuis une naissance supposée
du Christ est une idée du moine Denys le Petit, au VIe siècle. Et lorsque la France adopta le calendrier grégorien, en
1582, on passa du 9 au 20 décembre en une nuit. Les chemins de vie de cette semaine-là ont dû tanguer.</p>
<p>Aussi faut-il sourire quand on fait remonter la méthode à Pythagore. Il n’a rien laissé d’écrit, ignorait le zéro
et ne pouvait connaître nos dates. Ses disciples croyaient, il est vrai, que les nombres gouvernent le monde, et cette
belle intuition a nourri la musique autant que la physique. Mais la numérologie que nous pratiquons s’est formée aux
États-Unis au début du XXe siècle, notamment sous la plume de L. Dow Balliett, à Atlantic City. Aucune observation n’a
jamais relié un chemin de vie à un tempérament.</p>
<h2>Neuf portraits en peu de mots</h2>
<p>Voici, résumé, ce que la tradition associe à chacun. Lisez votre nombre, puis deux autres : vous saurez mieux ce
que vaut la ressemblance.</p>
<ul>
<li><strong>1</strong> : commencer, tenir debout sans appui, supporter d’être en avant.</li>
<li><strong>2</strong> : accorder, attendre, sentir ce qui se passe entre deux êtres.</li>
<li><strong>3</strong> : dire, jouer, donner une forme plaisante à ce que l’on pense.</li>
<li><strong>4</strong> : bâtir, répéter, aimer l’ouvrage bien fait.</li>
<li><strong>5</strong> : bouger, goûter, changer de route avant l’ennui.</li>
<li><strong>6</strong> : prendre soin, embellir, porter la maison et parfois trop.</li>
<li><strong>7</strong> : chercher, se taire, creuser un seul sillon.</li>
<li><strong>8</strong> : organiser, peser, se mesurer au réel et au pouvoir.</li>
<li><strong>9</strong> : embrasser large, achever, laisser partir.</li>
</ul>
<p>Le 11 passe pour un 2 à fleur de peau, le 22 pour un 4 aux vastes plans, le 33 pour un 6 dévoué jusqu’à l’oubli de
soi. On notera qu’ils flattent. Les nombres maîtres ont ceci de commun avec les titres de noblesse que l’on aime s’en
découvrir un.</p>
<h2>Que faire de son nombre ?</h2>
<p>Rien qui engage. Un chemin de vie ne choisit ni un métier, ni un amour, ni le jour d’une signature. Il peut en
revanche servir de question. Si l’on vous attribue le 4 et que vos tiroirs vomissent des factures, demandez-vous ce
que vous bâtissez ailleurs. Si le 7 vous hérisse, d’où vient que le silence vous pèse ? Le portrait qui ne ressemble
pas travaille souvent mieux que l’autre.</p>
<p>Faites le calcul pour cinq proches sans leur dire quel nombre leur revient, et lisez-leur les neuf descriptions en
leur demandant de choisir. C’est une expérience honnête, à la portée d’une fin de repas. Comptez les réussites : le
hasard en donne environ une sur neuf.</p>
<p>Ceux que les nombres attirent trouveront d’autres légendes dans notre article sur
<a href="/mag/chiffres-et-dates-ce-que-dit-la-tradition">les chiffres et les dates</a>. Une ou un numérologue, parmi
les <a href="/voyance">voyants présents</a>, pourra poser avec vous le calcul complet, prénoms compris ; demandez
laquelle des trois additions est employée, et pourquoi. Et puisque vous avez déjà la date sous les yeux, ajoutez
l’heure et la ville : votre <a href="/theme-astral">thème astral</a> commence où l’enveloppe finit.</p>
`,
}
