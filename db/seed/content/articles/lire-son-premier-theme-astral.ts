import type { SeedArticle } from '../kinds.ts'

export const premierTheme: SeedArticle = {
  slug: 'lire-son-premier-theme-astral',
  title: 'Lire son premier thème astral en une heure',
  description:
    'Un cercle, des signes, des traits de couleur. Par où commencer, que laisser de côté, et comment repérer en une heure ce qui compte dans un thème.',
  theme: 'astrologie',
  publishedOn: '2026-09-09',
  related: [
    'ce-que-dit-vraiment-l-ascendant',
    'les-maisons-astrologiques-visite-guidee',
    'pourquoi-on-ne-ressemble-pas-a-son-signe',
  ],
  body: `
<p>On vous a donné une roue avec des traits rouges et bleus, une trentaine de symboles et le sentiment d’avoir ouvert le capot d’une voiture. C’est normal. Un thème natal contient assez de renseignements pour occuper un spécialiste pendant dix ans. Le secret est qu’il en faut cinq pour commencer.</p>
<p>Prenez votre <a href="/theme-astral">thème calculé</a>, une feuille et une heure devant vous. Téléphone éteint, si possible.</p>
<h2>Les dix premières minutes, trois signes</h2>
<p>Cherchez le Soleil. Son signe est celui que vous connaissez déjà. Il dit ce qui vous met en mouvement, la direction dans laquelle vous devenez quelqu’un. Cherchez ensuite la Lune. Son signe raconte ce qui vous rassure, comment vous réagissez avant de réfléchir, ce que l’enfance a laissé. Cherchez enfin l’ascendant, à gauche de la roue. Il est le signe qui montait à l’horizon quand vous avez respiré pour la première fois, et il décrit votre manière d’entrer dans une pièce.</p>
<p>Écrivez ces trois noms en grand. Puis, sous chacun, trois verbes. Pas des adjectifs, des verbes. Une Lune en Cancer abrite, retient, devine. Un Soleil en Sagittaire part, enseigne, exagère. Vous tenez déjà la phrase principale du thème, et elle a toutes les chances de contenir une contradiction. Tant mieux. C’est là que vous habitez.</p>
<h2>Le quart d’heure suivant, où se pressent les planètes</h2>
<p>Regardez la roue de loin, les yeux à demi fermés. Y a-t-il un endroit où les symboles s’entassent ? Trois planètes ou davantage dans le même signe ou la même maison forment ce que les astrologues appellent un amas, ou stellium. La vie y revient toujours, bon gré mal gré. Six planètes en maison VI, et vous passerez une partie de l’existence à vous demander comment travailler sans y laisser votre santé. Quatre en maison IX, et il faudra bien partir.</p>
<p>Si rien ne s’entasse, regardez l’horizon, la ligne qui va de l’ascendant au descendant. Beaucoup d’astres au-dessus, et la vie se joue dehors, au vu de tous. Beaucoup au-dessous, et elle se joue d’abord chez vous. Cette observation demande dix secondes et ne trompe guère.</p>
<p>Les maisons sont les douze pièces de l’existence. Une <a href="/mag/les-maisons-astrologiques-visite-guidee">visite guidée</a> vous attend si leurs numéros ne vous disent rien encore.</p>
<h2>Vingt minutes pour le maître de l’ascendant</h2>
<p>Chaque signe a une planète qui le gouverne. Le Bélier a Mars, le Taureau et la Balance ont Vénus, les Gémeaux et la Vierge ont Mercure, le Cancer a la Lune, le Lion a le Soleil. Le Scorpion a Mars et, pour les modernes, Pluton, le Sagittaire a Jupiter, le Capricorne a Saturne. Au Verseau, Saturne et Uranus. Aux Poissons, Jupiter et Neptune.</p>
<p>Trouvez la planète qui gouverne votre ascendant, et voyez dans quelle maison elle se tient. Les astrologues de l’Antiquité en faisaient le pilote du navire. Votre ascendant est la Balance et Vénus est en maison X ? Le bateau va vers le métier, et il y va par le charme. Elle est en maison XII ? Il faudra des retraits, des coulisses, un lieu où personne ne vous voit travailler. Peu de débutants regardent cette planète. C’est pourtant celle qui relie tout le reste.</p>
<h2>Un quart d’heure pour un seul aspect</h2>
<p>Les traits qui traversent le cercle sont les aspects, des angles entre deux planètes. Les rouges gênent, les bleus aident, voilà pour la convention. N’en retenez qu’un, le plus serré, celui dont l’écart est inférieur à un degré. Il se lit comme une phrase. La première planète est le sujet, la seconde est l’obstacle ou l’alliée.</p>
<p>Une Lune au carré de Saturne, par exemple. Quelqu’un, autrefois, vous a appris à vous passer de consolation, et vous l’avez si bien appris que l’on n’ose plus vous en offrir. Mars au trigone de Jupiter, et vous avez de la chance quand vous osez, rarement avant. Laissez les quarante autres traits pour un autre jour.</p>
<h2>Ce qu’il faut laisser de côté</h2>
<p>Uranus, Neptune et Pluton restent longtemps dans le même signe. Tous les gens de votre classe les ont au même endroit. Leur maison vous concerne, leur signe concerne une génération. Les astéroïdes, la Lune noire, la part de fortune peuvent attendre l’an prochain. Quant aux planètes rétrogrades, notées d’un petit R, elles signalent une force tournée vers l’intérieur et n’ont rien d’un malheur.</p>
<p>Si vous ne connaissez pas votre heure, oubliez les maisons et l’ascendant. Il vous reste les signes et les aspects, et beaucoup de gens ont fait connaissance avec eux-mêmes à moins. L’acte de naissance complet, que délivre la mairie, porte l’heure dans la plupart des cas.</p>
<h2>La phrase finale</h2>
<p>Terminez par une seule phrase, écrite à la première personne. « Je veux partir (Soleil en Sagittaire), j’ai besoin d’un foyer (Lune en Cancer), et j’entre partout comme si j’allais arbitrer un match (ascendant Balance). » Relisez-la à voix haute à quelqu’un qui vous aime. S’il rit, elle est juste.</p>
<h2>Sources</h2>
<ul><li>Dane Rudhyar, <em>The Astrology of Personality</em>, Lucis Publishing, New York, 1936, le livre qui a fait du thème le portrait d’une personne et non plus d’un destin.</li><li>Nicholas Campion, <em>A History of Western Astrology</em>, deux volumes, Continuum, 2008 et 2009, pour l’histoire des signes, des maisons et de leurs maîtres.</li></ul>
`,
}
