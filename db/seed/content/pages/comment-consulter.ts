import type { SeedPage } from '../kinds.ts'

export const commentConsulter: SeedPage = {
  path: '/page/comment-consulter',
  title: 'Comment consulter : une première fois, pas à pas',
  description:
    'De la page d’un profil au reçu : ce qui se passe à chaque étape d’une consultation, ce que l’on vous demande, et à quel moment le temps commence à compter.',
  lead: 'Une première consultation impressionne toujours un peu. La voici racontée dans l’ordre, sans rien sauter, pour que vous sachiez à chaque instant où vous mettez le pied.',
  body: `
<h2>Avant tout, une question</h2>
<p>Commencez loin de l’écran. Prenez une feuille et notez ce qui vous occupe, en une phrase. « Est-ce que je dois accepter ce poste à Nantes ? » vaut mieux que « mon avenir ». Si plusieurs phrases viennent, gardez celle qui vous coûte le plus à écrire : c’est souvent la bonne. Ce petit exercice fait gagner de longues minutes, et il arrive qu’il suffise, la réponse apparaissant toute seule au bas de la page.</p>
<p>Demandez-vous aussi si la question relève bien d’une consultation. Un symptôme se montre à un médecin, un contrat à un juriste, une détresse au 3114, qui répond jour et nuit sans frais.</p>
<h2>Choisir à qui parler</h2>
<p>La <a href="/voyance">liste des personnes présentes</a> se tient à jour pendant que vous la lisez. Chaque carte porte un prix à la minute, jamais supérieur à 5 €, une note lorsqu’il existe des avis, et l’état du moment : libre, en consultation, absent. Les boutons du profil disent comment joindre la personne à cet instant, par tchat, par appel web ou par <a href="/voyance/telephone">téléphone</a> ; certains répondent aussi à une <a href="/voyance/sms">question par SMS</a>, payée à la réponse. Si la personne est prise, on peut attendre dans sa file, demander un message, ou prendre rendez-vous chez qui en propose : rien de cela ne coûte. Ouvrez deux ou trois profils. La manière dont quelqu’un se présente en dit long : cherchez un ton qui vous convienne plutôt qu’une promesse. Les avis n’ont pu être écrits qu’après une consultation d’au moins soixante secondes comptées, ou une réponse par SMS.</p>
<p>Certains profils sont des automates, destinés à montrer le fonctionnement du site. La mention figure partout où ils apparaissent.</p>
<h2>Créer un compte</h2>
<p>Un prénom, une adresse e-mail, un mot de passe : les formalités sont brèves. S’y ajoute votre date de naissance, car les consultations sont réservées aux adultes. <a href="/inscription">L’inscription</a> ne vous fait pas perdre le fil : vous revenez ensuite au profil que vous regardiez. Un code arrive par e-mail ; une fois recopié, il ouvre droit aux dix minutes offertes, une seule fois par personne, sans carte bancaire.</p>
<p>Avant la première consultation vient une demande à part. Parler de sa vie, c’est parfois parler de sa santé, de ses croyances ou de ses amours, et la loi protège ces confidences : votre accord est demandé clairement, et vous pouvez le retirer plus tard.</p>
<h2>La page qui précède l’entrée</h2>
<p>Tout y est réuni : le tarif, le temps offert qui vous reste, la durée que couvre votre crédit. Envoyer la demande ne coûte rien. La personne choisie a quarante-cinq secondes pour accepter ; vous pouvez annuler pendant ce temps. Si elle refuse ou ne répond pas, rien n’est compté et d’autres profils libres vous sont proposés.</p>
<h2>Pendant la conversation</h2>
<p>La porte s’ouvre, et le compteur attend. Au tchat, il part quand s’affichent les premiers mots de la personne choisie ; s’il ne vient rien en une minute, la consultation se ferme sans frais. À l’appel web, il part quand vous vous entendez tous les deux ; au téléphone, quand les deux appels sont réunis. Ensuite, à l’écran, le temps et le coût restent sous vos yeux, seconde après seconde.</p>
<ol>
<li>Posez votre question telle que vous l’avez notée.</li>
<li>Donnez le contexte en trois lignes, sans chercher à tester ni à tout dévoiler. Au tchat, une image ou un message vocal peut remplacer une longue description.</li>
<li>Si une phrase vous heurte ou reste vague, dites-le : demander une précision est votre droit.</li>
<li>Notez ce qui vous frappe. Vous jugerez plus tard.</li>
</ol>
<p>Une minute avant la fin de votre crédit, un avertissement s’affiche, ou une voix le dit au téléphone, sans que l’autre l’entende. Vous pouvez en ajouter sans quitter la conversation, ou la laisser finir. Rien ne se recharge sans vous et le solde ne descend jamais au-dessous de zéro.</p>
<h2>Finir, puis relire</h2>
<p>Vous arrêtez quand vous voulez, d’un bouton ou en raccrochant, sans avoir à vous justifier. Le reçu vient aussitôt : l’heure de chaque étape, les secondes comptées, les secondes offertes, le prix, le solde avant et après. S’il vous paraît faux, un bouton permet de le contester, et une personne de l’équipe répond sous quarante-huit heures.</p>
<p>Laissez passer une nuit avant de décider quoi que ce soit sur la foi d’une consultation. Une bonne séance éclaire un choix ; elle ne le fait pas à votre place. Les règles entières sont dans les <a href="/page/conditions">conditions</a>, écrites pour être lues, et celles du paiement <a href="/page/paiement-securise-simple-rapide">se suivent comme le trajet d’un billet</a>.</p>
`,
}
