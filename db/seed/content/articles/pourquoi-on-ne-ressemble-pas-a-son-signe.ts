import type { SeedArticle } from '../kinds.ts'

export const pasSonSigne: SeedArticle = {
  slug: 'pourquoi-on-ne-ressemble-pas-a-son-signe',
  title: 'Pourquoi vous ne ressemblez pas à votre signe',
  description:
    'Un Lion timide, une Vierge brouillonne, un Bélier qui n’ose pas. Ce qui, dans un thème, explique que l’on porte parfois si mal son signe.',
  theme: 'astrologie',
  publishedOn: '2026-09-26',
  related: ['lire-son-premier-theme-astral', 'ce-que-dit-vraiment-l-ascendant', 'd-ou-vient-le-zodiaque'],
  body: `
<p>Vous êtes du Lion et vous rougissez quand on vous regarde. On vous a offert trois bracelets à l’effigie du fauve, et à chaque fois vous avez dit merci en pensant qu’il y avait erreur. Il n’y en a pas.</p>
<blockquote><p>Votre signe est bien le vôtre, on vous l’a seulement présenté sans sa famille.</p></blockquote>
<h2>Une affaire de journal</h2>
<p>Personne, avant le vingtième siècle, ne disait « je suis Scorpion ». Un homme de la Renaissance connaissait son ascendant, sa Lune, l’astre qui dominait son thème. Le Soleil n’était qu’un membre de l’assemblée. Tout a changé un dimanche. Le 24 août 1930, le <em>Sunday Express</em> de Londres demanda à un astrologue, R. H. Naylor, l’horoscope d’une princesse née trois jours plus tôt, Margaret. L’article eut tant de succès que le journal en voulut d’autres. Mais comment parler à des centaines de milliers de lecteurs dont on ignore l’heure de naissance ? En ne gardant que ce que tous savent d’eux-mêmes, la date. Le signe solaire était né, du moins comme carte d’identité.</p>
<p>C’était une simplification de génie. Elle a le défaut de toutes les simplifications, elle est vraie pour un douzième.</p>
<h2>Première cause, la Lune a parlé plus fort</h2>
<p>Le Soleil dit ce que vous cherchez à devenir. La Lune dit ce que vous êtes quand personne ne vous a laissé le temps de réfléchir. Un Lion dont la Lune est en Vierge veut briller et pense aussitôt à tout ce qui pourrait mal se passer. Il brillera donc, mais bien préparé, et vers quarante ans. Un Capricorne dont la Lune est en Poissons a l’air de marbre et pleure aux mariages.</p>
<p>Dans l’enfance, c’est surtout la Lune que l’on voit. Si l’on vous a toujours dit que vous n’aviez rien d’un Bélier, demandez-vous à quel âge cela a commencé. Le Soleil mûrit. Beaucoup se mettent à ressembler à leur signe après trente ans, à la surprise de leur mère. Les <a href="/astrologie">douze Lunes</a> ont chacune leur page.</p>
<h2>Deuxième cause, l’ascendant se tient à la porte</h2>
<p>Les gens qui vous connaissent peu décrivent votre ascendant. C’est lui qui serre les mains. Un Scorpion ascendant Gémeaux passe pour bavard et superficiel, ce qui l’arrange beaucoup, personne ne regarde derrière. Un Gémeaux ascendant Scorpion intimide, alors qu’il a surtout envie de rire.</p>
<p>Faites l’expérience. Demandez à trois collègues de vous décrire en deux mots, puis à trois amis d’enfance. Vous aurez l’ascendant d’un côté et la Lune de l’autre. Le Soleil, vous le connaissez, il est dans ce que vous n’avez pas encore osé faire.</p>
<h2>Troisième cause, le Soleil est caché</h2>
<p>La maison où se trouve le Soleil change son théâtre. En maison I ou X, il se montre. En maison IV, il brille chez lui, volets fermés, et le voisinage n’en sait rien. En maison XII, le Lion le plus flamboyant écrit sous pseudonyme. En maison VIII, il faut une crise pour qu’il apparaisse, et l’entourage découvre alors, stupéfait, un chef.</p>
<p>Une planète lente collée au Soleil le colore aussi très fortement. Saturne lui donne vingt ans de plus et la peur d’être de trop. Neptune l’estompe. Uranus le rend imprévisible. Pluton lui apprend à se taire. Un Soleil en Sagittaire conjoint à Saturne ressemble à un Capricorne qui aurait des billets d’avion dans la poche.</p>
<h2>Quatrième cause, on vous a appris à ne pas l’être</h2>
<p>Il y a enfin des causes qui ne sont pas dans le ciel. Un enfant du Lion élevé dans une maison où se faire remarquer était une faute a rangé sa crinière. Un Cancer dont la mère n’aimait pas les pleurnichards s’est fabriqué une carapace de Capricorne. Une Balance à qui l’on n’a jamais demandé son avis ne sait pas qu’elle en a un.</p>
<p>Cette cause est la plus intéressante, car elle se défait. Lisez le <a href="/astrologie">portrait de votre signe</a> et arrêtez-vous, non pas sur ce qui vous ressemble, mais sur ce qui vous énerve. Quand une phrase provoque un « certainement pas » un peu trop rapide, soulignez-la. Il y a des chances qu’elle désigne une chose que vous aviez, autrefois, et que l’on vous a demandé de reposer.</p>
<h2>Et les jumeaux ?</h2>
<p>Question posée depuis Cicéron, et bonne question. Deux enfants nés à quelques minutes d’intervalle ont presque le même thème. Les astrologues répondent que le ciel donne une partition et que chacun en prend une voix. Demandez à des jumeaux. Ils vous diront lequel a pris le Soleil.</p>
<p>Vous ressemblez à votre signe comme on ressemble à son prénom, à force de se retourner quand on l’appelle. Dites donc autour de vous que vous êtes Lion, tout court. Puis observez qui sourit, et de quoi.</p>
<h2>Sources</h2>
<ul><li>R. H. Naylor, « What the Stars Foretell for the New Princess », <em>Sunday Express</em>, Londres, 24 août 1930, l’article d’où descendent toutes nos rubriques.</li><li>Cicéron, <em>De la divination</em>, livre II, où la question des jumeaux est posée aux astrologues en 44 avant notre ère.</li></ul>
`,
}
