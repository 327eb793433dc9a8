import type { SeedPage } from '../kinds.ts'

export const modes: SeedPage = {
  path: '/page/modes-consultations',
  title: 'Les modes de consultation : l’écrit d’abord',
  description:
    'Aujourd’hui, on consulte ici par tchat. Pourquoi l’écrit convient à cet exercice, ce qu’il change pour vous, et quand il vaut mieux passer son chemin.',
  lead: 'Le site s’est ouvert par la porte de l’écrit. Voici ce que permet le tchat, ce qu’il ne permet pas, et à qui il va bien.',
  body: `
<h2>Un seul mode pour l’instant</h2>
<p>Toutes les consultations se tiennent aujourd’hui par tchat, c’est-à-dire par messages échangés en direct avec quelqu’un qui est là en même temps que vous. D’autres modes seront annoncés sur cette page quand ils fonctionneront vraiment. D’ici là, si un site ou un inconnu vous propose en notre nom un numéro à composer pour consulter, considérez que cela ne vient pas de nous. Une page explique ce que recouvre ailleurs la <a href="/voyance-gratuite-telephone">voyance gratuite par téléphone</a>.</p>
<p>Ouvrir un canal à la fois a un mérite : celui qui existe est soigné. La présence affichée est réelle, la mesure du temps est exacte, et le reçu couvre tout ce qui s’est passé.</p>
<h2>Ce que l’écrit change</h2>
<p>Parler d’un sujet intime à voix haute demande du courage, une pièce vide et une voix qui tient. Écrire demande moins. On peut raconter une rupture depuis un wagon bondé sans que le voisin lève les yeux, on peut s’arrêter, effacer, chercher le mot. La pudeur y trouve son compte, et les personnes qui entendent mal aussi.</p>
<p>L’écrit oblige en outre à préciser. Une inquiétude qui tourne en rond depuis des semaines tient soudain en deux lignes, et ces deux lignes se regardent plus calmement que l’orage d’où elles sortent. Beaucoup de gens découvrent leur vraie question en la tapant.</p>
<p>Il en reste, enfin, une trace. La conversation vous demeure lisible après coup, vous la relisez à froid, et ce qui semblait frappant à minuit supporte ou non le café du matin. C’est une excellente épreuve pour une prédiction.</p>
<h2>Ce que l’écrit retire</h2>
<p>Disons-le franchement : un message n’a ni timbre ni souffle. Une maladresse peut passer pour de la froideur, une plaisanterie pour une moquerie. Quand un doute vous vient sur le ton, demandez ; c’est plus rapide que de ruminer. Et puis taper prend du temps, or le temps se paie. Quelques phrases préparées à l’avance rendent la séance plus légère.</p>
<h2>À qui cela convient</h2>
<ul>
<li>Vous avez une question nette et souhaitez un éclairage, un récit, un contrepoint.</li>
<li>Vous aimez réfléchir avant de répondre, et garder ce qui a été dit.</li>
<li>Vous n’avez pas, chez vous, d’endroit où parler sans témoin.</li>
<li>Vous voulez voir le coût pendant que la conversation avance.</li>
</ul>
<h2>À qui cela ne convient pas</h2>
<p>Si vous traversez une crise, si la nuit paraît sans issue, ce n’est pas un tirage qu’il vous faut mais une voix formée à cela : le 3114 répond gratuitement à toute heure pour la prévention du suicide. Si l’on vous fait du mal chez vous, le 3919 écoute et oriente les femmes victimes de violences. Une consultation ne remplace pas davantage un avis médical, juridique ou financier.</p>
<p>Le tchat ne convient pas non plus lorsque l’on cherche, pour la troisième fois de la semaine, à entendre une réponse différente à la même question. Dans ce cas, la chose la plus utile que l’on puisse faire est de fermer l’écran et d’attendre que la vie ait bougé un peu.</p>
<h2>Le bon moment</h2>
<p>L’écrit se pratique partout, ce qui est aussi son défaut. Une consultation menée entre deux stations, l’œil sur le quai, laisse un souvenir de trajet. Donnez-lui une demi-heure, une chaise, une boisson chaude si vous aimez cela, et rangez les autres conversations. L’attention est la seule matière première de cet échange, et vous en fournissez la moitié.</p>
<h2>Les mêmes garanties, quel que soit le canal</h2>
<p>Ce qui suit vaut pour aujourd’hui et vaudra pour la suite : le prix connu avant, au plus 5 € la minute, aucun décompte avant que la personne consultée ait réellement commencé, des coupures qui ne sont pas facturées, un reçu que l’on peut discuter. Le lieu de la conversation peut changer, la règle non.</p>
<p>Pour préparer un échange, la page consacrée au <a href="/voyance/tchat">tchat de voyance</a> donne des conseils d’écriture, et <a href="/page/comment-consulter">le récit d’une première fois</a> en décrit les étapes. Si vous préférez d’abord regarder, la <a href="/voyance">liste des présents</a> se consulte sans compte.</p>
`,
}
