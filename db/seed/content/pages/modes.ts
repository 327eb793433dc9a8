import type { SeedPage } from '../kinds.ts'

export const modes: SeedPage = {
  path: '/page/modes-consultations',
  title: 'Les modes de consultation : écrire, parler, attendre un mot',
  description:
    'Tchat, appel web, téléphone, SMS, audiotel : ce que chaque manière de consulter demande et coûte, ce qu’elle change pour vous, et quand passer son chemin.',
  lead: 'Trois canaux en direct au même tarif, une question écrite payée à la réponse, parfois un numéro à composer, et une question offerte. Reste à savoir lequel convient à votre question, à votre oreille et aux murs qui vous entourent.',
  body: `
<h2>Trois portes en direct, une seule pièce</h2>
<p>Chaque profil indique par où la personne se laisse joindre en ce moment ; les autres boutons n’apparaissent pas. Par tchat, par appel web et par téléphone, la demande est la même, le prix aussi, et le temps se compte à la seconde.</p>
<h3>Le tchat</h3>
<p>Des messages échangés en direct avec quelqu’un qui est là en même temps que vous. Aucun matériel particulier, aucun bruit, et la conversation se relit ensuite. On peut y joindre une image, un tirage posé sur la table par exemple, ou un message vocal de deux minutes au plus. Le compteur part au premier message reçu.</p>
<h3>L’appel web</h3>
<p>Une voix dans le navigateur, un tchat à côté pour un prénom difficile ou un lien. Il faut un micro, que vous essayez avant d’entrer. Le son circule par un relais qui cache l’adresse de chacun, chiffré de bout en bout : nous ne pouvons ni l’entendre ni l’enregistrer. Seule exception, l’appel à un automate : votre voix arrive alors à notre programme, qui en mesure la force pour parler à son tour, et ne garde rien. Le temps n’est compté que tant que chacun reçoit vraiment le son de l’autre. Si la voix se perd alors que tout semble marcher, le bouton « Je n’entends pas » arrête le compteur.</p>
<h3>Le téléphone</h3>
<p>Vous demandez l’appel, nous faisons sonner votre mobile, que vous avez confirmé par un code. Une annonce rappelle le prix, une touche vaut accord, et rien ne court avant que vous soyez réunis. Aucun des deux ne voit le numéro de l’autre. La page <a href="/voyance/telephone">voyance par téléphone</a> en dit les règles, celle du <a href="/voyance/rappel-immediat">rappel immédiat</a> ce que la demande autorise.</p>
<h2>Trois chemins à part</h2>
<h3>La question par SMS</h3>
<p>Vous écrivez une question, depuis le site ou votre mobile confirmé, à une personne que vous choisissez. La réponse a un prix fixe, lu avant. Il est mis de côté quand vous demandez, payé quand la réponse est écrite, et rendu si rien ne vient en vingt-quatre heures. La page <a href="/voyance/sms">voyance par SMS</a> explique le reste. Les minutes offertes n’y servent pas, puisqu’elles se comptent en temps.</p>
<h3>L’audiotel</h3>
<p>Là où un numéro violet est affiché, avec son prix, vous pouvez le composer sans compte et taper le code d’une personne. C’est votre opérateur qui facture, à partir de l’instant où elle vous parle. Sans compte, il n’y a ni temps offert, ni plafond, ni reçu chez nous. Un numéro donné en notre nom, sans prix à côté, ne vient pas de nous ; une page apprend à <a href="/voyance-gratuite-telephone">lire le prix d’un appel</a>.</p>
<h3>La question gratuite</h3>
<p>Une <a href="/voyance/question-gratuite">question écrite</a> par personne tous les trente jours, à laquelle quelqu’un répond en vingt-quatre heures, aux frais de la maison. Vous ne choisissez pas qui répond, et rien n’est à payer ensuite.</p>
<h2>Maintenant, à votre tour, ou à l’heure dite</h2>
<p>Si la personne que vous cherchez est occupée, prenez une place dans sa file : l’attente ne coûte rien, et votre rang vous est dit. Vous pouvez préférer un message quand elle sera libre, demande qui vaut une semaine. Enfin, qui annonce ses heures peut prendre des rendez-vous : réserver est gratuit, et l’on annule sans raison jusqu’à deux heures avant.</p>
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
<li>Une seule question, sans hâte, et une somme décidée d’avance : le SMS.</li>
</ul>
<h2>À qui rien de cela ne convient</h2>
<p>Si vous traversez une crise, si la nuit paraît sans issue, ce n’est pas un tirage qu’il vous faut mais une voix formée à cela : le 3114 répond gratuitement à toute heure pour la prévention du suicide. Si l’on vous fait du mal chez vous, le 3919 écoute et oriente les femmes victimes de violences. Une consultation ne remplace pas davantage un avis médical, juridique ou financier.</p>
<p>Et lorsque l’on cherche, pour la troisième fois de la semaine, à obtenir une réponse différente à la même question, le meilleur canal est la fenêtre ouverte, le temps que la vie ait bougé un peu.</p>
<h2>Les mêmes garanties partout</h2>
<p>Avec un compte : le prix connu avant, au plus 5 € la minute en direct, aucun décompte avant que l’échange ait réellement commencé, des coupures qui ne sont pas facturées, un reçu qui nomme le canal et que l’on peut discuter. Le lieu de la conversation change, la règle non. À l’audiotel, le prix est annoncé avant aussi, mais c’est la facture de l’opérateur qui tient lieu de reçu.</p>
<p>Pour préparer un échange écrit, la page consacrée au <a href="/voyance/tchat">tchat de voyance</a> donne des conseils, et <a href="/page/comment-consulter">le récit d’une première fois</a> en décrit les étapes. Si vous préférez d’abord regarder, la <a href="/voyance">liste des présents</a> se consulte sans compte.</p>
`,
}
