import type { SeedPage } from '../kinds.ts'

export const telephone: SeedPage = {
  path: '/voyance/telephone',
  title: 'Voyance par téléphone : recevoir un appel, au prix lu d’avance',
  description:
    'Consulter de vive voix avec un compte : qui appelle qui, ce que coûte la minute, ce que l’autre sait de vous, et quand il vaut mieux écrire.',
  lead: 'Un mobile qui sonne, quelqu’un au bout du fil, un prix lu avant de décrocher. Voici comment le téléphone fonctionne ici, et ce qui le sépare des numéros que l’on compose.',
  body: `
<h2>C’est nous qui appelons</h2>
<p>Sur beaucoup de sites, vous composez un numéro. Ici, le chemin est inverse : vous choisissez quelqu’un sur son profil, vous demandez l’appel, votre mobile sonne. Sur une ligne surtaxée, l’opérateur additionne et présente la note à la fin du mois. Ici, le prix est celui du profil, 5 € la minute au plus, et la dépense ne peut pas sortir du crédit que vous avez acheté.</p>
<p>Recevoir l’appel en France ne vous coûte rien chez votre opérateur. À l’étranger, tout dépend du forfait : regardez le vôtre avant de partir en voyage avec une question. Quant aux offres qui circulent ailleurs, une page apprend à <a href="/voyance-gratuite-telephone">lire le prix d’un appel</a>.</p>
<h2>Une touche, puis la conversation</h2>
<p>Trois chiffres vous attendent sur la page de demande : ce que coûte la minute, ce qui vous est encore offert, et combien de temps vous pourrez parler. Quand vous décrochez, une voix les rappelle et vous invite à appuyer sur 1. Avant ce geste, vous n’êtes en ligne avec personne ; raccrocher ne coûte rien. La personne consultée a dû appuyer aussi. Un répondeur en est bien incapable : une messagerie qui décroche à votre place n’entame donc pas votre crédit.</p>
<p>Le compteur part à la seconde où vous êtes réunis. Il s’arrête au premier des deux qui raccroche, et vous ne payez jamais plus que la durée relevée par l’opérateur. Une minute avant la fin de votre crédit, une voix vous prévient ; l’autre n’en entend rien.</p>
<h2>Deux numéros qui ne se rencontrent pas</h2>
<p>Votre mobile se confirme une fois, par un code reçu en SMS, depuis la page <a href="/mon-compte/telephone">Mon téléphone</a>. La personne que vous consultez ne le voit pas et vous ne voyez pas le sien : ce sont deux appels séparés, que nous réunissons au milieu. L’entretien terminé, elle n’a pas de quoi vous joindre.</p>
<p>Rien n’est enregistré, ni par nous ni à notre demande. Il reste de l’appel une heure, une durée et un prix, portés sur le reçu. Cette discrétion a un revers : vous ne pourrez pas réécouter. Posez un carnet près de vous.</p>
<h2>Ce que la voix apporte, ce qu’elle emporte</h2>
<p>Une voix hésite, sourit, se reprend. On sent mieux si quelqu’un écoute ou récite, et l’on dit en une minute ce qui s’écrit en cinq. Elle convient aux histoires longues, aux doigts fatigués, à ceux qui pensent en parlant.</p>
<p>Elle a aussi son charme, dont il faut se garder un peu. Un ton assuré donne à une phrase banale un air d’oracle. Faites répéter, demandez sur quoi cela repose, notez les mots exacts ; vous les jugerez le lendemain, sans la musique.</p>
<h2>Téléphone, appel web ou tchat</h2>
<ul>
<li><strong>Le téléphone</strong> demande un mobile confirmé, et se passe d’internet une fois l’appel commencé.</li>
<li><strong>L’appel web</strong> passe par le navigateur et le micro de l’appareil, avec un tchat à côté. Aucun numéro n’est nécessaire.</li>
<li><strong>Le <a href="/voyance/tchat">tchat</a></strong> laisse une trace à relire et ne fait pas de bruit. C’est le bon choix si vous entendez mal, ou si les murs écoutent.</li>
</ul>
<p>Le tarif et le reçu sont les mêmes. Le détail de chacun se lit parmi les <a href="/page/modes-consultations">modes de consultation</a>. Pour une question brève, on peut aussi <a href="/voyance/sms">écrire par SMS</a> et payer la réponse, une fois. Quand ce site affiche un numéro violet (l’audiotel), l’appel se compose sans compte et se paie à votre opérateur : ni temps offert, ni plafond, ni reçu n’y valent.</p>
<p>Vous tenez à une personne, et à une heure ? Son profil propose un rendez-vous quand elle en prend. Réserver est gratuit, la demande d’appel se fait à l’heure dite.</p>
<h2>Où cela marche</h2>
<p>Nous appelons les mobiles de France et de ses territoires, de Belgique, de Suisse, du Luxembourg et de Monaco. Un numéro d’un autre pays ne peut pas être confirmé ; l’appel web et le tchat restent ouverts.</p>
<h2>Se préparer en deux minutes</h2>
<ol>
<li>Cherchez une pièce où l’on ne vous entend pas, et une place où le réseau tient.</li>
<li>Écrivez votre question sur une ligne, et la durée que vous vous accordez.</li>
<li>Repérez la touche étoile : elle met l’entretien en pause, sans rien compter, et donne les numéros d’aide.</li>
<li>En marchant ou au volant, remettez à plus tard.</li>
</ol>
<p>La suite tient sur deux pages : ce qu’il faut pour <a href="/voyance/rappel-immediat">demander un rappel immédiat</a>, et un appel <a href="/voyance/rappel-immediat-voyance">raconté minute par minute</a>. Et quand la nuit est trop lourde, aucun de ces canaux n’est le bon : le 3114 décroche à toute heure, sans frais, avec des gens formés pour cela.</p>
`,
}
