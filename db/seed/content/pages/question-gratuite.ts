import type { SeedPage } from '../kinds.ts'

export const questionGratuite: SeedPage = {
  path: '/voyance/question-gratuite',
  title: 'Question de voyance gratuite : une vraie réponse',
  description:
    'Posez une question par écrit : une personne la lit et vous répond en vingt-quatre heures, en cent vingt mots au moins. Gratuit, sans suite à vendre.',
  lead: 'Une question, une personne qui la lit, une réponse écrite pour vous. Rien à payer, ni pour la demander, ni pour en lire la fin.',
  body: `
<h2>Ce qui se passe après l’envoi</h2>
<p>Votre question rejoint celles qui attendent. Les voyants du site en voient le thème et votre tranche d’âge, ou la date de naissance que vous avez choisi d’y joindre, pas davantage. L’un d’eux la prend : c’est à cet instant seulement qu’il découvre vos mots, avec votre prénom. Tant qu’il la tient, personne d’autre ne peut la lire ni y répondre. S’il renonce, elle revient dans la file, à sa place, devant les plus récentes.</p>
<p>La réponse arrive dans votre compte, sous ce que vous aviez demandé. Un e-mail vous prévient sans rien en dire : ni la question, ni la réponse, ni le nom de qui l’a écrite n’y figurent, au cas où quelqu’un lirait par-dessus votre épaule.</p>
<h3>Et si personne ne répond ?</h3>
<p>Nous vous l’écrivons au bout de vingt-quatre heures, avec nos excuses. La question manquée ne compte pas : vous pouvez en poser une autre aussitôt. Nous préférons un aveu à une réponse fabriquée pour tenir un délai.</p>
<h2>Ce qu’une réponse gratuite contient</h2>
<p>Cent vingt mots au moins, comptés par le serveur, écrits par une personne. Les automates qui animent la démonstration n’y ont pas accès. La réponse traite ce que vous avez demandé et s’arrête là où elle doit s’arrêter. Elle ne contient ni prix, ni offre, ni numéro, ni adresse, ni lien : le site refuse de l’envoyer sinon.</p>
<p>Cette règle a une histoire. Dans le métier, la question offerte a longtemps servi d’hameçon : quelques phrases tièdes, coupées au moment utile, et la suite à régler. Ici, celui qui répond n’a rien à vous vendre dans cette page. La maison le paie une somme fixe, la même que vous reveniez ou non. Il n’a donc aucune raison de vous inquiéter, ni de garder le meilleur pour plus tard.</p>
<h2>Ce qu’elle ne contient pas</h2>
<p>Notre charte vaut autant pour le gratuit que pour le reste. Pas de diagnostic, pas de mort annoncée, pas de grossesse promise, pas de numéros à jouer, pas de sort à lever. Un modérateur relit les réponses qui approchent de ces sujets. Il peut en refuser une dans les quarante-huit heures : elle disparaît de votre compte, vous le savez, son auteur n’est pas payé, et quelqu’un d’autre reprend votre question.</p>
<p>Vous pouvez aussi la signaler vous-même, ou dire simplement si elle vous a été utile. Ces avis ne sont montrés à personne d’autre qu’à notre équipe.</p>
<h2>Bien poser sa question</h2>
<p>Vous ne pourrez pas préciser ensuite : autant que tout y soit. Quelques conseils, appris à force de lire.</p>
<ul>
<li>Une seule question à la fois. Deux questions reçoivent deux moitiés de réponse.</li>
<li>Un peu de contexte : depuis quand, avec qui, ce que vous avez déjà essayé. Pas de nom de famille, pas d’adresse, pas de numéro.</li>
<li>« Comment aborder » ouvre plus de portes que « est-ce que ». Personne ne peut vous garantir un oui.</li>
<li>Parlez de vous plutôt que d’un absent. Lire les pensées d’un autre, sans lui, n’aide pas beaucoup.</li>
</ul>
<p>Si vous hésitez entre deux formulations, gardez celle que vous oseriez relire dans un mois.</p>
<h2>Pourquoi une seule par mois</h2>
<p>Parce qu’une réponse demande un vrai quart d’heure à quelqu’un, et que la maison la paie. Trente jours, c’est aussi le temps de vérifier si le conseil tenait. Une personne a droit à une question, quelle que soit la façon dont elle écrit son adresse e-mail. Il faut être majeur, avoir un compte et avoir confirmé son adresse. Aucune carte bancaire n’est demandée, à aucun moment.</p>
<h2>Ce que deviennent vos mots</h2>
<p>Ils sont chiffrés dès leur arrivée. Ils restent dans votre compte aussi longtemps que vous y gardez vos conversations, et vous pouvez les effacer quand vous voulez : la réponse part avec eux. Si une personne de l’équipe les ouvre, elle doit en écrire la raison, et vous la lisez dans <a href="/page/donnees-personnelles">vos données</a>. L’accord que vous donnez vaut pour la réponse ; les offres par e-mail sont une autre case, vide, qui ne change rien.</p>
<h2>Quand une question ne suffit pas</h2>
<p>Il arrive que la réponse en appelle d’autres. Alors une <a href="/voyance">conversation</a> convient mieux qu’un courrier : vous choisissez la personne, vous voyez son prix, et les <a href="/voyance-gratuite">dix minutes d’accueil</a> sont offertes. Rien ne vous y pousse. Et il arrive que la question ne soit pas pour un voyant. Une douleur trop lourde, une peur pour soi ou pour quelqu’un : le 3114 et le 3919 écoutent gratuitement. Si votre texte le laisse penser, nous vous montrons ces numéros avant toute chose, et nous ne gardons rien de ce que vous aviez écrit.</p>
`,
}
