import type { SeedPage } from '../kinds.ts'

export const rappelImmediatVoyance: SeedPage = {
  path: '/voyance/rappel-immediat-voyance',
  title: 'Rappel immédiat de voyance : l’appel, minute par minute',
  description:
    'Qui sonne en premier, ce que dit l’annonce, à quoi servent le 1 et l’étoile, comment l’entretien finit : le film d’un rappel, avec son addition.',
  lead: 'On redoute moins ce que l’on a vu se dérouler une fois. Suivons donc Inès, un jeudi, du bouton jusqu’au reçu. Elle est inventée ; le mécanisme, lui, est celui qui vous servira.',
  body: `
<h2>19 h 30 : une page, pas encore d’appel</h2>
<p>Inès a choisi une voyante à 2,40 € la minute. La page de demande lui montre ce prix, les quatre minutes offertes qui lui restent, ses 24 € de crédit, et la durée que cela représente : quatorze minutes. Elle lit les accords, coche, envoie. Rien ne sonne chez elle. C’est le premier étonnement de la plupart des gens, et il a sa raison.</p>
<h2>19 h 30 min 05 s : un téléphone sonne, ailleurs</h2>
<p>La voyante est appelée d’abord. Si l’on commençait par Inès, elle attendrait, l’oreille collée, quelqu’un qui ne viendra peut-être pas. Une annonce dit à la voyante qu’une consultation lui est demandée ; elle presse le 1 et patiente en ligne. Si elle avait raccroché, ou laissé sonner, l’histoire finirait ici, à zéro euro.</p>
<h2>19 h 30 min 20 s : le vôtre</h2>
<p>Le mobile d’Inès vibre. L’annonce est brève : qui l’attend, combien coûte la minute, les quatre minutes offertes qui passeront d’abord, la durée que couvre son crédit, et ce rappel que rien n’est enregistré. Elle a une dizaine de secondes pour appuyer sur 1. Ce geste remplace la signature que l’on ne peut pas donner au téléphone ; sans lui, on lui dit au revoir et elle ne doit rien.</p>
<h2>19 h 30 min 41 s : le compteur</h2>
<p>Elle appuie. Les deux appels n’en font plus qu’un, et c’est à cette seconde que le temps commence. Tout ce qui précède, sonneries, annonces, attente, n’existe pas pour l’addition.</p>
<p>Qui tient le compte ? Notre serveur, à partir des signaux de l’opérateur, qui lui dit quand chacun entre et quand il sort. À la fin, les deux mesures sont rapprochées. Si elles diffèrent, la vôtre ne dépasse jamais celle de l’opérateur.</p>
<h2>19 h 37 : une étoile</h2>
<p>On frappe à la porte d’Inès. Elle touche l’étoile du clavier et sort aussitôt de la conversation ; la voyante ne l’entend plus, le décompte est suspendu. Une voix lui propose de reprendre avec le 1, d’entendre les numéros d’aide avec une nouvelle étoile, ou de finir en raccrochant. Elle règle son affaire en une minute et quart, presse le 1, revient. La pause peut durer deux minutes ; au-delà, l’appel se termine.</p>
<p>Cette touche sert aussi les mauvais moments. Si une phrase vous fait peur, si vous ne savez plus comment partir, l’étoile vous met hors de portée sans que vous ayez un mot à dire.</p>
<h2>19 h 41 min 56 s : bonsoir</h2>
<p>Inès remercie et raccroche ; le compteur s’arrête à ce geste, sans que personne ait à le confirmer. Si elle avait poursuivi, une voix lui aurait glissé à l’oreille, à elle seule, qu’il restait une minute de crédit. La voyante n’en aurait rien su : elle ne peut donc pas choisir cet instant pour laisser une phrase en suspens.</p>
<h2>L’addition</h2>
<p>Elle s’obtient sans calculatrice ou presque.</p>
<ul>
<li>Réunies de 19 h 30 min 41 s à 19 h 37 min 01 s : 380 secondes.</li>
<li>Pause de 75 secondes, non comptée.</li>
<li>De 19 h 38 min 16 s à 19 h 41 min 56 s : 220 secondes.</li>
<li>Total : 600 secondes, dont 240 offertes ; 360 se paient.</li>
<li>360 × 2,40 € ÷ 60 : 14,40 €.</li>
</ul>
<p>Le reçu porte la mention du canal et ces heures, mais aucun numéro. Il se conteste comme les autres, et quelqu’un de l’équipe doit se prononcer en deux jours. Chez l’opérateur d’Inès, en France, l’appel reçu ne figure nulle part en dépense.</p>
<h2>Trois écarts possibles</h2>
<p><strong>Le tunnel.</strong> La ligne d’Inès tombe. L’opérateur le voit, le compteur s’arrête là, et l’entretien prend fin ; elle peut en demander un autre quand le réseau revient.</p>
<p><strong>Le faux départ.</strong> Le ton ne lui plaît pas et elle raccroche à la quarantième seconde. Sous la minute, rien n’est retenu, une fois par jour avec la même personne.</p>
<p><strong>La fin du crédit.</strong> Elle oublie l’heure. L’appel s’interrompt avec la dernière seconde payée : le solde ne passe pas sous zéro.</p>
<h2>Après avoir raccroché</h2>
<p>Écrivez trois lignes pendant que la voix est encore fraîche, car il n’y aura pas d’enregistrement pour vous les rendre. Puis laissez passer la nuit. Pour savoir ce qu’il faut réunir avant, la page du <a href="/voyance/rappel-immediat">rappel immédiat</a> en fait la liste ; pour hésiter entre la voix et l’écrit, celle de la <a href="/voyance/telephone">voyance par téléphone</a> les compare. Le <a href="/page/paiement-securise-simple-rapide">trajet de l’argent</a> a la sienne.</p>
`,
}
