import type { SeedPage } from '../kinds.ts'

export const serieuse: SeedPage = {
  path: '/voyance/voyance-serieuse',
  title: 'Voyance sérieuse : ce qu’un médium honnête accepte de perdre',
  description:
    'L’arnaque à la voyance racontée en cinq actes, puis, en face, les sept choses auxquelles un médium sérieux renonce. Une grille pour juger, ici comme ailleurs.',
  lead: 'L’honnêteté se mesure à ce qu’elle coûte. Plutôt que d’énumérer les vertus du bon médium, regardons à quoi il renonce, et pourquoi le mauvais ne le pourrait pas.',
  body: `
<h2>Une pièce en cinq actes</h2>
<p>Le décor change, du cabinet tendu de velours à l’annonce sur un réseau. L’intrigue, elle, se joue depuis longtemps à l’identique.</p>
<p><strong>Acte premier, l’éblouissement.</strong> On vous dit trois choses frappantes. Une part vient de ce que vous avez laissé voir, une autre de phrases qui conviennent à chacun, une dernière de la chance. L’art de deviner en tâtonnant porte un nom, la <a href="/voyance/lexique/lecture-a-froid">lecture à froid</a>.</p>
<p><strong>Acte deux, l’ombre.</strong> Un soupir, un silence. Quelque chose pèse sur vous, une jalousie, une entité, un mort mal parti. Personne ne vous en avait rien dit, ce qui prouve la puissance du mal et celle de l’interprète.</p>
<p><strong>Acte trois, le remède.</strong> Il existe, il est coûteux, il presse. On parle de bougies, de « désenvoûtement », d’un travail que l’on fera pour vous la nuit.</p>
<p><strong>Acte quatre, l’isolement.</strong> Vos amis ne comprendraient pas, la personne qui partage votre vie fait partie du problème, le médecin ferme l’esprit. N’en dites rien.</p>
<p><strong>Acte cinq, la rechute.</strong> Le mal revient plus fort. Il faudra payer de nouveau, et tout ce qui a été versé sert de raison pour verser encore.</p>
<p>Le rideau ne tombe que si quelqu’un se lève. À n’importe quel acte, ce quelqu’un peut être vous.</p>
<h2>Sept renoncements</h2>
<ol>
<li><strong>Le prestige du savoir.</strong> Un médium loyal admet que ni les cartes ni les esprits n’ont passé l’épreuve du laboratoire. Il travaille avec des images, le dit, et en fait quelque chose.</li>
<li><strong>L’effroi.</strong> C’est l’outil de vente le plus efficace du métier. Il le laisse au clou.</li>
<li><strong>L’infaillibilité.</strong> Quand une vision ne rencontre rien chez vous, il la retire au lieu de vous reprocher un manque d’ouverture.</li>
<li><strong>Les sujets qui ne sont pas les siens.</strong> Un diagnostic, une grossesse, un pari, la date d’une mort : il passe la main ou se tait.</li>
<li><strong>L’emprise.</strong> Il aime mieux apprendre que vous êtes en paix avec une question que de vous entendre la reposer.</li>
<li><strong>Les minutes faciles.</strong> Il ne laisse pas de phrase en suspens à l’approche de la fin.</li>
<li><strong>Le dernier mot.</strong> Vous pouvez le critiquer par écrit sous son nom.</li>
</ol>
<p>Cicéron rapporte que Caton s’étonnait de voir un haruspice en croiser un autre sans rire. Il visait des gens qui n’avaient renoncé à rien. On peut souhaiter des interprètes que la plaisanterie n’atteigne pas.</p>
<h2>Ce que la maison y ajoute</h2>
<p>La vertu d’un seul ne suffit pas, il faut des murs. Sur Étoile du Soir, ceux qui reçoivent ont souscrit à une charte, reprise au chapitre 9 des <a href="/page/conditions">conditions</a> : pas de malheur brandi, pas de rituel vendu, pas de diagnostic, pas d’insistance. Leur tarif se lit avant la rencontre et ne franchit pas cinq euros la minute. Ils ne peuvent ni retoucher le compteur, puisqu’il obéit au serveur, ni vous ouvrir une note de leur propre initiative.</p>
<p>Quant aux avis, il faut avoir réellement conversé pour en laisser, une minute de temps mesuré au minimum. Personne dans l’équipe n’en rédige, et un commentaire sévère reste s’il est poli. Une moyenne flatteuse ne fait pas un médium sérieux ; elle signale que des gens l’ont rencontré et ne s’en plaignent pas, ce qui est déjà un renseignement.</p>
<h2>Une grille à remplir le lendemain</h2>
<p>Le jugement à chaud ne vaut pas grand-chose. Attendez d’avoir dormi, puis répondez par oui ou par non.</p>
<ul>
<li>Savais-je, à tout moment, ce que je dépensais ?</li>
<li>Une phrase au moins était-elle assez précise pour être fausse ?</li>
<li>Ai-je pu contredire ?</li>
<li>Avais-je, à la fin, plus de liberté qu’au début ?</li>
<li>Oserais-je raconter la séance à quelqu’un que j’estime ?</li>
</ul>
<p>Un non à la dernière question mérite d’être pris au sérieux, fût-il seul. La honte, dans ces affaires, est un signal plus fiable que la colère.</p>
<h2>Si la pièce a déjà été jouée</h2>
<p>Vous n’êtes ni la première victime ni la plus naïve : ces textes sont rodés de longue date, et l’instruction n’en protège pas. Cessez tout versement, gardez les messages, prévenez la banque, portez plainte. L’escroquerie et l’abus de faiblesse sont des délits. Pour des faits survenus chez nous, la <a href="/reclamation">réclamation</a> vous donne un numéro sur-le-champ. Et puisque l’histoire du métier est pleine de démasqués illustres, <a href="/grands-mediums-histoire">la galerie des grands médiums</a> vous rappellera que de grands savants s’y sont laissé prendre.</p>
`,
}
