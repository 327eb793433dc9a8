import type { SeedPage } from '../kinds.ts'

export const sms: SeedPage = {
  path: '/voyance/sms',
  title: 'Voyance par SMS : une question, une réponse, un prix',
  description:
    'Poser une question à un voyant par SMS ou depuis le site : ce que coûte la réponse, quand elle est payée, ce que l’autre voit de vous, et comment bien poser sa question.',
  lead: 'Pas de rendez-vous, pas de compteur : une question écrite, une réponse qui arrive sur votre mobile dans la journée. Voici ce que cela coûte, ce qui se passe si personne ne répond, et ce que 480 caractères peuvent contenir.',
  body: `
<h2>Un prix par réponse, connu d’avance</h2>
<p>Chaque voyant qui répond par SMS affiche un prix, toutes taxes comprises. C’est celui d’une réponse, courte ou longue. Il ne dépend ni du temps passé à réfléchir, ni du nombre de SMS que la réponse remplit. Vous le lisez dans la liste en bas de cette page, sur le profil et au-dessus du champ où vous écrivez.</p>
<p>Rien ne passe par votre facture de téléphone. Ce n’est pas un numéro surtaxé ni un abonnement : le prix est pris sur le crédit de votre compte, et jamais au-delà. Si le crédit ne suffit pas, ou si vous avez atteint le plafond que vous vous êtes fixé, la question n’est tout simplement pas posée. Les minutes offertes ne servent pas ici, puisqu’elles se comptent en temps.</p>
<h2>Payé à la réponse, rendu sinon</h2>
<p>Quand vous envoyez votre question, son prix est mis de côté. Il n’appartient encore à personne. Il est payé à l’instant où la réponse est écrite, une seule fois. La personne a vingt-quatre heures. Passé ce délai, la somme revient d’elle-même dans votre crédit et nous vous le disons, par SMS si vous avez écrit par SMS, par e-mail sinon. Vous pouvez aussi retirer votre question tant qu’elle attend, ou recevoir un refus poli : dans les deux cas, vous ne payez rien.</p>
<p>Un reçu donne le moyen, l’heure de la question, l’heure de la réponse et le montant. Si la réponse vous semble bâclée ou hors sujet, il se conteste comme celui d’un <a href="/voyance/tchat">tchat</a> : une personne de notre équipe lit, et vous répond.</p>
<h2>Deux façons de demander</h2>
<h3>Depuis le site</h3>
<p>Choisissez quelqu’un, écrivez de 20 à 480 caractères, relisez, envoyez. Il faut un compte, un âge de dix-huit ans au moins et un mobile confirmé par un code, depuis la page <a href="/mon-compte/telephone">Mon téléphone</a>. La réponse part vers ce mobile, et reste aussi dans votre compte.</p>
<h3>Depuis votre mobile</h3>
<p>Lorsqu’un numéro est affiché plus bas, vous pouvez écrire sans ouvrir le site : le prénom du voyant, un espace, votre question. La première fois avec une personne, un SMS vous redit son prix. Rien n’est mis de côté avant que vous ayez répondu OUI, et un silence vaut non. Un message long, que votre téléphone découpe, est recollé avant d’être lu. Votre opérateur compte l’envoi comme n’importe quel SMS de votre forfait.</p>
<p>Trois mots sont toujours compris : STOP, pour ne plus recevoir ces messages ; AIDE, pour la marche à suivre ; CONTACT, pour nous joindre sans surtaxe.</p>
<h2>Ce que l’autre voit de vous</h2>
<p>Un prénom, une question, l’heure limite, et si vous l’avez déjà consulté. Ni nom, ni adresse, ni numéro : c’est nous qui envoyons la réponse. De son côté, elle ne peut glisser ni téléphone, ni lien, ni invitation à poursuivre ailleurs. Question et réponse sont chiffrées sur nos serveurs, et vous pouvez les effacer avec votre compte.</p>
<p>Un SMS, lui, s’affiche parfois sur un écran verrouillé. Si quelqu’un regarde par-dessus votre épaule, réglez les notifications, ou préférez l’<a href="/mon-compte">espace personnel</a>.</p>
<h2>Bien poser une question courte</h2>
<p>Un tirage répond mal à « que va-t-il se passer ? ». Il éclaire mieux une situation que l’on sait décrire. Quelques repères :</p>
<ul>
<li><strong>Un seul sujet.</strong> Deux questions dans un message donnent deux moitiés de réponse.</li>
<li><strong>Le contexte en une phrase.</strong> « On me propose un poste à Lyon, mon conjoint travaille à Nantes » suffit à planter le décor.</li>
<li><strong>Une question que vous pouvez suivre d’un acte.</strong> « Que dois-je regarder avant de dire oui ? » vaut mieux que « vais-je être heureuse ? ».</li>
<li><strong>Aucun détail qui nomme quelqu’un.</strong> Un prénom ou une initiale suffisent.</li>
</ul>
<p>Exemple : « J’hésite à reprendre contact avec ma sœur après deux ans de silence. Qu’est-ce qui m’aiderait à faire le premier pas sans rouvrir la dispute ? » Cela tient dans un seul SMS.</p>
<h2>Quand un autre moyen convient mieux</h2>
<p>Une histoire longue, des questions qui s’enchaînent, l’envie d’être relancé : choisissez le <a href="/voyance/tchat">tchat</a> ou le <a href="/voyance/telephone">téléphone</a>, comptés à la seconde. Si vous voulez une réponse dans la minute, le SMS n’est pas fait pour cela. Tous les moyens sont comparés parmi les <a href="/page/modes-consultations">modes de consultation</a>.</p>
<p>Aucun voyant ne remplace un médecin, un avocat ou un banquier, et notre charte lui interdit de jouer ce rôle. Si votre message parle d’en finir ou de coups reçus, il n’est pas transmis et ne coûte rien : nous vous donnons les numéros de gens formés pour cela. Le 3114 écoute à toute heure, le 3919 aide les femmes victimes de violences, le 17 vient en cas de danger. Ces appels sont gratuits.</p>
`,
}
