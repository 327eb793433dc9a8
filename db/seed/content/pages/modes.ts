import type { SeedPage } from '../kinds.ts'

export const modes: SeedPage = {
  path: '/page/modes-consultations',
  title: 'Les modes de consultation : tchat, appel web, téléphone',
  description:
    'Écrire, parler dans le navigateur ou se faire appeler : ce que chaque manière de consulter demande, ce qu’elle change pour vous, et quand passer son chemin.',
  lead: 'Trois canaux, un même tarif, un même reçu. Reste à savoir lequel convient à votre question, à votre oreille et aux murs qui vous entourent.',
  body: `
<h2>Trois portes, une seule pièce</h2>
<p>Chaque profil indique par où la personne se laisse joindre en ce moment ; les autres boutons n’apparaissent pas. Quel que soit le canal, la demande est la même, le prix aussi, et le temps se compte à la seconde.</p>
<h3>Le tchat</h3>
<p>Des messages échangés en direct avec quelqu’un qui est là en même temps que vous. Aucun matériel particulier, aucun bruit, et la conversation se relit ensuite. Le compteur part au premier message reçu.</p>
<h3>L’appel web</h3>
<p>Une voix dans le navigateur, un tchat à côté pour un prénom difficile ou un lien. Il faut un micro, que vous essayez avant d’entrer. Le son circule par un relais qui cache l’adresse de chacun, chiffré de bout en bout : nous ne pouvons ni l’entendre ni l’enregistrer. Le temps n’est compté que tant que chacun reçoit vraiment le son de l’autre. Si la voix se perd alors que tout semble marcher, le bouton « Je n’entends pas » arrête le compteur.</p>
<h3>Le téléphone</h3>
<p>Vous demandez l’appel, nous faisons sonner votre mobile, que vous avez confirmé par un code. Une annonce rappelle le prix, une touche vaut accord, et rien ne court avant que vous soyez réunis. Aucun des deux ne voit le numéro de l’autre. La page <a href="/voyance/telephone">voyance par téléphone</a> en dit les règles, celle du <a href="/voyance/rappel-immediat">rappel immédiat</a> ce que la demande autorise.</p>
<h2>Ce qui n’existe pas ici</h2>
<p>Ni numéro surtaxé, ni consultation par SMS. Si un site ou un inconnu vous propose en notre nom un numéro à composer pour consulter, considérez que cela ne vient pas de nous. Une page explique ce que recouvre ailleurs la <a href="/voyance-gratuite-telephone">voyance gratuite par téléphone</a>.</p>
<h2>Ce que l’écrit change</h2>
<p>Parler d’un sujet intime à voix haute demande du courage, une pièce vide et une voix qui tient. Écrire demande moins. On peut raconter une rupture depuis un wagon bondé sans que le voisin lève les yeux, on peut s’arrêter, effacer, chercher le mot. La pudeur y trouve son compte, et les personnes qui entendent mal aussi.</p>
<p>L’écrit oblige en outre à préciser. Une inquiétude qui tourne en rond depuis des semaines tient soudain en deux lignes, et ces deux lignes se regardent plus calmement que l’orage d’où elles sortent. Il en reste, enfin, une trace : ce qui semblait frappant à minuit supporte ou non le café du matin.</p>
<h2>Ce que la voix rend</h2>
<p>Un message n’a ni timbre ni souffle. Une maladresse peut y passer pour de la froideur, une plaisanterie pour une moquerie. De vive voix, ces malentendus durent une seconde. On y va plus vite aussi, ce qui compte quand le temps se paie. En échange, il ne demeure rien de ce qui fut dit : aucun appel n’est enregistré, et votre mémoire arrondira les angles. Notez.</p>
<h2>Choisir</h2>
<ul>
<li>Une question nette, l’envie de garder ce qui a été dit, un endroit sans intimité : le tchat.</li>
<li>Une histoire longue, un ordinateur ou un mobile avec un bon réseau, aucun numéro à donner : l’appel web.</li>
<li>Une connexion médiocre, ou l’habitude du combiné : le téléphone.</li>
</ul>
<h2>À qui rien de cela ne convient</h2>
<p>Si vous traversez une crise, si la nuit paraît sans issue, ce n’est pas un tirage qu’il vous faut mais une voix formée à cela : le 3114 répond gratuitement à toute heure pour la prévention du suicide. Si l’on vous fait du mal chez vous, le 3919 écoute et oriente les femmes victimes de violences. Une consultation ne remplace pas davantage un avis médical, juridique ou financier.</p>
<p>Et lorsque l’on cherche, pour la troisième fois de la semaine, à obtenir une réponse différente à la même question, le meilleur canal est la fenêtre ouverte, le temps que la vie ait bougé un peu.</p>
<h2>Les mêmes garanties partout</h2>
<p>Le prix connu avant, au plus 5 € la minute, aucun décompte avant que l’échange ait réellement commencé, des coupures qui ne sont pas facturées, un reçu qui nomme le canal et que l’on peut discuter. Le lieu de la conversation change, la règle non.</p>
<p>Pour préparer un échange écrit, la page consacrée au <a href="/voyance/tchat">tchat de voyance</a> donne des conseils, et <a href="/page/comment-consulter">le récit d’une première fois</a> en décrit les étapes. Si vous préférez d’abord regarder, la <a href="/voyance">liste des présents</a> se consulte sans compte.</p>
`,
}
