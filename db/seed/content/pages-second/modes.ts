import type { SeedPage } from '../kinds.ts'

export const modes: SeedPage = {
  path: '/page/modes-consultations',
  title: 'Modes de consultation : une lampe, une voix, un clavier',
  description:
    'Une brève histoire de la parole à distance, cinq manières de consulter, une question offerte, et les soirs où il vaut mieux s’abstenir.',
  lead: 'Se parler de loin a toujours exigé un détour, par un bras, une flamme, un fil. La maison en connaît plusieurs : le clavier, le micro, la sonnerie, et le mot que l’on glisse sous la porte.',
  body: `
<h2>Du sémaphore à la bulle de texte</h2>
<p>En 1794, les frères Chappe relièrent Paris à Lille par une chaîne de tours surmontées de bras articulés. Un message franchissait la distance plus vite qu’un cheval, à condition que le temps fût clair : la nuit et le brouillard rendaient la ligne muette. L’électricité leva l’obstacle au siècle suivant. Depuis, on peut se répondre dans le noir, et chacun sait que la plupart des choses difficiles se disent à cette heure-là.</p>
<p>Une consultation d’aujourd’hui descend de ce fil, et peut prendre trois formes quand elle se tient en direct. Chaque portrait montre celles qui sont ouvertes à cette heure ; le tarif et le reçu n’en dépendent pas.</p>
<ul>
<li><strong>Le tchat.</strong> Deux écrans, deux personnes présentes en même temps, des phrases qui vont et viennent. On peut y poser une image, ou une parole de deux minutes au plus.</li>
<li><strong>L’appel web.</strong> Vos voix voyagent de navigateur à navigateur, chiffrées, par un relais qui masque vos adresses sans pouvoir écouter. Un micro suffit, essayé d’avance, et l’on peut écrire à côté. La montre ne marche que si chacun reçoit le son de l’autre ; un bouton dit « Je n’entends pas » et l’arrête.</li>
<li><strong>Le téléphone.</strong> Votre mobile, confirmé par un code, sonne après celui du médium. Chacun presse le 1, aucun ne voit le numéro de l’autre, et <a href="/voyance/telephone">la page du téléphone</a> raconte la suite.</li>
</ul>
<p>Deux autres formes suivent leurs propres règles, et une dernière se passe d’argent.</p>
<ul>
<li><strong>Le SMS.</strong> Une question, une réponse, un prix lu d’avance : il est mis de côté quand vous demandez, payé quand le médium a écrit, rendu après vingt-quatre heures de silence. <a href="/voyance/sms">La page du SMS</a> dit comment.</li>
<li><strong>L’audiotel.</strong> Là où nos pages montrent un numéro violet et son prix, on le compose sans compte, et l’opérateur le facture à partir du moment où le médium parle. Ni présent d’accueil, ni plafond, ni reçu de la maison ne suivent sur ce fil.</li>
<li><strong>La lettre offerte.</strong> Une <a href="/voyance/question-gratuite">question par mois</a>, à laquelle un médium répond en un jour, pour rien.</li>
</ul>
<p>Aucun appel n’est enregistré. Entre deux personnes, l’appel web ne peut même pas être entendu de nous ; chez un automate, un programme mesure la force de votre voix pour savoir quand répondre, et n’en garde rien. Quant aux appels dits gratuits, nous avons <a href="/voyance-gratuite-telephone">tendu l’oreille pour vous</a>.</p>
<h2>La chaise, le mot, l’heure</h2>
<p>Votre médium est pris. Vous pouvez vous asseoir dans sa file : la place ne coûte rien et ne s’achète pas. Vous pouvez lui laisser un signe, et recevoir un mot quand il sera libre, dans la semaine. Ou choisir une heure, chez qui en propose : le rendez-vous est gratuit, et se défait d’un geste jusqu’à deux heures avant.</p>
<h2>Cinq soirs où l’écrit est le bon outil</h2>
<h3>La cuisine, quand la maison dort</h3>
<p>Les cloisons sont minces, les enfants ont le sommeil léger. Le clavier ne réveille personne. Vous avez droit à une conversation entière sans avoir prononcé un mot.</p>
<h3>La langue apprise plus tard</h3>
<p>Le français n’est peut-être pas votre première langue. Devant un texte, on peut relire, vérifier un terme, demander qu’une tournure soit éclaircie. Personne n’attend, la bouche ouverte, que vous trouviez votre phrase.</p>
<h3>L’oreille fatiguée</h3>
<p>Qui entend mal n’a rien à demander, rien à faire répéter. Les caractères peuvent être agrandis autant qu’il faut, et le site se parcourt au clavier.</p>
<h3>Le chagrin qui étrangle</h3>
<p>Il existe des sujets qui font trembler la voix dès le deuxième mot. Les doigts, eux, tiennent bon. Vous pouvez pleurer et continuer d’écrire, nul ne l’entendra si vous ne le dites pas.</p>
<h3>Le goût des traces</h3>
<p>Certains aiment revenir sur leurs pas. L’échange demeure dans votre espace, où vous le relirez la tête reposée ; et comme une trace peut aussi peser, vous choisissez au bout de combien de temps elle disparaît, trois mois, un an ou deux.</p>
<h2>Trois défauts de l’écrit, et ce que la voix y répond</h2>
<p>Il est lent. Une main ordinaire écrit moins vite qu’une bouche ne parle, et la durée a un prix. La parade consiste à rédiger sa demande avant d’entrer, quand aucune montre ne tourne, ou à parler.</p>
<p>Il est plat. L’ironie s’y perd, la tendresse également. Si vous avez souri, écrivez-le ; si une phrase vous a fait mal, écrivez-le plus vite encore. La voix porte ces nuances toute seule, mais elle ne laisse rien à relire.</p>
<p>Il est avide d’attention. Une fenêtre reste ouverte à côté, une notification clignote, et l’on finit par répondre à deux personnes en n’écoutant ni l’une ni l’autre. Fermez le reste. Le temps d’un échange avec un <a href="/voyance/mediums">médium</a>, l’écran devrait ressembler à une pièce où ne brûle qu’une lampe.</p>
<h2>Quand il faut une autre présence</h2>
<p>Aucun texte ne remplace un bras autour des épaules. Si vous songez à mourir, composez le 3114, qui ne ferme jamais ; si quelqu’un vous frappe ou vous terrorise, le 3919 écoute les femmes qui subissent ces violences et sait vers qui les diriger. Une douleur dans la poitrine, un papier du tribunal, un découvert à la banque réclament eux aussi quelqu’un dont c’est l’état. Un bon médium vous le dira, s’il le comprend avant vous.</p>
<p>Et si vous sentez que vous revenez chaque soir frapper pour la même histoire, accordez-vous une semaine de silence. <a href="/mag/quand-ne-pas-consulter">Nous avons écrit là-dessus</a> sans détour.</p>
<h2>Ce qui ne bouge pas</h2>
<p>Que l’on écrive ou que l’on parle, à midi ou passé minuit, les règles d’un échange en direct sont les mêmes : un tarif connu d’avance, un compteur qui attend que l’on se soit vraiment trouvés, des pannes laissées à la charge de la maison, un reçu à la fin. Elles sont réunies au fil des <a href="/page/conditions">conditions</a>.</p>
<p>Pour entendre, si l’on ose dire, comment sonne un bon échange, passez par la page du <a href="/voyance/tchat">tchat</a> : elle en démonte un, message après message.</p>
`,
}
