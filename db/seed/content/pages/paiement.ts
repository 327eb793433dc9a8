import type { SeedPage } from '../kinds.ts'

export const paiement: SeedPage = {
  path: '/page/paiement-securise-simple-rapide',
  title: 'Paiement sécurisé, simple et rapide : suivre ses euros',
  description:
    'Où va un billet de vingt euros quand il entre sur le site, comment chaque seconde se paie, et par quel chemin l’argent non dépensé vous revient.',
  lead: 'La meilleure façon d’expliquer un paiement est de suivre l’argent. Prenons vingt euros et ne les quittons plus des yeux.',
  body: `
<h2>L’entrée</h2>
<p>Vous ouvrez la page de <a href="/wallet">votre crédit</a> et choisissez un montant : dix, vingt, cinquante ou cent euros. Le crédit obtenu est égal à la somme versée. Il n’y a pas de prime pour les gros montants, et c’est voulu : nous ne tenons pas à vous faire acheter plus que vous n’en avez besoin.</p>
<p>Le paiement par carte se déroule sur la page protégée d’un prestataire dont c’est le métier. Votre numéro n’arrive pas jusqu’à nous, nous ne pouvons donc ni le garder ni le perdre. Lorsque le prestataire confirme, vingt euros apparaissent dans votre solde. Si sa confirmation nous parvient deux fois, en retard ou dans le désordre, rien n’est débité ni crédité deux fois pour autant : chaque achat a une référence unique.</p>
<h2>L’attente</h2>
<p>Vos vingt euros peuvent dormir. Ils n’ont pas de date de péremption, aucun abonnement ne les grignote, aucune relance ne vous presse. Tant qu’ils n’ont pas servi, ils vous appartiennent et vous pouvez en demander le remboursement vers le moyen de paiement d’origine.</p>
<h2>La dépense, au centime</h2>
<p>Supposons une consultation à 1,80 € la minute et une conversation de 347 secondes comptées, vos minutes offertes étant déjà utilisées. Le calcul tient en une ligne : 347 × 1,80 ÷ 60 = 10,41 €. La seconde est l’unité, pas la minute ; lorsque le résultat ne tombe pas juste, il est arrondi au centime inférieur. Il reste 9,59 €.</p>
<p>Le tarif retenu est celui que vous aviez sous les yeux en envoyant la demande. Si le profil change de prix pendant que vous parlez, votre conversation n’en sait rien. Et si la liaison se coupe au milieu d’une phrase, le compteur s’arrête à l’instant où l’appareil perdu a donné signe de vie pour la dernière fois.</p>
<p>Une conversation de moins de soixante secondes comptées ne prend rien du tout, une fois par jour et par personne consultée. C’est le temps de voir si le courant passe.</p>
<h3>Deux dépenses sans compteur</h3>
<p>Une réponse par <a href="/voyance/sms">SMS</a> a un prix fixe, lu d’avance : la somme est mise de côté quand vous posez la question, payée quand la réponse est écrite, et revient entière si rien n’arrive en vingt-quatre heures. L’audiotel, là où un numéro est affiché, ne touche pas à ce crédit : votre opérateur le facture. Attendre dans une file, réserver un rendez-vous et poser sa <a href="/voyance/question-gratuite">question gratuite</a> ne coûtent rien.</p>
<h2>Le partage</h2>
<p>Que deviennent les 10,41 € ? La taxe sur la valeur ajoutée, au taux de 20 %, en est retirée pour l’État. Sur ce qui reste, la personne consultée reçoit sa part, fixée à 45 %, et le site garde le solde, qui paie les serveurs, le prestataire bancaire, la modération et l’assistance. Chaque mouvement est inscrit en partie double, la vieille méthode des marchands italiens : une somme qui quitte une colonne entre dans une autre, et rien ne s’efface.</p>
<h2>La preuve</h2>
<p>Après chaque consultation en direct, un reçu donne le solde d’avant, les secondes, le prix, le total taxes comprises et le solde d’après. Vous pouvez refaire l’opération à la main. Si votre résultat diffère du nôtre, contestez le reçu : un humain le vérifie et vous répond sous quarante-huit heures, et le reçu porte entre-temps la mention « en attente ».</p>
<h2>La sortie</h2>
<p>Les 9,59 € restants ont trois destins possibles : une autre consultation, l’oubli paisible, ou le retour chez vous. Vous disposez en outre de quatorze jours après un achat pour vous rétracter sans donner de raison. Le <a href="/retractation">formulaire de rétractation</a> est accessible au bas de chaque page et délivre un accusé daté. Les consultations déjà reçues restent dues pour leur durée exacte, le reste vous est rendu.</p>
<h2>Ce que l’on ne vous demandera pas</h2>
<ul>
<li>Un virement, un mandat, une carte cadeau ou une cryptomonnaie.</li>
<li>Un règlement direct à la personne consultée, hors du site.</li>
<li>Un supplément pour un rituel, une protection ou la levée d’un sort.</li>
<li>Votre code de carte par message, par e-mail ou au cours d’une conversation.</li>
</ul>
<p>Si quelqu’un vous en parle ici, n’envoyez rien et <a href="/reclamation">signalez-le</a>. Ces demandes sont la signature des escroqueries du métier, et nous aimons mieux retirer un profil de la liste que vous laisser perdre dix euros.</p>
<p>Enfin, un conseil d’économie domestique : décidez de la somme avant de commencer, écrivez-la, et tenez-vous-y. Un crédit limité est un garde-fou plus sûr que la meilleure volonté du monde. Le détail juridique se trouve aux chapitres 3 à 8 des <a href="/page/conditions">conditions</a>.</p>
`,
}
