import type { SeedQuestion } from './kinds.ts'

export const questionsPrix: readonly SeedQuestion[] = [
  {
    slug: 'combien-coute-une-consultation',
    question: 'Combien coûte une consultation ?',
    theme: 'prix',
    answer: `<p>Cela dépend de la personne et de la durée. Chaque profil affiche un tarif à la minute, taxes incluses, et aucun ne dépasse 5 €. <a href="/page/paiement-securise-simple-rapide">Le calcul</a> se fait ensuite à la seconde : un quart d’heure à 2 € la minute revient à 30 €, quatorze minutes et dix secondes à 28,33 €.</p><p>Le prix qui vous engage est celui que vous lisez au moment d’envoyer la demande. La <a href="/voyance">liste</a> l’affiche sur chaque carte et permet de fixer un maximum. Décider d’une somme avant de commencer demeure la meilleure des économies.</p>`,
  },
  {
    slug: 'quand-le-compteur-demarre-t-il',
    question: 'À quel moment le compteur démarre-t-il ?',
    theme: 'prix',
    answer: `<p>Au tchat, avec le premier message que vous recevez ; à l’appel web, quand chacun entend l’autre ; au <a href="/voyance/rappel-immediat-voyance">téléphone</a>, quand les deux appels sont réunis. Ni la demande, ni l’attente, ni <a href="/page/comment-consulter">l’entrée dans la conversation</a>, ni vos propres lignes écrites avant cet instant ne sont comptées. Si aucun message n’arrive dans la minute qui suit l’ouverture d’un tchat, tout se ferme gratuitement.</p><p>C’est le serveur qui tient la montre, et lui seul ; une horloge déréglée, de votre côté ou de l’autre, n’a aucune influence. L’heure de ce départ figure sur le reçu, ce qui vous permet de refaire l’opération, comme on le fait à la page du <a href="/page/paiement-securise-simple-rapide">paiement</a>.</p>`,
  },
  {
    slug: 'comment-obtenir-les-dix-minutes-offertes',
    question: 'Comment obtenir les dix minutes offertes ?',
    theme: 'prix',
    answer: `<p><a href="/inscription">Créez un compte</a>, puis confirmez votre adresse avec le code reçu par e-mail : le temps apparaît aussitôt. Il vaut pour une première venue, une seule fois par personne, et s’adresse aux adultes. On ne vous demande pas de carte.</p><p>Ces dix minutes se dépensent d’une traite ou par morceaux, auprès de qui vous voulez, avant tout crédit acheté. Elles ne se convertissent pas en euros. Quand elles s’achèvent et que votre solde est vide, la conversation s’arrête. Un <a href="/voyance-gratuite-tchat">emploi du temps</a> vous aide à en tirer le meilleur parti.</p>`,
  },
  {
    slug: 'une-consultation-tres-courte-est-elle-facturee',
    question: 'Une consultation très courte est-elle facturée ?',
    theme: 'prix',
    answer: `<p>Non, si elle compte moins de soixante secondes. Cette franchise s’applique une fois par jour pour chaque personne consultée ; elle existe pour que vous puissiez goûter un ton, une manière, et repartir sans payer votre curiosité. <a href="/voyance-gratuite">Votre temps offert</a> n’est pas entamé non plus.</p><p>À partir de la soixantième seconde comptée, la durée entière est retenue, première minute comprise. Et si vous revenez dans la même journée vers le même profil, les secondes comptent dès le début. La règle est écrite au chapitre 5 des <a href="/page/conditions">conditions</a>.</p>`,
  },
  {
    slug: 'que-se-passe-t-il-a-la-fin-du-credit',
    question: 'Que se passe-t-il quand mon crédit arrive à sa fin ?',
    theme: 'prix',
    answer: `<p>Un avertissement s’affiche soixante secondes avant ; au téléphone, une voix vous le dit sans que l’autre l’entende. Trois possibilités s’offrent à vous : conclure, laisser le temps s’écouler, ou ajouter une somme sans quitter la conversation. Si votre banque vous interroge alors, le compteur s’arrête, deux minutes au plus. Si vous ne faites rien, la séance se clôt toute seule.</p><p>Votre solde ne peut pas devenir négatif, et <a href="/page/paiement-securise-simple-rapide">aucune carte n’est débitée</a> à votre insu, puisque rien ne se recharge de soi-même. Pour acheter à tête reposée plutôt que dans l’élan, passez par la page de <a href="/wallet">votre crédit</a> avant de consulter.</p>`,
  },
  {
    slug: 'le-credit-non-utilise-est-il-rembourse',
    question: 'Le crédit que je n’utilise pas est-il remboursable ?',
    theme: 'prix',
    answer: `<p>Oui. Il n’expire pas, et vous pouvez en réclamer le retour par le moyen qui a servi à le payer. Dans les quatorze jours d’un achat, vous disposez aussi du droit légal de rétractation, sans motif à fournir : le <a href="/retractation">formulaire</a> se remplit en une minute et délivre un reçu daté.</p><p>Ce qui a déjà été consulté reste dû, pour sa durée exacte. Le temps offert, lui, n’est pas de l’argent et ne se rembourse pas. Chaque mouvement, à l’aller comme au retour, reste inscrit dans <a href="/wallet">l’historique de votre crédit</a>.</p>`,
  },
  {
    slug: 'comment-contester-un-recu',
    question: 'Comment contester un reçu ?',
    theme: 'prix',
    answer: `<p>Ouvrez-le depuis la liste de <a href="/mon-compte/consultations">vos consultations</a> : un bouton sert à cela. Dites en quelques mots ce qui vous paraît faux, une durée, une coupure mal comptée, un comportement. Le reçu porte alors la mention « en attente » et quelqu’un de l’équipe l’examine. La réponse vous parvient sous quarante-huit heures.</p><p>Cet examen ne coûte rien. Les heures, les durées et les montants suffisent presque toujours à répondre. Si une phrase est en cause, citez-la : la conversation ne s’ouvre que pour une raison écrite, que vous lirez dans <a href="/mon-compte/donnees">vos données</a>. Si la réponse vous laisse sur votre faim, une <a href="/reclamation">réclamation</a>, puis le médiateur, restent possibles.</p>`,
  },
  {
    slug: 'y-a-t-il-un-abonnement',
    question: 'Y a-t-il un abonnement ou des frais cachés ?',
    theme: 'prix',
    answer: `<p>Ni l’un ni les autres. Vous achetez <a href="/wallet">un crédit</a> quand bon vous semble, à partir de dix euros, et vous le dépensez à votre rythme. Il n’y a pas de cotisation, pas de frais de dossier, pas de prélèvement périodique, pas de durée imposée.</p><p>L’inscription, les reçus et leur contestation ne se paient pas. Si quelqu’un vous demande une rallonge pour un rituel ou une protection, refusez et prévenez-nous : ces pratiques sont interdites ici. Pour d’autres ruses du métier, voyez la page <a href="/voyance-gratuite">voyance gratuite</a>.</p>`,
  },
  {
    slug: 'combien-coute-une-question-par-sms',
    question: 'Combien coûte une question par SMS ?',
    theme: 'prix',
    answer: `<p>Le prix d’une réponse, fixé pour chaque personne qui en propose et affiché avant que vous demandiez, taxes comprises. Il ne change ni avec la longueur de la réponse, ni avec le nombre de SMS qu’elle remplit. Il est mis de côté sur votre crédit quand la question part et payé une seule fois, quand la réponse est écrite. Sans réponse en vingt-quatre heures, il vous revient de lui-même.</p><p>Rien n’est surtaxé : le SMS que vous nous envoyez coûte ce que coûte un SMS chez votre opérateur. Le mobile doit être le vôtre, et confirmé. Depuis lui, la première fois, rien n’est mis de côté avant votre OUI. Les minutes offertes n’y servent pas. La page <a href="/voyance/sms">voyance par SMS</a> donne le détail.</p>`,
  },
  {
    slug: 'qui-facture-un-appel-audiotel',
    question: 'Qui facture un appel audiotel ?',
    theme: 'prix',
    answer: `<p>Votre opérateur téléphonique, et lui seul. Là où ce site affiche un numéro violet, son prix est à côté : tant la minute, plus le prix d’un appel. Le service ne se paie qu’à partir du moment où la personne vous parle ; l’accueil, le code et l’attente ne sont pas facturés, et l’appel s’arrête de lui-même après la durée annoncée.</p><p>Aucun compte n’est nécessaire, et nous ne gardons rien de vous. En contrepartie, ni temps offert, ni <a href="/mon-compte/budget">budget</a>, ni reçu chez nous, ni avis. Si aucun numéro n’est affiché sur ce site, ce canal n’y existe pas. Le <a href="/voyance/telephone">téléphone avec un compte</a> garde, lui, toutes ces protections.</p>`,
  },
]
