import type { SeedPage } from '../kinds.ts'

export const grandsVoyants: SeedPage = {
  path: '/grands-voyants-histoire',
  title: 'Les grands voyants de l’histoire, entre faits et légendes',
  description:
    'De la Pythie de Delphes à Edgar Cayce : ce que l’on sait de sept figures célèbres, ce qui fut inventé après coup, et ce que leurs histoires apprennent au lecteur.',
  lead: 'Sept portraits, et autant de fois la même question : que savait-on avant, qu’a-t-on ajouté après ? Les légendes y perdent un peu d’or, les êtres y gagnent un visage.',
  body: `
<h2>La Pythie, une voix sous contrôle</h2>
<p>Durant un millénaire environ, on monta à Delphes interroger Apollon par la bouche d’une femme. Hérodote raconte que Crésus, roi de Lydie, s’entendit promettre la chute d’un grand empire s’il attaquait les Perses. Il attaqua, et l’empire détruit fut le sien. L’anecdote est trop bien tournée pour ne pas avoir été polie, mais elle contient une leçon durable sur les réponses à double fond.</p>
<p>Plutarque, qui fut prêtre du sanctuaire, décrit une prophétesse de condition modeste. La vapeur enivrante qui l’aurait inspirée fait encore débat : les archéologues français, qui dégagèrent le site à partir de 1892, ne trouvèrent pas de gouffre, puis des géologues avancèrent, vers 2000, que des gaz avaient pu sourdre des failles. La question n’est pas close.</p>
<h2>Nostradamus, le médecin aux quatrains</h2>
<p>Michel de Nostredame naquit à Saint-Rémy-de-Provence en 1503 et mourut à Salon en 1566. Il soigna des pestiférés, publia des almanachs à succès et, à Lyon, en 1555, la première édition de ses Prophéties. Catherine de Médicis le reçut. Ses contemporains ne furent pas tous charmés : l’astrologue Laurent Videl fit paraître en 1558 un livre entier contre ses erreurs de calcul.</p>
<p>Le quatrain du lion jeune et du lion vieux passe pour avoir annoncé la mort d’Henri II, blessé dans un tournoi en 1559. Le rapprochement ne fut fait que bien plus tard. C’est le sort de tout le recueil : on y trouve chaque événement, une fois qu’il a eu lieu.</p>
<h2>Cazotte, prophète malgré lui</h2>
<p>Jacques Cazotte, l’auteur du Diable amoureux, fut guillotiné en septembre 1792. Un récit le montre, quatre ans avant, prédisant à des convives l’échafaud qui les attend. La scène est saisissante. Elle est de La Harpe, mort en 1803. Publiée trois ans plus tard, elle passe généralement pour une fiction.</p>
<h2>Mademoiselle Lenormand, l’art de la réclame</h2>
<p>Née à Alençon en 1772, Marie-Anne Lenormand tint cabinet rue de Tournon, à Paris, et devint la cartomancienne la plus courue de son temps. Joséphine la consulta. Beaucoup de ce que l’on répète de ses prédictions vient d’elle, qui publia des volumes de souvenirs où elle ne se donnait pas le mauvais rôle. Le jeu de trente-six cartes que l’on vend sous son nom n’est pas son œuvre : il descend d’un jeu de société allemand et fut baptisé après sa mort, survenue en 1843.</p>
<h2>Home et Palladino, deux médiums sous les lampes</h2>
<p>Daniel Dunglas Home, né en Écosse en 1833, fit tourner des tables dans les cours d’Europe. Le poète Robert Browning, qui l’avait vu opérer, en tira un portrait féroce, « Mr. Sludge ». Eusapia Palladino, Italienne établie à Naples et sans instruction, reçut à Paris, au début du siècle suivant, la visite de savants, dont Pierre et Marie Curie. On la prit plusieurs fois à tricher, et elle convenait qu’elle le ferait si on la laissait faire. Certains observateurs restèrent pourtant troublés, et leur perplexité fait partie du dossier.</p>
<h2>Edgar Cayce, le dormeur de Virginie</h2>
<p>Ce photographe du Kentucky, né en 1877, s’allongeait, fermait les yeux et dictait des conseils, souvent médicaux. Quelque quatorze mille séances furent conservées sur le papier, ce qui rend son cas précieux : on peut relire. On y découvre des phrases charitables, des remèdes sans effet établi, et l’annonce d’une Atlantide qui devait reparaître vers la fin des années 1960. Il mourut en 1945, elle attend toujours.</p>
<h2>Ce que l’on retient</h2>
<ul>
<li>Une prophétie qui n’a pas été publiée avant les faits n’en est pas une.</li>
<li>Le flou est confortable : il s’ajuste à tout.</li>
<li>Le talent d’écoute de ces gens était réel, et explique mieux leur renommée que leurs réussites.</li>
<li>Aucun n’a évité à ses fidèles de choisir.</li>
</ul>
<p>Les <a href="/voyance/voyants">voyants d’aujourd’hui</a> héritent de cette galerie, dorures et fêlures comprises. Pour distinguer, parmi eux, une <a href="/voyance/voyance-serieuse">pratique sérieuse</a>, le meilleur outil reste celui des historiens : demander la date et garder le papier. Les amateurs de cartes liront aussi la naissance du <a href="/voyance/tarologues">tarot divinatoire</a>, autre belle légende que l’on sait désormais dater.</p>
`,
}
