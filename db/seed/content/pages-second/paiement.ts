import type { SeedPage } from '../kinds.ts'

export const paiement: SeedPage = {
  path: '/page/paiement-securise-simple-rapide',
  title: 'Paiement sécurisé, simple, rapide : un reçu lu à l’envers',
  description:
    'Un reçu d’Étoile du Soir déchiffré ligne après ligne, de la dernière à la première : le solde, le total, les secondes, et ce qui s’est passé avant tout cela.',
  lead: 'On regarde toujours le bas d’un ticket en premier. Prenons cette habitude au sérieux et remontons celui-ci, depuis la somme qui reste jusqu’au jour où elle est entrée.',
  body: `
<h2>Dernière ligne : ce qui reste, 11,74 €</h2>
<p>Le reçu que nous remontons est inventé, ses règles ne le sont pas. Quelqu’un sort d’une conversation avec un médium et lit tout en bas que son crédit s’élève à 11,74 €. Cet argent n’est pas perdu pour être resté. Il ne se périme pas, aucun forfait ne le ronge, et une simple demande suffit pour qu’il reparte vers la carte d’où il venait.</p>
<p>Il ne peut pas non plus devenir négatif. La base de données elle-même refuse une écriture qui ferait passer un compte sous zéro. Nul employé n’a donc à y veiller, et nul ne peut passer outre.</p>
<h2>Ligne du dessus : le total, 8,26 €</h2>
<p>Taxe comprise. Un sixième de cette somme est de la TVA, qui s’en va vers l’État. De ce qui demeure, 45 % reviennent au médium ; la maison vit du surplus. Nous le disons parce qu’un client a le droit de savoir qui il paie.</p>
<p>Pourquoi 8,26 et pas 8,27 ? Parce que la multiplication donnait 8,266 et des poussières, et que les poussières sont pour vous : on coupe toujours vers le bas.</p>
<h2>Ligne du dessus : le prix, 3,20 € la minute</h2>
<p>C’est le tarif que portait le profil à l’instant de la demande. Le médium aurait pu en changer une seconde plus tard, cela n’aurait rien modifié. Aucun tarif de la maison ne passe la barre des 5 €.</p>
<h2>Ligne du dessus : 155 secondes à payer</h2>
<p>En voici l’origine. La conversation a duré 785 secondes sans l’interruption, soit treize minutes et cinq secondes. Mais c’était une première venue, avec son cadeau de six cents secondes, que l’on dépense avant le reste. Trente autres n’ont pas été comptées, à cause d’une panne dont il va être question. Il en demeurait 155 à régler. Multipliez par 3,20, divisez par soixante : vous retrouvez le total à la main.</p>
<p>Si l’échange n’avait pas atteint une minute au compteur, cette ligne aurait porté un zéro, faveur valable une fois chaque jour avec un même médium.</p>
<h2>Ligne du dessus : la chronologie</h2>
<p>Demande, acceptation, premier message, coupure, reprise, fin. Six instants, notés à la seconde. Notre reçu montre un trou de vingt secondes au milieu : l’ascenseur. Le temps s’est arrêté au dernier signe reçu et n’est reparti qu’avec les deux présences ; le retour, le premier de la séance, a valu la demi-minute donnée en plus. Vous voyez aussi que la première phrase du médium est arrivée un peu après l’ouverture, et que cet intervalle-là ne figure dans aucun calcul.</p>
<h2>Première ligne : 20,00 € avant</h2>
<p>Nous voilà en haut. D’où venaient ces vingt euros ? D’un achat fait la semaine précédente sur la page du <a href="/wallet">crédit</a>, où l’on trouve quatre montants, le plus petit étant de dix euros et le plus grand de cent. On achète vingt, on reçoit vingt. La carte a été saisie chez un prestataire de paiement, derrière sa propre porte : ses chiffres ne traversent pas nos serveurs.</p>
<p>Le prestataire nous prévient quand tout est en ordre. Que son message s’égare, se répète ou arrive en désordre, la référence attachée à l’achat empêche tout double débit.</p>
<h2>Et au-dessus encore, le blanc</h2>
<p>Deux dépenses ont un ticket d’une autre forme. La réponse par <a href="/voyance/sms">SMS</a> n’a ni secondes ni tarif à la minute : un prix, mis de côté à la question, payé à la réponse, rendu après un jour de silence. L’appel audiotel, là où un numéro est montré, n’a pas de ticket chez nous ; il figure sur la facture de l’opérateur.</p>
<p>Un ticket ne dit rien de ce qui n’a pas eu lieu. Il vaut donc la peine d’écrire ici les lignes que vous n’y verrez jamais.</p>
<ul>
<li>Un renouvellement automatique, ou un achat lancé sans votre doigt.</li>
<li>Un prélèvement après la fin du crédit : quand il n’y a plus rien, la conversation s’arrête.</li>
<li>Un objet, une cérémonie, une protection facturée à part.</li>
<li>Un versement à quelqu’un dont le nom ne serait pas le nôtre.</li>
</ul>
<p>Si un interlocuteur réclame l’un de ces paiements, il agit contre nous autant que contre vous ; la page de <a href="/reclamation">réclamation</a> sert à cela.</p>
<h2>Quand le ticket ment</h2>
<p>Il porte un bouton pour le dire. Votre objection est lue par quelqu’un, qui remonte les mêmes lignes que vous et rend son avis en quarante-huit heures au plus ; jusque-là, l’opération s’affiche comme en attente. Indépendamment de cela, un crédit acheté peut être rendu pendant quatorze jours, sans motif : la <a href="/retractation">page de rétractation</a> n’est pas cachée, elle figure au pied de chaque écran, et ne retient que les secondes déjà consommées.</p>
<p>Reste une précaution qui n’est pas de notre ressort. Le soir, on dépense avec la fatigue du jour. Achetez le matin ce que vous acceptez de dépenser la nuit : la somme sera plus juste.</p>
`,
}
