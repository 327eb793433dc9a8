import type { SeedArticle } from '../kinds.ts'

export const venusAmour: SeedArticle = {
  slug: 'venus-ce-que-votre-theme-dit-de-l-amour',
  title: 'Vénus, ou ce que votre thème dit de l’amour',
  description:
    'Le signe de Vénus, sa maison, son dialogue avec Mars et Saturne : comment lire sa façon d’aimer, et pourquoi l’on retombe sur le même type de personne.',
  theme: 'astrologie',
  publishedOn: '2026-10-31',
  related: ['couples-de-signes-ce-qui-se-joue', 'apres-une-rupture-le-temps-de-venus', 'lire-son-premier-theme-astral'],
  body: `
<p>Vous aviez juré que plus jamais. Plus de musiciens, plus de gens mariés, plus de ces hommes qui ne rappellent pas, plus de ces femmes qu’il faut sauver. Et voilà que dans une soirée de trente personnes vous avez marché, droit, vers le seul qui joue de la contrebasse. Quelque chose en vous choisit avant vous. Les astrologues l’appellent Vénus.</p>
<h2>Un signe, une préférence</h2>
<p>La planète Vénus ne s’éloigne jamais beaucoup du Soleil dans le ciel, moins de quarante-huit degrés. Votre Vénus est donc dans votre signe, dans l’un des deux signes voisins, ou un peu plus loin. Un Taureau peut avoir une Vénus en Bélier, qui se déclare avant le café, ou une Vénus en Gémeaux, qui tombe amoureuse d’une voix. Deux personnes nées le même mois n’aiment pas pareil.</p>
<p>Son signe dit ce qui vous attire et comment vous plaisez. En feu, elle veut admirer. En terre, elle veut toucher. En air, elle veut parler. En eau, elle veut se fondre. Nous avons écrit <a href="/astrologie">une page pour chacune des douze</a>, où vous trouverez aussi la façon de rompre, qui est la moins connue et la plus parlante.</p>
<h2>Une maison, un décor</h2>
<p>La maison où elle se trouve indique où l’amour vient vous chercher. En maison VI, on rencontre au travail, quoi qu’on ait décidé. En maison IX, ailleurs, à l’étranger, dans un cours. En maison III, dans le quartier, par une sœur, par messages. En maison XII, il y a du secret, des amours que l’on tait ou que l’on comprend trop tard. En maison VII, le couple est une vocation et l’on cherche longtemps la personne à la hauteur du contrat.</p>
<p>Si vous vous plaignez de ne rencontrer personne, demandez-vous si vous fréquentez cette maison-là. Une Vénus en IX n’a rien à faire dans les dîners d’amis d’amis. Elle devrait prendre le train.</p>
<h2>Mars, l’autre moitié</h2>
<p>Vénus choisit, Mars agit. L’une dit oui, l’autre traverse la pièce. Quand ils s’entendent, le désir et le goût désignent la même personne, et la vie est plus simple. Quand ils sont en carré, on aime d’un côté et l’on désire de l’autre. Combien de gens ont un conjoint qu’ils admirent et une attirance qu’ils ne s’expliquent pas ? L’astrologie ne tranche pas. Elle donne un nom aux deux voix, ce qui permet de les asseoir à la même table.</p>
<p>Ovide, dans son <em>Art d’aimer</em>, conseille au séducteur de fréquenter les portiques, le théâtre et les courses. Il conseille aussi d’être un peu pâle. C’était un expert, natif du 20 mars, et il finit exilé sur la mer Noire. Sa Vénus et son Mars ne nous sont pas parvenus.</p>
<h2>Saturne, le gardien</h2>
<p>Voici la clé de bien des histoires. Si Saturne touche votre Vénus par un aspect serré, vous avez appris très tôt que l’amour se mérite. Il fallait être sage, brillant, utile. Adulte, vous allez vers des gens froids ou plus âgés, ou pris ailleurs, et vous travaillez à leur plaire. On ne vous voit jamais avec quelqu’un qui vous aime tout de suite, vous le trouvez louche.</p>
<p>Cet aspect a une vertu, il s’améliore avec les années mieux qu’aucun autre. Les Vénus saturniennes font de mauvaises adolescences et de très beaux seconds mariages. Il suffit, un jour, de rester assis quand quelqu’un de tendre s’approche, et de supporter l’inconfort.</p>
<p>Uranus sur Vénus aime le coup de foudre et s’en va quand on arrose les plantes ensemble. Neptune aime une image, et la personne réelle paie la différence. Pluton veut tout savoir. Jupiter promet beaucoup et croit à ce qu’il promet.</p>
<h2>Pourquoi toujours le même</h2>
<p>Regardez la pointe de la maison VII, le descendant. Son signe décrit la personne qui vous trouble, et aussi ce que vous n’avez pas voulu être. Un ascendant Vierge a le descendant en Poissons et tombe amoureux de rêveurs en retard. Tant qu’il ne s’accorde aucun retard à lui-même, il en commandera au-dehors. On n’épouse pas un type.</p>
<blockquote><p>On épouse une partie de soi qui attendait dehors.</p></blockquote>
<p>Alors, que faire de la contrebasse ? Apprenez-en. Pas forcément de la contrebasse, mais ce qu’elle représente, une vie plus libre, des nuits, un public. Quand vous en aurez pris un peu pour votre compte, vous pourrez rencontrer un comptable et le trouver merveilleux. Ou revenir au musicien, mais debout.</p>
<h2>Sources</h2>
<ul><li>Claude Ptolémée, <em>Tétrabible</em>, livre IV, chapitre 5, « Des unions », où Vénus et la Lune disent les amours, et Saturne ce qui les retarde.</li><li>Ovide, <em>L’Art d’aimer</em>, livre I, vers l’an 1, pour les lieux de rencontre, qui n’ont guère changé.</li></ul>
`,
}
