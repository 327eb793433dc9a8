import type { SeedArticle } from '../kinds.ts'

export const luneEnfant: SeedArticle = {
  slug: 'la-lune-de-votre-enfant',
  title: 'La Lune de votre enfant, mode d’emploi',
  description:
    'Comment consoler un enfant selon le signe de sa Lune, feu, terre, air ou eau, et ce qui se passe quand votre propre Lune parle une autre langue.',
  theme: 'astrologie',
  publishedOn: '2026-10-21',
  related: [
    'lire-son-premier-theme-astral',
    'pourquoi-on-ne-ressemble-pas-a-son-signe',
    'les-maisons-astrologiques-visite-guidee',
  ],
  body: `
<p>Il hurle dans le rayon des yaourts. Vous avez expliqué, vous avez menacé, vous avez proposé une compote. Une dame vous regarde. Ce que vous faites avec le premier enfant ne marche pas avec le second, et vous vous demandez, à juste titre, si l’on vous a livré le mauvais manuel.</p>
<p>Les astrologues ont une hypothèse. L’enfant, surtout petit, vit par sa Lune. Son Soleil viendra plus tard, avec les projets et le caractère qui s’affirme. Pour l’instant il réagit, il a faim, il a peur, il veut être pris ou qu’on le laisse. Tout cela relève de la Lune, et la Lune a douze manières.</p>
<h2>Trouver le signe</h2>
<p>Il faut une date, une heure approximative et un lieu. La Lune change de signe tous les deux jours et demi environ. Entrez ces renseignements dans la page du <a href="/theme-astral">thème astral</a>.</p>
<blockquote><p>Deux enfants de la même maison ont rarement la même Lune, et cela explique beaucoup de choses au moment du coucher.</p></blockquote>
<h2>Les Lunes de feu</h2>
<p>Bélier, Lion, Sagittaire. L’émotion sort par les jambes. Cet enfant frappe le sol avant de savoir qu’il est triste. Lui demander de se calmer dans sa chambre revient à fermer une cocotte. Donnez-lui une course, un ballon, un trajet dehors sous la pluie. Parlez ensuite, brièvement.</p>
<p>Chacun a sa nuance. La Lune en Bélier a besoin qu’on ne la retienne pas et qu’on soit là au retour. La Lune en Lion supporte tout sauf le ridicule, ne la grondez jamais devant ses camarades. La Lune en Sagittaire veut comprendre pourquoi la règle existe, et si la raison est bonne elle l’applique mieux que vous.</p>
<h2>Les Lunes de terre</h2>
<p>Taureau, Vierge, Capricorne. L’émotion passe par le corps et les habitudes. Changez l’heure du dîner, et la soirée est perdue. Cet enfant ne dit pas qu’il s’inquiète, il a mal au ventre. On le console en faisant quelque chose avec lui, de la pâte, un rangement, une construction. Le câlin vient par-dessus.</p>
<p>La Lune en Taureau veut sa couverture, la même, y compris lavée en cachette. La Lune en Vierge a besoin qu’on lui dise que ce n’est pas grave si c’est de travers. Montrez-lui vos ratures. La Lune en Capricorne fait le grand. Ne l’en félicitez pas trop, prenez-le sur vos genoux sous un prétexte.</p>
<h2>Les Lunes d’air</h2>
<p>Gémeaux, Balance, Verseau. L’émotion a besoin de mots. Cet enfant vous pose à vingt-deux heures la question de la mort, et c’est qu’il a eu peur à quatorze heures dans la cour. Asseyez-vous au bord du lit et laissez-le raconter. Il n’attend pas de solution, il attend que cela fasse une histoire.</p>
<p>La Lune en Gémeaux parle vite et change de sujet, revenez doucement au premier. La Lune en Balance souffre de vos disputes plus que de ses bobos. Dites-lui qu’on peut se fâcher et s’aimer, puis montrez-le. La Lune en Verseau a l’air de s’en moquer. Il ne s’en moque pas. Il s’éloigne pour regarder, gardez la porte ouverte et ne le suivez pas.</p>
<h2>Les Lunes d’eau</h2>
<p>Cancer, Scorpion, Poissons. L’émotion est partout, la leur et la vôtre. Inutile de leur cacher vos soucis, ils les ont sentis avant vous. Une phrase simple les délivre. « J’ai des soucis de travail, ce n’est pas à cause de toi. » Sans elle, ils chercheront ce qu’ils ont fait.</p>
<p>La Lune en Cancer a besoin de rituels et de récits de famille. La Lune en Scorpion garde un secret depuis la maternelle, ne forcez pas, promettez de ne pas répéter et tenez parole. La Lune en Poissons absorbe tout. Après une fête d’anniversaire, il lui faut une heure de silence et parfois un bain.</p>
<h2>Quand les deux Lunes ne s’entendent pas</h2>
<p>Le plus intéressant est là. Vous consolez votre enfant comme vous auriez aimé qu’on vous console. Si votre Lune est en Gémeaux et la sienne en Taureau, vous parlez et il voulait votre main. Si la vôtre est en Cancer et la sienne en Sagittaire, vous serrez et il étouffe. Aucun des deux n’a tort.</p>
<p>Écrivez les deux signes l’un à côté de l’autre. Pendant une semaine, essayez sa langue au lieu de la vôtre, même maladroitement. Winnicott parlait d’une mère suffisamment bonne, ce qui devrait rassurer tout le monde. Il ne s’agit pas de tout réussir. Il s’agit de se tromper, de s’en apercevoir et de revenir.</p>
<p>Et votre Lune à vous, qui s’en occupe ? Un parent à qui personne ne parle sa langue finit par crier dans le rayon des yaourts. La dame qui vous regardait, d’ailleurs, souriait. Elle en a eu trois.</p>
<h2>Sources</h2>
<ul><li>Liz Greene et Howard Sasportas, <em>The Development of the Personality</em>, Weiser, 1987, pour la Lune, la mère et l’enfance dans le thème.</li><li>Donald W. Winnicott, <em>Jeu et réalité</em>, Gallimard, 1975, traduction de <em>Playing and Reality</em> (1971), pour la mère suffisamment bonne.</li></ul>
`,
}
