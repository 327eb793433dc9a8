import type { SeedPage } from '../kinds.ts'

export const sms: SeedPage = {
  path: '/voyance/sms',
  title: 'Consulter un médium par SMS, sans compteur ni rendez-vous',
  description:
    'Une question écrite à un médium, une réponse par SMS sous vingt-quatre heures : tarif fixe, argent rendu sans réponse, discrétion, et conseils pour écrire court.',
  lead: 'Certaines questions tiennent dans une poche. On les tape dans le bus, on range le téléphone, et la réponse attend le soir. Cette page explique comment nos médiums répondent par SMS, et combien vous payez, ou ne payez pas.',
  body: `
<h2>Le principe en quatre temps</h2>
<ol>
<li>Vous choisissez un médium dans la liste qui termine cette page. Son tarif pour une réponse est écrit à côté de son nom.</li>
<li>Vous rédigez votre question : vingt caractères au moins, quatre cent quatre-vingts au plus.</li>
<li>Le tarif est réservé sur votre crédit. À ce stade, le médium n’a rien touché.</li>
<li>La réponse arrive sur votre mobile et se range dans votre compte. Alors seulement, le tarif est réglé.</li>
</ol>
<p>Si vingt-quatre heures passent sans un mot, la réserve est levée sans que vous ayez à réclamer. Un message vous en avertit. Même chose si le médium décline, ou si vous changez d’avis avant qu’il ait répondu : le bouton pour retirer la question se trouve dans <a href="/mon-compte/sms">vos questions</a>.</p>
<h2>Un tarif qui ne bouge pas en route</h2>
<p>Le montant annoncé comprend toutes les taxes. Une réponse de trois lignes et une de douze coûtent autant, même si la seconde occupe plusieurs SMS. Votre opérateur n’y prend aucune part : il ne s’agit pas de messages surtaxés, et rien ne s’ajoute à votre forfait en dehors du SMS que vous envoyez vous-même.</p>
<p>Le crédit s’achète à l’avance et ne se recharge jamais seul. Les plafonds que vous fixez valent ici comme ailleurs ; une pause que vous avez choisie bloque aussi les questions. Quant au temps offert à l’inscription, il se dépense en minutes, donc en conversation, pas en messages.</p>
<h2>Écrire depuis le site ou depuis son téléphone</h2>
<p>Sur le site, tout se lit avant d’appuyer : le tarif, votre crédit, le numéro qui recevra la réponse. Ce numéro doit être le vôtre, confirmé par un code sur la page <a href="/mon-compte/telephone">Mon téléphone</a>. Il faut être majeur, et accepter une fois que vos mots, souvent intimes, soient confiés à la personne que vous avez choisie.</p>
<p>Par téléphone, quand un numéro figure au bas de la page, commencez votre SMS par le prénom du médium. Lors d’un premier échange, nous répondons avec le tarif et attendons votre OUI. Ne rien répondre suffit pour renoncer. Ensuite, vos questions au même médium partent directement, tant que son tarif n’a pas augmenté. Les longs messages coupés en morceaux sont remis bout à bout.</p>
<p>À tout moment : STOP met fin aux envois, AIDE vous guide, CONTACT vous indique comment nous écrire.</p>
<h2>Ce qui reste entre vous</h2>
<p>Le médium découvre un prénom, vos lignes et l’heure avant laquelle répondre. Il sait si vous vous êtes déjà parlé. Il ignore votre numéro, votre nom de famille et votre ville, et n’a aucun moyen de vous relancer. Sa réponse passe par nous ; un numéro, un lien ou une adresse glissés dedans seraient refusés.</p>
<p>Les textes sont gardés chiffrés. Seul un signalement ou une contestation permet à notre équipe de les ouvrir, avec un motif que vous pourrez lire. Sur votre mobile, en revanche, un SMS est un SMS : effacez-le si d’autres y ont accès.</p>
<h2>Tenir en quelques lignes</h2>
<p>La brièveté a du bon. Elle oblige à choisir. Avant d’écrire, demandez-vous ce que vous ferez de la réponse ; si rien ne vient, la question n’est peut-être pas la bonne. Décrivez ensuite la scène : depuis quand, entre qui, ce qui vous retient. Terminez par une seule interrogation, ouverte.</p>
<p>Comparez : « M’aime-t-il ? » ne laisse qu’un oui ou un non, que personne ne peut vérifier. « Nous nous écrivons depuis mars sans nous voir ; comment savoir si j’attends pour de bonnes raisons ? » donne prise à une lecture, et à une décision.</p>
<p>Fuyez les dates exigées, les noms complets, les questions sur la santé d’un tiers. Un médium honnête les écartera.</p>
<h2>Le bon usage, et ses limites</h2>
<p>Ce format aime les questions mûres et les gens occupés. Il supporte mal l’urgence et les dialogues. Pour être relancé, rassuré, contredit, mieux vaut un <a href="/voyance/tchat">tchat</a> ou un <a href="/voyance/telephone">appel</a>, où chaque seconde est comptée sous vos yeux. Évitez aussi d’interroger trois médiums sur la même affaire le même soir : trois avis embrouillent plus qu’ils n’aident, et coûtent trois fois.</p>
<p>Une réponse reste un regard, pas une preuve. Elle ne dit ni quoi signer, ni quel traitement suivre. Si elle vous déplaît, laissez passer une nuit ; si elle vous choque, contestez-la depuis le reçu, une personne vous répondra.</p>
<p>Il arrive que la peine soit trop lourde pour un message. Les mots de détresse ne sont pas transmis et ne sont jamais facturés. Parlez à quelqu’un tout de suite : le 3114 si l’idée de mourir vous vient, le 3919 si l’on vous frappe, le 17 si vous êtes en danger. C’est gratuit, jour et nuit pour le premier et le dernier.</p>
`,
}
